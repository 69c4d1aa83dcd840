// For the compiler only: the app never leaves the screen; the only task is none.

/// Something that an app finishes after it has left the screen. Source: Apple,
/// UIBackgroundTaskIdentifier.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  /// The number.
  public let rawValue: Int
  /// A task by its number.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// None.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}
