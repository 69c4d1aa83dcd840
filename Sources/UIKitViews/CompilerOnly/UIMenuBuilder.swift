// For the compiler only: there is no menu of the app; nobody is given a builder.

/// Puts together the menus of an app. Nothing shows them here, so that nobody is given one.
///
/// Source: Apple, UIMenuBuilder.
@preconcurrency @MainActor
public protocol UIMenuBuilder: AnyObject {
  /// The menu of an identifier.
  func menu(for identifier: UIMenu.Identifier) -> UIMenu?
  /// Puts a menu in another one's place.
  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
  /// Puts a menu before another one.
  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
  /// Puts a menu behind another one.
  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
  /// Puts a menu into another one, in front.
  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
  /// Puts a menu into another one, at its end.
  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
  /// Takes a menu away.
  func remove(menu removedIdentifier: UIMenu.Identifier)
}

extension UIMenu.Identifier {
  /// The menu of the app itself.
  public static let application = UIMenu.Identifier("com.apple.menu.application")
  /// Files.
  public static let file = UIMenu.Identifier("com.apple.menu.file")
  /// Editing.
  public static let edit = UIMenu.Identifier("com.apple.menu.edit")
  /// How text looks.
  public static let format = UIMenu.Identifier("com.apple.menu.format")
  /// What is shown.
  public static let view = UIMenu.Identifier("com.apple.menu.view")
  /// Windows.
  public static let window = UIMenu.Identifier("com.apple.menu.window")
  /// Help.
  public static let help = UIMenu.Identifier("com.apple.menu.help")
  /// Where texts are looked up.
  public static let lookup = UIMenu.Identifier("com.apple.menu.lookup")
  /// Where texts are shared.
  public static let share = UIMenu.Identifier("com.apple.menu.share")
}
