import Staging
import UIKit

/// A strategy, which converts a value to the format that is stored and compared.
///
/// Write custom strategies as `pullback`s of the ones here:
///
/// ```swift
/// extension Snapshotting where Value == Badge, Format == UIImage {
///   @MainActor static var image: Snapshotting {
///     Snapshotting<UIView, UIImage>.image(scale: 3).pullback { badge in badge.view }
///   }
/// }
/// ```
///
/// A strategy is not isolated to an actor: it can be used and stored anywhere. Its closures are
/// called on the thread of the assertion; strategies of screens and layers switch to the main
/// thread themselves, and so do the closures of `pullback` that create screens and layers, which
/// can be written on the main actor. Therefore the conformance to `Sendable` is unchecked.
public struct Snapshotting<Value, Format>: @unchecked Sendable {
  /// The extension of golden files, without a dot; nil for none.
  public var pathExtension: String?
  /// The comparison and encoding of the format.
  public var diffing: Diffing<Format>
  /// The permitted difference of the snapshot; nil for none. It applies to pictures.
  public var tolerance: Tolerance?
  /// Whether a step towards the snapshot runs on the main thread.
  var isOfMainThread = Value.self is any SnapshotScreen.Type || Value.self is CALayer.Type
  /// Takes the snapshot under an assertion's terms, with a closure that reads its layout.
  package var capture: (Value, PictureTerms) throws -> Capture<Format>

  /// Creates a synchronous strategy.
  ///
  /// - Parameter snapshot: Takes the snapshot; an error fails the assertion.
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

  /// Takes the snapshot synchronously.
  public func take(_ value: Value) throws -> Format {
    let capture = try capture(value, PictureTerms())
    defer { capture.finish?() }
    return capture.value
  }

  /// Returns a strategy for another type of value, which `transform` converts to this one's.
  public func pullback<NewValue>(
    _ transform: @escaping (_ otherValue: NewValue) throws -> Value
  ) -> Snapshotting<NewValue, Format> {
    pullback(underTerms: { value, _ in try transform(value) })
  }

  /// Returns a strategy for another type of value, which `transform` converts to this one's under
  /// an assertion's terms.
  package func pullback<NewValue>(
    underTerms transform: @escaping (NewValue, PictureTerms) throws -> Value
  ) -> Snapshotting<NewValue, Format> {
    // Called on the main thread if one of them requires it, and by one thread at a time.
    nonisolated(unsafe) let (capture, transform) = (capture, transform)
    let isOfMainThread = isOfMainThread
    var result = Snapshotting<NewValue, Format>(
      pathExtension: pathExtension, diffing: diffing
    ) { value, terms in
      guard isOfMainThread else { return try capture(transform(value, terms), terms) }
      // Swift 6.2 forgets what is unsafe about captured values.
      nonisolated(unsafe) let (value, capture, transform) = (value, capture, transform)
      return try MainThread.run { try capture(transform(value, terms), terms) }
    }
    result.isOfMainThread = isOfMainThread
    result.tolerance = tolerance
    return result
  }

  /// The strategy for screens that are intentionally blank.
  ///
  /// Otherwise a picture of a screen or a layer in which all pixels have the same colour, or which
  /// lacks cells that the layout makes visible, is a failure and not recorded as a golden.
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

  /// Returns the strategy with a tolerance, for snapshots that are not exact.
  public func tolerating(_ tolerance: Tolerance) -> Snapshotting {
    var result = self
    result.tolerance = tolerance
    return result
  }
}

extension Snapshotting where Value == Format {
  /// Creates a strategy for values that are their own format.
  public init(pathExtension: String?, diffing: Diffing<Format>) {
    self.init(pathExtension: pathExtension, diffing: diffing, snapshot: { $0 })
  }
}

/// A strategy for values that are their own format.
public typealias SimplySnapshotting<Format> = Snapshotting<Format, Format>
