/// The modules of which UIKit consists. To clients they are one module, UIKit.
package enum UIKitModules {
  /// The names of the modules, lowest first.
  package static let names = [
    "UIKitRuntime", "UIKitValues", "UIKitViews", "UIKitControls", "UIKitLists", "UIKitControllers",
    "UIKitNibs", "UIKit",
  ]

  /// Returns a name without its module if that is one of UIKit's; nil otherwise.
  ///
  /// - Parameter qualifiedName: The name as returned by `String(reflecting:)`: `UIKitViews.UIView`.
  package static func nameInside(_ qualifiedName: String) -> Substring? {
    guard qualifiedName.hasPrefix("UIKit"), let dot = qualifiedName.firstIndex(of: "."),
      names.contains(where: { $0 == qualifiedName[..<dot] })
    else { return nil }
    return qualifiedName[qualifiedName.index(after: dot)...]
  }

  /// Returns whether a class is one of UIKit's.
  package static func declare(_ type: AnyClass) -> Bool { nameInside(_typeName(type)) != nil }

  /// Returns the name of a type with its module, `Wall.Cell`, and `UIKit.UIView` for all of
  /// UIKit's.
  package static func qualifiedName(of type: Any.Type) -> String {
    let name = String(reflecting: type)
    return nameInside(name).map { "UIKit.\($0)" } ?? name
  }

  /// Returns a text in which the modules of all of UIKit's names are replaced by `UIKit`.
  package static func asOne(_ text: String) -> String {
    guard text.contains("UIKit") else { return text }
    return text.replacing(
      /\bUIKit(?:Runtime|Values|Views|Controls|Lists|Controllers|Nibs)\./, with: "UIKit.")
  }
}
