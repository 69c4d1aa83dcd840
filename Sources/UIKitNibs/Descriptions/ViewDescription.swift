/// The view hierarchy in the format of UIKit's debugger, without addresses, except those in the
/// descriptions of classes that override `description`.
///
/// Source: the output of UIView's recursiveDescription and description.
@MainActor
package enum ViewDescription {
  /// Returns a line for each view, indented below its superview.
  package static func lines(of view: UIView) -> [String] {
    [line(view)] + view.subviews.flatMap { lines(of: $0).map { "   | " + $0 } }
  }

  /// A class that describes itself has the last word. Source: pointfreeco/swift-snapshot-testing,
  /// `purgePointers`; the recorded texts of Tinder/Layout, whose views describe themselves.
  private static func line(_ view: UIView) -> String {
    let description = view.description
    guard description == view.descriptionText else { return description }
    let facts =
      view.baseClassDescription + [frame(view)] + content(view) + state(view)
      + ["layer = <\(layer(of: view))>"]
    return "<\(className(of: view)); \(facts.joined(separator: "; "))>"
  }

  /// Returns the name of a view's class, with its module if it is not UIKit's. The root views of
  /// containers are plain views here; UIKit's texts name their private classes. Source:
  /// pointfreeco/swift-snapshot-testing 1.19, the recorded text of testViewControllerHierarchy.
  static func className(of view: UIView) -> String {
    guard type(of: view) == UIView.self else {
      return NSLayoutConstraint.qualifiedName(of: type(of: view))
    }
    switch view.viewController {
    case is UINavigationController, is UITabBarController: return "UILayoutContainerView"
    case is UIPageViewController: return "_UIPageViewControllerContentView"
    default: return "UIView"
    }
  }

  private static func frame(_ view: UIView) -> String {
    let frame = view.frame
    let (x, y) = (number(frame.minX), number(frame.minY))
    let (width, height) = (number(frame.width), number(frame.height))
    return "frame = (\(x) \(y); \(width) \(height))"
  }

  /// Returns the class of the layer. UIKit's labels have a private layer class in their
  /// descriptions. Source: pointfreeco/swift-snapshot-testing 1.19, the reference texts of
  /// testTraits.
  private static func layer(of view: UIView) -> String {
    let type = type(of: view.layer)
    return view is UILabel && type == CALayer.self ? "_UILabelLayer" : "\(type)"
  }

  /// Returns a number with six digits, like C's `%g`.
  private static func number(_ value: CGFloat) -> String {
    // Negative zero becomes zero.
    String(format: "%g", value == 0 ? 0 : Double(value))
  }

  private static func content(_ view: UIView) -> [String] {
    if let text = (view as? UILabel)?.text { return ["text = '\(text)'"] }
    guard let view = view as? UIScrollView else { return [] }
    let (offset, size) = (view.contentOffset, view.contentSize)
    return [
      "contentOffset: {\(number(offset.x)), \(number(offset.y))}",
      "contentSize: {\(number(size.width)), \(number(size.height))}",
    ]
  }

  private static func state(_ view: UIView) -> [String] {
    var facts: [String] = []
    if view.clipsToBounds { facts.append("clipsToBounds = YES") }
    if view.alpha != 1 { facts.append("alpha = \(number(view.alpha))") }
    if view.isHidden { facts.append("hidden = YES") }
    if !view.isOpaque { facts.append("opaque = NO") }
    if !view.autoresizingMask.isEmpty {
      facts.append("autoresize = \(autoresizing(view.autoresizingMask))")
    }
    if !view.isUserInteractionEnabled { facts.append("userInteractionEnabled = NO") }
    if view.tag != 0 { facts.append("tag = \(view.tag)") }
    return facts
  }

  private static func autoresizing(_ mask: UIView.AutoresizingMask) -> String {
    let names: [(UIView.AutoresizingMask, String)] = [
      (.flexibleLeftMargin, "LM"), (.flexibleWidth, "W"), (.flexibleRightMargin, "RM"),
      (.flexibleTopMargin, "TM"), (.flexibleHeight, "H"), (.flexibleBottomMargin, "BM"),
    ]
    return names.filter { mask.contains($0.0) }.map(\.1).joined(separator: "+")
  }
}
