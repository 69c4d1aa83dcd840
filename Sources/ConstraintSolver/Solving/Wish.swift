/// An error variable and its priority.
struct Wish: BitwiseCopyable {
  let priority: Float
  let error: Int32
}
