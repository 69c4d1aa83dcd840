// For the compiler only: no app is asked to open anything; options are passed without content.

extension UIScene {
  /// The options with which a scene is connected.
  @preconcurrency @MainActor
  open class ConnectionOptions: NSObject {
    /// The URLs to open. Always none.
    open var urlContexts: Set<UIOpenURLContext> { [] }
    /// The activities to continue. Always none.
    open var userActivities: Set<NSUserActivity> { [] }
    /// The app that requested it. Always nil.
    open var sourceApplication: String? { nil }
    /// The type of a handed-off activity. Always nil.
    open var handoffUserActivityType: String? { nil }
    /// The quick action that opened the app. Always nil.
    open var shortcutItem: UIApplicationShortcutItem? { nil }

    package override init() { super.init() }
  }

  /// The options for opening a URL.
  @preconcurrency @MainActor
  open class OpenExternalURLOptions: NSObject {
    /// Whether only an app that handles the URL as a universal link may open it. Default false.
    open var universalLinksOnly = false

    /// Creates the default options.
    public override init() { super.init() }
  }

  /// The options with which a URL must be opened.
  @preconcurrency @MainActor
  open class OpenURLOptions: NSObject {
    /// The app that requested it. Always nil.
    open var sourceApplication: String? { nil }
    /// The annotation. Always nil.
    open var annotation: Any? { nil }
    /// Whether the file can be opened in place. Always false.
    open var openInPlace: Bool { false }
  }
}
