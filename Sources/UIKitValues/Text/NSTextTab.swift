import Synchronization

/// A place where text goes on after a tab. Source: Apple, NSTextTab.
open class NSTextTab: NSObject, NSCopying, @unchecked Sendable {
  /// What else is known of such a place. Source: Apple, NSTextTab.OptionKey.
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// A key by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Characters that end a column. Kept.
    public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
  }

  /// In points from where lines begin.
  public let location: CGFloat
  /// Which part of the text stands there. Kept: text begins there.
  public let alignment: NSTextAlignment
  /// What else is known. Kept.
  public let options: [OptionKey: Any]

  /// A place for text.
  public init(
    textAlignment alignment: NSTextAlignment, location loc: CGFloat,
    options: [OptionKey: Any] = [:]
  ) {
    (self.alignment, location, self.options) = (alignment, loc, options)
    if alignment == .right || alignment == .center {
      Self.said.withLock { said in
        if !said { warn("NSTextTab: text begins at tab stops, it does not end or lie around them") }
        said = true
      }
    }
  }

  private static let said = Mutex(false)

  /// Itself: it cannot be changed.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// Equal where place and alignment are.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextTab else { return false }
    return other.location == location && other.alignment == alignment
  }

  /// Equal for equal ones.
  open override var hash: Int { location.hashValue }

  /// Twelve, 28 points apart.
  static let usual = (1...12).map { NSTextTab(textAlignment: .natural, location: CGFloat($0) * 28) }
}
