# What the referee enters, in plain words.

referee-back = Back to entry { $n }: { $what }
referee-redone = Redone: { $what }
referee-back-to-start = Back to the start
referee-noted = Note: { $text }
referee-paused = Break { $text }
referee-corrected = Correction: { $text }
referee-ruled = House rule: { $text }
referee-amended = Fixed: { $text }
referee-read-off = Read off the board: { $what }
referee-renamed = From now on called { $name }
referee-recoloured = From now on called { $name }, in { $colour }
referee-left = { $name } leaves the table
referee-assumed = Assumed, not read off the board: { $what }
# English repeats the question behind its answer, French names the cell.
referee-read-answer = { $place ->
   *[any] { $value } – { $question }
  }
referee-amended-entries = Fixed: { $count ->
    [one] entry { $entries }
   *[other] entries { $entries }
}
referee-decided = { $question } Answer: { $option }
referee-decided-by = { $what } (decided by { $name })
referee-because = { $what }: { $reason }
referee-counted = Count at the table: { $count ->
    [one] one amount
   *[other] { $count } amounts
}
referee-written = { $text }
referee-gives = { $from } gives { $to } { $amount }
referee-goes = { $amount } from { $from } to { $to }
