import UIKit

/// What words call a view's class: its own name, or where it is none that a user of this package
/// has written or can name, that of the nearest superclass that is.
enum ClassName {
  static func of(_ type: AnyClass) -> String {
    var type: AnyClass = type
    while isInternal(String(reflecting: type)), let superclass = _getSuperclass(type) {
      type = superclass
    }
    return String(describing: type)
  }

  /// Classes of UIKit that are no one else's business, and what scene files are drawn with.
  private static func isInternal(_ name: String) -> Bool {
    if let own = UIKitModules.nameInside(name) { return !own.hasPrefix("UI") }
    return name.hasPrefix("SceneFiles.") || name.hasPrefix("Staging.")
  }
}
