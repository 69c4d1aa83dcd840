extension NSLayoutConstraint {
  /// An attribute of a view or guide in a constraint. The numbers are UIKit's.
  ///
  /// Source: Apple, NSLayoutConstraint.Attribute.
  public enum Attribute: Int, Sendable {
    /// The left edge of the alignment rectangle.
    case left = 1
    /// The right edge of the alignment rectangle.
    case right = 2
    /// The top edge of the alignment rectangle.
    case top = 3
    /// The bottom edge of the alignment rectangle.
    case bottom = 4
    /// The leading edge: left, or right in a right-to-left interface.
    case leading = 5
    /// The trailing edge.
    case trailing = 6
    /// The width of the alignment rectangle.
    case width = 7
    /// The height of the alignment rectangle.
    case height = 8
    /// The horizontal centre.
    case centerX = 9
    /// The vertical centre.
    case centerY = 10
    /// The baseline of the last line of text; the bottom edge without text.
    case lastBaseline = 11
    /// The baseline of the first line of text; the top edge without text.
    case firstBaseline = 12
    /// The left edge inside the layout margins.
    case leftMargin = 13
    /// The right edge inside the layout margins.
    case rightMargin = 14
    /// The top edge inside the layout margins.
    case topMargin = 15
    /// The bottom edge inside the layout margins.
    case bottomMargin = 16
    /// The leading edge inside the layout margins.
    case leadingMargin = 17
    /// The trailing edge inside the layout margins.
    case trailingMargin = 18
    /// The centre between the left and right margins.
    case centerXWithinMargins = 19
    /// The centre between the top and bottom margins.
    case centerYWithinMargins = 20
    /// No attribute: the constraint sets a dimension to a constant.
    case notAnAttribute = 0

    /// The baseline of the last line, under its older name.
    public static let baseline = Attribute.lastBaseline
  }

  /// The relation between the two sides of a constraint. Source: Apple,
  /// NSLayoutConstraint.Relation.
  public enum Relation: Int, Sendable {
    /// The first side is at most the second.
    case lessThanOrEqual = -1
    /// Both sides are equal.
    case equal = 0
    /// The first side is at least the second.
    case greaterThanOrEqual = 1
  }

  /// An axis of the layout. Source: Apple, NSLayoutConstraint.Axis.
  public enum Axis: Int, Sendable {
    /// Horizontal.
    case horizontal = 0
    /// Vertical.
    case vertical = 1
  }
}

extension NSLayoutConstraint.Attribute {
  /// The kind of an attribute: only attributes of equal kinds can be related.
  package enum Kind { case horizontalPosition, verticalPosition, length, none }

  package var kind: Kind {
    switch self {
    case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin,
      .trailingMargin, .centerXWithinMargins:
      .horizontalPosition
    case .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      .verticalPosition
    case .width, .height: .length
    case .notAnAttribute: .none
    }
  }

  /// Whether the attribute depends on the layout direction.
  package var followsReading: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  /// Whether the attribute is the left or right side.
  package var isFixedSide: Bool {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: true
    default: false
    }
  }

  /// The corresponding attribute without margins; nil for an attribute without margins.
  var withoutMargins: Self? {
    switch self {
    case .leftMargin: .left
    case .rightMargin: .right
    case .topMargin: .top
    case .bottomMargin: .bottom
    case .leadingMargin: .leading
    case .trailingMargin: .trailing
    case .centerXWithinMargins: .centerX
    case .centerYWithinMargins: .centerY
    default: nil
    }
  }

  /// UIKit's name of the attribute in descriptions.
  var name: String {
    switch self {
    case .left: "left"
    case .right: "right"
    case .top: "top"
    case .bottom: "bottom"
    case .leading: "leading"
    case .trailing: "trailing"
    case .width: "width"
    case .height: "height"
    case .centerX: "centerX"
    case .centerY: "centerY"
    case .lastBaseline: "lastBaseline"
    case .firstBaseline: "firstBaseline"
    case .leftMargin: "leftMargin"
    case .rightMargin: "rightMargin"
    case .topMargin: "topMargin"
    case .bottomMargin: "bottomMargin"
    case .leadingMargin: "leadingMargin"
    case .trailingMargin: "trailingMargin"
    case .centerXWithinMargins: "centerXWithinMargins"
    case .centerYWithinMargins: "centerYWithinMargins"
    case .notAnAttribute: "notAnAttribute"
    }
  }
}
