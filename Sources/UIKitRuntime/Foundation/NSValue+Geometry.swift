extension NSValue {
  /// Creates a value with a point.
  public convenience init(cgPoint point: CGPoint) {
    self.init(point: point)
  }

  /// Creates a value with a size.
  public convenience init(cgSize size: CGSize) {
    self.init(size: size)
  }

  /// Creates a value with a rectangle.
  public convenience init(cgRect rect: CGRect) {
    self.init(rect: rect)
  }

  /// Creates a value with a vector.
  public convenience init(cgVector vector: CGVector) {
    self.init(point: CGPoint(x: vector.dx, y: vector.dy))
  }

  /// Creates a value with insets.
  public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
    self.init(
      edgeInsets: NSEdgeInsets(
        top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right))
  }

  /// Creates a value with directional insets.
  public convenience init(directionalEdgeInsets insets: NSDirectionalEdgeInsets) {
    self.init(
      edgeInsets: NSEdgeInsets(
        top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing))
  }

  /// Creates a value with an offset.
  public convenience init(uiOffset offset: UIOffset) {
    self.init(point: CGPoint(x: offset.horizontal, y: offset.vertical))
  }

  /// Creates a value with a transform.
  public convenience init(cgAffineTransform transform: CGAffineTransform) {
    var numbers = [
      transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
    ].map(Double.init)
    self.init(bytes: &numbers, objCType: "[6d]")
  }

  /// Creates a value with a 3D transform.
  public convenience init(caTransform3D transform: CATransform3D) {
    var numbers = [
      transform.m11, transform.m12, transform.m13, transform.m14,
      transform.m21, transform.m22, transform.m23, transform.m24,
      transform.m31, transform.m32, transform.m33, transform.m34,
      transform.m41, transform.m42, transform.m43, transform.m44,
    ].map(Double.init)
    self.init(bytes: &numbers, objCType: "[16d]")
  }

  /// The point of the value.
  public var cgPointValue: CGPoint { pointValue }

  /// The size of the value.
  public var cgSizeValue: CGSize { sizeValue }

  /// The rectangle of the value.
  public var cgRectValue: CGRect { rectValue }

  /// The vector of the value.
  public var cgVectorValue: CGVector { CGVector(dx: pointValue.x, dy: pointValue.y) }

  /// The insets of the value.
  public var uiEdgeInsetsValue: UIEdgeInsets {
    let insets = edgeInsetsValue
    return UIEdgeInsets(
      top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }

  /// The directional insets of the value.
  public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets {
    let insets = edgeInsetsValue
    return NSDirectionalEdgeInsets(
      top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
  }

  /// The offset of the value.
  public var uiOffsetValue: UIOffset {
    UIOffset(horizontal: pointValue.x, vertical: pointValue.y)
  }

  /// The transform of the value.
  public var cgAffineTransformValue: CGAffineTransform {
    var numbers = [Double](repeating: 0, count: 6)
    getValue(&numbers)
    return CGAffineTransform(
      a: CGFloat(numbers[0]), b: CGFloat(numbers[1]), c: CGFloat(numbers[2]),
      d: CGFloat(numbers[3]), tx: CGFloat(numbers[4]), ty: CGFloat(numbers[5]))
  }

  /// The 3D transform of the value.
  public var caTransform3DValue: CATransform3D {
    var numbers = [Double](repeating: 0, count: 16)
    getValue(&numbers)
    let m = numbers.map { CGFloat($0) }
    return CATransform3D(
      m11: m[0], m12: m[1], m13: m[2], m14: m[3], m21: m[4], m22: m[5], m23: m[6], m24: m[7],
      m31: m[8], m32: m[9], m33: m[10], m34: m[11], m41: m[12], m42: m[13], m43: m[14],
      m44: m[15])
  }
}
