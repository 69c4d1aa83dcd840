import UIKit

/// The name of a view's class in descriptions: its own, or, for a class that users of this package
/// neither write nor name, that of the nearest public superclass.
enum ClassName {
  static func of(_ type: AnyClass) -> String {
    var type: AnyClass = type
    while isInternal(String(reflecting: type)), let superclass = _getSuperclass(type) {
      type = superclass
    }
    return String(describing: type)
  }

  /// Returns whether a class is an internal one of UIKit or of scene files.
  private static func isInternal(_ name: String) -> Bool {
    if let own = UIKitModules.nameInside(name) { return !own.hasPrefix("UI") }
    return name.hasPrefix("SceneFiles.") || name.hasPrefix("Staging.")
  }
}
