/// What Foundation on Linux does otherwise than on iOS, for files that ask for it.
///
/// A declaration in the file itself wins over Foundation's, whatever the file imports.
enum FoundationShadows {
  /// The declarations that a file needs, behind its last line.
  static func text(for source: SourceText) -> String {
    var text = ""
    // CoreGraphics does not count rectangles that only touch. 'intersection(_:)' of such is a
    // rectangle without area on both. One without area at another's first corner counts.
    if source.mentions(".intersects"), !source.mentions("func intersects(") {
      text +=
        "\nfileprivate extension CGRect { func intersects(_ rect2: CGRect) -> Bool { "
        + "!isNull && !rect2.isNull "
        + "&& (minX == rect2.minX || minX < rect2.maxX && rect2.minX < maxX) "
        + "&& (minY == rect2.minY || minY < rect2.maxY && rect2.minY < maxY) } }\n"
    }
    // Observers that selectors were added for are removed by the same names.
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
    // UIKit's classes have no module in their names on iOS.
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
    // Foundation on Linux has a class of this name, too, that cannot be made.
    if source.mentions("PersonNameComponentsFormatter"), source.mentions("import Foundation") {
      text +=
        "\nfileprivate typealias PersonNameComponentsFormatter = "
        + "UIKit.PersonNameComponentsFormatter\n"
    }
    return text
  }
}
