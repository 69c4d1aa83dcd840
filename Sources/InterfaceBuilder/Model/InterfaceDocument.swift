/// A xib or a storyboard as a value.
package struct InterfaceDocument: Sendable {
  package enum Kind: Sendable { case xib, storyboard }

  /// A controller and what belongs to it.
  package struct Scene: Sendable {
    package var id: String?
    package var objects: [ObjectModel]
    /// How many objects there are, those inside others too.
    package var objectCount = 0
    package var line: Int

    /// The scene's controller; nil in a scene that is none.
    package var controller: ObjectModel? {
      objects.first { $0["sceneMemberID"] == "viewController" }
    }
  }

  /// The file's name or path.
  package var file: String
  package var kind: Kind
  /// Of a xib: placeholders and top-level objects, in the document's order.
  package var objects: [ObjectModel]
  package var scenes: [Scene]
  /// The identifier of the controller that a storyboard begins with.
  package var initialController: String?
  /// Whether frames alone place its views.
  package var usesAutoLayout: Bool
  /// The device whose canvas the rectangles were computed for.
  package var device: String?
  /// Whether that device is held sideways.
  package var isLandscape = false
  package var tintColor: ColorValue?
  /// The sizes that the document notes of images it names, in points.
  package var imageSizes: [String: SizeValue] = [:]
  /// What is read all the same, but not as it was meant, each with file and line.
  package var diagnostics: [DocumentError]

  /// Identifiers of the objects that stand for others: the owner and the first responder.
  package enum Placeholder {
    package static let owner = "-1"
    package static let firstResponder = "-2"
  }
}
