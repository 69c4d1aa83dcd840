/// A menu of elements. Context menus can be opened; those of buttons are only stored, and the
/// buttons show an indicator.
///
/// Source: Apple, UIMenu.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
  /// The identifier of a menu. Source: Apple, UIMenu.Identifier.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates an identifier from a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// Creates an identifier from a name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// The options of a menu. Raw values are UIKit's.
  public struct Options: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set from UIKit's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The elements are shown inline in the parent menu.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// The menu is red.
    public static let destructive = Options(rawValue: 1 << 1)
    /// Only one of the elements is selected at a time.
    public static let singleSelection = Options(rawValue: 1 << 5)
    /// The elements are shown side by side, each by its image or, without one, its title.
    public static let displayAsPalette = Options(rawValue: 1 << 7)
  }

  /// The identifier of the menu. Default a unique one.
  public let identifier: Identifier
  /// The options of the menu.
  public let options: Options
  /// The elements of the menu.
  public let children: [UIMenuElement]

  /// The size of the elements of a menu. Raw values are UIKit's. Source: Apple, UIMenu.ElementSize.
  public enum ElementSize: Int, Sendable {
    /// Images beside each other.
    case small = 0
    /// Images with titles below, beside each other.
    case medium = 1
    /// Rows.
    case large = 2
    /// The size that the menu's options determine.
    case automatic = -1
  }

  /// The preferred size of the elements. Small and medium ones log a warning: menus have rows,
  /// except for ``Options/displayAsPalette``. Default automatic.
  open var preferredElementSize = ElementSize.automatic {
    didSet {
      guard preferredElementSize == .small || preferredElementSize == .medium else { return }
      CallWarnings.warnOnce(
        of: "UIMenu.preferredElementSize", "write the option 'displayAsPalette'")
    }
  }

  package override var effectiveAttributes: Attributes {
    options.contains(.destructive) ? .destructive : []
  }

  /// Creates a menu of elements.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, options: Options = [], children: [UIMenuElement] = []
  ) {
    self.identifier = identifier ?? Self.freshIdentifier()
    (self.options, self.children) = (options, children)
    super.init(title: title, subtitle: subtitle, image: image)
  }

  private static var count = 0

  private static func freshIdentifier() -> Identifier {
    count += 1
    return Identifier("UIMenu-\(count)")
  }

  /// The selected elements of this menu and its inline submenus.
  open var selectedElements: [UIMenuElement] {
    children.flatMap { child -> [UIMenuElement] in
      if let menu = child as? UIMenu {
        return menu.isInline ? menu.selectedElements : []
      }
      return (child as? UIAction)?.state == .on ? [child] : []
    }
  }

  package override func load(whenChanged: @escaping () -> Void) {
    for child in children {
      if let menu = child as? UIMenu, !menu.isInline { continue }
      child.load(whenChanged: whenChanged)
    }
  }

  /// Whether the elements are shown inline in the parent menu.
  package var isInline: Bool { !options.isDisjoint(with: [.displayInline, .displayAsPalette]) }

  /// Returns a copy of the menu with other elements.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      children: newChildren)
  }
}

// Unsupported: UIMenu: menus in menus · drawn · An inner menu replaces the outer one, under a row
//   that leads back. Fingers do not slide from row to row. · test: ItemMenuTests
// Unsupported: UIMenu.preferredElementSize · kept · Elements of a menu are rows, or a palette by
//   its option; the other sizes are logged. · test: NewNamesTests
// Unsupported: UIMenu: suggestions · absent · The system suggests nothing.
