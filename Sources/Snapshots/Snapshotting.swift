import Staging
import UIKit

/// A strategy: how a value becomes the format that is kept and compared.
///
/// Write strategies of your own as `pullback`s of the ones here:
///
/// ```swift
/// extension Snapshotting where Value == Badge, Format == UIImage {
///   @MainActor static var image: Snapshotting {
///     Snapshotting<UIView, UIImage>.image(scale: 3).pullback { badge in badge.view }
///   }
/// }
/// ```
///
/// A strategy belongs to no actor: it may be named and kept anywhere. Its closures are called on
/// the thread that asserts; strategies of screens and layers go to the main thread by themselves,
/// and so does what `pullback` makes screens and layers of: it may be written on the main actor.
/// For that reason the conformance to `Sendable` is unchecked.
public struct Snapshotting<Value, Format>: @unchecked Sendable {
  /// The golden files' extension, without a dot; nil for none.
  public var pathExtension: String?
  /// How two values of the format are compared and kept.
  public var diffing: Diffing<Format>
  /// How much the snapshot may differ; nil for not at all. It applies to pictures.
  public var tolerance: Tolerance?
  /// Whether something on the way to the snapshot is made on the main thread.
  private var isOfMainThread = Value.self is any SnapshotScreen.Type || Value.self is CALayer.Type
  /// Takes the snapshot under an assertion's terms, with a way to read its layout.
  package var capture: (Value, PictureTerms) throws -> Capture<Format>

  /// A strategy that takes a snapshot at once: nothing is waited for.
  ///
  /// - Parameter snapshot: takes the snapshot; an error that it throws fails the assertion.
  public init(
    pathExtension: String?, diffing: Diffing<Format>,
    snapshot: @escaping (_ value: Value) throws -> Format
  ) {
    self.init(pathExtension: pathExtension, diffing: diffing) { value, _ in
      Capture(try snapshot(value))
    }
  }

  package init(
    pathExtension: String?, diffing: Diffing<Format>,
    capture: @escaping (Value, PictureTerms) throws -> Capture<Format>
  ) {
    self.pathExtension = pathExtension
    self.diffing = diffing
    self.capture = capture
  }

  /// Takes the snapshot, at once: nothing is waited for.
  public func take(_ value: Value) throws -> Format {
    let capture = try capture(value, PictureTerms())
    defer { capture.finish?() }
    return capture.value
  }

  /// A strategy for another kind of value, which `transform` turns into this one's.
  public func pullback<NewValue>(
    _ transform: @escaping (_ otherValue: NewValue) throws -> Value
  ) -> Snapshotting<NewValue, Format> {
    pullback(underTerms: { value, _ in try transform(value) })
  }

  /// A strategy for another kind of value, which `transform` turns into this one's under an
  /// assertion's terms.
  package func pullback<NewValue>(
    underTerms transform: @escaping (NewValue, PictureTerms) throws -> Value
  ) -> Snapshotting<NewValue, Format> {
    // Called on the main thread where one of them wants that, and by one thread at a time.
    nonisolated(unsafe) let (capture, transform) = (capture, transform)
    let isOfMainThread = isOfMainThread
    var result = Snapshotting<NewValue, Format>(
      pathExtension: pathExtension, diffing: diffing
    ) { value, terms in
      guard isOfMainThread else { return try capture(transform(value, terms), terms) }
      nonisolated(unsafe) let value = value
      return try MainThread.run { try capture(transform(value, terms), terms) }
    }
    result.isOfMainThread = isOfMainThread
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
  public init(pathExtension: String?, diffing: Diffing<Format>) {
    self.init(pathExtension: pathExtension, diffing: diffing, snapshot: { $0 })
  }
}

/// A strategy of values that are their own format.
public typealias SimplySnapshotting<Format> = Snapshotting<Format, Format>
