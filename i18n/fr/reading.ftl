# Une valeur imprimée, lue de nouveau.
reading-title = Valeurs imprimées, lues de nouveau
reading-search = Chercher
reading-stands = { $question } Jusqu’ici : { $value }
reading-for-good = Pour la boîte
reading-for-good-means = Ici, et gardée pour les prochaines parties
reading-this-game = Pour cette partie seulement
reading-this-game-means = Ce qui est gardé pour les prochaines parties reste tel quel
reading-first = Rectifier d’abord l’entrée { $entry }…
reading-values = Valeurs imprimées…
reading-others = Une autre valeur…
