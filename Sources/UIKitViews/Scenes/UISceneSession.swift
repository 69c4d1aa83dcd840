/// The session of a scene. Source: Apple, UISceneSession.
@preconcurrency @MainActor
public final class UISceneSession: NSObject {
  /// The role of a scene.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The role's name.
    public let rawValue: String
    /// Creates a role from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The app's windows on the device.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    /// Windows on an external display.
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
  }

  /// The scene; nil before it is created.
  public internal(set) weak var scene: UIScene?
  /// The role of the scene: windows on the device.
  public let role = Role.windowApplication
  /// The configuration of the scene.
  public package(set) lazy var configuration = UISceneConfiguration(
    name: nil, sessionRole: role)
  /// The identifier of the session: the same for all screens, since there is one session per
  /// screen.
  public let persistentIdentifier = "00000000-0000-0000-0000-000000000000"
  /// Custom data of the app. Default nil.
  public var userInfo: [String: Any]?
  /// The activity for state restoration. Default nil.
  public var stateRestorationActivity: NSUserActivity?

  override init() { super.init() }
}
