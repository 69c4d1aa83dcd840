import UIKit

extension Overlay {
  /// Returns a picture with an overlay of a layout's insets (green), spacings between items (pink)
  /// and between lines or groups (blue), labelled in points where they are large enough, and with
  /// frames and numbers of the lines or groups.
  ///
  /// Nil without memory.
  ///
  /// - Parameter scale: The scale of the picture, in pixels per point.
  package static func outlined(
    _ picture: Bitmap, scale: CGFloat, _ outline: any LayoutOutline
  ) -> Bitmap? {
    over(picture, scale: scale) { _ in
      for part in outline.parts {
        part.kind.color.withAlphaComponent(0.35).setFill()
        UIRectFillUsingBlendMode(part.rect, .normal)
      }
      for line in outline.lines {
        stroke(line.rect, UIColor(white: 0, alpha: 0.55), width: 0.5)
      }
      for part in outline.parts { label(part.kind, part.rect) }
      for line in outline.lines {
        tag(
          "\(outline.noun) \(line.name)", at: line.rect.origin, UIColor(white: 0, alpha: 0.7),
          size: 8)
      }
    }
  }

  /// Draws the number of points in the centre.
  private static func label(_ kind: FlowOutline.Kind, _ rect: CGRect) {
    guard let points = kind.points, min(rect.width, rect.height) >= 8 else { return }
    let text = ShortNumber.text(points)
    let attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 7), .foregroundColor: UIColor.black,
    ]
    let size = text.size(withAttributes: attributes)
    guard size.width <= rect.width else { return }
    text.draw(
      at: CGPoint(x: rect.midX - size.width / 2, y: rect.midY - size.height / 2),
      withAttributes: attributes)
  }
}

extension FlowOutline.Kind {
  fileprivate var points: CGFloat? {
    switch self {
    case .inset: nil
    case .interitem(let points), .line(let points): points
    }
  }

  @MainActor fileprivate var color: UIColor {
    switch self {
    case .inset: UIColor(red: 0.2, green: 0.75, blue: 0.3, alpha: 1)
    case .interitem: UIColor(red: 1, green: 0.2, blue: 0.6, alpha: 1)
    case .line: UIColor(red: 0.1, green: 0.5, blue: 1, alpha: 1)
    }
  }
}
