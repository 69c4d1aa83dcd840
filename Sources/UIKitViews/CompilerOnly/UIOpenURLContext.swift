// For the compiler only: nobody has an app open addresses; none is ever given.

/// An address that a scene is to open. Source: Apple, UIOpenURLContext.
@preconcurrency @MainActor
open class UIOpenURLContext: NSObject {
  /// The address.
  public let url: URL

  /// How it is to be opened.
  open private(set) lazy var options = UIScene.OpenURLOptions()

  init(url: URL) { self.url = url }
}
