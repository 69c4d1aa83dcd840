/// A part of what is searched for that is not text: an icon and a word on a ground of their own.
///
/// Source: Apple, UISearchToken.
@preconcurrency @MainActor
open class UISearchToken: NSObject {
  let icon: UIImage?
  let text: String
  /// What the token stands for. Default nil.
  open var representedObject: Any?

  /// A token with an icon, or none, and a word.
  public init(icon: UIImage?, text: String) {
    (self.icon, self.text) = (icon, text)
    super.init()
  }
}
