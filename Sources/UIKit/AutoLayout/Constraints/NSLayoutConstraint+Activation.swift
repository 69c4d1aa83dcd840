extension NSLayoutConstraint {
  /// Activates constraints together, in the order they are given in. Those that are active stay.
  ///
  /// - Complexity: O(*n*) besides what the engine needs.
  public class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.activate() }
  }

  /// Takes constraints out of the layout together.
  public class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.deactivate() }
  }

  func activate() {
    guard holder == nil else { return }
    guard let ancestor = commonAncestor else { stopWithoutCommonAncestor() }
    ancestor.hold(self)
  }

  func deactivate() { holder?.letGo(of: self) }

  /// The view that an item is, or that owns it.
  static func view(of item: AnyObject?) -> UIView? {
    item as? UIView ?? (item as? UILayoutGuide)?.owningView
  }

  /// The nearest view that has both items inside it, itself counted; nil where there is none.
  private var commonAncestor: UIView? {
    guard let first = Self.view(of: firstItem) else { return nil }
    guard secondAttribute != .notAnAttribute else { return first }
    guard let second = Self.view(of: secondItem) else { return nil }
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
