// What an app asks of the system, as far as it can be answered without one.

extension UIApplication {
  /// The address of the app's settings.
  public static let openSettingsURLString = "app-settings:"

  /// How an address is opened.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key.
    public let rawValue: String
    /// A key by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Only by an app that knows the address as its own.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  /// Where an address comes from that an app is to open.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key.
    public let rawValue: String
    /// A key by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The app that asked.
    public static let sourceApplication = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
  }

  /// Whether an address could be opened: nothing opens any.
  public func canOpenURL(_ url: URL) -> Bool { false }

  /// Has the system open an address: nobody does here, which is logged and told `completion`.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    warn("UIApplication.open: nothing opens \(url) here")
    completion?(false)
  }

  /// Calls a method by its name: the target's, or that of the first responder after the sender that
  /// has it. Whether there was one.
  @discardableResult
  public func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    ResponderAction.send(action, to: target, from: sender, for: event)
  }
}

extension UIApplication: NamesClassMembers {
  /// The app as `sharedApplication`, by which code that is also compiled for extensions asks for
  /// it.
  package static func classMember(_ name: String) -> (@MainActor () -> Any?)? {
    guard name == "sharedApplication" else { return nil }
    return { shared }
  }
}
