import Staging
import UIKit

/// What is compared with a reference image.
enum Subject {
  case view(UIView)
  case layer(CALayer)

  /// What Objective-C hands over; nil of what has no picture.
  init?(_ object: Any) {
    switch object {
    case let view as UIView: self = .view(view)
    case let layer as CALayer: self = .layer(layer)
    default: return nil
    }
  }
}

extension Snapshotting where Value == Subject, Format == UIImage {
  /// A picture at the screen's scale, of a view in a window if it is wanted.
  ///
  /// - Parameter inWindow: whether a view is drawn in a window of the device.
  static func reference(
    _ tolerance: ReferenceTolerance, scale: CGFloat, inWindow: Bool, on device: SuiteDevice
  ) -> Snapshotting {
    let layers = Snapshotting<CALayer, UIImage>.image(scale: scale)
    return Snapshotting(pathExtension: "png", diffing: .reference(tolerance)) { subject, terms in
      // A view without anything in it is drawn and compared as iOS does it.
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
  /// What a device covers of a view that stands in a window at its own place; nil of one that has a
  /// window.
  fileprivate func covered(on device: SuiteDevice) -> UIEdgeInsets? {
    guard window == nil else { return nil }
    let (safeArea, screen) = (device.config.safeArea, device.size)
    return UIEdgeInsets(
      top: max(0, safeArea.top - frame.minY), left: max(0, safeArea.left - frame.minX),
      bottom: max(0, frame.maxY - (screen.height - safeArea.bottom)),
      right: max(0, frame.maxX - (screen.width - safeArea.right)))
  }
}
