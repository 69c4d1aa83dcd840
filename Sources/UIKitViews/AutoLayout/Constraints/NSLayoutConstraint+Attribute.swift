extension NSLayoutConstraint {
  /// A line or a length of a view or guide that a constraint speaks of. The numbers are UIKit's.
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
    /// The edge where reading begins: left, or right where the interface runs from right to left.
    case leading = 5
    /// The edge where reading ends.
    case trailing = 6
    /// The width of the alignment rectangle.
    case width = 7
    /// The height of the alignment rectangle.
    case height = 8
    /// The middle between left and right.
    case centerX = 9
    /// The middle between top and bottom.
    case centerY = 10
    /// The baseline of the last line of text; the bottom edge of what has no text.
    case lastBaseline = 11
    /// The baseline of the first line of text; the top edge of what has no text.
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
    /// The middle between the left and right margins.
    case centerXWithinMargins = 19
    /// The middle between the top and bottom margins.
    case centerYWithinMargins = 20
    /// None: the constraint sets a length to a number.
    case notAnAttribute = 0

    /// The baseline of the last line, under its older name.
    public static let baseline = Attribute.lastBaseline
  }

  /// How the two sides of a constraint compare. Source: Apple, NSLayoutConstraint.Relation.
  public enum Relation: Int, Sendable {
    /// The first side is at most the second.
    case lessThanOrEqual = -1
    /// Both sides are equal.
    case equal = 0
    /// The first side is at least the second.
    case greaterThanOrEqual = 1
  }

  /// A direction of layout. Source: Apple, NSLayoutConstraint.Axis.
  public enum Axis: Int, Sendable {
    /// From left to right, or from right to left.
    case horizontal = 0
    /// From top to bottom.
    case vertical = 1
  }
}

extension NSLayoutConstraint.Attribute {
  /// What kind of number an attribute is: only equal kinds may be compared.
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

  /// Whether the attribute changes sides with the direction of reading.
  package var followsReading: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  /// Whether the attribute is a fixed side.
  package var isFixedSide: Bool {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: true
    default: false
    }
  }

  /// The same line inside the margins, without them; nil for an attribute that knows no margins.
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

  /// The attribute's name in the printing of a constraint, UIKit's.
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
