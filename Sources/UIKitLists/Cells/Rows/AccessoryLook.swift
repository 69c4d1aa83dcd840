/// What an accessory consists of, and where in its room: the room's middle is at height 0.
///
/// The ink of chevrons, check marks and circles is as large as in UIKit's pictures and stands where
/// it stands there; signs grow with body text, circles do not. That, and everything else, is
/// uncertain.
@MainActor
struct AccessoryLook {
  struct Part {
    let view: UIView
    let frame: CGRect
  }

  /// The room of accessories that share a column, in points. Uncertain.
  static let standardWidth: CGFloat = 28
  /// Of a circle: 20.33 points of ink.
  private static let circleRoom: CGFloat = 23
  private static let disclosureRoom: CGFloat = 10
  private static let checkmarkRoom: CGFloat = 18.67
  private static let reorderRoom: CGFloat = 24

  private(set) var parts: [Part] = []
  private(set) var width: CGFloat = 0
  /// Whether the ink stands at the end of a wider room, not in its middle.
  private(set) var isAtEnd = false
  /// Whether it points to where reading leads.
  private(set) var turnsAround = false
  private(set) var isExpanded = false

  init() {}

  init(_ accessory: UICellAccessory, isSelected: Bool, isExpanded: Bool, tint: UIColor) {
    let grown = UIFont.preferredFont(forTextStyle: .body).pointSize / 16
    switch accessory.accessoryType {
    case .disclosureIndicator:
      (width, isAtEnd, turnsAround) = (Self.disclosureRoom * grown, true, true)
      add(.disclosure, accessory.tintColor ?? Self.disclosureColor, scale: grown, before: 0.67)
    case .outlineDisclosure:
      (width, turnsAround) = (Self.checkmarkRoom * grown, true)
      self.isExpanded = isExpanded
      add(.disclosure, accessory.tintColor, scale: grown)
    case .checkmark:
      (width, isAtEnd) = (Self.checkmarkRoom * grown, true)
      add(.checkmark, accessory.tintColor, scale: grown, before: 2.33)
    case .delete: addCircle(.minusInCircle, .systemRed, accessory)
    case .insert: addCircle(.plusInCircle, .systemGreen, accessory)
    case .multiselect:
      if isSelected {
        addCircle(.checkInCircle, tint, accessory)
      } else {
        width = Self.circleRoom
        add(.emptyCircle, .tertiaryLabel, scale: 1)
      }
    case .reorder:
      width = Self.reorderRoom
      add(.reorder, accessory.tintColor ?? .tertiaryLabel, scale: 1)
    case .detail:
      width = ControlSymbol.information.size.width
      add(.information, accessory.tintColor, scale: 1)
    case .label, .popUpMenu, .customView: addContent(accessory)
    }
  }

  /// As measured in UIKit's pictures: black or white at a quarter.
  static let disclosureColor = UIColor(
    light: CGColor(gray: 0, alpha: 0.25), dark: CGColor(gray: 1, alpha: 0.25))

  private mutating func addContent(_ accessory: UICellAccessory) {
    switch accessory.content {
    case .label(let text, let options):
      let label = text.label(options.font, accessory.tintColor ?? .secondaryLabel)
      label.adjustsFontForContentSizeCategory = options.adjustsFontForContentSizeCategory
      add(label, label.intrinsicContentSize)
    case .menu(let menu):
      let text = menu.chosenTitle.label(
        .preferredFont(forTextStyle: .body), accessory.tintColor ?? .secondaryLabel)
      add(text, text.intrinsicContentSize)
      width += 6
      let sign = SymbolView(.chevronUpDown, color: accessory.tintColor ?? .secondaryLabel)
      add(sign, ControlSymbol.chevronUpDown.size)
    case .view(let view, let keepsSize):
      add(view, keepsSize ? view.bounds.size : view.accessorySize)
    case .sign, .reorder, .outline: break
    }
  }

  private mutating func addCircle(
    _ sign: ControlSymbol, _ color: UIColor, _ accessory: UICellAccessory
  ) {
    width = Self.circleRoom
    add(.fullCircle, accessory.backgroundColor ?? color, scale: 1)
    add(sign, accessory.tintColor ?? .white, scale: 1)
  }

  /// Adds a sign in the middle of the room, or so far before its end.
  private mutating func add(
    _ symbol: ControlSymbol, _ color: UIColor?, scale: CGFloat, before: CGFloat? = nil
  ) {
    let size = CGSize(width: symbol.size.width * scale, height: symbol.size.height * scale)
    let x = before.map { width - $0 * scale - size.width } ?? (width - size.width) / 2
    parts.append(
      Part(
        view: SymbolView(symbol, color: color),
        frame: CGRect(origin: CGPoint(x: x, y: -size.height / 2), size: size)))
  }

  private mutating func add(_ view: UIView, _ size: CGSize) {
    parts.append(
      Part(
        view: view,
        frame: CGRect(origin: CGPoint(x: width, y: -size.height / 2), size: size)))
    width += size.width
  }
}

extension String {
  @MainActor
  fileprivate func label(_ font: UIFont, _ color: UIColor) -> UILabel {
    let label = UILabel()
    (label.text, label.font, label.textColor) = (self, font, color)
    label.adjustsFontForContentSizeCategory = true
    return label
  }
}

extension UIMenu {
  /// The title of what is chosen; of the first element where nothing is.
  @MainActor
  fileprivate var chosenTitle: String {
    let chosen = children.first { ($0 as? UIAction)?.state == .on } ?? children.first
    return chosen?.title ?? ""
  }
}

extension UIView {
  /// How large a view is beside a row: as its constraints or its content say, else as it is.
  fileprivate var accessorySize: CGSize {
    if isLaidOutByConstraints {
      return systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    }
    let own = intrinsicContentSize
    guard bounds.width == 0 || bounds.height == 0 else { return bounds.size }
    return CGSize(
      width: own.width > 0 ? own.width : bounds.width,
      height: own.height > 0 ? own.height : bounds.height)
  }
}
