/// A variable, given by its index, with a coefficient.
struct RowTerm: BitwiseCopyable {
  var variable: Int32
  var coefficient: Double
}
