/// A connection of an object in a document.
package enum ConnectionModel: Sendable {
  /// A property that is set to an object; with `isCollection`, an array that contains it.
  case outlet(property: String, destination: String, isCollection: Bool, line: Int)
  /// A method that a control calls.
  case action(selector: String, destination: String, event: String?, line: Int)
  case segue(SegueModel)
}

/// A transition from one controller to another.
package struct SegueModel: Sendable {
  package var id: String?
  package var identifier: String?
  /// The kind: `show`, `embed`, `relationship`, `unwind` and others.
  package var kind: String
  package var destination: String
  /// The relationship: `rootViewController`, `viewControllers` and others.
  package var relationship: String?
  package var unwindAction: String?
  package var customClass: CustomClass?
  package var isAnimated: Bool
  /// The presentation style; nil for the destination's own.
  package var presentationStyle: String?
  /// The transition style; nil for the destination's own.
  package var transitionStyle: String?
  /// The selector of the method that creates the destination.
  package var creationSelector: String?
  /// Whether a cell's accessory triggers it, instead of the cell.
  package var isOfAccessory: Bool
  package var line: Int
}
