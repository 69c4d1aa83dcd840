// For the compiler only: no app is asked to open URLs; no context is ever passed.

/// The context of a URL that a scene opens. Source: Apple, UIOpenURLContext.
@preconcurrency @MainActor
open class UIOpenURLContext: NSObject {
  /// The URL.
  public let url: URL

  /// The options for opening the URL.
  open private(set) lazy var options = UIScene.OpenURLOptions()

  init(url: URL) { self.url = url }
}
