// For the compiler only: there is no icon of the app; what it would offer is kept and never shown.

/// What an app offers beside its icon. Kept: there is no icon. Source: Apple,
/// UIApplicationShortcutItem.
@preconcurrency @MainActor
open class UIApplicationShortcutItem: NSObject {
  /// What the app knows it by.
  open private(set) var type: String
  /// What it says.
  open private(set) var localizedTitle: String
  /// A second, smaller line.
  open private(set) var localizedSubtitle: String?
  /// Its picture.
  open private(set) var icon: UIApplicationShortcutIcon?
  /// What the app wants to know.
  open private(set) var userInfo: [String: any NSSecureCoding]?
  /// Where it leads, for apps with scenes. Default nil.
  open var targetContentIdentifier: Any?

  /// Something to offer.
  public init(
    type: String, localizedTitle: String, localizedSubtitle: String? = nil,
    icon: UIApplicationShortcutIcon? = nil, userInfo: [String: any NSSecureCoding]? = nil
  ) {
    (self.type, self.localizedTitle, self.localizedSubtitle) =
      (type, localizedTitle, localizedSubtitle)
    (self.icon, self.userInfo) = (icon, userInfo)
  }
}

/// The picture of what an app offers beside its icon. Kept. Source: Apple,
/// UIApplicationShortcutIcon.
@preconcurrency @MainActor
open class UIApplicationShortcutIcon: NSObject {
  /// A symbol.
  public init(systemImageName: String) { super.init() }
  /// A picture of the app's.
  public init(templateImageName: String) { super.init() }
}
