# Le mode d’emploi.

manual-title = Mode d’emploi
manual-no-page = le mode d’emploi n’a pas de page « { $page } »
manual-pages = les pages sont { $known }
