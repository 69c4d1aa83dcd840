import UIKit

/// The views that contribute to a pixel of a picture, front to back.
@MainActor
package struct PixelExplanation {
  /// The contribution of a view to the pixel.
  package struct Contribution: Equatable, Sendable {
    package let element: LayoutElement
    /// The colour of the pixel with this view in front and all others above it removed.
    package let color: String
    /// Whether the view changes the pixel.
    package let counts: Bool
    /// The constraints that determine the view's edges, horizontal ones first, in UIKit's format
    /// without addresses. For views behind the frontmost one, only those that refer to them.
    package let constraints: [String]
  }

  /// The contributions, front to back. The last is that of the picture's root view.
  package let contributions: [Contribution]

  /// Hides the views one by one from the front, and reads the pixel each time.
  ///
  /// Created right after the picture was taken; the views are restored.
  ///
  /// - Parameters:
  ///   - x: The column in pixels of the picture, as is `y`.
  ///   - scale: The scale of the picture, in pixels per point.
  ///
  /// Complexity: O(views at the pixel × layers).
  package init(x: Int, y: Int, in root: UIView, scale: CGFloat) {
    let (views, layout) = LayoutCapture.viewsAndLayout(
      of: root, scale: scale, namesGroups: true)
    let point = CGPoint(x: (CGFloat(x) + 0.5) / scale, y: (CGFloat(y) + 0.5) / scale)
    let here = zip(views, layout.elements).filter { view, element in
      element.frame.rect.contains(point) && !view.isHidden
    }
    var contributions: [Contribution] = []
    var taken: [CALayer] = []
    var color = Self.color(x, y, of: root, scale)
    for (view, element) in here.reversed() {
      view.layer.isHidden = true
      taken.append(view.layer)
      let behind = Self.color(x, y, of: root, scale)
      contributions.append(
        Contribution(
          element: element, color: color, counts: behind != color,
          constraints: Self.constraints(deciding: view, all: contributions.isEmpty)))
      color = behind
    }
    for layer in taken { layer.isHidden = false }
    self.contributions = contributions
  }

  /// Returns the constraints, without duplicates of those that determine both axes.
  private static func constraints(deciding view: UIView, all: Bool) -> [String] {
    let across = view.descriptionsOfDecidingConstraints(along: .horizontal, ofViewAlone: !all)
    let down = view.descriptionsOfDecidingConstraints(along: .vertical, ofViewAlone: !all)
    return across + down.filter { !across.contains($0) }
  }

  /// Returns "#RRGGBBAA", or "#RRGGBB" for an opaque pixel; only that pixel is drawn.
  private static func color(_ x: Int, _ y: Int, of root: UIView, _ scale: CGFloat) -> String {
    guard let pixel = Bitmap(width: 1, height: 1) else { return "#00000000" }
    let origin = root.layer.bounds.origin
    root.layer.bounds.origin = CGPoint(
      x: origin.x + CGFloat(x) / scale, y: origin.y + CGFloat(y) / scale)
    Compositor.render(root.layer, into: pixel, scale: scale)
    root.layer.bounds.origin = origin
    let value = pixel.pixels.load(as: UInt32.self)
    let alpha = value >> 24
    func channel(_ shift: UInt32) -> UInt32 {
      let premultiplied = value >> shift & 0xFF
      return alpha == 0 ? 0 : min(255, (premultiplied * 255 + alpha / 2) / alpha)
    }
    let parts = [channel(16), channel(8), channel(0)] + (alpha == 255 ? [] : [alpha])
    return "#" + parts.map { $0 < 16 ? "0" + hex($0) : hex($0) }.joined()
  }

  private static func hex(_ value: UInt32) -> String {
    String(value, radix: 16, uppercase: true)
  }

  /// The views as lines, front to back: the colour that a view contributes, or "-" if it changes
  /// nothing, then its description and its name. A line for each constraint that determines its
  /// edges follows, indented.
  package var lines: [String] {
    let indent = String(repeating: " ", count: Self.column + 2)
    return contributions.flatMap { contribution -> [String] in
      let color = contribution.counts ? contribution.color : "-"
      let gap = String(repeating: " ", count: max(1, Self.column - color.count))
      let view = contribution.element.line + Self.name(of: contribution.element)
      return [color + gap + view] + contribution.constraints.map { indent + $0 }
    }
  }

  /// Returns the name of a view in constraints.
  private static func name(of element: LayoutElement) -> String {
    guard element.kind == .view, let name = element.identity else { return "" }
    return " named \(name)"
  }

  /// The column of the descriptions, in characters.
  private static let column = 10
}
