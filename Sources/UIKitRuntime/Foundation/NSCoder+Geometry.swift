extension NSCoder {
  /// Returns the point under `key`, or zero if there is none.
  public func decodeCGPoint(forKey key: String) -> CGPoint {
    containsValue(forKey: key) ? decodePoint(forKey: key) : .zero
  }

  /// Returns the size under `key`, or zero if there is none.
  public func decodeCGSize(forKey key: String) -> CGSize {
    containsValue(forKey: key) ? decodeSize(forKey: key) : .zero
  }

  /// Returns the rectangle under `key`, or zero if there is none.
  public func decodeCGRect(forKey key: String) -> CGRect {
    containsValue(forKey: key) ? decodeRect(forKey: key) : .zero
  }

  /// Encodes insets under `key`.
  public func encode(_ insets: UIEdgeInsets, forKey key: String) {
    encode(NSStringFromUIEdgeInsets(insets), forKey: key)
  }

  /// Returns the insets under `key`, or zero if there are none.
  public func decodeUIEdgeInsets(forKey key: String) -> UIEdgeInsets {
    guard containsValue(forKey: key) else { return .zero }
    return UIEdgeInsetsFromString(decodeObject(forKey: key) as? String ?? "")
  }

  /// Returns the point as `{x, y}`.
  public class func string(for point: CGPoint) -> String { NSStringFromCGPoint(point) }

  /// Returns the vector as `{dx, dy}`.
  public class func string(for vector: CGVector) -> String { NSStringFromCGVector(vector) }

  /// Returns the size as `{width, height}`.
  public class func string(for size: CGSize) -> String { NSStringFromCGSize(size) }

  /// Returns the rectangle as `{{x, y}, {width, height}}`.
  public class func string(for rect: CGRect) -> String { NSStringFromCGRect(rect) }

  /// Returns the transform as `[a, b, c, d, tx, ty]`.
  public class func string(for transform: CGAffineTransform) -> String {
    NSStringFromCGAffineTransform(transform)
  }

  /// Returns the insets as `{top, left, bottom, right}`.
  public class func string(for insets: UIEdgeInsets) -> String { NSStringFromUIEdgeInsets(insets) }

  /// Returns the offset as `{horizontal, vertical}`.
  public class func string(for offset: UIOffset) -> String { NSStringFromUIOffset(offset) }

  /// Returns the point of `{x, y}`; zero for text of another form.
  public class func cgPoint(for string: String) -> CGPoint { CGPointFromString(string) }

  /// Returns the size of `{width, height}`; zero for text of another form.
  public class func cgSize(for string: String) -> CGSize { CGSizeFromString(string) }

  /// Returns the rectangle of `{{x, y}, {width, height}}`; zero for text of another form.
  public class func cgRect(for string: String) -> CGRect { CGRectFromString(string) }

  /// Returns the insets of `{top, left, bottom, right}`; zero for text of another form.
  public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
    UIEdgeInsetsFromString(string)
  }
}
