import UIKit

extension Overlay {
  /// A picture with the frames of the elements of its collection views drawn over it, each with its
  /// index path: cells blue, headers and footers orange, other supplementary views and decorations
  /// purple.
  ///
  /// Nil where there is no memory for it.
  package static func annotated(_ picture: Bitmap, _ layout: PictureLayout) -> Bitmap? {
    over(picture, scale: layout.scale) { _ in
      let elements = layout.elements.filter { $0.kind != .view }
      for element in elements { stroke(element.frame.rect, element.kind.color) }
      for element in elements {
        tag(element.tag, at: element.frame.rect.origin, element.kind.color)
      }
    }
  }
}

extension LayoutElement {
  /// "0:3", "header 0".
  fileprivate var tag: String {
    let path = (indexPath ?? []).map(String.init).joined(separator: ":")
    switch kind {
    case .cell: return path
    case .header, .footer: return "\(kind.rawValue) \(indexPath?.first.map(String.init) ?? "")"
    default: return "\(elementKind ?? kind.rawValue) \(path)"
    }
  }
}

extension LayoutElement.Frame {
  package var rect: CGRect { CGRect(x: x, y: y, width: width, height: height) }
}

extension LayoutElement.Kind {
  @MainActor fileprivate var color: UIColor {
    switch self {
    case .cell: UIColor(red: 0, green: 0.35, blue: 1, alpha: 0.85)
    case .header, .footer: UIColor(red: 0.9, green: 0.4, blue: 0, alpha: 0.85)
    default: UIColor(red: 0.55, green: 0.2, blue: 0.8, alpha: 0.85)
    }
  }
}
