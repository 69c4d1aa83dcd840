extension UIView {
  /// The anchor of the leading edge of the alignment rectangle.
  public var leadingAnchor: NSLayoutXAxisAnchor { ensuredConstraintState.xAnchor(.leading) }
  /// The anchor of the trailing edge of the alignment rectangle.
  public var trailingAnchor: NSLayoutXAxisAnchor { ensuredConstraintState.xAnchor(.trailing) }
  /// The anchor of the left edge of the alignment rectangle.
  public var leftAnchor: NSLayoutXAxisAnchor { ensuredConstraintState.xAnchor(.left) }
  /// The anchor of the right edge of the alignment rectangle.
  public var rightAnchor: NSLayoutXAxisAnchor { ensuredConstraintState.xAnchor(.right) }
  /// The anchor of the top edge of the alignment rectangle.
  public var topAnchor: NSLayoutYAxisAnchor { yAnchor(.top) }
  /// The anchor of the bottom edge of the alignment rectangle.
  public var bottomAnchor: NSLayoutYAxisAnchor { yAnchor(.bottom) }
  /// The anchor of the width of the alignment rectangle.
  public var widthAnchor: NSLayoutDimension { ensuredConstraintState.dimension(.width) }
  /// The anchor of the height of the alignment rectangle.
  public var heightAnchor: NSLayoutDimension { ensuredConstraintState.dimension(.height) }
  /// The anchor of the horizontal centre.
  public var centerXAnchor: NSLayoutXAxisAnchor { ensuredConstraintState.xAnchor(.centerX) }
  /// The anchor of the vertical centre.
  public var centerYAnchor: NSLayoutYAxisAnchor { yAnchor(.centerY) }

  func yAnchor(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutYAxisAnchor {
    ensuredConstraintState.yAnchor(attribute)
  }
}
