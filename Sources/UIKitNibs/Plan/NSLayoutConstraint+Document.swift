extension NSLayoutConstraint.Attribute {
  /// Creates an attribute from its name in documents; nil for an unknown name.
  init?(documentName name: String) {
    guard let attribute = Self.byDocumentName[name] else { return nil }
    self = attribute
  }

  /// The names of attributes in documents.
  static var documentNames: [String] { Array(byDocumentName.keys) }

  private static let byDocumentName: [String: NSLayoutConstraint.Attribute] = [
    "": .notAnAttribute, "notAnAttribute": .notAnAttribute, "left": .left, "right": .right,
    "top": .top, "bottom": .bottom, "leading": .leading, "trailing": .trailing, "width": .width,
    "height": .height, "centerX": .centerX, "centerY": .centerY, "baseline": .lastBaseline,
    "lastBaseline": .lastBaseline, "firstBaseline": .firstBaseline, "leftMargin": .leftMargin,
    "rightMargin": .rightMargin, "topMargin": .topMargin, "bottomMargin": .bottomMargin,
    "leadingMargin": .leadingMargin, "trailingMargin": .trailingMargin,
    "centerXWithinMargins": .centerXWithinMargins, "centerYWithinMargins": .centerYWithinMargins,
  ]

  /// Returns whether a constraint can relate it to another attribute, or to a constant for
  /// `notAnAttribute`.
  func canBeCompared(with other: NSLayoutConstraint.Attribute) -> Bool {
    guard self != .notAnAttribute else { return false }
    guard other != .notAnAttribute else { return kind == .length }
    return kind == other.kind && !(followsReading && other.isFixedSide)
      && !(isFixedSide && other.followsReading)
  }
}
