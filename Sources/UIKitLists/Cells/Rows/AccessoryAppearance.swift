import LayoutGeometry

/// The views of an accessory and their frames; a y of 0 is the vertical centre.
///
/// Chevrons, check marks and circles have the size and the position of those in UIKit's pictures;
/// symbols scale with body text, circles do not. The widths of chevrons and check marks are from
/// rows of published documents: contents end 10.5 or 10.33 points before the margin, at the scales
/// 2 and 3, and 24 beside check marks. The scaling, and everything else, is uncertain.
@MainActor
struct AccessoryAppearance {
  struct Part {
    let view: UIView
    let frame: CGRect
  }

  /// The width of accessories that share a column, in points. Uncertain.
  static let standardWidth: CGFloat = 28
  /// The width of a circle: the drawn circle has 20.33 points.
  private static let circleWidth: CGFloat = 23
  /// The widths with body text of 16 points, rounded up to pixels.
  private static let disclosureWidth: CGFloat = 9.69
  private static let checkmarkWidth: CGFloat = 22.58
  private static let outlineWidth: CGFloat = 18.67
  private static let reorderWidth: CGFloat = 24

  private(set) var parts: [Part] = []
  private(set) var width: CGFloat = 0
  /// Whether the symbol is at the trailing end of a wider space, not centred.
  private(set) var isAtEnd = false
  /// Whether the symbol points in the reading direction.
  private(set) var turnsAround = false
  private(set) var isExpanded = false

  init() {}

  init(_ accessory: UICellAccessory, isSelected: Bool, isExpanded: Bool, tint: UIColor) {
    let grown = UIFont.preferredFont(forTextStyle: .body).pointSize / 16
    switch accessory.accessoryType {
    case .disclosureIndicator:
      width = Self.inPixels(Self.disclosureWidth * grown)
      (isAtEnd, turnsAround) = (true, true)
      add(.disclosure, accessory.tintColor ?? Self.disclosureColor, scale: grown, before: 0.67)
    case .outlineDisclosure:
      (width, turnsAround) = (Self.outlineWidth * grown, true)
      self.isExpanded = isExpanded
      add(.disclosure, accessory.tintColor, scale: grown)
    case .checkmark:
      (width, isAtEnd) = (Self.inPixels(Self.checkmarkWidth * grown), true)
      add(.checkmark, accessory.tintColor, scale: grown, before: 2.33)
    case .delete: addCircle(.minusInCircle, .systemRed, accessory)
    case .insert: addCircle(.plusInCircle, .systemGreen, accessory)
    case .multiselect:
      if isSelected {
        addCircle(.checkInCircle, tint, accessory)
      } else {
        width = Self.circleWidth
        add(.emptyCircle, .tertiaryLabel, scale: 1)
      }
    case .reorder:
      width = Self.reorderWidth
      add(.reorder, accessory.tintColor ?? .tertiaryLabel, scale: 1)
    case .detail:
      width = ControlSymbol.information.size.width
      add(.information, accessory.tintColor, scale: 1)
    case .label, .popUpMenu, .customView: addContent(accessory)
    }
  }

  private static func inPixels(_ width: CGFloat) -> CGFloat {
    CGFloat(FrameGrid(scale: Double(UIScreen.main.scale)).roundedUp(Double(width)))
  }

  /// The colour measured in UIKit's pictures: black or white at a quarter.
  static let disclosureColor = UIColor(
    light: CGColor(gray: 0, alpha: 0.25), dark: CGColor(gray: 1, alpha: 0.25))

  private mutating func addContent(_ accessory: UICellAccessory) {
    switch accessory.content {
    case .label(let text, let options):
      let label = text.label(options.font, accessory.tintColor ?? .secondaryLabel)
      label.adjustsFontForContentSizeCategory = options.adjustsFontForContentSizeCategory
      add(label, label.intrinsicContentSize)
    case .menu(let menu):
      let text = menu.selectedTitle.label(
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
    width = Self.circleWidth
    add(.fullCircle, accessory.backgroundColor ?? color, scale: 1)
    add(sign, accessory.tintColor ?? .white, scale: 1)
  }

  /// Adds a symbol in the centre, or at a distance before the end.
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
  /// The title of the selected element, or of the first one if none is selected.
  @MainActor
  fileprivate var selectedTitle: String {
    let chosen = children.first { ($0 as? UIAction)?.state == .on } ?? children.first
    return chosen?.title ?? ""
  }
}

extension UIView {
  /// The view's size as an accessory: from its constraints or content, else its frame.
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
