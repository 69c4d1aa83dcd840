/// Draws the content of a navigation bar's item: title, buttons and back button.
@MainActor
struct NavigationBarDrawing {
  /// The distance between the title and a button with its padding, in points. Source: a published
  /// measurement of iOS 15 (fanyuecheng.github.io, uinavigationbar-bu-ju).
  private static let gap: CGFloat = 6
  /// The distance between the back button's text and the first button, in points. Apple publishes
  /// no figure.
  private static let backSpacing: CGFloat = 16
  /// The width of the plus sign's button, the sign's size, and its line width. Source: the pictures
  /// of swift-snapshot-testing, testTraitsEmbeddedInTabNavigation.
  private static let plus = (
    width: CGFloat(65) / 3, size: CGSize(width: 17.6, height: 18), line: CGFloat(1.64)
  )
  /// The chevron's distance from the bar's edge, its size and line width, and the start of the
  /// text, as in a picture that UIKit drew.
  private static let chevron = (left: CGFloat(9.3), size: CGSize(width: 11, height: 19))
  private static let chevronLine: CGFloat = 2.4
  private static let backTextStart: CGFloat = 30.3
  /// The alpha of a highlighted button. Apple publishes no figure.
  private static let pressedAlpha: CGFloat = 0.2

  /// A button and its horizontal range.
  struct ItemPosition {
    let item: UIBarButtonItem
    let range: Range<CGFloat>
    var isTrailing = false
  }

  var item: UINavigationItem?
  /// The row with the large title; nil without one.
  var large: LargeTitle?
  /// The back button; nil without one.
  var back: UIBarButtonItem?
  var bounds: CGRect
  var safeArea: UIEdgeInsets
  var isBlack: Bool
  var tint: UIColor
  /// The highlighted button.
  var pressed: UIBarButtonItem?
  /// The appearance of the bar; nil for the system's.
  var appearance: UINavigationBarAppearance?
  /// The back indicator without an appearance's; nil for a chevron.
  var backIndicator: UIImage?

  var traits: UITraitCollection
  /// Whether the layout is right-to-left.
  var isMirrored = false

  /// Returns the margin between the bar's sides, or their safe area, and its items, in points:
  /// larger in wide bars without a safe area at the sides. Source: the pictures of
  /// swift-snapshot-testing, testTraitsEmbeddedInTabNavigation, of widths from 320 to 1366.
  nonisolated static func margin(width: CGFloat, _ safeArea: UIEdgeInsets) -> CGFloat {
    width >= 414 && safeArea.left == 0 && safeArea.right == 0 ? 20 : 16
  }

  /// The back button, unless it is hidden or replaced by the item's own buttons.
  private var visibleBackItem: UIBarButtonItem? {
    guard let item, !item.hidesBackButton else { return nil }
    return item.leftBarButtonItem == nil || item.leftItemsSupplementBackButton ? back : nil
  }

  // MARK: Layout

  /// The safe area at the leading and trailing sides.
  private var covered: (start: CGFloat, end: CGFloat) {
    isMirrored ? (safeArea.right, safeArea.left) : (safeArea.left, safeArea.right)
  }

  /// Mirrors a range for a right-to-left layout.
  private func visibleRange(_ range: Range<CGFloat>) -> Range<CGFloat> {
    guard isMirrored else { return range }
    let sum = bounds.minX + bounds.maxX
    return sum - range.upperBound..<sum - range.lowerBound
  }

  /// The range for buttons and title, in a left-to-right layout.
  private var room: Range<CGFloat> {
    let margin = Self.margin(width: bounds.width, safeArea)
    let start = bounds.minX + covered.start + margin
    return start..<max(start, bounds.maxX - covered.end - margin)
  }

  /// The buttons and their ranges.
  var itemPositions: [ItemPosition] {
    leftToRightPositions.map {
      ItemPosition(item: $0.item, range: visibleRange($0.range), isTrailing: $0.isTrailing)
    }
  }

  /// The buttons and their ranges in a left-to-right layout.
  private var leftToRightPositions: [ItemPosition] {
    let room = room
    guard room.lowerBound < room.upperBound else { return [] }
    var itemPositions = [backButtonPosition].compactMap { $0 }
    let back = itemPositions.first.map { $0.range.upperBound + Self.backSpacing }
    let left = (item?.leftBarButtonItems ?? []).filter { !$0.isHidden }
    var start = back ?? room.lowerBound
    for (item, distance) in zip(left, distances(in: left)) {
      let end = start + distance + width(of: item)
      itemPositions.append(ItemPosition(item: item, range: start + distance..<end))
      start = end
    }
    let right = (item?.rightBarButtonItems ?? []).filter { !$0.isHidden }
    var end = room.upperBound
    for (item, distance) in zip(right, distances(in: right, isTrailing: true)) {
      let start = end - distance - width(of: item)
      itemPositions.append(
        ItemPosition(item: item, range: start..<end - distance, isTrailing: true))
      end = start
    }
    return itemPositions
  }

  private var backButtonPosition: ItemPosition? {
    guard let visibleBackItem else { return nil }
    let start = bounds.minX + covered.start
    return ItemPosition(
      item: visibleBackItem,
      range: start + Self.chevron.left..<start + Self.backTextStart
        + (visibleBackItem.image?.size.width ?? textWidth(backTitle)))
  }

  /// The title of the back button: a shorter one if it would be too close to the title.
  private var backTitle: String {
    guard let visibleBackItem else { return "" }
    let room = bounds.midX - titleWidth / 2 - Self.gap - Self.backTextStart - covered.start
    return textWidth(visibleBackItem.word) <= room ? visibleBackItem.word : "Back"
  }

  private func textWidth(_ text: String) -> CGFloat {
    textWidth(text, visibleBackItem.map(font) ?? .systemFont(ofSize: 17))
  }

  private var titleWidth: CGFloat {
    if let view = item?.titleView { return Self.size(of: view).width }
    guard let title = item?.title, !title.isEmpty else { return 0 }
    return title.size(withAttributes: [.font: titleFont]).width
  }

  private func width(of item: UIBarButtonItem) -> CGFloat {
    if item.width > 0 { return item.width }
    if let view = item.customView { return Self.size(of: view).width }
    if item.systemItem == .add { return Self.plus.width }
    if let picture = item.picture { return picture.size.width }
    return item.titles.map { textWidth($0, font(of: item)) }.max() ?? 0
  }

  /// The custom views in the bar and their frames.
  var views: [(view: UIView, frame: CGRect)] {
    let buttons = itemPositions.compactMap { position in
      position.item.customView.map { ($0, frame(of: $0, at: position.range)) }
    }
    guard let title = item?.titleView, let position = titlePosition else { return buttons }
    return buttons + [(title, frame(of: title, at: position))]
  }

  private func frame(of view: UIView, at range: Range<CGFloat>) -> CGRect {
    let height = min(Self.size(of: view).height, bounds.height)
    return UIScreen.main.pixelAligned(
      CGRect(
        x: range.lowerBound, y: bounds.midY - height / 2,
        width: range.upperBound - range.lowerBound, height: height))
  }

  private static func size(of view: UIView) -> CGSize {
    let isGiven = view.translatesAutoresizingMaskIntoConstraints && !view.bounds.isEmpty
    return isGiven
      ? view.bounds.size : view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
  }

  // MARK: Drawing

  /// Draws the buttons except for the back button.
  func drawButtons() {
    for position in itemPositions where position.item !== back && position.item.customView == nil {
      draw(
        position.item, at: position.range.lowerBound,
        position.range.upperBound - position.range.lowerBound)
    }
  }

  /// Draws the back button: a chevron and its title.
  func drawBack(chevron: Bool = true, text: Bool = true) {
    guard let position = backButtonPosition else { return }
    let color = color(of: position.item)
    let start = position.range.lowerBound
    if chevron { drawChevron(in: visibleRange(start..<start + Self.chevron.size.width), color) }
    guard text else { return }
    let word = visibleRange(
      start - Self.chevron.left + Self.backTextStart..<position.range.upperBound)
    if let image = position.item.image {
      let inked = image.renderingMode == .alwaysOriginal ? image : image.withTintColor(color)
      return inked.draw(at: CGPoint(x: word.lowerBound, y: bounds.midY - image.size.height / 2))
    }
    let shift = titleAdjustment(of: position.item)
    draw(
      backTitle, font: font(of: position.item), color: textColor(of: position.item),
      at: word.lowerBound + shift.horizontal, word.upperBound - word.lowerBound, shift.vertical)
  }

  /// Draws the title, centred in the bar; if a button is in the way it moves, and finally it is
  /// truncated.
  func drawTitle() {
    let alpha = item?.titleView == nil ? large?.smallTitleAlpha ?? 1 : 1
    guard alpha > 0 else { return }
    let context = UIGraphicsGetCurrentContext()
    context?.saveGState()
    defer { context?.restoreGState() }
    context?.setAlpha(alpha)
    guard let title = item?.title, item?.titleView == nil, let position = titlePosition else {
      return
    }
    let shift = appearance?.titlePositionAdjustment ?? .zero
    draw(
      title, font: titleFont, color: titleColor, at: position.lowerBound + shift.horizontal,
      position.upperBound - position.lowerBound, shift.vertical)
  }

  /// Draws the large title, clipped at the row's top, and truncated if it does not fit.
  func drawLargeTitle() {
    guard let large, large.row.height > 0, let title = item?.title else { return }
    let style = NSMutableParagraphStyle()
    style.lineBreakMode = .byTruncatingTail
    style.alignment = isMirrored ? .right : .left
    let context = UIGraphicsGetCurrentContext()
    context?.saveGState()
    defer { context?.restoreGState() }
    context?.clip(to: large.row)
    let font = largeTitleFont
    var rect = large.titleRect(lineHeight: font.lineHeight, in: safeArea)
    rect.origin = UIScreen.main.rounded(rect.origin)
    title.draw(
      in: rect,
      withAttributes: [.font: font, .foregroundColor: largeTitleColor, .paragraphStyle: style])
  }

  /// The horizontal range of the title; nil without one, or without room for it.
  private var titlePosition: Range<CGFloat>? {
    let (free, wanted) = (availableTitleRange, titleWidth)
    guard free.lowerBound < free.upperBound, wanted > 0 else { return nil }
    let width = min(wanted, free.upperBound - free.lowerBound)
    let x = min(max(bounds.midX - width / 2, free.lowerBound), free.upperBound - width)
    return visibleRange(x..<x + width)
  }

  private var availableTitleRange: Range<CGFloat> {
    var free = room
    for position in leftToRightPositions {
      let padding = padding(of: position.item)
      if position.isTrailing {
        let end = position.range.lowerBound - padding.leading - Self.gap
        free = free.lowerBound..<max(end, free.lowerBound)
      } else {
        let start = position.range.upperBound + padding.trailing + Self.gap
        free = min(start, free.upperBound)..<free.upperBound
      }
    }
    return free
  }

  private func color(of item: UIBarButtonItem) -> UIColor {
    guard item.isEnabled else { return .tertiaryLabel }
    let color = item.effectiveTintColor ?? tint
    return pressed === item ? color.withAlphaComponent(Self.pressedAlpha) : color
  }

  private func textColor(of item: UIBarButtonItem) -> UIColor {
    textAttributes(of: item)[.foregroundColor] as? UIColor ?? color(of: item)
  }

  private func draw(_ item: UIBarButtonItem, at x: CGFloat, _ width: CGFloat) {
    if item.systemItem == .add { return drawPlus(at: x, color(of: item)) }
    if let picture = item.picture { return draw(picture, at: x, color(of: item)) }
    let (font, shift) = (font(of: item), titleAdjustment(of: item))
    let room = item.possibleTitles == nil ? 0 : width - textWidth(item.word, font)
    draw(
      item.word, font: font, color: textColor(of: item),
      at: x + max(0, room) / 2 + shift.horizontal,
      width, shift.vertical)
  }

  private func textWidth(_ text: String, _ font: UIFont) -> CGFloat {
    text.size(withAttributes: [.font: font]).width
  }

  /// Draws an image in the tint colour, unless it keeps its own colours.
  private func draw(_ picture: UIImage, at x: CGFloat, _ color: UIColor) {
    let origin = CGPoint(x: UIScreen.main.rounded(CGPoint(x: x, y: 0)).x, y: top(of: picture))
    let inked =
      picture.renderingMode == .alwaysOriginal
      ? picture : picture.withTintColor(color, renderingMode: .alwaysOriginal)
    let turns = isMirrored && picture.flipsForRightToLeftLayoutDirection
    (turns ? inked.withHorizontallyFlippedOrientation() : inked).draw(at: origin)
  }

  /// Draws a line of text, centred vertically in the bar, and truncated if it does not fit.
  private func draw(
    _ text: String, font: UIFont, color: UIColor, at x: CGFloat, _ width: CGFloat,
    _ down: CGFloat = 0
  ) {
    let style = NSMutableParagraphStyle()
    style.lineBreakMode = .byTruncatingTail
    let origin = CGPoint(
      x: UIScreen.main.rounded(CGPoint(x: x, y: 0)).x, y: top(ofLineIn: font) + down)
    // One point wider than measured, so that rounding does not truncate it.
    text.draw(
      in: CGRect(origin: origin, size: CGSize(width: width + 1, height: font.lineHeight)),
      withAttributes: [.font: font, .foregroundColor: color, .paragraphStyle: style])
  }

  /// Returns the top of a line that is centred in the bar as a label: the label has the height of
  /// its line, rounded up to a pixel, and its top is rounded down; its baseline is rounded. Source:
  /// the title's label, 11.667 points below the top of a bar of 44, in UIKit's picture
  /// testNavBarBackButtonTraitsWithTitles.
  private func top(ofLineIn font: UIFont) -> CGFloat {
    let scale = UIScreen.main.scale
    let height = (font.lineHeight * scale).rounded(.up)
    let top = (bounds.midY * scale - height / 2).rounded(.down)
    return (top + (font.ascender * scale).rounded()) / scale - font.ascender
  }

  private func drawPlus(at x: CGFloat, _ color: UIColor) {
    let (middle, size) = (CGPoint(x: x + Self.plus.width / 2, y: bounds.midY), Self.plus.size)
    let half = CGSize(
      width: (size.width - Self.plus.line) / 2, height: (size.height - Self.plus.line) / 2)
    let path = UIBezierPath()
    path.move(to: CGPoint(x: middle.x - half.width, y: middle.y))
    path.addLine(to: CGPoint(x: middle.x + half.width, y: middle.y))
    path.move(to: CGPoint(x: middle.x, y: middle.y - half.height))
    path.addLine(to: CGPoint(x: middle.x, y: middle.y + half.height))
    path.lineWidth = Self.plus.line
    path.lineCapStyle = .round
    color.setStroke()
    path.stroke()
  }

  private func drawChevron(in range: Range<CGFloat>, _ color: UIColor) {
    let (start, end) =
      isMirrored ? (range.upperBound, range.lowerBound) : (range.lowerBound, range.upperBound)
    if let image = appearance?.backIndicatorImage ?? backIndicator {
      let x = isMirrored ? start - image.size.width : start
      let inked = image.renderingMode == .alwaysOriginal ? image : image.withTintColor(color)
      return inked.draw(at: CGPoint(x: x, y: bounds.midY - image.size.height / 2))
    }
    let half = Self.chevronLine / 2 * (isMirrored ? -1 : 1)
    let reach = (Self.chevron.size.height - Self.chevronLine) / 2
    let path = UIBezierPath()
    path.move(to: CGPoint(x: end - half, y: bounds.midY - reach))
    path.addLine(to: CGPoint(x: start + half, y: bounds.midY))
    path.addLine(to: CGPoint(x: end - half, y: bounds.midY + reach))
    path.lineWidth = Self.chevronLine
    path.lineCapStyle = .round
    path.lineJoinStyle = .round
    color.setStroke()
    path.stroke()
  }
}
