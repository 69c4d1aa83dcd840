// Requests of an app to the system, as far as they can be handled without one.

extension UIApplication {
  /// The URL of the app's settings.
  public static let openSettingsURLString = "app-settings:"

  /// A key of the options for opening a URL.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key.
    public let rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Opens the URL only in an app that handles it as a universal link.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  /// A key of the options with which an app is asked to open a URL.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key.
    public let rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The identifier of the app that requested the opening.
    public static let sourceApplication = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
  }

  /// Returns false: no URL can be opened.
  public func canOpenURL(_ url: URL) -> Bool { false }

  /// Logs a warning and calls `completion` with false: no URL can be opened.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    warn("UIApplication.open: nothing opens \(url) here")
    completion?(false)
  }

  /// Calls a method by name: on the target, or on the first responder after the sender that has it.
  /// Returns whether there was one.
  @discardableResult
  public func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    ResponderAction.send(action, to: target, from: sender, for: event)
  }
}

extension UIApplication: NamesClassMembers {
  /// The app as `sharedApplication`, which code that is also compiled for extensions uses.
  package static func classMember(_ name: String) -> (@MainActor () -> Any?)? {
    guard name == "sharedApplication" else { return nil }
    return { shared }
  }
}
