extension UIView {
  /// The leading edge of the alignment rectangle.
  public var leadingAnchor: NSLayoutXAxisAnchor { .init(ensuredConstraintState, .leading) }
  /// The trailing edge of the alignment rectangle.
  public var trailingAnchor: NSLayoutXAxisAnchor { .init(ensuredConstraintState, .trailing) }
  /// The left edge of the alignment rectangle.
  public var leftAnchor: NSLayoutXAxisAnchor { .init(ensuredConstraintState, .left) }
  /// The right edge of the alignment rectangle.
  public var rightAnchor: NSLayoutXAxisAnchor { .init(ensuredConstraintState, .right) }
  /// The top edge of the alignment rectangle.
  public var topAnchor: NSLayoutYAxisAnchor { .init(ensuredConstraintState, .top) }
  /// The bottom edge of the alignment rectangle.
  public var bottomAnchor: NSLayoutYAxisAnchor { .init(ensuredConstraintState, .bottom) }
  /// The width of the alignment rectangle.
  public var widthAnchor: NSLayoutDimension { .init(ensuredConstraintState, .width) }
  /// The height of the alignment rectangle.
  public var heightAnchor: NSLayoutDimension { .init(ensuredConstraintState, .height) }
  /// The middle between left and right.
  public var centerXAnchor: NSLayoutXAxisAnchor { .init(ensuredConstraintState, .centerX) }
  /// The middle between top and bottom.
  public var centerYAnchor: NSLayoutYAxisAnchor { .init(ensuredConstraintState, .centerY) }
}
