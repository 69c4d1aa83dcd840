extension NSCoder {
  /// The point under `key`, zero if there is none.
  public func decodeCGPoint(forKey key: String) -> CGPoint {
    containsValue(forKey: key) ? decodePoint(forKey: key) : .zero
  }

  /// The size under `key`, zero if there is none.
  public func decodeCGSize(forKey key: String) -> CGSize {
    containsValue(forKey: key) ? decodeSize(forKey: key) : .zero
  }

  /// The rectangle under `key`, zero if there is none.
  public func decodeCGRect(forKey key: String) -> CGRect {
    containsValue(forKey: key) ? decodeRect(forKey: key) : .zero
  }

  /// Encodes insets under `key`.
  public func encode(_ insets: UIEdgeInsets, forKey key: String) {
    encode(NSStringFromUIEdgeInsets(insets), forKey: key)
  }

  /// The insets under `key`, zero if there are none.
  public func decodeUIEdgeInsets(forKey key: String) -> UIEdgeInsets {
    guard containsValue(forKey: key) else { return .zero }
    return UIEdgeInsetsFromString(decodeObject(forKey: key) as? String ?? "")
  }

  /// The point as `{x, y}`.
  public class func string(for point: CGPoint) -> String { NSStringFromCGPoint(point) }

  /// The vector as `{dx, dy}`.
  public class func string(for vector: CGVector) -> String { NSStringFromCGVector(vector) }

  /// The size as `{width, height}`.
  public class func string(for size: CGSize) -> String { NSStringFromCGSize(size) }

  /// The rectangle as `{{x, y}, {width, height}}`.
  public class func string(for rect: CGRect) -> String { NSStringFromCGRect(rect) }

  /// The transform as `[a, b, c, d, tx, ty]`.
  public class func string(for transform: CGAffineTransform) -> String {
    NSStringFromCGAffineTransform(transform)
  }

  /// The insets as `{top, left, bottom, right}`.
  public class func string(for insets: UIEdgeInsets) -> String { NSStringFromUIEdgeInsets(insets) }

  /// The offset as `{horizontal, vertical}`.
  public class func string(for offset: UIOffset) -> String { NSStringFromUIOffset(offset) }

  /// The point in `{x, y}`; zero if the text is of another form.
  public class func cgPoint(for string: String) -> CGPoint { CGPointFromString(string) }

  /// The size in `{width, height}`; zero if the text is of another form.
  public class func cgSize(for string: String) -> CGSize { CGSizeFromString(string) }

  /// The rectangle in `{{x, y}, {width, height}}`; zero if the text is of another form.
  public class func cgRect(for string: String) -> CGRect { CGRectFromString(string) }

  /// The insets in `{top, left, bottom, right}`; zero if the text is of another form.
  public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
    UIEdgeInsetsFromString(string)
  }
}
