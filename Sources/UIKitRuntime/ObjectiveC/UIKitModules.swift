/// The modules that UIKit is made of. To those who use them they are one: UIKit.
package enum UIKitModules {
  /// Their names, lowest first.
  package static let names = [
    "UIKitRuntime", "UIKitValues", "UIKitViews", "UIKitControls", "UIKitLists", "UIKitControllers",
    "UIKitNibs", "UIKit",
  ]

  private static let prefixes = names.map { $0 + "." }

  /// Whether a name with its module, as `String(reflecting:)` gives it, is one of UIKit's.
  package static func declare(_ qualifiedName: String) -> Bool {
    qualifiedName.hasPrefix("UIKit") && prefixes.contains { qualifiedName.hasPrefix($0) }
  }

  /// Whether a class is one of UIKit's.
  package static func declare(_ type: AnyClass) -> Bool { declare(_typeName(type)) }

  /// A type's name with its module, `Wall.Cell`, and `UIKit.UIView` for all of UIKit's.
  package static func qualifiedName(of type: Any.Type) -> String {
    asOne(String(reflecting: type))
  }

  /// A text in which `UIKit.` stands before all of UIKit's names, whatever module has them.
  package static func asOne(_ text: String) -> String {
    guard text.contains("UIKit") else { return text }
    return prefixes.reduce(text) { $0.replacingOccurrences(of: $1, with: "UIKit.") }
  }
}
