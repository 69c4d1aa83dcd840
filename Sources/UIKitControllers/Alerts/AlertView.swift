/// The view of an alert or action sheet: texts, fields and buttons, as iOS 17 draws them.
@MainActor
final class AlertView: UIView {
  struct Content {
    var title = AlertText()
    var message = AlertText()
    /// The controller of a view below the texts.
    var controller: UIViewController?
    var fields: [UITextField] = []
    var actions: [UIAlertAction] = []
    var preferred: UIAlertAction?
  }

  private let style: UIAlertController.Style
  private let chosen: (UIAlertAction) -> Void
  private var content = Content()
  private let background = UIVisualEffectView(effect: UIBlurEffect(style: .systemThickMaterial))
  private let cancelBackground = UIView(frame: .zero)

  init(_ style: UIAlertController.Style, chosen: @escaping (UIAlertAction) -> Void) {
    (self.style, self.chosen) = (style, chosen)
    super.init(frame: .zero)
    for background in [background, cancelBackground] {
      background.layer.cornerRadius = metrics.cornerRadius
      background.clipsToBounds = true
      addSubview(background)
    }
    cancelBackground.backgroundColor = .secondarySystemGroupedBackground
  }

  required init?(coder: NSCoder) { nil }

  private var metrics: AlertMetrics { style == .alert ? .alert : .actionSheet }

  /// Replaces the texts, fields and buttons.
  func show(_ content: Content) {
    self.content = content
    setNeedsLayout()
  }

  /// Returns the size within the available size, in points.
  func size(fitting room: CGSize) -> CGSize {
    let width = metrics.width ?? room.width
    var height = textHeight(width) + controllerHeight(width) + fieldsHeight
    height += metrics.rowHeight * CGFloat(isSideBySide(width) ? 1 : groupedActions.count)
    if separateCancelAction != nil {
      height += metrics.rowHeight + (groupHeight(width) > 0 ? metrics.groupGap : 0)
    }
    return CGSize(width: width, height: min(height, room.height))
  }

  // MARK: Buttons

  /// The separate button: the cancel button of an action sheet.
  private var separateCancelAction: UIAlertAction? {
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
    let isEmphasized = content.preferred.map { $0 === action } ?? (action.style == .cancel)
    return .systemFont(ofSize: metrics.rowFont, weight: isEmphasized ? .semibold : .regular)
  }

  // MARK: Texts

  private var texts: [(text: AlertText, font: UIFont)] {
    let title = UIFont.systemFont(ofSize: metrics.titleFont.size, weight: metrics.titleFont.weight)
    return [
      (content.title, title), (content.message, UIFont.systemFont(ofSize: metrics.messageFont)),
    ].filter { !$0.0.isEmpty }
  }

  private func labels(_ width: CGFloat) -> [UILabel] {
    texts.map { text, font in
      let label = UILabel(frame: .zero)
      (label.font, label.textColor, label.textAlignment) = (font, metrics.textColor, .center)
      text.show(in: label)
      label.numberOfLines = 0
      let room = width - metrics.insets.left - metrics.insets.right
      label.bounds.size = CGSize(
        width: room,
        height: label.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude)).height)
      return label
    }
  }

  private func textHeight(_ width: CGFloat) -> CGFloat {
    let heights = labels(width).map(\.bounds.height)
    guard !heights.isEmpty else { return 0 }
    return heights.reduce(0, +) + metrics.gap * CGFloat(heights.count - 1) + metrics.insets.top
      + metrics.insets.bottom
  }

  private var fieldsHeight: CGFloat {
    content.fields.isEmpty
      ? 0 : CGFloat(content.fields.count) * metrics.fieldHeight + metrics.insets.bottom
  }

  /// The height of the controller's preferred size, or else that of its constraints.
  private func controllerHeight(_ width: CGFloat) -> CGFloat {
    guard let controller = content.controller else { return 0 }
    let preferred = controller.preferredContentSize.height
    guard preferred <= 0 else { return preferred }
    return controller.view.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  private func groupHeight(_ width: CGFloat) -> CGFloat {
    textHeight(width) + controllerHeight(width) + fieldsHeight
      + metrics.rowHeight * CGFloat(isSideBySide(width) ? 1 : groupedActions.count)
  }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width
    background.frame = CGRect(x: 0, y: 0, width: width, height: groupHeight(width))
    let inside = background.contentView
    for view in inside.subviews + cancelBackground.subviews { view.removeFromSuperview() }
    var y = addTexts(width)
    y = addController(width, from: y)
    y = addFields(width, from: y)
    addRows(width, from: y)
    cancelBackground.isHidden = separateCancelAction == nil
    guard let separateCancelAction else { return }
    cancelBackground.frame = CGRect(
      x: 0, y: bounds.height - metrics.rowHeight, width: width, height: metrics.rowHeight)
    add(separateCancelAction, to: cancelBackground, cancelBackground.bounds)
  }

  private func addTexts(_ width: CGFloat) -> CGFloat {
    var y = metrics.insets.top
    for label in labels(width) {
      label.frame.origin = CGPoint(x: metrics.insets.left, y: y)
      background.contentView.addSubview(label)
      y += label.bounds.height + metrics.gap
    }
    return textHeight(width)
  }

  private func addController(_ width: CGFloat, from start: CGFloat) -> CGFloat {
    guard let view = content.controller?.view else { return start }
    view.frame = CGRect(x: 0, y: start, width: width, height: controllerHeight(width))
    background.contentView.addSubview(view)
    return start + controllerHeight(width)
  }

  private func addFields(_ width: CGFloat, from start: CGFloat) -> CGFloat {
    var y = start
    for field in content.fields {
      field.borderStyle = .roundedRect
      field.frame = CGRect(
        x: metrics.insets.left, y: y, width: width - metrics.insets.left - metrics.insets.right,
        height: metrics.fieldHeight)
      background.contentView.addSubview(field)
      y += metrics.fieldHeight
    }
    return start + fieldsHeight
  }

  private func addRows(_ width: CGFloat, from start: CGFloat) {
    let sideBySide = isSideBySide(width)
    for (index, action) in groupedActions.enumerated() {
      let share = sideBySide ? width / 2 : width
      let rowFrame = CGRect(
        x: sideBySide ? CGFloat(index) * share : 0,
        y: start + (sideBySide ? 0 : CGFloat(index) * metrics.rowHeight), width: share,
        height: metrics.rowHeight)
      add(action, to: background.contentView, rowFrame)
      addLine(above: rowFrame, isFirst: rowFrame.minY == 0)
      if sideBySide, index == 1 { addLine(before: rowFrame) }
    }
  }

  private func add(_ action: UIAlertAction, to view: UIView, _ frame: CGRect) {
    let row = MenuRow { [weak self] in self?.chosen(action) }
    row.frame = frame
    row.isEnabled = action.isEnabled
    let label = UILabel(frame: row.bounds.insetBy(dx: 8, dy: 0))
    (label.text, label.font) = (action.title, font(of: action))
    label.textAlignment = action.titleTextAlignment ?? .center
    label.adjustsFontSizeToFitWidth = true
    label.textColor = color(of: action)
    row.addSubview(label)
    if let image = action.image { add(image, of: action, to: row, before: label) }
    view.addSubview(row)
  }

  private func color(of action: UIAlertAction) -> UIColor {
    guard action.isEnabled else { return .tertiaryLabel }
    return action.titleTextColor ?? (action.style == .destructive ? .systemRed : tintColor)
  }

  /// Adds an image at the leading side; the title stays in the middle of the row.
  private func add(
    _ image: UIImage, of action: UIAlertAction, to row: UIView, before label: UILabel
  ) {
    let picture = UIImageView(image: image)
    picture.tintColor = action.imageTintColor ?? color(of: action)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    picture.frame.origin = CGPoint(
      x: isMirrored
        ? row.bounds.width - metrics.insets.right - image.size.width : metrics.insets.left,
      y: row.bounds.midY - image.size.height / 2)
    row.addSubview(picture)
    let used = metrics.insets.left + image.size.width
    label.frame = row.bounds.insetBy(dx: used + 8, dy: 0)
  }

  private func addLine(above rowFrame: CGRect, isFirst: Bool) {
    guard !isFirst else { return }
    let pixel = UIScreen.main.pixel
    addLine(
      CGRect(x: rowFrame.minX, y: rowFrame.minY - pixel, width: rowFrame.width, height: pixel))
  }

  private func addLine(before rowFrame: CGRect) {
    addLine(
      CGRect(
        x: rowFrame.minX, y: rowFrame.minY, width: UIScreen.main.pixel, height: rowFrame.height))
  }

  private func addLine(_ frame: CGRect) {
    let line = UIView(frame: frame)
    line.backgroundColor = .separator
    line.isUserInteractionEnabled = false
    background.contentView.addSubview(line)
  }
}
