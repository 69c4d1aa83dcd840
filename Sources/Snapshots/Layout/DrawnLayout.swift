import CoreText
import QuartzCore
import UIKit

/// The layout of an image in which a test has drawn views, with `CALayer.render(in:)` or
/// `UIView.drawHierarchy(in:afterScreenUpdates:)`.
///
/// Views may change between the drawing and the assertion, so that they are described at once.
package enum DrawnLayout {
  /// Describes views that are drawn in images from now on.
  package static func start() {
    LayerDescriptions.start { layer in
      guard MainThread.isHere else { return nil }
      nonisolated(unsafe) let layer = layer
      return MainActor.assumeIsolated {
        guard let view = layer.delegate as? UIView, !isDescribing else { return nil }
        isDescribing = true
        defer { isDescribing = false }
        return LayoutCapture.layout(of: view, scale: 1)
      }
    }
  }

  /// Whether views are being described, for which they may be drawn.
  @MainActor private static var isDescribing = false

  /// Returns the layout of an image; nil if no views were drawn in it.
  package static func layout(of image: UIImage) -> PictureLayout? {
    guard let pixels = image.cgImage, !pixels.parts.isEmpty, image.scale > 0 else { return nil }
    let (width, height) = (
      CGFloat(pixels.width) / image.scale, CGFloat(pixels.height) / image.scale
    )
    let frame = LayoutElement.Frame(x: 0, y: 0, width: Double(width), height: Double(height))
    var elements = [LayoutElement(kind: .view, type: "UIImage", frame: frame)]
    for part in pixels.parts {
      let transform = part.transform.concatenating(
        CGAffineTransform(scaleX: 1 / image.scale, y: 1 / image.scale))
      if let text = part.content as? DrawnText {
        elements.append(LayoutElement(text, transform, in: 0, of: "UIImage"))
      }
      guard let layout = part.content as? PictureLayout else { continue }
      let first = elements.count
      elements += layout.elements.map { element in
        var element = element
        let frame = element.frame
        element.frame = LayoutElement.Frame(
          CGRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
            .applying(transform))
        element.parent = element.parent.map { $0 + first } ?? 0
        return element
      }
    }
    guard elements.count > 1 else { return nil }
    return PictureLayout(
      width: Double(width), height: Double(height), scale: Double(image.scale), elements: elements)
  }
}

extension LayoutElement.Frame {
  /// Converts a rectangle.
  package init(_ rect: CGRect) {
    self.init(
      x: Double(rect.minX), y: Double(rect.minY), width: Double(rect.width),
      height: Double(rect.height))
  }
}

extension LayoutElement {
  /// Creates the element of a text that was drawn in a context.
  ///
  /// - Parameters:
  ///   - transform: The transform of its frame to points of the picture.
  ///   - parent: The index of the element that has drawn it.
  ///   - type: That element's type.
  init(_ text: DrawnText, _ transform: CGAffineTransform, in parent: Int, of type: String) {
    self.init(kind: .view, type: type, frame: Frame(text.frame.applying(transform)))
    self.parent = parent
    self.text = text.text
  }
}
