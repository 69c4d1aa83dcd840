import LayoutGeometry

/// The layout of a label's text to the pixel: its size and the positions of its lines.
///
/// Derived from pictures that UIKit drew: sizes are rounded up to pixels; the block of lines is
/// centred; the top of a single line is rounded to a pixel, and then each baseline separately (with
/// several lines, rounding the top first gives larger differences from UIKit). All lines except the
/// last permitted one wrap by word; the last is truncated according to the line-break mode. A small
/// height limits the lines like `numberOfLines`.
package struct LabelText {
  package var text: StyledText
  /// 0 for no limit.
  var numberOfLines = 1
  package var adjustsFontSizeToFitWidth = false
  package var minimumScaleFactor: CGFloat = 0
  var baselineAdjustment = UIBaselineAdjustment.alignBaselines

  package init(text: StyledText, numberOfLines: Int = 1) {
    (self.text, self.numberOfLines) = (text, numberOfLines)
  }

  /// A layout and its top-left corner.
  package struct Placement {
    package var layout: TextLayout
    package var origin: CGPoint

    /// Returns each line's baseline, in pixels from the top of the coordinate system.
    package func baselines(scale: CGFloat) -> [CGFloat] {
      layout.lines.map { PixelGrid.nearest((origin.y + $0.baseline) * scale) }
    }
  }

  package var isEmpty: Bool { text.string.isEmpty }

  /// Returns the size of the text in points, rounded up to pixels; zero without text. A nil width
  /// is no limit.
  package func size(width: CGFloat?, lines: Int? = nil, scale: CGFloat) -> CGSize {
    guard !isEmpty else { return .zero }
    let size = measured(width: width, lines: lines ?? numberOfLines)
    return CGSize(
      width: Self.roundedUp(size.width, scale: scale),
      height: Self.roundedUp(size.height, scale: scale))
  }

  /// The height in points of the text on one line, not rounded.
  var exactHeight: CGFloat { measured(width: nil, lines: 1).height }

  /// Returns the placement of the text in a rectangle, in points.
  package func placement(in rect: CGRect, lines: Int? = nil, scale: CGFloat) -> Placement {
    let lines = lines ?? numberOfLines
    let factor = fontScale(width: rect.width, lines: lines)
    let layout = scaled(by: factor).layout(width: rect.width, height: rect.height, lines: lines)
    var top = (rect.height - layout.size.height) / 2
    if factor < 1 && baselineAdjustment != .alignCenters {
      let full = self.layout(width: nil, height: nil, lines: lines)
      top = (rect.height - full.size.height) / 2
      if baselineAdjustment == .alignBaselines { top += full.firstBaseline - layout.firstBaseline }
    }
    var y = rect.minY + top
    if layout.lines.count < 2 { y = PixelGrid.nearest(y * scale) / scale }
    return Placement(layout: layout, origin: CGPoint(x: rect.minX, y: y))
  }

  /// Returns the factor by which a single line shrinks to fit the width.
  func fontScale(width: CGFloat, lines: Int) -> CGFloat {
    guard adjustsFontSizeToFitWidth, lines == 1, width > 0 else { return 1 }
    let natural = measured(width: nil, lines: 1).width
    guard natural > width else { return 1 }
    // Tracking depends on the size, so the first estimate may still be slightly too wide.
    var factor = max(width / natural, minimumScaleFactor)
    for _ in 0..<8 where factor > minimumScaleFactor {
      let shrunkWidth = scaled(by: factor).measured(width: nil, lines: 1).width
      guard shrunkWidth > width else { break }
      factor = max(factor * min(width / shrunkWidth, 0.995), minimumScaleFactor)
    }
    return factor
  }

  private func scaled(by factor: CGFloat) -> LabelText {
    guard factor < 1 else { return self }
    var result = self
    result.text = text.mapAttributes { $0.font.size *= factor }
    return result
  }

  /// The length in bytes from which measuring a text does not cache its glyphs. Glyphs of shorter
  /// texts are cached, because they are probably drawn.
  private static let long = 1 << 16

  private func measured(width: CGFloat?, lines: Int) -> CGSize {
    let isLong = text.string.utf8.count > Self.long
    return layout(width: width, height: nil, lines: lines, measuresOnly: isLong).size
  }

  private func layout(
    width: CGFloat?, height: CGFloat?, lines: Int, measuresOnly: Bool = false
  ) -> TextLayout {
    var options = TextLayoutOptions(width: width.flatMap(Self.limit))
    options.maximumHeight = height.flatMap(Self.limit)
    options.maximumLines = max(0, lines)
    options.overflow = .lastLine
    options.measuresOnly = measuresOnly
    options.naturalAlignmentFollowsText = false
    return TextLayoutCache.shared.layout(text, options: options)
  }

  /// Returns nil, no limit, for very large and invalid lengths.
  private static func limit(_ length: CGFloat) -> CGFloat? {
    length < 1_000_000 ? max(0, length) : nil
  }

  /// Returns a length rounded up to whole pixels, in points.
  package static func roundedUp(_ length: CGFloat, scale: CGFloat) -> CGFloat {
    CGFloat(FrameGrid(scale: Double(scale)).roundedUp(Double(length)))
  }
}
