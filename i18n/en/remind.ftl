# Reminders.

remind-title = Reminders
remind-do-it = Do it
remind-do-it-named = Do it: { $what }
remind-quiet = No more reminders of this kind: { $what }
remind-more = { $count ->
    [one] One more reminder
   *[other] { $count } more reminders
  }
remind-nothing = Nothing is about to be forgotten
remind-switches = Remind me of
