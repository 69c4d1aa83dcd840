/// Reads Interface Builder's documents and creates their objects.
///
/// The module of nibs, which refers to the classes of all others, is above them. It adds this
/// conformance to ``Nibs``, which modules below use.
@preconcurrency @MainActor
package protocol NibDocuments {
  /// Returns the contents of a xib file by its name.
  ///
  /// - Parameter bundle: nil for the main bundle and the folders of images.
  static func contents(ofNibNamed name: String, _ bundle: Bundle?) -> any NibContents
  /// Returns the contents of a xib file from its data.
  static func contents(of data: Data, _ bundle: Bundle?) -> any NibContents
  /// Loads the root view of a controller from its scene or nib. Returns whether it was found.
  static func loadView(of owner: any RootViewOwner) -> Bool
  /// Performs a segue of a controller's scene. An unknown identifier stops the program.
  static func performSegue(_ identifier: String, of owner: any RootViewOwner, sender: Any?)
}

/// Gives modules access to the reader of documents, which is in a module above.
///
/// It is found by a conformance that the upper module declares; this costs one search through the
/// program's conformances.
@MainActor
package enum Nibs {
  /// The reader of documents; nil in a program without the module `UIKitNibs`.
  package static let documentsIfLinked = (Nibs.self as Any.Type) as? any NibDocuments.Type

  package static var documents: any NibDocuments.Type {
    guard let documentsIfLinked else {
      stop("Nibs are read by the module UIKitNibs, which is not linked: import UIKit.")
    }
    return documentsIfLinked
  }
}
