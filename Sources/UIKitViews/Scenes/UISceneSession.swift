/// What a scene was made for, and how. Source: Apple, UISceneSession.
@preconcurrency @MainActor
public final class UISceneSession: NSObject {
  /// What scenes are for.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The role's name.
    public let rawValue: String
    /// A role by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The app's windows on the device.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    /// Windows on a display that is connected.
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
  }

  /// The scene; nil before there is one.
  public internal(set) weak var scene: UIScene?
  /// What the scene is for: windows on the device.
  public let role = Role.windowApplication
  /// How the scene is made.
  public package(set) lazy var configuration = UISceneConfiguration(
    name: nil, sessionRole: role)
  /// The session's name: the same for all screens, as there is one session a screen.
  public let persistentIdentifier = "00000000-0000-0000-0000-000000000000"
  /// What an app keeps with the session. Default nil.
  public var userInfo: [String: Any]?
  /// What the scene is to be brought back to. Default nil.
  public var stateRestorationActivity: NSUserActivity?

  override init() { super.init() }
}
