extension UIImage {
  /// The same pixels, larger sizes made by stretching one point behind the caps; of older code.
  ///
  /// - Parameters:
  ///   - leftCapWidth: what is not stretched at the left, in points; 0 for a width that is wholly
  ///     stretched.
  ///   - topCapHeight: the same at the top.
  public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    let (left, top) = (CGFloat(leftCapWidth), CGFloat(topCapHeight))
    return resizableImage(
      withCapInsets: UIEdgeInsets(
        top: top, left: left, bottom: top > 0 ? max(0, size.height - top - 1) : 0,
        right: left > 0 ? max(0, size.width - left - 1) : 0), resizingMode: .stretch)
  }

  /// What is not stretched at the left, in points.
  public var leftCapWidth: Int { Int(capInsets.left) }
  /// What is not stretched at the top, in points.
  public var topCapHeight: Int { Int(capInsets.top) }

  /// A sign for adding.
  public class var add: UIImage { UIImage(systemName: "plus.circle") ?? UIImage() }
  /// A sign for taking away.
  public class var remove: UIImage { UIImage(systemName: "minus.circle") ?? UIImage() }
  /// A sign for what can be done.
  public class var actions: UIImage { UIImage(systemName: "ellipsis.circle") ?? UIImage() }
  /// A sign for what is chosen.
  public class var checkmark: UIImage { UIImage(systemName: "checkmark") ?? UIImage() }
  /// A sign for text that is struck through.
  public class var strikethrough: UIImage { UIImage(systemName: "strikethrough") ?? UIImage() }
}
