import VectorImages

/// The sizes of symbols, in points. The numbers are uncertain, each a constant.
///
/// Known: UIKit's picture of `circle` at 17 points and the large scale has a box of 25.67 × 24.67
/// and a drawn circle of 21.67, and nibs contain the proportions of some boxes.
struct SymbolMetrics {
  /// The default point size.
  static let defaultPointSize: CGFloat = 17
  /// The height of an icon's box per point of text size.
  private static let iconHeight: CGFloat = 0.99
  /// The margins of boxes beside and above the drawn shape, per point of text size.
  private static let sideMargin: CGFloat = 1.585 / 17
  private static let endMargin: CGFloat = 1.185 / 17
  /// The height of San Francisco's capitals per point of text size.
  private static let capHeight: CGFloat = 0.7046
  /// The additional stroke widths of icons in a box of sixteen, from the thinnest weight to the
  /// boldest.
  private static let thickening: [Double] = [-0.55, -0.45, -0.25, 0, 0.15, 0.3, 0.5, 0.75, 1]
  /// The widths of boxes of height 128 for icons that are narrower. Source: nibs.
  private static let proportions: [String: CGFloat] = [
    "chevron.right": 97, "chevron.left": 97, "chevron.forward": 97, "chevron.backward": 97,
    "ellipsis": 128 * 128 / 37, "plus": 128 * 128 / 113, "trash": 117,
    "square.and.arrow.up": 115, "person": 128 * 128 / 121, "star": 128 * 128 / 116,
  ]

  let pointSize: CGFloat
  /// The weight, from 0, the thinnest, to 8.
  let weight: Int
  let scale: SymbolTemplate.Scale

  init(_ values: UIImage.SymbolConfiguration.Values, _ traits: UITraitCollection) {
    let font = values.textStyle.map {
      UIFont.preferredFont(forTextStyle: $0, compatibleWith: traits)
    }
    pointSize = values.pointSize ?? font?.pointSize ?? Self.defaultPointSize
    let styled = values.textStyle.map { $0.weight.symbolWeight() }
    let chosen = values.weight == .unspecified ? styled ?? .regular : values.weight
    weight = chosen.rawValue - 1
    switch values.scale {
    case .small: scale = .small
    case .large: scale = .large
    case .medium, .default, .unspecified: scale = .medium
    }
  }

  private static func factor(_ scale: SymbolTemplate.Scale) -> CGFloat {
    switch scale {
    case .small: 0.785
    case .medium: 1
    case .large: 1.285
    }
  }

  /// A symbol's box, and the height of the baseline above its bottom edge.
  struct Box {
    let drawing: VectorDrawing
    let baseline: CGFloat
  }

  /// Returns a glyph in its box, whose sides are whole pixels.
  func box(_ glyph: SymbolGlyph, named name: String, pixelsPerPoint: CGFloat) -> Box? {
    switch glyph {
    case .icon(let icon): box(icon, name, pixelsPerPoint)
    case .template(let template): box(template, pixelsPerPoint)
    }
  }

  private func box(_ icon: VectorDrawing, _ name: String, _ pixelsPerPoint: CGFloat) -> Box? {
    guard let ink = icon.inkBounds else { return nil }
    let size = pointSize * Self.factor(scale)
    let unit = Self.iconHeight * size / icon.height
    var width = ink.width * unit + 2 * Self.sideMargin * size
    var height = ink.height * unit + 2 * Self.endMargin * size
    if let proportion = Self.proportions[name] {
      width = max(width, height * proportion / 128)
      height = max(height, width * 128 / proportion)
    }
    width = Self.whole(width, pixelsPerPoint)
    height = Self.whole(height, pixelsPerPoint)
    let middle = VectorTransform(
      a: unit, b: 0, c: 0, d: unit, tx: width / 2 - (ink.minX + ink.maxX) / 2 * unit,
      ty: height / 2 - (ink.minY + ink.maxY) / 2 * unit)
    let thick = icon.thickened(by: Self.thickening[weight] * icon.height / 16)
    return Box(
      drawing: VectorDrawing(
        width: width, height: height, items: thick.items.map { $0.mapped(by: middle) }),
      baseline: (height - Self.capHeight * pointSize) / 2)
  }

  private func box(_ template: SymbolTemplate, _ pixelsPerPoint: CGFloat) -> Box? {
    guard let found = template.variant(weight: weight, scale: scale) else { return nil }
    let unit = pointSize / 100 * Self.factor(scale) / Self.factor(found.scale)
    let margin = Self.endMargin * pointSize * Self.factor(scale)
    let width = Self.whole(found.variant.width * unit, pixelsPerPoint)
    let above = found.variant.above * unit + margin
    let height = Self.whole(above + found.variant.below * unit + margin, pixelsPerPoint)
    let map = VectorTransform(a: unit, b: 0, c: 0, d: unit, tx: 0, ty: above)
    return Box(
      drawing: VectorDrawing(
        width: width, height: height, items: found.variant.items.map { $0.mapped(by: map) }),
      baseline: height - above)
  }

  private static func whole(_ length: CGFloat, _ pixelsPerPoint: CGFloat) -> CGFloat {
    max(1, (length * pixelsPerPoint).rounded()) / pixelsPerPoint
  }
}

// Unsupported: UIImage: measures of symbols · drawn · Margins of boxes without nib data, stroke
//   widths of weights, and heights of one's own symbols. The middle of an icon is at the middle
//   of capitals. · uncertain · test: SymbolTests
