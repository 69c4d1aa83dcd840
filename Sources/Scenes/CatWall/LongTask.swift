/// Work of a few milliseconds without visible effect.
///
/// Source: "iOS UICollectionView: The Complete Guide", chapter 2, where it is an empty loop of five
/// million steps that the compiler must not remove.
enum LongTask {
  private static let bytes = [UInt8](repeating: 7, count: 5_000_000)

  /// Performs the task.
  ///
  /// - Returns: a number that depends on every step.
  @discardableResult
  static func run() -> Int {
    var hasher = Hasher()
    bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
    return hasher.finalize()
  }
}
