extension UIImage {
  /// Returns a resizable image that stretches the point after its caps; an old API.
  ///
  /// - Parameters:
  ///   - leftCapWidth: The width of the left cap, in points; 0 to stretch the whole width.
  ///   - topCapHeight: The height of the top cap, in points; 0 to stretch the whole height.
  public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    let (left, top) = (CGFloat(leftCapWidth), CGFloat(topCapHeight))
    return resizableImage(
      withCapInsets: UIEdgeInsets(
        top: top, left: left, bottom: top > 0 ? max(0, size.height - top - 1) : 0,
        right: left > 0 ? max(0, size.width - left - 1) : 0), resizingMode: .stretch)
  }

  /// The width of the left cap, in points.
  public var leftCapWidth: Int { Int(capInsets.left) }
  /// The height of the top cap, in points.
  public var topCapHeight: Int { Int(capInsets.top) }

  /// The symbol for adding. Source: getsentry/sentry-cocoa, SentryUIRedactBuilderTests.
  public class var add: UIImage { UIImage(systemName: "plus.circle.fill") ?? UIImage() }
  /// The symbol for removing.
  public class var remove: UIImage { UIImage(systemName: "minus.circle.fill") ?? UIImage() }
  /// The symbol for actions.
  public class var actions: UIImage { UIImage(systemName: "ellipsis.circle.fill") ?? UIImage() }
  /// The symbol for a selection. Source: Tinder/Layout, the recorded texts of testReadmeExample.
  public class var checkmark: UIImage {
    UIImage(systemName: "checkmark.circle.fill") ?? UIImage()
  }
  /// The symbol for a selection, in a circle without a fill.
  public class var strokedCheckmark: UIImage {
    UIImage(systemName: "checkmark.circle") ?? UIImage()
  }
  /// The symbol for struck-through text.
  public class var strikethrough: UIImage { UIImage(systemName: "strikethrough") ?? UIImage() }
}
