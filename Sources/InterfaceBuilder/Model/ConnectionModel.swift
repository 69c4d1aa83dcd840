/// What a document connects an object with.
package enum ConnectionModel: Sendable {
  /// A property that gets an object; one of a list where `isCollection`.
  case outlet(property: String, destination: String, isCollection: Bool, line: Int)
  /// A method of an object that is called.
  case action(selector: String, destination: String, event: String?, line: Int)
  case segue(SegueModel)
}

/// A way from one controller to another.
package struct SegueModel: Sendable {
  package var id: String?
  package var identifier: String?
  /// `show`, `embed`, `relationship`, `unwind` and the like.
  package var kind: String
  package var destination: String
  /// Of a relationship: `rootViewController`, `viewControllers` and the like.
  package var relationship: String?
  package var unwindAction: String?
  package var customClass: CustomClass?
  package var isAnimated: Bool
  /// How the destination is presented; nil where its own style counts.
  package var presentationStyle: String?
  /// How what is presented comes; nil where its own style counts.
  package var transitionStyle: String?
  /// The method that makes the destination.
  package var creationSelector: String?
  /// Whether a cell's accessory begins it, and not the cell.
  package var isOfAccessory: Bool
  package var line: Int
}
