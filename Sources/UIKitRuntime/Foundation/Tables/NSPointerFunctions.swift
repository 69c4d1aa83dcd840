/// How tables hold objects and tell them apart. Source: Apple, NSPointerFunctions.
public final class NSPointerFunctions: NSObject {
  /// The choices. Raw values are Foundation's.
  public struct Options: OptionSet, Sendable {
    /// The choices as bits.
    public let rawValue: UInt
    /// Choices from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Objects are kept alive; the default.
    public static let strongMemory = Options([])
    /// Objects are not kept alive: an entry goes as soon as its object does.
    public static let weakMemory = Options(rawValue: 5)
    /// Objects are equal that `isEqual(_:)` and `hash` say so of; the default. Objects that do not
    /// inherit `NSObject` are equal to themselves only.
    public static let objectPersonality = Options([])
    /// Objects are equal to themselves only.
    public static let objectPointerPersonality = Options(rawValue: 2 << 8)
    /// Copies are held, by `copy()`.
    public static let copyIn = Options(rawValue: 1 << 16)

    var isWeak: Bool { rawValue & 0xFF == Self.weakMemory.rawValue }
    var comparesAddresses: Bool { rawValue & 0xFF00 == Self.objectPointerPersonality.rawValue }
    var copies: Bool { contains(.copyIn) }

    /// These, where tables know them; other memory and personalities are for what is no object.
    var known: Options {
      let memory = rawValue & 0xFF
      let personality = rawValue & 0xFF00
      guard memory == 0 || isWeak, personality == 0 || comparesAddresses, rawValue >> 17 == 0
      else { stop("NSPointerFunctions.Options(rawValue: \(rawValue)): tables hold objects only") }
      return self
    }
  }

  /// What it was made of.
  let options: Options

  /// How tables hold objects and tell them apart.
  public init(options: Options = []) { self.options = options.known }
}
