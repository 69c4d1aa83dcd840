/// Reads Interface Builder's documents and builds what they describe.
///
/// The module of nibs, which names the classes of all others, lies above them. It adds this to
/// ``Nibs``, and modules below ask there.
@MainActor
package protocol NibDocuments {
  /// The contents of a xib file by its name.
  ///
  /// - Parameter bundle: nil for the main bundle and the folders of images.
  static func contents(ofNibNamed name: String, _ bundle: Bundle?) -> any NibContents
  /// The contents of a xib file that was read.
  static func contents(of data: Data, _ bundle: Bundle?) -> any NibContents
  /// Makes the root view of a controller as its scene or nib has it. Returns whether there is one.
  static func loadView(of owner: any RootViewOwner) -> Bool
  /// Goes where a segue of a controller's scene leads. A name that it does not have stops the
  /// program.
  static func performSegue(_ identifier: String, of owner: any RootViewOwner, sender: Any?)
}

/// The way to documents from the modules below the one that reads them.
///
/// It is found by a conformance that the upper module declares, which costs one look through the
/// program's conformances, once.
@MainActor
package enum Nibs {
  /// Nil in a program without the module `UIKitNibs`.
  package static let documentsIfLinked = (Nibs.self as Any.Type) as? any NibDocuments.Type

  package static var documents: any NibDocuments.Type {
    guard let documentsIfLinked else {
      stop("Nibs are read by the module UIKitNibs, which is not linked.")
    }
    return documentsIfLinked
  }
}
