import UIKit

/// The structure of a layout as shown in an overlay. All rectangles are in coordinates of the
/// picture, in points.
@preconcurrency @MainActor
package protocol LayoutOutline {
  /// The noun for its lines.
  var noun: String { get }
  /// The insets and spacings.
  var parts: [(kind: FlowOutline.Kind, rect: CGRect)] { get }
  /// The lines or groups of items, by name.
  var lines: [(name: String, rect: CGRect)] { get }
}
