/// The value of a variable: a constant and terms, sorted by variable.
struct Row: BitwiseCopyable {
  var constant: Double = 0
  var terms = TermList()
}
