/// The view of an alert or action sheet: texts, fields and buttons, as iOS 17 draws them.
@MainActor
final class AlertView: UIView {
  struct Content {
    var title: String?
    var message: String?
    var fields: [UITextField] = []
    var actions: [UIAlertAction] = []
    var preferred: UIAlertAction?
  }

  private let style: UIAlertController.Style
  private let chosen: (UIAlertAction) -> Void
  private var content = Content()
  private let ground = UIVisualEffectView(effect: UIBlurEffect(style: .systemThickMaterial))
  private let cancelGround = UIView(frame: .zero)

  init(_ style: UIAlertController.Style, chosen: @escaping (UIAlertAction) -> Void) {
    (self.style, self.chosen) = (style, chosen)
    super.init(frame: .zero)
    for ground in [ground, cancelGround] {
      ground.layer.cornerRadius = look.cornerRadius
      ground.clipsToBounds = true
      addSubview(ground)
    }
    cancelGround.backgroundColor = .secondarySystemGroupedBackground
  }

  required init?(coder: NSCoder) { nil }

  private var look: AlertMetrics { style == .alert ? .alert : .actionSheet }

  /// Replaces the texts, fields and buttons.
  func show(_ content: Content) {
    self.content = content
    setNeedsLayout()
  }

  /// Returns the size within the available size, in points.
  func size(fitting room: CGSize) -> CGSize {
    let width = look.width ?? room.width
    var height = textHeight(width) + fieldsHeight
    height += look.rowHeight * CGFloat(isSideBySide(width) ? 1 : groupedActions.count)
    if apart != nil { height += look.rowHeight + (groupHeight(width) > 0 ? look.groupGap : 0) }
    return CGSize(width: width, height: min(height, room.height))
  }

  // MARK: Buttons

  /// The separate button: the cancel button of an action sheet.
  private var apart: UIAlertAction? {
    style == .actionSheet ? content.actions.first { $0.style == .cancel } : nil
  }

  /// The other buttons, from the top or the leading side: the cancel button is the first of two, or
  /// the last of more.
  private var groupedActions: [UIAlertAction] {
    let others = content.actions.filter { $0.style != .cancel }
    guard style == .alert else { return others }
    let cancel = content.actions.filter { $0.style == .cancel }
    return content.actions.count == 2 ? cancel + others : others + cancel
  }

  private func isSideBySide(_ width: CGFloat) -> Bool {
    guard style == .alert, groupedActions.count == 2 else { return false }
    return groupedActions.allSatisfy {
      ($0.title ?? "").size(withAttributes: [.font: font(of: $0)]).width <= width / 2 - 16
    }
  }

  private func font(of action: UIAlertAction) -> UIFont {
    let standsOut = content.preferred.map { $0 === action } ?? (action.style == .cancel)
    return .systemFont(ofSize: look.rowFont, weight: standsOut ? .semibold : .regular)
  }

  // MARK: Texts

  private var texts: [(text: String, font: UIFont)] {
    let title = UIFont.systemFont(ofSize: look.titleFont.size, weight: look.titleFont.weight)
    return [
      content.title.map { ($0, title) },
      content.message.map { ($0, .systemFont(ofSize: look.messageFont)) },
    ].compactMap { $0 }.filter { !$0.text.isEmpty }
  }

  private func labels(_ width: CGFloat) -> [UILabel] {
    texts.map { text, font in
      let label = UILabel(frame: .zero)
      (label.text, label.font, label.textColor) = (text, font, look.textColor)
      label.textAlignment = .center
      label.numberOfLines = 0
      let room = width - look.insets.left - look.insets.right
      label.bounds.size = CGSize(
        width: room,
        height: label.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude)).height)
      return label
    }
  }

  private func textHeight(_ width: CGFloat) -> CGFloat {
    let heights = labels(width).map(\.bounds.height)
    guard !heights.isEmpty else { return 0 }
    return heights.reduce(0, +) + look.gap * CGFloat(heights.count - 1) + look.insets.top
      + look.insets.bottom
  }

  private var fieldsHeight: CGFloat {
    content.fields.isEmpty
      ? 0 : CGFloat(content.fields.count) * look.fieldHeight + look.insets.bottom
  }

  private func groupHeight(_ width: CGFloat) -> CGFloat {
    textHeight(width) + fieldsHeight
      + look.rowHeight * CGFloat(isSideBySide(width) ? 1 : groupedActions.count)
  }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width
    ground.frame = CGRect(x: 0, y: 0, width: width, height: groupHeight(width))
    let inside = ground.contentView
    for view in inside.subviews + cancelGround.subviews { view.removeFromSuperview() }
    var y = addTexts(width)
    y = addFields(width, from: y)
    addRows(width, from: y)
    cancelGround.isHidden = apart == nil
    guard let apart else { return }
    cancelGround.frame = CGRect(
      x: 0, y: bounds.height - look.rowHeight, width: width, height: look.rowHeight)
    add(apart, to: cancelGround, cancelGround.bounds)
  }

  private func addTexts(_ width: CGFloat) -> CGFloat {
    var y = look.insets.top
    for label in labels(width) {
      label.frame.origin = CGPoint(x: look.insets.left, y: y)
      ground.contentView.addSubview(label)
      y += label.bounds.height + look.gap
    }
    return textHeight(width)
  }

  private func addFields(_ width: CGFloat, from start: CGFloat) -> CGFloat {
    var y = start
    for field in content.fields {
      field.borderStyle = .roundedRect
      field.frame = CGRect(
        x: look.insets.left, y: y, width: width - look.insets.left - look.insets.right,
        height: look.fieldHeight)
      ground.contentView.addSubview(field)
      y += look.fieldHeight
    }
    return start + fieldsHeight
  }

  private func addRows(_ width: CGFloat, from start: CGFloat) {
    let sideBySide = isSideBySide(width)
    for (index, action) in groupedActions.enumerated() {
      let share = sideBySide ? width / 2 : width
      let place = CGRect(
        x: sideBySide ? CGFloat(index) * share : 0,
        y: start + (sideBySide ? 0 : CGFloat(index) * look.rowHeight), width: share,
        height: look.rowHeight)
      add(action, to: ground.contentView, place)
      addLine(above: place, isFirst: place.minY == 0)
      if sideBySide, index == 1 { addLine(before: place) }
    }
  }

  private func add(_ action: UIAlertAction, to view: UIView, _ frame: CGRect) {
    let row = MenuRow { [weak self] in self?.chosen(action) }
    row.frame = frame
    row.isEnabled = action.isEnabled
    let label = UILabel(frame: row.bounds.insetBy(dx: 8, dy: 0))
    (label.text, label.font) = (action.title, font(of: action))
    label.textAlignment = .center
    label.adjustsFontSizeToFitWidth = true
    label.textColor =
      !action.isEnabled ? .tertiaryLabel : action.style == .destructive ? .systemRed : tintColor
    row.addSubview(label)
    view.addSubview(row)
  }

  private func addLine(above place: CGRect, isFirst: Bool) {
    guard !isFirst else { return }
    let pixel = UIScreen.main.pixel
    addLine(CGRect(x: place.minX, y: place.minY - pixel, width: place.width, height: pixel))
  }

  private func addLine(before place: CGRect) {
    addLine(
      CGRect(x: place.minX, y: place.minY, width: UIScreen.main.pixel, height: place.height))
  }

  private func addLine(_ frame: CGRect) {
    let line = UIView(frame: frame)
    line.backgroundColor = .separator
    line.isUserInteractionEnabled = false
    ground.contentView.addSubview(line)
  }
}
