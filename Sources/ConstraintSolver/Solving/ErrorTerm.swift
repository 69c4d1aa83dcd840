/// An error variable and its priority.
struct ErrorTerm: BitwiseCopyable {
  let priority: Float
  let error: Int32
}
