/// Declarations that replace parts of Foundation that behave differently on Linux than on iOS.
///
/// A declaration in the file itself takes precedence over Foundation's.
enum FoundationShadows {
  /// The declarations that a file needs, appended to its last line.
  static func text(for source: SourceText) -> String {
    var text = ""
    // CoreGraphics does not report an intersection of rectangles that share only an edge;
    // `intersection(_:)` then returns a rectangle without area. A rectangle without area at the
    // other's origin does intersect it.
    if source.mentions(".intersects"), !source.mentions("func intersects(") {
      text +=
        "\nfileprivate extension CGRect { func intersects(_ rect2: CGRect) -> Bool { "
        + "!isNull && !rect2.isNull "
        + "&& (minX == rect2.minX || minX < rect2.maxX && rect2.minX < maxX) "
        + "&& (minY == rect2.minY || minY < rect2.maxY && rect2.minY < maxY) } }\n"
    }
    // Removes the observers that were added with selectors.
    if source.mentions("removeObserver"), !source.mentions("func removeObserver(") {
      text +=
        "\nfileprivate extension NotificationCenter { "
        + "func removeObserver(_ observer: Any) { UIKit.removeObserver(observer, from: self) }; "
        + "func removeObserver(_ observer: Any, name: NSNotification.Name?, object: Any?) { "
        + "UIKit.removeObserver(observer, from: self, name: name, object: object) } }\n"
    }
    if source.mentions("Timer"), source.mentions(".userInfo") {
      text += "\nfileprivate extension Timer { var userInfo: Any? { UIKit.userInfo(of: self) } }\n"
    }
    // UIKit's class names have no module prefix on iOS.
    if source.mentions("NSClassFromString(") {
      text +=
        "\nfileprivate func NSClassFromString(_ aClassName: String) -> AnyClass? { "
        + "UIKit.classNamed(aClassName) }\n"
    }
    if source.mentions("NSStringFromClass(") {
      text +=
        "\nfileprivate func NSStringFromClass(_ aClass: AnyClass) -> String { "
        + "UIKit.name(ofClass: aClass) }\n"
    }
    // The handles that search all images have other values.
    if source.mentions("dlsym("), !source.mentions("func dlsym(") {
      text +=
        "\nfileprivate func dlsym(_ handle: UnsafeMutableRawPointer?, "
        + "_ symbol: UnsafePointer<CChar>) -> UnsafeMutableRawPointer? { "
        + "UIKit.address(ofSymbol: symbol, in: handle) }\n"
    }
    // Foundation on Linux has a class with this name that cannot be created.
    if source.mentions("PersonNameComponentsFormatter"), source.mentions("import Foundation") {
      text +=
        "\nfileprivate typealias PersonNameComponentsFormatter = "
        + "UIKit.PersonNameComponentsFormatter\n"
    }
    return text
  }
}
