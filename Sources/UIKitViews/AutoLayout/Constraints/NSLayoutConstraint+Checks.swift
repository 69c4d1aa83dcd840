extension NSLayoutConstraint {
  /// Stops with UIKit's message if the two attributes cannot be related.
  ///
  /// The messages for a position without a partner, and for leading with left, are from logs; the
  /// others are uncertain.
  func checkAttributes() {
    guard let first, !first.isDeallocated else {
      stop(
        "*** +[NSLayoutConstraint constraintWithItem:attribute:relatedBy:toItem:attribute:"
          + "multiplier:constant:]: Constraint must contain a first layout item",
        exception: "NSInvalidArgumentException")
    }
    if firstAttribute == .notAnAttribute {
      invalid("Constraint items must each be a view or layout guide with an attribute.")
    }
    if secondAttribute == .notAnAttribute || multiplier == 0 {
      if firstAttribute.kind != .length { invalid(Self.unpairedLocationMessage) }
      return
    }
    guard let second, !second.isDeallocated else {
      invalid("Constraint items must each be a view or layout guide.")
    }
    checkPair()
  }

  private static let unpairedLocationMessage =
    "A multiplier of 0 or a nil second item together with a location for the first attribute "
    + "creates an illegal constraint of a location equal to a constant. Location attributes must "
    + "be specified in pairs."

  private func checkPair() {
    let (first, second) = (firstAttribute, secondAttribute)
    if (first.kind == .length) != (second.kind == .length) {
      invalid("Invalid pairing of layout attributes.")
    }
    if (first.followsReading && second.isFixedSide) || (first.isFixedSide && second.followsReading)
    {
      invalid(
        "A constraint cannot be made between a leading/trailing attribute and a right/left "
          + "attribute. Use leading/trailing for both or neither.")
    }
  }

  /// Stops if a horizontal position is related to a vertical one: UIKit detects it only when the
  /// constraint is used.
  func checkAxes() {
    guard secondAttribute != .notAnAttribute, firstAttribute.kind != secondAttribute.kind else {
      return
    }
    stop(
      "Constraint improperly relates anchors of incompatible types: \(logged(isActive: false))",
      exception: "NSInvalidLayoutConstraintException")
  }

  private func invalid(_ reason: String) -> Never {
    stop(
      "NSLayoutConstraint for \(Self.summary(of: firstItem)): \(reason)",
      exception: "NSInvalidArgumentException")
  }

  /// Returns the description of a view in exceptions: class, address and frame.
  private static func summary(of item: AnyObject?) -> String {
    guard let item else { return "(null)" }
    let name = "\(qualifiedName(of: type(of: item))): \(address(of: item))"
    guard let view = item as? UIView else { return "<\(name)>" }
    let frame = view.frame
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(number)
    return "<\(name); frame = (\(numbers[0]) \(numbers[1]); \(numbers[2]) \(numbers[3])); "
      + "layer = <\(type(of: view.layer)): \(address(of: view.layer))>>"
  }
}
