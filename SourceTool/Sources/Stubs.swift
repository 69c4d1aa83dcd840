import Foundation

/// The stubbed modules, and the names that belong to them.
struct Stubs {
  /// The kind of declaration behind a name of a module that is not Apple's, if its ending does not
  /// tell.
  enum Kind: Equatable {
    /// An enumeration with the given cases, such as `enum:LoopMode/once/loop`.
    case enumeration([String])
    case `protocol`
    /// A class whose values are always nil: `optional:Animation`.
    case optional
    /// A set of options, as the ending of its name tells.
    case options
  }

  /// The stubs from the environment variable `IOS_SOURCE_STUBS`: modules such as `MapKit`, or a
  /// module with its names such as `Lottie=LottieView,enum:LottieLoopMode,protocol:Loader`,
  /// separated by spaces.
  static let current = Stubs(ProcessInfo.processInfo.environment["IOS_SOURCE_STUBS"] ?? "")

  /// The value as written.
  let written: String
  private let modules: Set<String>
  private let prefixes: Set<String>
  private let kinds: [String: Kind?]

  init(_ written: String) {
    self.written = written
    var (modules, prefixes) = (Set<String>(), Set<String>())
    var kinds: [String: Kind?] = [:]
    for word in written.split(separator: " ") {
      let parts = word.split(separator: "=", maxSplits: 1)
      modules.insert(String(parts[0]))
      prefixes.formUnion(AppleFrameworks.prefixes(of: String(parts[0])))
      for name in parts.count > 1 ? parts[1].split(separator: ",") : [] {
        let (own, kind) = Self.name(String(name))
        kinds.updateValue(kind, forKey: own)
      }
    }
    (self.modules, self.prefixes, self.kinds) = (modules, prefixes, kinds)
  }

  /// Parses a name as written, such as `enum:LoopMode/once`, into the name and its kind.
  private static func name(_ written: String) -> (String, Kind?) {
    let parts = written.split(separator: ":", maxSplits: 1).map(String.init)
    guard parts.count == 2 else { return (written, nil) }
    switch parts[0] {
    case "enum":
      let words = parts[1].split(separator: "/").map(String.init)
      return (words.first ?? "", .enumeration(Array(words.dropFirst())))
    case "protocol": return (parts[1], .protocol)
    case "optional": return (parts[1], .optional)
    default: return (parts[1], nil)
    }
  }

  var isEmpty: Bool { modules.isEmpty }
  var hasSwiftUI: Bool { modules.contains("SwiftUI") }

  func replaces(_ module: String) -> Bool { modules.contains(module) }

  /// The stated kind of a name; nil if unset.
  func kind(of name: String) -> Kind? { kinds[name] ?? nil }

  /// The enumerations and protocols that are listed.
  var named: [String] {
    kinds.compactMap { name, kind in kind == nil || kind == .optional ? nil : name }.sorted()
  }

  /// Whether a name belongs to a stubbed module: one of its prefixes followed by a capital letter.
  func owns(_ name: String) -> Bool {
    if kinds.keys.contains(name) || prefixes.contains(name) && name.count > 4 { return true }
    return prefix(of: name) != nil || name.hasPrefix("k") && prefix(of: name.dropFirst()) != nil
  }

  /// The longest prefix of a framework's name, such as `MK`; nil for other names.
  func prefix(of name: some StringProtocol) -> String? {
    prefixes.filter { prefix in
      name.hasPrefix(prefix) && name.dropFirst(prefix.count).first?.isUppercase == true
    }.max { $0.count < $1.count }
  }
}

/// A file's uses of stubbed modules.
struct StubUses: Codable {
  struct Name: Codable {
    /// The labels of initialiser calls, such as `url:` or `_:frame:`.
    var initializers: Set<String> = []
    /// Calls of its methods, such as `named(_:bundle:)`.
    var calls: Set<String> = []
    /// The members that are read, such as cases.
    var members: Set<String> = []
    /// The nested types.
    var nested: Set<String> = []
    var isProtocol = false
    /// Whether it is read as a value, as constants are.
    var isValue = false
    /// Whether it is used as a type.
    var isType = false
    /// The number of generic arguments.
    var genericCount = 0

    mutating func merge(_ other: Name) {
      initializers.formUnion(other.initializers)
      calls.formUnion(other.calls)
      members.formUnion(other.members)
      nested.formUnion(other.nested)
      isProtocol = isProtocol || other.isProtocol
      isValue = isValue || other.isValue
      isType = isType || other.isType
      genericCount = max(genericCount, other.genericCount)
    }
  }

  var hasImports = false
  var names: [String: Name] = [:]
  /// Implicit members, such as `.resizeAspect`.
  var constants: Set<String> = []
  /// The protocols, functions and aliases with a stub's name that the file declares itself.
  var declared: Set<String> = []

  mutating func merge(_ other: StubUses) {
    hasImports = hasImports || other.hasImports
    declared.formUnion(other.declared)
    constants.formUnion(other.constants)
    names.merge(other.names) { one, other in
      var both = one
      both.merge(other)
      return both
    }
  }
}
