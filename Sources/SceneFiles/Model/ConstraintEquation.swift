import UIKit

/// A constraint as an equation: `a.leading == b.trailing * 2 + 8 @ 750`.
struct ConstraintEquation: Sendable, Equatable {
  /// An attribute of a box.
  struct Term: Sendable, Equatable {
    let item: String
    let attribute: NSLayoutConstraint.Attribute
  }

  var first: Term
  var relation = NSLayoutConstraint.Relation.equal
  /// The second term; nil for a constant length.
  var second: Term?
  var multiplier = 1.0
  var constant = 0.0
  var priority = 1000.0

  /// The name of the box that contains the children.
  static let container = "superview"

  static let attributes: [(name: String, attribute: NSLayoutConstraint.Attribute)] = [
    ("left", .left), ("right", .right), ("top", .top), ("bottom", .bottom),
    ("leading", .leading), ("trailing", .trailing), ("width", .width), ("height", .height),
    ("centerX", .centerX), ("centerY", .centerY), ("firstBaseline", .firstBaseline),
    ("lastBaseline", .lastBaseline),
  ]

  /// The kind of an attribute; only attributes of the same kind can be related.
  private enum Kind: Equatable { case length, reading, side, middle, height }

  /// UIKit's message if the terms cannot be related; nil if they can.
  var problem: String? {
    guard let second else {
      return Self.kind(first) == .length
        ? nil
        : "A multiplier of 0 or a nil second item together with a location for the first attribute "
          + "creates an illegal constraint of a location equal to a constant. Location attributes "
          + "must be specified in pairs."
    }
    let kinds = [Self.kind(first), Self.kind(second)]
    if kinds[0] == kinds[1] { return nil }
    if kinds.contains(.length) { return "Invalid pairing of layout attributes." }
    if kinds.contains(.height) {
      return "Constraint improperly relates anchors of incompatible types."
    }
    guard kinds.contains(.reading), kinds.contains(.side) else { return nil }
    return
      "A constraint cannot be made between a leading/trailing attribute and a right/left "
      + "attribute. Use leading/trailing for both or neither."
  }

  private static func kind(_ term: Term) -> Kind {
    switch term.attribute {
    case .width, .height: .length
    case .leading, .trailing: .reading
    case .left, .right: .side
    case .centerX: .middle
    default: .height
    }
  }
}
