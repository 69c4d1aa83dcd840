/// What has no picture here: views of SwiftUI, scenes of SpriteKit and SceneKit, and what no
/// strategy is for. What `--stub` makes of these types is found by no other strategy, so that the
/// compiler says this.
import UIKit

/// How large a view of SwiftUI is drawn.
///
/// It compiles for suites of pointfreeco/swift-snapshot-testing; no strategy takes it.
public enum SwiftUISnapshotLayout: Sendable {
  /// In the middle of a device's screen.
  case device(config: ViewImageConfig)
  /// In the middle of an area in points.
  case fixed(width: CGFloat, height: CGFloat)
  /// As large as it wants to be.
  case sizeThatFits
}

extension Snapshotting where Format == UIImage {
  /// Views of SwiftUI are not drawn.
  @available(
    *, unavailable,
    message: "Views of SwiftUI are not drawn here; put these tests into '#if canImport(SwiftUI)'."
  )
  public static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
    layout: SwiftUISnapshotLayout, traits: UITraitCollection = .init()
  ) -> Snapshotting { fatalError() }

  /// Only what has pixels has a picture.
  @available(
    *, unavailable,
    message: """
      Pictures are of UIView, UIViewController, CALayer, UIImage, CGImage, CGPath and \
      UIBezierPath; make one of these of another value with 'pullback'.
      """
  )
  @_disfavoredOverload
  public static var image: Snapshotting { fatalError() }
}

/// Texts stand in a closure now.
@available(
  *, unavailable,
  message: "Import InlineSnapshotTesting and write 'assertInlineSnapshot(of:as:)' with a closure."
)
public func _assertInlineSnapshot<Value>(
  matching value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, String>,
  record recording: Bool = false, timeout: TimeInterval = 5, with reference: String
) { fatalError() }

/// Texts stand in a closure now.
@available(
  *, unavailable,
  message: "Import InlineSnapshotTesting and write 'assertInlineSnapshot(of:as:)' with a closure."
)
public func _verifyInlineSnapshot<Value>(
  matching value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, String>,
  record recording: Bool = false, timeout: TimeInterval = 5, with reference: String
) -> String? { fatalError() }
