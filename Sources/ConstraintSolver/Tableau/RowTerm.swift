/// A variable of a row, by its index, times a number.
struct RowTerm: BitwiseCopyable {
  var variable: Int32
  var coefficient: Double
}
