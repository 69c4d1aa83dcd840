/// Strategies that are unavailable here: for views of SwiftUI, scenes of SpriteKit and SceneKit,
/// and other types without a strategy. Types that `--stub` generates have no other strategy, so the
/// compiler reports these messages.
import UIKit

/// The size of a SwiftUI view in pictures.
///
/// It exists for suites of pointfreeco/swift-snapshot-testing; no strategy accepts it.
public enum SwiftUISnapshotLayout: Sendable {
  /// Centred on a device's screen.
  case device(config: ViewImageConfig)
  /// Centred in an area in points.
  case fixed(width: CGFloat, height: CGFloat)
  /// In its ideal size.
  case sizeThatFits
}

extension Snapshotting where Format == UIImage {
  /// Unavailable: views of SwiftUI are not drawn.
  @available(
    *, unavailable,
    message: "Views of SwiftUI are not drawn here; put these tests into '#if !os(Linux)'."
  )
  public static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
    layout: SwiftUISnapshotLayout, traits: UITraitCollection = .init()
  ) -> Snapshotting { fatalError() }

  /// Unavailable: the type has no pixels.
  @available(
    *, unavailable,
    message: """
      Pictures are of UIView, UIViewController, CALayer, UIImage, CGImage, CGPath and \
      UIBezierPath; convert other values to one of these with 'pullback'.
      """
  )
  @_disfavoredOverload
  public static var image: Snapshotting { fatalError() }
}

/// Unavailable: the texts are in a closure now.
@available(
  *, unavailable,
  message: "Import InlineSnapshotTesting and write 'assertInlineSnapshot(of:as:)' with a closure."
)
public func _assertInlineSnapshot<Value>(
  matching value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, String>,
  record recording: Bool = false, timeout: TimeInterval = 5, with reference: String
) { fatalError() }

/// Unavailable: the texts are in a closure now.
@available(
  *, unavailable,
  message: "Import InlineSnapshotTesting and write 'assertInlineSnapshot(of:as:)' with a closure."
)
public func _verifyInlineSnapshot<Value>(
  matching value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, String>,
  record recording: Bool = false, timeout: TimeInterval = 5, with reference: String
) -> String? { fatalError() }
