// For the compiler only: there is no app icon; its quick actions are stored and never shown.

/// A quick action of the app's icon. Ignored: there is no icon. Source: Apple,
/// UIApplicationShortcutItem.
@preconcurrency @MainActor
open class UIApplicationShortcutItem: NSObject {
  /// The type of the action.
  open private(set) var type: String
  /// The title.
  open private(set) var localizedTitle: String
  /// The subtitle.
  open private(set) var localizedSubtitle: String?
  /// The icon.
  open private(set) var icon: UIApplicationShortcutIcon?
  /// Custom data of the app.
  open private(set) var userInfo: [String: any NSSecureCoding]?
  /// The identifier of the target content, for apps with scenes. Default nil.
  open var targetContentIdentifier: Any?

  /// Creates a quick action.
  public init(
    type: String, localizedTitle: String, localizedSubtitle: String? = nil,
    icon: UIApplicationShortcutIcon? = nil, userInfo: [String: any NSSecureCoding]? = nil
  ) {
    (self.type, self.localizedTitle, self.localizedSubtitle) =
      (type, localizedTitle, localizedSubtitle)
    (self.icon, self.userInfo) = (icon, userInfo)
  }
}

/// The icon of a quick action. Ignored. Source: Apple, UIApplicationShortcutIcon.
@preconcurrency @MainActor
open class UIApplicationShortcutIcon: NSObject {
  /// Creates an icon of a symbol.
  public init(systemImageName: String) { super.init() }
  /// Creates an icon of an image.
  public init(templateImageName: String) { super.init() }
}
