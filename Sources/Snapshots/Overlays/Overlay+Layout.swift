import UIKit

extension Overlay {
  /// Returns a picture with the frames and index paths of collection view elements drawn over it:
  /// cells in blue, headers and footers in orange, other supplementary and decoration views in
  /// purple.
  ///
  /// Nil without memory.
  package static func annotated(_ picture: Bitmap, _ layout: PictureLayout) -> Bitmap? {
    over(picture, scale: layout.scale) { _ in
      let elements = layout.elements.filter(\.isNamed)
      for element in elements { stroke(element.frame.rect, element.kind.color) }
      for tag in tags(layout) { self.tag(tag.text, at: tag.rect.origin, tag.color) }
    }
  }

  /// Returns the tags of elements where they are readable: in a free corner, or none if all corners
  /// are taken. Elements named by a nib are often as small as their tag, which is placed above them
  /// if it covers no other such element.
  static func tags(_ layout: PictureLayout) -> [(text: String, rect: CGRect, color: UIColor)] {
    var tags: [(text: String, rect: CGRect, color: UIColor)] = []
    for element in layout.elements where element.isNamed {
      let size = tagSize(element.tag)
      let free = places(of: element, size, in: layout).first { rect in
        // Touching tags are distinguishable by their background.
        !tags.contains { $0.rect.insetBy(dx: 0.1, dy: 0.1).intersects(rect) }
      }
      if let free { tags.append((element.tag, free, element.kind.color)) }
    }
    return tags
  }

  private static func places(
    of element: LayoutElement, _ size: CGSize, in layout: PictureLayout
  ) -> [CGRect] {
    let frame = element.frame.rect
    let inside = corners(of: frame, size)
    guard element.kind == .view else { return inside }
    let picture = CGRect(x: 0, y: 0, width: layout.width, height: layout.height)
    let outside = [frame.minY - size.height, frame.maxY]
      .map { CGRect(origin: CGPoint(x: frame.minX, y: $0), size: size) }
      .filter { rect in
        picture.contains(rect)
          && !layout.elements.contains {
            $0.isNamed && $0.frame.rect.intersects(rect) && !$0.frame.rect.contains(rect)
          }
      }
    return outside + inside
  }

  /// Returns the positions of a tag inside a frame in order of preference: at the top, then at the
  /// bottom.
  private static func corners(of frame: CGRect, _ size: CGSize) -> [CGRect] {
    let (right, bottom) = (frame.maxX - size.width, frame.maxY - size.height)
    return [
      frame.origin, CGPoint(x: frame.minX, y: bottom), CGPoint(x: right, y: frame.minY),
      CGPoint(x: right, y: bottom),
    ].map { CGRect(origin: $0, size: size) }
  }
}

extension LayoutElement {
  /// Whether the element is annotated: an element of a collection view, or one named by a nib.
  fileprivate var isNamed: Bool {
    kind != .view || outlets != nil || constraints != nil || constraintOutlets != nil
  }

  /// The text of the tag: "0:3", "header 0", "title" for an outlet, "'title-top'" for a constraint,
  /// "-titleTop-" for an outlet of a constraint.
  fileprivate var tag: String {
    let names = (outlets ?? []).map(Self.property)
    let lines = (constraintOutlets ?? []).map { "-\(Self.property($0))-" }
    let identifiers = (constraints ?? []).map { "'\($0)'" }
    return ([location] + names + identifiers + lines).filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// Returns the name of an outlet without its class.
  private static func property(_ outlet: String) -> String {
    String(outlet.drop { $0 != "." }.dropFirst())
  }

  private var location: String {
    let path = (indexPath ?? []).map(String.init).joined(separator: ":")
    switch kind {
    case .cell: return path
    case .view: return ""
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
