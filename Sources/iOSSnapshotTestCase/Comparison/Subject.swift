import Staging
import UIKit

/// The subject of a comparison with a reference image.
enum Subject {
  case view(UIView)
  case layer(CALayer)

  /// Creates a subject from an Objective-C object; nil for objects other than views, layers and
  /// images.
  init?(_ object: Any) {
    switch object {
    case let view as UIView: self = .view(view)
    case let layer as CALayer: self = .layer(layer)
    default: return nil
    }
  }
}

extension Snapshotting where Value == Subject, Format == UIImage {
  /// Returns a strategy for a picture at the screen's scale.
  ///
  /// - Parameter inWindow: whether a view is drawn in a window of the device.
  static func reference(
    _ tolerance: ReferenceTolerance, scale: CGFloat, inWindow: Bool, on device: SuiteDevice
  ) -> Snapshotting {
    let layers = Snapshotting<CALayer, UIImage>.image(scale: scale)
    return Snapshotting(pathExtension: "png", diffing: .reference(tolerance)) { subject, terms in
      // An empty view is drawn and compared as on iOS.
      var terms = terms
      terms.allowsBlank = true
      switch subject {
      case .layer(let layer):
        return try layers.capture(layer, terms)
      case .view(let view):
        let covered = try MainThread.run { inWindow ? view.covered(on: device) : nil }
        let strategy: Snapshotting<UIView, UIImage> =
          if let covered {
            .image(
              on: ViewImageConfig(
                safeArea: covered, traits: UITraitCollection(displayScale: scale)),
              drawHierarchyInKeyWindow: true)
          } else {
            .image(scale: scale)
          }
        return try strategy.capture(view, terms)
      }
    }
  }
}

extension UIView {
  /// Returns the covered edges of a view that is placed in a window at its own origin; nil if it
  /// has a window.
  fileprivate func covered(on device: SuiteDevice) -> UIEdgeInsets? {
    guard window == nil else { return nil }
    let (safeArea, screen) = (device.config.safeArea, device.size)
    return UIEdgeInsets(
      top: max(0, safeArea.top - frame.minY), left: max(0, safeArea.left - frame.minX),
      bottom: max(0, frame.maxY - (screen.height - safeArea.bottom)),
      right: max(0, frame.maxX - (screen.width - safeArea.right)))
  }
}
