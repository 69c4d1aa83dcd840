extension UIView {
  /// The problems of the constraints that place the view, each as a phrase after its name: "width
  /// is ambiguous: no constraint binds its trailing edge", "“UILabel.width == 40” does not hold:
  /// other constraints contradict it". Empty without problems, and for views placed by their
  /// frames.
  ///
  /// - Complexity: O(constraints of the view's engine); if there is an ambiguity, that of solving
  ///   them.
  package var layoutIssues: [String] {
    guard let engine = layoutEngine else { return [] }
    return ambiguities(engine) + contradictions(engine)
  }

  private func ambiguities(_ engine: LayoutEngine) -> [String] {
    guard !translatesAutoresizingMaskIntoConstraints, superview != nil else { return [] }
    return [NSLayoutConstraint.Axis.horizontal, .vertical].compactMap { axis in
      let ambiguity = engine.ambiguity(of: ensuredConstraintState, along: axis)
      guard ambiguity.position || ambiguity.length else { return nil }
      return AmbiguityDescription(
        axis: axis, isPosition: ambiguity.position, isLength: ambiguity.length,
        bound: boundAttributes(outwards: ambiguity.position)
      ).text
    }
  }

  /// Returns the view's attributes in active constraints.
  ///
  /// - Parameter outwards: whether constraints to descendants are omitted, since they do not
  ///   determine its position.
  private func boundAttributes(outwards: Bool) -> Set<NSLayoutConstraint.Attribute> {
    var bound: Set<NSLayoutConstraint.Attribute> = []
    for constraint in constraintState?.mentions.all ?? [] {
      let (first, second) = (constraint.firstItem, constraint.secondItem)
      if first === self, !(outwards && isAncestor(second)) {
        bound.insert(constraint.firstAttribute)
      }
      if second === self, !(outwards && isAncestor(first)) {
        bound.insert(constraint.secondAttribute)
      }
    }
    return bound
  }

  /// Returns whether an item of a constraint is a descendant of the view.
  private func isAncestor(_ item: AnyObject?) -> Bool {
    if let guide = item as? UILayoutGuide {
      return guide.owningView?.isDescendant(of: self) == true
    }
    guard let view = item as? UIView else { return false }
    return view !== self && view.isDescendant(of: self)
  }

  private func contradictions(_ engine: LayoutEngine) -> [String] {
    (constraintState?.mentions.all ?? []).filter {
      $0.firstItem === self && $0.priority == .required && engine.isViolated($0)
    }.map { "“\($0.shortDescription)” does not hold: other constraints contradict it" }
  }
}
