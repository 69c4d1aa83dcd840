/// A position in a depth-first traversal of definitions.
struct WalkedPosition: BitwiseCopyable {
  let position: Int32
  /// The index of the next term of its definition.
  var next: Int32
}
