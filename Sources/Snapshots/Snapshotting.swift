/// A strategy: how a value becomes the format that is kept and compared.
///
/// Write strategies of your own as `pullback`s of the ones here:
///
/// ```swift
/// extension Snapshotting where Value == Badge, Format == CGImage {
///   @MainActor static var image: Snapshotting {
///     Snapshotting<UIView, CGImage>.image(scale: 3).pullback { badge in badge.view }
///   }
/// }
/// ```
public struct Snapshotting<Value, Format>: Sendable {
  /// The golden files' extension, without a dot.
  public var pathExtension: String
  public var diffing: Diffing<Format>
  /// Takes the snapshot, at once: nothing is waited for.
  public var snapshot: @Sendable (Value) throws -> Format

  public init(
    pathExtension: String, diffing: Diffing<Format>,
    snapshot: @escaping @Sendable (Value) throws -> Format
  ) {
    self.pathExtension = pathExtension
    self.diffing = diffing
    self.snapshot = snapshot
  }

  /// A strategy for another kind of value, which `transform` turns into this one's.
  public func pullback<NewValue>(
    _ transform: @escaping @Sendable (NewValue) throws -> Value
  ) -> Snapshotting<NewValue, Format> {
    let snapshot = self.snapshot
    return Snapshotting<NewValue, Format>(pathExtension: pathExtension, diffing: diffing) {
      try snapshot(transform($0))
    }
  }
}

extension Snapshotting where Value == Format {
  /// A strategy for values that are their own format.
  public init(pathExtension: String, diffing: Diffing<Format>) {
    self.init(pathExtension: pathExtension, diffing: diffing) { $0 }
  }
}
