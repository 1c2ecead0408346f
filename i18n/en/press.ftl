# The keys of the keyboard, as they are called.

press-shift = Shift
press-left = Left
press-right = Right
press-home = Home
press-enter = Enter
press-escape = Escape
press-tab = Tab
press-plus = Plus
press-minus = Minus
press-up = Up
press-down = Down
