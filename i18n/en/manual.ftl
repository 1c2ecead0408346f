# The manual for people.

manual-title = Manual
manual-no-page = the manual has no page “{ $page }”
manual-pages = the pages are { $known }
