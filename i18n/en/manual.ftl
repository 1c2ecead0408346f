# The manual for people.

manual-title = Manual
manual-about = The manual for people, page by page
manual-help-page = The page; without it all pages are listed
manual-no-page = the manual has no page “{ $page }”
manual-pages = the pages are { $known }
