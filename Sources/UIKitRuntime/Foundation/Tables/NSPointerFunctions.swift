/// The options of tables for references and equality. Source: Apple, NSPointerFunctions.
public final class NSPointerFunctions: NSObject {
  /// The options. Raw values are Foundation's.
  public struct Options: OptionSet, Sendable {
    /// The raw bits.
    public let rawValue: UInt
    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Strong references, the default.
    public static let strongMemory = Options([])
    /// Weak references: an entry disappears with its object.
    public static let weakMemory = Options(rawValue: 5)
    /// Equality by `isEqual(_:)` and `hash`, the default. Objects that do not inherit `NSObject`
    /// are compared by identity.
    public static let objectPersonality = Options([])
    /// Equality by identity.
    public static let objectPointerPersonality = Options(rawValue: 2 << 8)
    /// References to copies, made by `copy()`.
    public static let copyIn = Options(rawValue: 1 << 16)

    var isWeak: Bool { rawValue & 0xFF == Self.weakMemory.rawValue }
    var comparesAddresses: Bool { rawValue & 0xFF00 == Self.objectPointerPersonality.rawValue }
    var copies: Bool { contains(.copyIn) }

    /// The options, if supported; other memory options and personalities are for non-objects.
    var known: Options {
      let memory = rawValue & 0xFF
      let personality = rawValue & 0xFF00
      guard memory == 0 || isWeak, personality == 0 || comparesAddresses, rawValue >> 17 == 0
      else { stop("NSPointerFunctions.Options(rawValue: \(rawValue)): tables hold objects only") }
      return self
    }
  }

  /// The options of the functions.
  let options: Options

  /// Creates functions with options.
  public init(options: Options = []) { self.options = options.known }
}
