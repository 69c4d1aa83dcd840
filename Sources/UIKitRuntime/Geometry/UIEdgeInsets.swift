/// The insets of a rectangle's four sides, in points, positive inwards.
///
/// Source: Apple, UIEdgeInsets.
public struct UIEdgeInsets: Equatable, Hashable, Codable, Sendable {
  /// The top inset, in points; negative values extend outwards.
  public var top: CGFloat
  /// The left inset, in points.
  public var left: CGFloat
  /// The bottom inset, in points.
  public var bottom: CGFloat
  /// The right inset, in points.
  public var right: CGFloat

  /// No insets.
  public static let zero = UIEdgeInsets()

  /// Creates zero insets.
  public init() {
    self.init(top: 0, left: 0, bottom: 0, right: 0)
  }

  /// Creates insets, in points.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

/// The insets of a rectangle's sides that follow the layout direction.
///
/// Source: Apple, NSDirectionalEdgeInsets.
public struct NSDirectionalEdgeInsets: Equatable, Hashable, Codable, Sendable {
  /// The top inset, in points; negative values extend outwards.
  public var top: CGFloat
  /// The leading inset, in points.
  public var leading: CGFloat
  /// The bottom inset, in points.
  public var bottom: CGFloat
  /// The trailing inset, in points.
  public var trailing: CGFloat

  /// No insets.
  public static let zero = NSDirectionalEdgeInsets()

  /// Creates zero insets.
  public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }

  /// Creates insets, in points.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}

/// The C function for `UIEdgeInsets(top:left:bottom:right:)`.
public func UIEdgeInsetsMake(
  _ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat
) -> UIEdgeInsets {
  UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
}

/// The C function for `CGRect.inset(by:)`.
public func UIEdgeInsetsInsetRect(_ rect: CGRect, _ insets: UIEdgeInsets) -> CGRect {
  rect.inset(by: insets)
}

/// The C function for `==`.
public func UIEdgeInsetsEqualToEdgeInsets(_ first: UIEdgeInsets, _ second: UIEdgeInsets) -> Bool {
  first == second
}

extension CGRect {
  /// Returns the rectangle with each side moved inwards; sizes may become negative, as on iOS.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left,
      y: origin.y + insets.top,
      width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
  }
}
