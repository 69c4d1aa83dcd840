extension NSLayoutConstraint {
  /// Stops where the two attributes can't be compared, with UIKit's words.
  func checkAttributes() {
    guard Self.isItem(firstItem) else {
      invalid("Constraint must contain a first layout item")
    }
    if firstAttribute == .notAnAttribute {
      invalid("Constraint items must each be a view or layout guide with an attribute")
    }
    guard let secondItem else {
      if firstAttribute.kind != .length {
        invalid(
          "A constraint cannot be made that sets a location equal to a constant. Location "
            + "attributes must be specified in pairs.")
      }
      return
    }
    guard Self.isItem(secondItem) else {
      invalid("Constraint items must each be a view or layout guide")
    }
    checkPair()
  }

  private func checkPair() {
    let (first, second) = (firstAttribute, secondAttribute)
    if second == .notAnAttribute {
      if first.kind != .length {
        invalid(
          "A constraint cannot be made that sets a location equal to a constant. Location "
            + "attributes must be specified in pairs.")
      }
      return
    }
    if first.kind != second.kind {
      let isLength = first.kind == .length || second.kind == .length
      invalid(
        isLength
          ? "Invalid pairing of layout attributes"
          : "A constraint cannot be made between a vertical and a horizontal attribute")
    }
    if (first.followsReading && second.isFixedSide) || (first.isFixedSide && second.followsReading)
    {
      invalid(
        "A constraint cannot be made between a leading/trailing attribute and a right/left "
          + "attribute. Use leading/trailing for both or neither.")
    }
  }

  private func invalid(_ reason: String) -> Never {
    stop(
      "*** +[NSLayoutConstraint constraintWithItem:attribute:relatedBy:toItem:attribute:"
        + "multiplier:constant:]: \(reason)", exception: "NSInvalidArgumentException")
  }

  private static func isItem(_ item: AnyObject?) -> Bool {
    item is UIView || item is UILayoutGuide
  }
}
