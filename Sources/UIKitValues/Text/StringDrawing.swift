/// The implementation of string drawing for `String`, `NSString` and `NSAttributedString`.
///
/// Source: Apple, NSString Additions in UIKit, and NSStringDrawing.h: lines start at the
/// rectangle's top, one font line height apart, and wrap by word; nothing is centred vertically.
/// Lines that extend below the rectangle are omitted, except the first. Measurements are not
/// rounded. Thread-safe.
struct StringDrawing {
  let text: StyledText

  init(_ string: String, attributes: [NSAttributedString.Key: Any]?) {
    text = StyledText(string, attributes: TextAttributes(attributes))
  }

  init(_ string: NSAttributedString) {
    text = StyledText(string)
  }

  /// Returns the size without wrapping.
  func size() -> CGSize {
    TextLayoutCache.shared.layout(text, options: Self.unbounded).size
  }

  func draw(at point: CGPoint) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    TextLayoutCache.shared.layout(text, options: Self.unbounded).draw(in: context, at: point)
  }

  func draw(in rect: CGRect) {
    draw(with: rect, options: .usesLineFragmentOrigin, context: nil)
  }

  func draw(with rect: CGRect, options: NSStringDrawingOptions, context: NSStringDrawingContext?) {
    guard let target = UIGraphicsGetCurrentContext() else { return }
    let rect = rect.standardized
    let (layout, factor) = layout(
      for: rect.size, options: options, limitsHeight: true, context: context)
    var origin = rect.origin
    if !options.contains(.usesLineFragmentOrigin) { origin.y -= layout.firstBaseline }
    layout.draw(in: target, at: origin)
    context?.actualScaleFactor = factor
    context?.totalBounds = CGRect(origin: origin, size: layout.size)
  }

  func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions, context: NSStringDrawingContext?
  ) -> CGRect {
    let (layout, factor) = layout(
      for: size, options: options,
      limitsHeight: options.contains(.truncatesLastVisibleLine), context: context)
    let hasLineOrigin = options.contains(.usesLineFragmentOrigin)
    let bounds = CGRect(
      origin: CGPoint(x: 0, y: hasLineOrigin ? 0 : -layout.firstBaseline), size: layout.size)
    context?.actualScaleFactor = factor
    context?.totalBounds = bounds
    return bounds
  }

  private func layout(
    for size: CGSize, options: NSStringDrawingOptions, limitsHeight: Bool,
    context: NSStringDrawingContext?
  ) -> (TextLayout, factor: CGFloat) {
    var layoutOptions = TextLayoutOptions()
    layoutOptions.usesStyleLeading = options.contains(.usesFontLeading)
    var text = text
    var factor: CGFloat = 1
    if options.contains(.usesLineFragmentOrigin) {
      layoutOptions.width = Self.limit(size.width)
      if limitsHeight { layoutOptions.maximumHeight = Self.limit(size.height) }
      if options.contains(.truncatesLastVisibleLine) {
        layoutOptions.overflow = .lastLine
        text = text.mapAttributes { attributes in
          guard !attributes.paragraph.lineBreak.isSingleLine else { return }
          attributes.paragraph.lineBreak = .truncateTail
        }
      }
    }
    if let context, context.minimumScaleFactor > 0, let width = Self.limit(size.width) {
      let natural = TextLayoutCache.shared.layout(text, options: TextLayoutOptions()).size.width
      if natural > width { factor = max(width / natural, min(context.minimumScaleFactor, 1)) }
      if factor < 1 { text = text.mapAttributes { $0.font.size *= factor } }
    }
    return (TextLayoutCache.shared.layout(text, options: layoutOptions), factor)
  }

  /// The options for text without wrapping.
  private static let unbounded: TextLayoutOptions = {
    var options = TextLayoutOptions()
    options.usesStyleLeading = false
    return options
  }()

  /// Returns nil, for no limit, for zero, negative and huge lengths.
  private static func limit(_ length: CGFloat) -> CGFloat? {
    length > 0 && length < 1_000_000 ? length : nil
  }
}

extension StyledText {
  /// Returns the text with every run's attributes changed.
  package func mapAttributes(_ change: (inout TextAttributes) -> Void) -> StyledText {
    StyledText(
      string,
      runs: runs.map { run in
        var run = run
        change(&run.attributes)
        return run
      })
  }
}
