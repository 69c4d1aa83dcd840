// For the compiler only: nobody asks an app to open anything; options are given and say nothing.

extension UIScene {
  /// What a scene is connected with.
  @preconcurrency @MainActor
  open class ConnectionOptions: NSObject {
    /// The addresses to open. None.
    open var urlContexts: Set<UIOpenURLContext> { [] }
    /// What to go on with. None.
    open var userActivities: Set<NSUserActivity> { [] }
    /// The app that asked. Nil.
    open var sourceApplication: String? { nil }
    /// What is handed over from another device. Nil.
    open var handoffUserActivityType: String? { nil }
    /// What was chosen beside the app's icon. Nil.
    open var shortcutItem: UIApplicationShortcutItem? { nil }

    package override init() { super.init() }
  }

  /// How an address is opened.
  @preconcurrency @MainActor
  open class OpenExternalURLOptions: NSObject {
    /// Only by an app that knows the address as its own. Default false.
    open var universalLinksOnly = false

    /// The usual way.
    public override init() { super.init() }
  }

  /// How an address that came is to be opened.
  @preconcurrency @MainActor
  open class OpenURLOptions: NSObject {
    /// The app that asked. Nil.
    open var sourceApplication: String? { nil }
    /// What it says besides. Nil.
    open var annotation: Any? { nil }
    /// Whether the file has to be copied before it is changed. False.
    open var openInPlace: Bool { false }
  }
}
