/// The titles of a table's sections at its trailing side: a finger on one scrolls to its section.
///
/// Uncertain: the letters' size and weight, the column's width, that the block stands in the
/// middle.
@MainActor
final class SectionIndexView: UIControl {
  /// How much of the rows' width the index takes, in points.
  static let width: CGFloat = 15
  private static let fontSize: CGFloat = 11
  private static let lineHeight: CGFloat = 14

  var titles: [String] = [] { didSet { if titles != oldValue { makeLabels() } } }
  var color: UIColor? { didSet { for label in labels { label.textColor = color ?? tintColor } } }
  /// Called with the title a finger is on.
  var chosen: (Int) -> Void = { _ in }

  private var labels: [UILabel] = []
  private var current: Int?

  private func makeLabels() {
    for label in labels { label.removeFromSuperview() }
    labels = titles.map { title in
      let label = UILabel(frame: .zero)
      label.text = title
      label.font = .systemFont(ofSize: Self.fontSize, weight: .semibold)
      label.textColor = color ?? tintColor
      label.textAlignment = .center
      addSubview(label)
      return label
    }
    setNeedsLayout()
  }

  private var pitch: CGFloat {
    titles.isEmpty ? 0 : min(Self.lineHeight, bounds.height / CGFloat(titles.count))
  }

  private var top: CGFloat { (bounds.height - pitch * CGFloat(titles.count)) / 2 }

  override func layoutSubviews() {
    super.layoutSubviews()
    let scale = UIScreen.main.scale
    for (number, label) in labels.enumerated() {
      let y = ((top + CGFloat(number) * pitch) * scale).rounded() / scale
      label.frame = CGRect(x: 0, y: y, width: bounds.width, height: pitch)
    }
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    for label in labels { label.textColor = color ?? tintColor }
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    follow(touch)
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    follow(touch)
    return true
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    current = nil
  }

  private func follow(_ touch: UITouch) {
    guard pitch > 0 else { return }
    let y = touch.location(in: self).y - top
    let number = min(max(0, Int((y / pitch).rounded(.down))), titles.count - 1)
    guard number != current else { return }
    current = number
    chosen(number)
  }
}
