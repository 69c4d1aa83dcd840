/// A token of a search, which is not text: an icon and a word on a background of its own.
///
/// Source: Apple, UISearchToken.
@preconcurrency @MainActor
open class UISearchToken: NSObject {
  let icon: UIImage?
  let text: String
  /// The object that the token represents. Default nil.
  open var representedObject: Any?

  /// Creates a token from a word, with or without an icon.
  public init(icon: UIImage?, text: String) {
    (self.icon, self.text) = (icon, text)
    super.init()
  }
}
