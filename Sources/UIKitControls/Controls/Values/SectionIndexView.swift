/// The section index at a table's trailing side: touching a title scrolls to its section.
///
/// Uncertain: font size and weight, the width of the column, and its vertical centring.
@MainActor
package final class SectionIndexView: UIControl {
  /// The width that the index takes from the rows, in points.
  package static let width: CGFloat = 15
  /// The title that is shown as a magnifying glass.
  package nonisolated static let search = "{search}"
  private static let fontSize: CGFloat = 11
  private static let lineHeight: CGFloat = 14

  package var titles: [String] = [] { didSet { if titles != oldValue { makeEntries() } } }
  package var color: UIColor? { didSet { paint() } }
  /// The background while untouched and touched; nil for the same.
  package var backgrounds: (rest: UIColor?, tracking: UIColor?) = (nil, nil) {
    didSet { paintBackground() }
  }
  /// Called with the index of the touched title.
  package var chosen: (Int) -> Void = { _ in }

  private var entries: [UIView] = []
  private var current: Int? { didSet { paintBackground() } }

  private func makeEntries() {
    for entry in entries { entry.removeFromSuperview() }
    entries = titles.map { $0 == Self.search ? Self.glass() : Self.label($0) }
    for entry in entries { addSubview(entry) }
    paint()
    setNeedsLayout()
  }

  private static func label(_ title: String) -> UILabel {
    let label = UILabel(frame: .zero)
    label.text = title
    label.font = .systemFont(ofSize: fontSize, weight: .semibold)
    label.textAlignment = .center
    return label
  }

  /// Returns the symbol of a search field.
  private static func glass() -> UIImageView {
    let configuration = UIImage.SymbolConfiguration(pointSize: fontSize, weight: .semibold)
    let view = UIImageView(
      image: UIImage(systemName: "magnifyingglass", withConfiguration: configuration))
    view.contentMode = .center
    return view
  }

  private func paint() {
    for entry in entries {
      (entry as? UILabel)?.textColor = color ?? tintColor
      (entry as? UIImageView)?.tintColor = color
    }
  }

  private var pitch: CGFloat {
    titles.isEmpty ? 0 : min(Self.lineHeight, bounds.height / CGFloat(titles.count))
  }

  private var top: CGFloat { (bounds.height - pitch * CGFloat(titles.count)) / 2 }

  package override func layoutSubviews() {
    super.layoutSubviews()
    let scale = UIScreen.main.scale
    for (number, entry) in entries.enumerated() {
      let y = ((top + CGFloat(number) * pitch) * scale).rounded() / scale
      entry.frame = CGRect(x: 0, y: y, width: bounds.width, height: pitch)
    }
  }

  package override func tintColorDidChange() {
    super.tintColorDidChange()
    paint()
  }

  private func paintBackground() {
    backgroundColor = current == nil ? backgrounds.rest : backgrounds.tracking ?? backgrounds.rest
  }

  package override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    follow(touch)
    return true
  }

  package override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    follow(touch)
    return true
  }

  package override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    current = nil
  }

  package override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
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
