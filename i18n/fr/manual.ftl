# Le mode d’emploi.

manual-title = Mode d’emploi
manual-about = Le mode d’emploi, page par page
manual-help-page = La page ; sans elle, toutes les pages sont listées
manual-no-page = le mode d’emploi n’a pas de page « { $page } »
manual-pages = les pages sont { $known }
