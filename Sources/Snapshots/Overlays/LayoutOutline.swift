import UIKit

/// How a layout has put its items, as a picture can show it. All rectangles are in the coordinates
/// of the picture, in points.
@MainActor
package protocol LayoutOutline {
  /// What its lines are called.
  var noun: String { get }
  /// What of the content is room.
  var parts: [(kind: FlowOutline.Kind, rect: CGRect)] { get }
  /// What items stand in, by name.
  var lines: [(name: String, rect: CGRect)] { get }
}
