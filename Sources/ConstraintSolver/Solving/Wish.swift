/// An error and how important it is that it be small.
struct Wish: BitwiseCopyable {
  let priority: Float
  let error: Int32
}
