import Foundation

/// The modules that are replaced by stubs, and what names are theirs.
struct Stubs {
  /// What a name of a module that is not Apple's stands for, where its ending does not tell.
  enum Kind: Equatable {
    /// With the cases that are written, such as `enum:LoopMode/once/loop`.
    case enumeration([String])
    case `protocol`
    /// A class of which all there is is nil: `optional:Animation`.
    case optional
  }

  /// As the caller says in `IOS_SOURCE_STUBS`: modules, such as `MapKit`, or a module and its
  /// names, such as `Lottie=LottieView,enum:LottieLoopMode,protocol:Loader`, parted by blanks.
  static let current = Stubs(ProcessInfo.processInfo.environment["IOS_SOURCE_STUBS"] ?? "")

  /// What was asked for, as it was written.
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

  /// A name as it is written, such as `enum:LoopMode/once`, and what it stands for.
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

  /// What was said of a name; nil where nothing was.
  func kind(of name: String) -> Kind? { kinds[name] ?? nil }

  /// The enumerations and protocols that were named.
  var named: [String] {
    kinds.compactMap { name, kind in kind == nil || kind == .optional ? nil : name }.sorted()
  }

  /// Whether a name is one of a stubbed module's: a prefix and a capital letter behind it.
  func owns(_ name: String) -> Bool {
    if kinds.keys.contains(name) || prefixes.contains(name) && name.count > 4 { return true }
    return prefixes.contains { prefix in
      name.hasPrefix(prefix) && name.dropFirst(prefix.count).first?.isUppercase == true
    }
  }
}

/// What a file uses of stubbed modules.
struct StubUses: Codable {
  struct Name: Codable {
    /// The labels of calls that make one, such as `url:` or `_:frame:`.
    var initializers: Set<String> = []
    /// Calls of its own methods, such as `named(_:bundle:)`.
    var calls: Set<String> = []
    /// What is read of it, such as a case.
    var members: Set<String> = []
    /// Types inside it.
    var nested: Set<String> = []
    var isProtocol = false
    /// How many types stand behind it in angle brackets.
    var genericCount = 0

    mutating func merge(_ other: Name) {
      initializers.formUnion(other.initializers)
      calls.formUnion(other.calls)
      members.formUnion(other.members)
      nested.formUnion(other.nested)
      isProtocol = isProtocol || other.isProtocol
      genericCount = max(genericCount, other.genericCount)
    }
  }

  var hasImports = false
  var names: [String: Name] = [:]
  /// What stands behind a point alone, such as `.resizeAspect`.
  var constants: Set<String> = []

  mutating func merge(_ other: StubUses) {
    hasImports = hasImports || other.hasImports
    constants.formUnion(other.constants)
    names.merge(other.names) { one, other in
      var both = one
      both.merge(other)
      return both
    }
  }
}
