/// A mode of a run loop, by its name.
///
/// Source: Apple, CFRunLoopMode.
public struct CFRunLoopMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a mode with a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Creates a mode with a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// The default mode.
  public static let defaultMode = CFRunLoopMode("kCFRunLoopDefaultMode")
  /// The common modes.
  public static let commonModes = CFRunLoopMode("kCFRunLoopCommonModes")
}
