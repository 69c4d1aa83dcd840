/// Describes the ambiguity of a view along an axis, and the missing constraint.
struct AmbiguityDescription {
  let axis: NSLayoutConstraint.Axis
  let isPosition: Bool
  let isLength: Bool
  /// The view's attributes in constraints, on either axis.
  let bound: Set<NSLayoutConstraint.Attribute>

  /// "width is ambiguous: no constraint binds its trailing edge".
  var text: String { "\(subject) ambiguous: \(reason)" }

  private var isHorizontal: Bool { axis == .horizontal }
  private var near: String { isHorizontal ? "leading" : "top" }
  private var far: String { isHorizontal ? "trailing" : "bottom" }

  private var bindsNear: Bool {
    !bound.isDisjoint(
      with: isHorizontal
        ? [.left, .leading, .leftMargin, .leadingMargin] : [.top, .topMargin, .firstBaseline])
  }

  private var bindsFar: Bool {
    !bound.isDisjoint(
      with: isHorizontal
        ? [.right, .trailing, .rightMargin, .trailingMargin]
        : [.bottom, .bottomMargin, .lastBaseline])
  }

  private var bindsMiddle: Bool {
    !bound.isDisjoint(
      with: isHorizontal
        ? [.centerX, .centerXWithinMargins] : [.centerY, .centerYWithinMargins])
  }

  /// The position follows from the length if an edge or the centre is constrained.
  private var subject: String {
    let position = isHorizontal ? "horizontal position" : "vertical position"
    let length = isHorizontal ? "width" : "height"
    guard isLength else { return "\(position) is" }
    let hasPosition = bindsNear || bindsFar || bindsMiddle
    return isPosition && !hasPosition ? "\(position) and \(length) are" : "\(length) is"
  }

  private var reason: String {
    switch (bindsNear, bindsFar, bindsMiddle) {
    case (true, true, _), (true, _, true), (_, true, true):
      "its constraints leave a choice"
    case (true, false, false):
      isLength ? "no constraint binds its \(far) edge" : "its constraints leave a choice"
    case (false, true, false):
      isLength ? "no constraint binds its \(near) edge" : "its constraints leave a choice"
    case (false, false, true):
      isLength ? "no constraint binds an edge" : "its constraints leave a choice"
    case (false, false, false): "no constraint binds its \(near) or \(far) edge"
    }
  }
}

// Unsupported: NSLayoutConstraint: ambiguous baselines · works · Rows aligned at baselines and
//   higher than their words are ambiguous. By the constraints that UIKit prints, nothing decides
//   where in their height words lie. · test: UIKitViewsTests/LayoutIssueTests
// Unsupported: NSLayoutConstraint: undecided places · drawn · A view whose position nothing decides
//   moves back when the constraint that decided it is gone. · test: ExercisedAmbiguityTests
// Unsupported: NSLayoutConstraint: which attribute · works · Which attribute is reported as
//   ambiguous, if several of a view are. · uncertain · test: UIKitViewsTests/LayoutIssueTests
