import Synchronization

/// A tab stop. Source: Apple, NSTextTab.
open class NSTextTab: NSObject, NSCopying, @unchecked Sendable {
  /// The options of a tab stop. Source: Apple, NSTextTab.OptionKey.
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a key of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The characters that end a column. Stored.
    public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
  }

  /// The distance from the start of lines, in points.
  public let location: CGFloat
  /// The alignment of text at the tab stop. Stored: text always begins there.
  public let alignment: NSTextAlignment
  /// The options. Stored.
  public let options: [OptionKey: Any]

  /// Creates a tab stop.
  public init(
    textAlignment alignment: NSTextAlignment, location loc: CGFloat,
    options: [OptionKey: Any] = [:]
  ) {
    (self.alignment, location, self.options) = (alignment, loc, options)
    if alignment == .right || alignment == .center {
      Self.hasWarned.withLock { hasWarned in
        if !hasWarned {
          warn(
            "NSTextTab: text always begins at tab stops; other alignments are ignored")
        }
        hasWarned = true
      }
    }
  }

  private static let hasWarned = Mutex(false)

  /// Returns the tab stop itself, which is immutable.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns whether location and alignment are equal.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextTab else { return false }
    return other.location == location && other.alignment == alignment
  }

  /// The hash of the location.
  open override var hash: Int { location.hashValue }

  /// The default tab stops: twelve, 28 points apart.
  static let usual = (1...12).map { NSTextTab(textAlignment: .natural, location: CGFloat($0) * 28) }
}
