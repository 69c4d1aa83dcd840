/// A position that a walk through definitions goes on from.
struct WalkedPosition: BitwiseCopyable {
  let position: Int32
  /// Which of its definition's terms comes next.
  var next: Int32
}
