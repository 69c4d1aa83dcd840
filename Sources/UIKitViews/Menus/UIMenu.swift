/// Elements to choose one of. Context menus open; those of buttons are kept: buttons show that they
/// have one.
///
/// Source: Apple, UIMenu.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
  /// A name to find a menu by. Source: Apple, UIMenu.Identifier.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// An identifier of a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// An identifier of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// How a menu shows and works. Raw values are UIKit's.
  public struct Options: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// A set of the given bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Its elements stand in the menu around it.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// It is red.
    public static let destructive = Options(rawValue: 1 << 1)
    /// One of its elements is chosen at a time.
    public static let singleSelection = Options(rawValue: 1 << 5)
    /// Its elements stand side by side, each by its picture, or by its title where it has none.
    public static let displayAsPalette = Options(rawValue: 1 << 7)
  }

  /// What tells the menu from others. Default: a name of its own.
  public let identifier: Identifier
  /// How the menu shows and works.
  public let options: Options
  /// What there is to choose from.
  public let children: [UIMenuElement]

  package override var look: Attributes { options.contains(.destructive) ? .destructive : [] }

  /// A menu of elements.
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

  /// The elements chosen, in this menu and in those that stand inline in it.
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

  /// Whether its elements stand in the menu around it.
  package var isInline: Bool { !options.isDisjoint(with: [.displayInline, .displayAsPalette]) }

  /// The menu with other elements.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      children: newChildren)
  }
}

// Unsupported: UIMenu: menus in menus · drawn · An inner menu replaces the outer one, under a row
//   that leads back. Fingers do not slide from row to row.
// Unsupported: UIMenu: suggestions · absent · The system suggests nothing.
