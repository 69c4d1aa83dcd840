extension UIView {
  /// The anchor of the leading edge of the alignment rectangle.
  public var leadingAnchor: NSLayoutXAxisAnchor { .init(ensuredConstraintState, .leading) }
  /// The anchor of the trailing edge of the alignment rectangle.
  public var trailingAnchor: NSLayoutXAxisAnchor { .init(ensuredConstraintState, .trailing) }
  /// The anchor of the left edge of the alignment rectangle.
  public var leftAnchor: NSLayoutXAxisAnchor { .init(ensuredConstraintState, .left) }
  /// The anchor of the right edge of the alignment rectangle.
  public var rightAnchor: NSLayoutXAxisAnchor { .init(ensuredConstraintState, .right) }
  /// The anchor of the top edge of the alignment rectangle.
  public var topAnchor: NSLayoutYAxisAnchor { .init(ensuredConstraintState, .top) }
  /// The anchor of the bottom edge of the alignment rectangle.
  public var bottomAnchor: NSLayoutYAxisAnchor { .init(ensuredConstraintState, .bottom) }
  /// The anchor of the width of the alignment rectangle.
  public var widthAnchor: NSLayoutDimension { .init(ensuredConstraintState, .width) }
  /// The anchor of the height of the alignment rectangle.
  public var heightAnchor: NSLayoutDimension { .init(ensuredConstraintState, .height) }
  /// The anchor of the horizontal centre.
  public var centerXAnchor: NSLayoutXAxisAnchor { .init(ensuredConstraintState, .centerX) }
  /// The anchor of the vertical centre.
  public var centerYAnchor: NSLayoutYAxisAnchor { .init(ensuredConstraintState, .centerY) }
}
