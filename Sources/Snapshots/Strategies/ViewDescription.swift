import UIKit

/// A tree of views in the words of UIKit's debugger, without addresses.
///
/// Source: the output of UIView's recursiveDescription and description.
@MainActor
enum ViewDescription {
  /// A line a view, each indented below its superview.
  static func lines(of view: UIView) -> [String] {
    [line(view)] + view.subviews.flatMap { lines(of: $0).map { "   | " + $0 } }
  }

  private static func line(_ view: UIView) -> String {
    let facts = [frame(view)] + content(view) + state(view) + ["layer = <\(type(of: view.layer))>"]
    return "<\(type(of: view)); \(facts.joined(separator: "; "))>"
  }

  private static func frame(_ view: UIView) -> String {
    let frame = view.frame
    let (x, y) = (ShortNumber.text(frame.minX), ShortNumber.text(frame.minY))
    let (width, height) = (ShortNumber.text(frame.width), ShortNumber.text(frame.height))
    return "frame = (\(x) \(y); \(width) \(height))"
  }

  private static func content(_ view: UIView) -> [String] {
    if let text = (view as? UILabel)?.text { return ["text = '\(text)'"] }
    guard let view = view as? UIScrollView else { return [] }
    let (offset, size) = (view.contentOffset, view.contentSize)
    return [
      "contentOffset: {\(ShortNumber.text(offset.x)), \(ShortNumber.text(offset.y))}",
      "contentSize: {\(ShortNumber.text(size.width)), \(ShortNumber.text(size.height))}",
    ]
  }

  private static func state(_ view: UIView) -> [String] {
    var facts: [String] = []
    if view.clipsToBounds { facts.append("clipsToBounds = YES") }
    if view.alpha != 1 { facts.append("alpha = \(ShortNumber.text(view.alpha))") }
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
