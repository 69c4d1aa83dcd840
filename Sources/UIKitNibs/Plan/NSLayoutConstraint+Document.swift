extension NSLayoutConstraint.Attribute {
  /// An attribute by the name that documents have for it; nil for a name that is none.
  init?(documentName name: String) {
    guard let attribute = Self.byDocumentName[name] else { return nil }
    self = attribute
  }

  /// The names that documents have for attributes.
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

  /// Whether a constraint may tie it to another attribute, or to a number for `notAnAttribute`.
  func canBeCompared(with other: NSLayoutConstraint.Attribute) -> Bool {
    guard self != .notAnAttribute else { return false }
    guard other != .notAnAttribute else { return kind == .length }
    return kind == other.kind && !(followsReading && other.isFixedSide)
      && !(isFixedSide && other.followsReading)
  }
}
