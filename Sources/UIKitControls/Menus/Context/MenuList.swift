/// The rows of a menu, in the appearance of iOS 17. Apple publishes no figures.
@MainActor
final class MenuList: UIView {
  static let width: CGFloat = 250
  static let cornerRadius: CGFloat = 13
  private static let rowHeight: CGFloat = 44
  private static let tallRowHeight: CGFloat = 60
  private static let groupGap: CGFloat = 8
  private static let titleHeight: CGFloat = 31
  private static let padding: CGFloat = 16
  private static let symbolWidth: CGFloat = 24

  private let background = UIVisualEffectView(effect: UIBlurEffect(style: .systemThickMaterial))
  /// Called with a selected element.
  private let chosen: @MainActor (UIMenuElement) -> Void
  /// The menus from the outermost to the visible one.
  private var path: [UIMenu] = []
  /// Called when another menu is shown, since its height may differ.
  var whenChanged: @MainActor () -> Void = {}

  init(_ menu: UIMenu, chosen: @escaping @MainActor (UIMenuElement) -> Void) {
    self.chosen = chosen
    super.init(frame: CGRect(x: 0, y: 0, width: Self.width, height: 0))
    background.layer.cornerRadius = Self.cornerRadius
    background.clipsToBounds = true
    addSubview(background)
    layer.shadowOpacity = 0.2
    layer.shadowRadius = 16
    layer.shadowOffset = CGSize(width: 0, height: 8)
    show(menu)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows a submenu under a row that leads back.
  func open(_ menu: UIMenu) { show(menu) }

  private func goBack() {
    path.removeLast()
    if let outer = path.popLast() { show(outer) }
  }

  private func show(_ menu: UIMenu) {
    path.append(menu)
    menu.load { [weak self, weak menu] in
      guard let self, let menu, path.last === menu else { return }
      arrange(menu)
    }
    arrange(menu)
  }

  private func arrange(_ menu: UIMenu) {
    for row in background.contentView.subviews { row.removeFromSuperview() }
    var y: CGFloat = 0
    if path.count > 1 {
      y = addBackRow(menu.title)
    } else if !menu.title.isEmpty {
      y = addTitle(menu.title)
    }
    let groups = menu.groups
    let marks = groups.contains { !$0.isPalette && $0.elements.contains { $0.sign != nil } }
    for (index, group) in groups.enumerated() {
      if index > 0 { y = addBand(at: y) }
      if group.isPalette {
        y = addPalette(group.elements, at: y)
        continue
      }
      for (place, element) in group.elements.enumerated() {
        if place > 0 || index == 0 && y > 0 { addLine(at: y) }
        y = addRow(element, at: y, indent: marks ? Self.symbolWidth : 0)
      }
    }
    bounds.size.height = y
    background.frame = bounds
    layer.shadowPath =
      UIBezierPath(roundedRect: bounds, cornerRadius: Self.cornerRadius).cgPath
    whenChanged()
  }

  /// Adds the title of a submenu with a chevron: a tap on it shows the outer menu.
  private func addBackRow(_ title: String) -> CGFloat {
    let row = MenuRow { [weak self] in self?.goBack() }
    row.frame = CGRect(x: 0, y: 0, width: Self.width, height: Self.rowHeight)
    let sign = SymbolView(.menuChevron, color: .label)
    sign.transform = CGAffineTransform(rotationAngle: .pi / 2)
    sign.center = CGPoint(x: Self.padding + 4, y: Self.rowHeight / 2)
    row.addSubview(sign)
    let label = UILabel(
      frame: row.bounds.inset(
        by: UIEdgeInsets(top: 0, left: Self.padding + Self.symbolWidth, bottom: 0, right: 8)))
    (label.text, label.font) = (title, .systemFont(ofSize: 17, weight: .semibold))
    row.addSubview(label)
    background.contentView.addSubview(row)
    return Self.rowHeight
  }

  private func addTitle(_ text: String) -> CGFloat {
    let label = UILabel(
      frame: CGRect(
        x: Self.padding, y: 0, width: Self.width - 2 * Self.padding, height: Self.titleHeight))
    label.text = text
    label.font = .systemFont(ofSize: 12)
    label.textColor = .secondaryLabel
    background.contentView.addSubview(label)
    return Self.titleHeight
  }

  private func addBand(at y: CGFloat) -> CGFloat {
    add(CGRect(x: 0, y: y, width: Self.width, height: Self.groupGap), .quaternarySystemFill)
    return y + Self.groupGap
  }

  private func addLine(at y: CGFloat) {
    let height = 1 / UIScreen.main.scale
    add(CGRect(x: 0, y: y - height, width: Self.width, height: height), .separator)
  }

  private func add(_ frame: CGRect, _ color: UIColor) {
    let view = UIView(frame: frame)
    view.backgroundColor = color
    view.isUserInteractionEnabled = false
    background.contentView.addSubview(view)
  }

  private func addRow(_ element: UIMenuElement, at y: CGFloat, indent: CGFloat) -> CGFloat {
    let row = MenuRow { [weak self] in self?.chosen(element) }
    let height = element.subtitle == nil ? Self.rowHeight : Self.tallRowHeight
    row.frame = CGRect(x: 0, y: y, width: Self.width, height: height)
    row.isEnabled = !element.isDisabled
    let color = element.color
    if let mark = element.sign {
      let sign = SymbolView(mark, color: color)
      sign.center = CGPoint(x: Self.padding - 2 + mark.size.width / 2, y: height / 2)
      row.addSubview(sign)
    }
    let end = addSymbol(of: element, to: row, color)
    addTexts(of: element, to: row, from: Self.padding + indent, to: end, color)
    background.contentView.addSubview(row)
    return y + height
  }

  /// Adds elements side by side, each with its image, or with its title if it has none.
  private func addPalette(_ elements: [UIMenuElement], at y: CGFloat) -> CGFloat {
    let width = Self.width / CGFloat(max(1, elements.count))
    for (index, element) in elements.enumerated() {
      let cell = MenuRow { [weak self] in self?.chosen(element) }
      cell.frame = CGRect(x: CGFloat(index) * width, y: y, width: width, height: Self.rowHeight)
      cell.isEnabled = !element.isDisabled
      cell.addSubview(paletteSymbol(of: element, in: cell.bounds))
      background.contentView.addSubview(cell)
    }
    return y + Self.rowHeight
  }

  private func paletteSymbol(of element: UIMenuElement, in bounds: CGRect) -> UIView {
    let color = element.mark == .on ? tintColor : element.color
    guard let image = element.image else {
      let label = UILabel(frame: bounds.insetBy(dx: 4, dy: 0))
      (label.text, label.font) = (element.title, .systemFont(ofSize: 17))
      (label.textColor, label.textAlignment) = (color, .center)
      return label
    }
    let view = UIImageView(frame: bounds.insetBy(dx: 0, dy: (bounds.height - Self.symbolWidth) / 2))
    (view.image, view.tintColor, view.contentMode) = (image, color, .scaleAspectFit)
    return view
  }

  /// Adds the element's image or chevron. Returns the end of the texts.
  private func addSymbol(of element: UIMenuElement, to row: MenuRow, _ color: UIColor) -> CGFloat {
    let end = Self.width - Self.padding
    if element is UIMenu {
      let sign = SymbolView(.menuChevron, color: .secondaryLabel)
      sign.center = CGPoint(x: end - sign.bounds.width / 2, y: row.bounds.midY)
      row.addSubview(sign)
      return end - Self.symbolWidth
    }
    guard let image = element.image else { return end }
    let view = UIImageView(image: image)
    view.tintColor = color
    let scale = min(1, Self.symbolWidth / max(image.size.width, image.size.height, 1))
    view.bounds.size = CGSize(width: image.size.width * scale, height: image.size.height * scale)
    view.center = CGPoint(x: end - Self.symbolWidth / 2, y: row.bounds.midY)
    row.addSubview(view)
    return end - Self.symbolWidth - 8
  }

  private func addTexts(
    of element: UIMenuElement, to row: MenuRow, from start: CGFloat, to end: CGFloat,
    _ color: UIColor
  ) {
    let texts: [(text: String, size: CGFloat, color: UIColor)] =
      [(element.title, 17, color)] + (element.subtitle.map { [($0, 13, .secondaryLabel)] } ?? [])
    let labels = texts.map { text, size, color in
      let label = UILabel()
      (label.text, label.font, label.textColor) = (text, .systemFont(ofSize: size), color)
      return label
    }
    let heights = labels.map(\.intrinsicContentSize.height)
    var y = (row.bounds.height - heights.reduce(0, +)) / 2
    for (label, height) in zip(labels, heights) {
      label.frame = CGRect(x: start, y: y, width: end - start, height: height)
      row.addSubview(label)
      y += height
    }
  }
}

/// A group of elements of a menu.
private struct MenuGroup {
  var elements: [UIMenuElement]
  /// Whether the elements are side by side.
  var isPalette = false
}

extension UIMenu {
  /// The elements in groups: each inline submenu is a group.
  fileprivate var groups: [MenuGroup] {
    var groups: [MenuGroup] = []
    var current: [UIMenuElement] = []
    for child in children.flatMap(\.visibleElements) where !child.isOmitted {
      guard let menu = child as? UIMenu, menu.isInline else {
        current.append(child)
        continue
      }
      groups.append(MenuGroup(elements: current))
      current = []
      groups +=
        menu.options.contains(.displayAsPalette)
        ? [MenuGroup(elements: menu.paletteElements, isPalette: true)] : menu.groups
    }
    return (groups + [MenuGroup(elements: current)]).filter { !$0.elements.isEmpty }
  }

  private var paletteElements: [UIMenuElement] {
    children.flatMap(\.visibleElements).filter { !$0.isOmitted }
  }
}

extension UIMenuElement {
  fileprivate var isOmitted: Bool { effectiveAttributes.contains(.hidden) }

  fileprivate var isDisabled: Bool { effectiveAttributes.contains(.disabled) }

  fileprivate var color: UIColor {
    if isDisabled { return .tertiaryLabel }
    return effectiveAttributes.contains(.destructive) ? .systemRed : .label
  }

  /// The mark before the title of a selected element.
  fileprivate var sign: ControlSymbol? {
    switch mark {
    case .on: .checkMark
    case .mixed: .dash
    case .off: nil
    }
  }
}

extension ControlSymbol {
  /// A chevron to the right, for submenus.
  fileprivate static let menuChevron = ControlSymbol(
    size: CGSize(width: 8, height: 14), lineWidth: 1.8
  ) {
    $0.move(to: CGPoint(x: 1.5, y: 1.5))
    $0.addLine(to: CGPoint(x: 6.5, y: 7))
    $0.addLine(to: CGPoint(x: 1.5, y: 12.5))
  }

  /// A check mark.
  fileprivate static let checkMark = ControlSymbol(
    size: CGSize(width: 16, height: 14), lineWidth: 1.9
  ) {
    $0.move(to: CGPoint(x: 2, y: 8))
    $0.addLine(to: CGPoint(x: 6, y: 12))
    $0.addLine(to: CGPoint(x: 14, y: 2))
  }

  /// A dash, for a mixed state.
  fileprivate static let dash = ControlSymbol(
    size: CGSize(width: 16, height: 14), lineWidth: 1.9
  ) {
    $0.move(to: CGPoint(x: 3, y: 7))
    $0.addLine(to: CGPoint(x: 13, y: 7))
  }
}

// Unsupported: UIMenu: look of lists · drawn · Heights, widths, radii, distances and fonts. ·
//   uncertain · test: ItemMenuTests
