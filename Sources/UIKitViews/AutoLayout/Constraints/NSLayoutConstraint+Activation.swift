extension NSLayoutConstraint {
  /// Activates constraints in the given order. Active ones are unchanged.
  ///
  /// - Complexity: O(*n*) in addition to the engine's work.
  public class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.activate() }
  }

  /// Deactivates constraints.
  public class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.deactivate() }
  }

  package func activate() {
    guard holder == nil else { return }
    guard let ancestor = commonAncestor else { stopWithoutCommonAncestor() }
    ancestor.addActiveConstraint(self)
  }

  /// Activates the constraint; returns false if its items have no common ancestor.
  package func activateWherePossible() -> Bool {
    guard holder == nil else { return true }
    guard let ancestor = commonAncestor else { return false }
    ancestor.addActiveConstraint(self)
    return true
  }

  func deactivate() { holder?.removeActiveConstraint(self) }

  /// Returns whether both items are the view or descendants of it.
  func isInside(inside view: UIView) -> Bool {
    [first, second].allSatisfy { $0?.nearestView?.isDescendant(of: view) ?? true }
  }

  /// UIKit's log message for a constraint added to a view that does not contain its items.
  var messageAboutPreparation: String {
    "[LayoutConstraints] The view hierarchy is not prepared for the constraint: \(self)\n"
      + "\tWhen added to a view, the constraint's items must be descendants of that view (or the "
      + "view itself). This will crash if the constraint needs to be resolved before the view "
      + "hierarchy is assembled. Break on -[UIView(UIConstraintBasedLayout) "
      + "_viewHierarchyUnpreparedForConstraint:] to debug."
  }

  /// Stops if the holder of the constraint still does not contain its items.
  func checkPreparation() {
    guard isUnprepared, let holder else { return }
    guard isInside(inside: holder) else {
      stop("Impossible to set up layout with view hierarchy unprepared for constraint.")
    }
    isUnprepared = false
  }

  /// The nearest common ancestor of both items; nil if there is none.
  private var commonAncestor: UIView? {
    guard let first = first?.nearestView else { return nil }
    guard secondAttribute != .notAnAttribute else { return first }
    guard let second = second?.nearestView else { return nil }
    if second === first || second.superview === first { return first }
    var candidate: UIView? = first
    while let view = candidate {
      if second.isDescendant(of: view) { return view }
      candidate = view.superview
    }
    return nil
  }

  private func stopWithoutCommonAncestor() -> Never {
    let first = firstItem.map { Self.anchorDescription($0, firstAttribute) } ?? "(null)"
    let second = secondItem.map { Self.anchorDescription($0, secondAttribute) } ?? "(null)"
    stop(
      "Unable to activate constraint with anchors \(first) and \(second) because they have no "
        + "common ancestor.  Does the constraint or its anchors reference items in different view "
        + "hierarchies?  That's illegal.", exception: "NSGenericException")
  }

  static func anchorDescription(_ item: AnyObject, _ attribute: Attribute) -> String {
    let type =
      switch attribute.kind {
      case .horizontalPosition: "NSLayoutXAxisAnchor"
      case .verticalPosition: "NSLayoutYAxisAnchor"
      default: "NSLayoutDimension"
      }
    return "<\(type):\(Self.address(of: item)) \"\(Self.name(of: item)).\(attribute.name)\">"
  }
}
