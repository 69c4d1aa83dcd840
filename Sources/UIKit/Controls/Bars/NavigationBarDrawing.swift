/// What a navigation bar shows of one item, drawn into a context: title, buttons, the way back.
@MainActor
struct NavigationBarDrawing {
  private static let margin: CGFloat = 16
  private static let gap: CGFloat = 8
  /// Between buttons of one end. Apple publishes no figure.
  private static let buttonGap: CGFloat = 16
  private static let plusLength: CGFloat = 17
  /// The chevron's box, from the bar's edge, its line, and where the text begins. As in a picture
  /// that UIKit drew.
  private static let chevron = (left: CGFloat(9.3), size: CGSize(width: 11, height: 19))
  private static let chevronLine: CGFloat = 2.4
  private static let backTextStart: CGFloat = 30.3
  /// How much of its colour a button keeps under a finger. Apple publishes no figure.
  private static let pressedAlpha: CGFloat = 0.2

  var item: UINavigationItem?
  /// The way back; nil where there is none.
  var back: UIBarButtonItem?
  var bounds: CGRect
  var safeArea: UIEdgeInsets
  var isBlack: Bool
  var tint: UIColor
  /// The button under a finger.
  var pressed: UIBarButtonItem?

  /// The way back where it is shown: the item's own button stands in its place.
  private var shownBack: UIBarButtonItem? {
    guard let item, item.leftBarButtonItems?.isEmpty ?? true, !item.hidesBackButton else {
      return nil
    }
    return back
  }

  // MARK: Places

  /// From where to where there is room for buttons and title.
  private var room: Range<CGFloat> {
    let start = bounds.minX + safeArea.left + Self.margin
    return start..<max(start, bounds.maxX - safeArea.right - Self.margin)
  }

  /// The buttons, from where to where they are drawn.
  var places: [(item: UIBarButtonItem, place: Range<CGFloat>)] {
    let room = room
    guard room.lowerBound < room.upperBound else { return [] }
    var places = [backPlace].compactMap { $0 }
    var start = room.lowerBound
    for item in item?.leftBarButtonItems ?? [] {
      places.append((item, start..<start + width(of: item)))
      start += width(of: item) + Self.buttonGap
    }
    var end = room.upperBound
    for item in item?.rightBarButtonItems ?? [] {
      places.append((item, end - width(of: item)..<end))
      end -= width(of: item) + Self.buttonGap
    }
    return places
  }

  private var backPlace: (item: UIBarButtonItem, place: Range<CGFloat>)? {
    guard let shownBack else { return nil }
    let start = bounds.minX + safeArea.left
    return (
      shownBack, start + Self.chevron.left..<start + Self.backTextStart + textWidth(backWord)
    )
  }

  /// The text beside the chevron: shorter where it would come too near to the title.
  private var backWord: String {
    guard let shownBack else { return "" }
    let room = bounds.midX - titleWidth / 2 - Self.gap - Self.backTextStart - safeArea.left
    return textWidth(shownBack.word) <= room ? shownBack.word : "Back"
  }

  private func textWidth(_ text: String) -> CGFloat {
    text.size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)]).width
  }

  private var titleWidth: CGFloat {
    guard let title = item?.title, !title.isEmpty else { return 0 }
    return title.size(withAttributes: [.font: Self.titleFont]).width
  }

  private static var titleFont: UIFont { .systemFont(ofSize: 17, weight: .semibold) }

  private func width(of item: UIBarButtonItem) -> CGFloat {
    if item.systemItem == .add { return Self.plusLength }
    if let picture = item.picture { return picture.size.width }
    return item.word.size(withAttributes: [.font: item.font]).width
  }

  // MARK: Drawing

  /// The buttons but for the way back.
  func drawButtons() {
    for (item, place) in places where item !== back {
      draw(item, at: place.lowerBound, place.upperBound - place.lowerBound)
    }
  }

  /// The way back: a chevron, and what it leads to.
  func drawBack(chevron: Bool = true, text: Bool = true) {
    guard let (item, place) = backPlace else { return }
    let color = color(of: item)
    if chevron { drawChevron(at: place.lowerBound, color) }
    let start = bounds.minX + safeArea.left + Self.backTextStart
    if text {
      draw(
        backWord, font: .systemFont(ofSize: 17), color: color, at: start, place.upperBound - start)
    }
  }

  /// The title stands in the middle of the bar unless a button is in its way; then it gives way,
  /// and at last it is shortened.
  func drawTitle() {
    guard let title = item?.title, !title.isEmpty else { return }
    let free = freeForTitle
    guard free.lowerBound < free.upperBound else { return }
    let width = min(titleWidth, free.upperBound - free.lowerBound)
    let x = min(max(bounds.midX - width / 2, free.lowerBound), free.upperBound - width)
    draw(title, font: Self.titleFont, color: isBlack ? .white : .black, at: x, width)
  }

  private var freeForTitle: Range<CGFloat> {
    var free = room
    for (item, place) in places {
      free =
        isAtTheRight(item)
        ? free.lowerBound..<max(place.lowerBound - Self.gap, free.lowerBound)
        : min(place.upperBound + Self.gap, free.upperBound)..<free.upperBound
    }
    return free
  }

  private func isAtTheRight(_ item: UIBarButtonItem) -> Bool {
    self.item?.rightBarButtonItems?.contains { $0 === item } ?? false
  }

  private func color(of item: UIBarButtonItem) -> UIColor {
    pressed === item ? tint.withAlphaComponent(Self.pressedAlpha) : tint
  }

  private func draw(_ item: UIBarButtonItem, at x: CGFloat, _ width: CGFloat) {
    if item.systemItem == .add { return drawPlus(at: x, color(of: item)) }
    if let picture = item.picture { return draw(picture, at: x, color(of: item)) }
    draw(item.word, font: item.font, color: color(of: item), at: x, width)
  }

  /// Draws a picture in the vertical middle of the bar: in the bar's colour, unless it is one that
  /// keeps its own.
  private func draw(_ picture: UIImage, at x: CGFloat, _ color: UIColor) {
    let origin = UIScreen.main.rounded(CGPoint(x: x, y: bounds.midY - picture.size.height / 2))
    let shown =
      picture.renderingMode == .alwaysOriginal
      ? picture : picture.withTintColor(color, renderingMode: .alwaysOriginal)
    shown.draw(at: origin)
  }

  /// Draws one line in the vertical middle of the bar, shortened at its end where it does not fit.
  private func draw(
    _ text: String, font: UIFont, color: UIColor, at x: CGFloat, _ width: CGFloat
  ) {
    let style = NSMutableParagraphStyle()
    style.lineBreakMode = .byTruncatingTail
    let origin = UIScreen.main.rounded(CGPoint(x: x, y: bounds.midY - font.lineHeight / 2))
    // One point more than measured, so that nothing is shortened by rounding.
    text.draw(
      in: CGRect(origin: origin, size: CGSize(width: width + 1, height: font.lineHeight)),
      withAttributes: [.font: font, .foregroundColor: color, .paragraphStyle: style])
  }

  private func drawPlus(at x: CGFloat, _ color: UIColor) {
    let length = Self.plusLength
    let top = ((bounds.height - length) / 2).rounded(.down)
    let upright = CGRect(x: x + length / 2 - 0.75, y: top, width: 1.5, height: length)
    let across = CGRect(x: x, y: top + length / 2 - 0.75, width: length, height: 1.5)
    color.setFill()
    for bar in [upright, across] { UIRectFillUsingBlendMode(bar, .normal) }
  }

  private func drawChevron(at x: CGFloat, _ color: UIColor) {
    let (size, half) = (Self.chevron.size, Self.chevronLine / 2)
    let path = UIBezierPath()
    path.move(to: CGPoint(x: x + size.width - half, y: bounds.midY - size.height / 2 + half))
    path.addLine(to: CGPoint(x: x + half, y: bounds.midY))
    path.addLine(to: CGPoint(x: x + size.width - half, y: bounds.midY + size.height / 2 - half))
    path.lineWidth = Self.chevronLine
    path.lineCapStyle = .round
    path.lineJoinStyle = .round
    color.setStroke()
    path.stroke()
  }
}
