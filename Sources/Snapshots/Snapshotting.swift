import Staging

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
  /// How two values of the format are compared and kept.
  public var diffing: Diffing<Format>
  /// How much the snapshot may differ; nil for not at all. It applies to pictures.
  public var tolerance: Tolerance?
  /// Takes the snapshot under an assertion's terms, with a way to read its layout.
  package var capture: @Sendable (Value, PictureTerms) throws -> Capture<Format>

  /// A strategy that takes a snapshot at once: nothing is waited for.
  public init(
    pathExtension: String, diffing: Diffing<Format>,
    snapshot: @escaping @Sendable (Value) throws -> Format
  ) {
    self.init(pathExtension: pathExtension, diffing: diffing) { value, _ in
      Capture(try snapshot(value))
    }
  }

  package init(
    pathExtension: String, diffing: Diffing<Format>,
    capture: @escaping @Sendable (Value, PictureTerms) throws -> Capture<Format>
  ) {
    self.pathExtension = pathExtension
    self.diffing = diffing
    self.capture = capture
  }

  /// Takes the snapshot, at once: nothing is waited for.
  public var snapshot: @Sendable (Value) throws -> Format {
    let capture = self.capture
    return { try capture($0, PictureTerms()).value }
  }

  /// A strategy for another kind of value, which `transform` turns into this one's.
  public func pullback<NewValue>(
    _ transform: @escaping @Sendable (NewValue) throws -> Value
  ) -> Snapshotting<NewValue, Format> {
    pullback(underTerms: { value, _ in try transform(value) })
  }

  /// A strategy for another kind of value, which `transform` turns into this one's under an
  /// assertion's terms.
  package func pullback<NewValue>(
    underTerms transform: @escaping @Sendable (NewValue, PictureTerms) throws -> Value
  ) -> Snapshotting<NewValue, Format> {
    let capture = self.capture
    var result = Snapshotting<NewValue, Format>(pathExtension: pathExtension, diffing: diffing) {
      try capture(transform($0, $1), $1)
    }
    result.tolerance = tolerance
    return result
  }

  /// The same strategy for screens that are meant to show nothing.
  ///
  /// Without it a picture of a screen or a layer in which every pixel has the same colour, or in
  /// which there are no cells where the layout puts items into sight, is a failure and becomes no
  /// golden.
  public var allowingBlank: Snapshotting {
    let capture = self.capture
    var result = self
    result.capture = { value, terms in
      var terms = terms
      terms.allowsBlank = true
      return try capture(value, terms)
    }
    return result
  }

  /// The same strategy for snapshots that cannot be exact.
  public func tolerating(_ tolerance: Tolerance) -> Snapshotting {
    var result = self
    result.tolerance = tolerance
    return result
  }
}

extension Snapshotting where Value == Format {
  /// A strategy for values that are their own format.
  public init(pathExtension: String, diffing: Diffing<Format>) {
    self.init(pathExtension: pathExtension, diffing: diffing, snapshot: { $0 })
  }
}
