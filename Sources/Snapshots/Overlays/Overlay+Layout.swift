import UIKit

extension Overlay {
  /// A picture with the frames of the elements of its collection views drawn over it, each with its
  /// index path: cells blue, headers and footers orange, other supplementary views and decorations
  /// purple.
  ///
  /// Nil where there is no memory for it.
  package static func annotated(_ picture: Bitmap, _ layout: PictureLayout) -> Bitmap? {
    over(picture, scale: layout.scale) { _ in
      let elements = layout.elements.filter(\.isNamed)
      for element in elements { stroke(element.frame.rect, element.kind.color) }
      for tag in tags(layout) { self.tag(tag.text, at: tag.rect.origin, tag.color) }
    }
  }

  /// The names of elements, where they can be read: at a corner that no other name takes, and
  /// nowhere where all are taken. What a nib names is often as small as its name, which stands
  /// above it where it covers nothing else that has one.
  static func tags(_ layout: PictureLayout) -> [(text: String, rect: CGRect, color: UIColor)] {
    var tags: [(text: String, rect: CGRect, color: UIColor)] = []
    for element in layout.elements where element.isNamed {
      let size = tagSize(element.tag)
      let free = places(of: element, size, in: layout).first { rect in
        // Names that touch are still told apart by their ground.
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

  /// Where a name may stand inside a frame, best first: at the top, else at the bottom.
  private static func corners(of frame: CGRect, _ size: CGSize) -> [CGRect] {
    let (right, bottom) = (frame.maxX - size.width, frame.maxY - size.height)
    return [
      frame.origin, CGPoint(x: frame.minX, y: bottom), CGPoint(x: right, y: frame.minY),
      CGPoint(x: right, y: bottom),
    ].map { CGRect(origin: $0, size: size) }
  }
}

extension LayoutElement {
  /// Whether annotations name it: an element of a collection view, or what a nib names.
  fileprivate var isNamed: Bool {
    kind != .view || outlets != nil || constraints != nil || constraintOutlets != nil
  }

  /// "0:3", "header 0", "title" of an outlet, "'title-top'" of a constraint, "-titleTop-" of an
  /// outlet that leads to a constraint.
  fileprivate var tag: String {
    let names = (outlets ?? []).map(Self.property)
    let lines = (constraintOutlets ?? []).map { "-\(Self.property($0))-" }
    let identifiers = (constraints ?? []).map { "'\($0)'" }
    return ([place] + names + identifiers + lines).filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// An outlet without its class.
  private static func property(_ outlet: String) -> String {
    String(outlet.drop { $0 != "." }.dropFirst())
  }

  private var place: String {
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
