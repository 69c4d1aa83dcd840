/// A xib or a storyboard as a value.
package struct InterfaceDocument: Sendable {
  package enum Kind: Sendable { case xib, storyboard }

  /// A controller and the objects of its scene.
  package struct Scene: Sendable {
    package var id: String?
    package var objects: [ObjectModel]
    /// The number of objects, including nested ones.
    package var objectCount = 0
    package var line: Int

    /// The scene's controller; nil for a scene without controller.
    package var controller: ObjectModel? {
      objects.first { $0["sceneMemberID"] == "viewController" }
    }
  }

  /// The file's name or path.
  package var file: String
  package var kind: Kind
  /// The placeholders and top-level objects of a xib, in order.
  package var objects: [ObjectModel]
  package var scenes: [Scene]
  /// The identifier of a storyboard's initial controller.
  package var initialController: String?
  /// Whether its views are laid out by Auto Layout, not by frames alone.
  package var usesAutoLayout: Bool
  /// The device for whose screen the rectangles were computed.
  package var device: String?
  /// Whether that device is in landscape orientation.
  package var isLandscape = false
  package var tintColor: ColorValue?
  /// The sizes of named images in the document, in points.
  package var imageSizes: [String: SizeValue] = [:]
  /// Warnings about content that is read differently than intended, each with file and line.
  package var diagnostics: [DocumentError]

  /// Identifiers of placeholder objects: the owner and the first responder.
  package enum Placeholder {
    package static let owner = "-1"
    package static let firstResponder = "-2"
  }
}
