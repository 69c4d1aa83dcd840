/// The modules that UIKit is made of. To those who use them they are one: UIKit.
package enum UIKitModules {
  /// Their names, lowest first.
  package static let names = [
    "UIKitRuntime", "UIKitValues", "UIKitViews", "UIKitControls", "UIKitLists", "UIKitControllers",
    "UIKitNibs", "UIKit",
  ]

  /// A name without its module, where that is one of UIKit's; nil for another's.
  ///
  /// - Parameter qualifiedName: the name as `String(reflecting:)` gives it: `UIKitViews.UIView`.
  package static func nameInside(_ qualifiedName: String) -> Substring? {
    guard qualifiedName.hasPrefix("UIKit"), let dot = qualifiedName.firstIndex(of: "."),
      names.contains(where: { $0 == qualifiedName[..<dot] })
    else { return nil }
    return qualifiedName[qualifiedName.index(after: dot)...]
  }

  /// Whether a class is one of UIKit's.
  package static func declare(_ type: AnyClass) -> Bool { nameInside(_typeName(type)) != nil }

  /// A type's name with its module, `Wall.Cell`, and `UIKit.UIView` for all of UIKit's.
  package static func qualifiedName(of type: Any.Type) -> String {
    let name = String(reflecting: type)
    return nameInside(name).map { "UIKit.\($0)" } ?? name
  }

  /// A text in which `UIKit.` stands before all of UIKit's names, whatever module has them.
  package static func asOne(_ text: String) -> String {
    guard text.contains("UIKit") else { return text }
    return text.replacing(
      /\bUIKit(?:Runtime|Values|Views|Controls|Lists|Controllers|Nibs)\./, with: "UIKit.")
  }
}
