# Who sits at the table.

people-title = Players
people-name-of = Name: { $name }
people-colour-of = Colour: { $name }
people-leaves = Leaves…
people-leaves-named = Leaves the table: { $name }
people-leaving = { $name } leaves the table. What this player has stays in the book; say what happens to it
people-note = What happens to it
people-leaves-now = { $name } leaves
people-put-names-right = Fix names and colours
