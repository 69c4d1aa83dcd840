/// What a variable is equal to: a number and products of other variables, in order of their
/// indices.
struct Row: BitwiseCopyable {
  var constant: Double = 0
  var terms = TermList()
}
