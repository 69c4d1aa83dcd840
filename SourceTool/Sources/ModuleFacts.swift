import Foundation

/// What other files of a module need to know of a file.
struct FileFacts: Codable {
  /// A member that has to move from an extension into its class's body.
  struct Move: Codable, Hashable {
    let type: String
    let name: String
    let file: String
    let line: Int
    let start: Int
    let end: Int
    let text: String
    /// Whether it is a property that can be set, or has observers.
    let isSettable: Bool
  }

  var path = ""
  var hasImports = false
  /// The classes that the file declares, by their full names.
  var classes: [String] = []
  /// Those of them that have generic parameters, or are inside such a type.
  var genericClasses: Set<String> = []
  /// All types that have generic parameters, or are inside such a type.
  var genericTypes: Set<String> = []
  var anyObjects = AnyObjectNames()
  /// What Objective-C finds by name: methods' full names and properties' names, each with its
  /// selector and what it returns.
  var objectMembers: [String: Set<ObjectMember>] = [:]
  /// Members of extensions that override something.
  var overridesInExtensions: [Move] = []
  /// Other members of extensions that a subclass might override.
  var openInExtensions: [Move] = []
  /// The names of what is overridden anywhere in the file.
  var overridden: Set<String> = []
  /// The classes whose bodies or extensions override a method, by its full name.
  var overriders: [String: Set<String>] = [:]
  /// The optional methods of the file's protocols, by their full names.
  var optionalMethods: Set<String> = []
  /// The protocols that an extension says all objects conform to.
  var objectProtocols: Set<String> = []
  /// The file's protocols that require `init()`.
  var protocolsWithInit: Set<String> = []
  /// The names of all types outside others.
  var types: Set<String> = []
  var stubUses = StubUses()
  /// The selectors of methods, by base names.
  var selectors: [String: Set<String>] = [:]
  /// The base names of methods of classes themselves, and of objects.
  var classMethods: Set<String> = []
  var objectMethods: Set<String> = []
  /// What associated types must inherit, by their names.
  var associatedTypes: [String: Set<String>] = [:]
  /// What each class inherits first, by the class's own name.
  var superclasses: [String: String] = [:]
  /// The classes whose metatypes properties and parameters have, by their names.
  var metatypes: [String: String] = [:]
}

/// What a file declares of objects of which nothing is known.
struct AnyObjectNames: Codable {
  /// The names of what is declared as `AnyObject`.
  var objects: Set<String> = []
  /// The names of dictionaries of such.
  var dictionaries: Set<String> = []
}

/// What Objective-C finds by name in an object.
struct ObjectMember: Codable, Hashable {
  let selector: String
  /// What it returns, or a property's type.
  let type: String
}

/// What the files of a module tell each other.
struct ModuleFacts {
  /// What moves into a class, by its full name.
  private(set) var moves: [String: [FileFacts.Move]] = [:]
  private var leaving: [String: Set<Int>] = [:]
  private var selectors: [String: Set<String>] = [:]
  private let plainClasses: Set<String>
  private let superclasses: [String: String]
  private let metatypes: [String: Set<String>]
  private let associatedTypes: [String: Set<String>]
  private var wordsLeaving: [String: Set<String>] = [:]
  private let classes: Set<String>
  private let types: Set<String>
  /// The base names of methods that are classes' own alone.
  private let classMethods: Set<String>
  private let overriders: [String: Set<String>]
  /// The classes of other modules of which extensions override something, by the members' names.
  private let foreignOverrides: [String: Set<String>]
  private let genericTypes: Set<String>
  private let objectMembers: [String: Set<ObjectMember>]
  /// Methods of extensions of others' classes that this module overrides, by their full names.
  let extensionMethods: [String: ExtensionMethod]
  /// Properties that can be set, of extensions of others' classes.
  let settableInExtensions: Set<String>
  /// The optional methods of the module's protocols, by their full names.
  let optionalMethods: Set<String>
  /// The module's protocols that require `init()` and that all objects conform to.
  let objectProtocols: Set<String>
  /// The stubs that the module needs, and the file whose end they go to.
  private let stubs: (file: String, text: String)?

  init(_ files: [FileFacts]) {
    let classes = Set(files.flatMap(\.classes))
    self.classes = classes
    classMethods = files.reduce(into: Set<String>()) { $0.formUnion($1.classMethods) }
      .subtracting(files.flatMap(\.objectMethods))
    types = files.reduce(into: []) { $0.formUnion($1.types) }
    overriders = files.reduce(into: [:]) { $0.merge($1.overriders) { $0.union($1) } }
    foreignOverrides = files.flatMap(\.overridesInExtensions).reduce(into: [:]) { found, move in
      guard !classes.contains(move.type), move.name != "hitTest(_:with:)" else { return }
      found[move.name, default: []].insert(move.type)
    }
    let generic = files.reduce(into: Self.genericTypesElsewhere) { $0.formUnion($1.genericTypes) }
    genericTypes = generic
    plainClasses = classes.subtracting(files.flatMap(\.genericClasses))
      .filter { !Self.isInside(generic, $0) }
    objectMembers = files.reduce(into: [:]) { $0.merge($1.objectMembers) { $0.union($1) } }
    extensionMethods = ExtensionMethod.all(in: files, besides: classes)
    settableInExtensions = Set(
      files.flatMap(\.openInExtensions).filter { $0.isSettable && !classes.contains($0.type) }
        .map(\.name))
    stubs = Self.stubs(files)
    objectProtocols = Set(files.flatMap(\.objectProtocols))
      .intersection(files.flatMap(\.protocolsWithInit))
    optionalMethods = files.reduce(into: []) { $0.formUnion($1.optionalMethods) }
    superclasses = files.reduce(into: [:]) { $0.merge($1.superclasses) { one, _ in one } }
    metatypes = files.reduce(into: [:]) { found, file in
      for (name, type) in file.metatypes { found[name, default: []].insert(type) }
    }
    associatedTypes = files.reduce(into: [:]) { $0.merge($1.associatedTypes) { $0.union($1) } }
    let overridden = files.reduce(into: Set<String>()) { $0.formUnion($1.overridden) }
    defer {
      var digest = Digest()
      for (base, names) in selectors.sorted(by: { $0.key < $1.key }) where names.count == 1 {
        digest.add(base + " " + (names.first ?? ""))
      }
      for base in classMethods.sorted() { digest.add(base) }
      selectorsDigest = digest.name
    }
    var homes: [String: Set<String>] = [:]
    for file in files {
      for type in file.classes { homes[type, default: []].insert(file.path) }
    }
    for file in files {
      selectors.merge(file.selectors) { $0.union($1) }
      let open = file.openInExtensions.filter { overridden.contains($0.name) }
      for move in file.overridesInExtensions + open where classes.contains(move.type) {
        moves[move.type, default: []].append(move)
        leaving[move.file, default: []].insert(move.start)
        guard homes[move.type]?.contains(move.file) == false else { continue }
        wordsLeaving[move.file, default: []].formUnion(
          move.text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
      }
    }
  }

  private static func stubs(_ files: [FileFacts]) -> (file: String, text: String)? {
    let home = files.filter(\.stubUses.hasImports).map(\.path).min()
    guard let home else { return nil }
    var uses = StubUses()
    for file in files { uses.merge(file.stubUses) }
    let declared = files.reduce(into: Set<String>()) { $0.formUnion($1.types) }
    return (home, StubsWriter(stubs: .current, uses: uses, declared: declared).text)
  }

  /// The stubs that a file declares for its module; nil for other files.
  func stubs(in file: String) -> String? { stubs?.file == file ? stubs?.text : nil }

  /// The words of the members that move from a file to other files.
  func words(leaving file: String) -> Set<String> { wordsLeaving[file] ?? [] }

  /// Where the members begin that leave a file's extensions.
  func leaving(_ file: String) -> Set<Int> { leaving[file] ?? [] }

  /// Changes when the module has other classes without generic parameters, or generic types.
  var plainClassesDigest: String {
    (plainClasses.sorted() + ["<>"] + genericTypes.sorted()).joined(separator: " ")
  }

  /// Types that everybody extends.
  private static let genericTypesElsewhere: Set<String> = [
    "Array", "Dictionary", "Optional", "Set",
  ]

  /// Whether a type, or one around it, is generic.
  func isGeneric(_ name: String) -> Bool { Self.isInside(genericTypes, name) }

  private static func isInside(_ types: Set<String>, _ name: String) -> Bool {
    var outer = name[...]
    while !types.contains(String(outer)) {
      guard let point = outer.lastIndex(of: ".") else { return false }
      outer = outer[..<point]
    }
    return true
  }

  /// What objects have by a name in the whole module, where it is one thing.
  func objectMember(_ name: String) -> ObjectMember? {
    guard let found = objectMembers[name], found.count == 1 else { return nil }
    return found.first
  }

  /// Changes when something else is found by name.
  var objectMembersDigest: String {
    objectMembers.keys.compactMap { name in
      objectMember(name).map { "\(name) \($0.selector) \($0.type)" }
    }.sorted().joined(separator: "; ")
  }

  /// Whether the module has a class of this name, without generic parameters.
  func hasPlainClass(_ name: String) -> Bool { plainClasses.contains(name) }

  /// Changes when classes inherit others.
  var superclassesDigest: String {
    superclasses.map { "\($0.key): \($0.value)" }.sorted().joined(separator: "; ")
  }

  /// Whether the module declares a type of this name, outside others.
  func hasType(_ name: String) -> Bool { types.contains(name) }

  /// Whether the module declares a class of this name.
  func hasClass(_ name: String) -> Bool { classes.contains(name) }

  /// The class above one of this module, of another module, of which an extension overrides a
  /// member; nil where a class of this module does so before.
  func foreignOverride(of member: String, above name: String) -> String? {
    guard let types = foreignOverrides[member], classes.contains(name),
      extensionMethods[member] == nil
    else { return nil }
    for type in ancestors(of: name) {
      if types.contains(type) { return type }
      if overriders[member]?.contains(type) == true { return nil }
    }
    return nil
  }

  /// Changes when an extension overrides something else of another module's class.
  var foreignOverridesDigest: String {
    foreignOverrides.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value.sorted())" }
      .joined(separator: "; ")
  }

  /// Whether a class of this module above one overrides a method, by its full name.
  func inheritsOverride(of method: String, in name: String) -> Bool {
    ancestors(of: name).contains { overriders[method]?.contains($0) == true }
  }

  /// Whether a class inherits `NSObject` and no other class of another module.
  func isPlainObject(_ name: String) -> Bool { ancestors(of: name).last == "NSObject" }

  /// Whether a class may add optional methods to a superclass that adopted their protocol: whether
  /// it inherits an app's class, or is another module's.
  func mayAddOptionalMethods(_ name: String) -> Bool {
    guard let own = name.split(separator: ".").last.map(String.init), !own.isNameOfUIKit else {
      return false
    }
    guard classes.contains(name) else { return true }
    guard let base = superclasses[own] else { return false }
    return base != "NSObject" && !base.isNameOfUIKit && !base.isNameOfLayer
  }

  private func ancestors(of name: String) -> [String] {
    var found: [String] = []
    var current = superclasses[String(name.split(separator: ".").last ?? "")]
    while let type = current, found.count < 20 {
      found.append(type)
      current = superclasses[type]
    }
    return found
  }

  /// Changes when other methods of `NSObject` are overridden, or by other classes.
  var objectOverridesDigest: String {
    (Array(SelectorNames.known.keys) + Array(SelectorNames.knownOfClasses.keys)).sorted().map {
      "\($0) \(overriders[$0, default: []].sorted())"
    }
    .joined(separator: "; ")
  }

  /// Whether a class inherits UIKit's or Foundation's, so that its `init()` is found at run time.
  func isObject(_ name: String) -> Bool {
    var current = name
    for _ in 0..<20 {
      guard let superclass = superclasses[current] else { break }
      current = superclass
    }
    return current == "NSObject"
      || (superclasses[current] == nil && (current.isNameOfUIKit || current.isNameOfLayer))
  }

  /// Whether a class of this name inherits one of Core Animation's layers.
  func isLayer(_ name: String) -> Bool {
    var current = String(name.split(separator: ".").last ?? "")
    for _ in 0..<20 {
      guard let superclass = superclasses[current] else { break }
      current = superclass
    }
    return current.hasPrefix("CA") && current.hasSuffix("Layer")
  }

  /// The class that an associated type of this name must inherit, where it is one in the whole
  /// module.
  func associatedType(_ name: String) -> String? {
    guard let found = associatedTypes[name], found.count == 1, let only = found.first,
      isObject(only), !classes.contains(name)
    else { return nil }
    return only
  }

  /// Whether a property or a parameter of this name has the metatype of such a class, in the whole
  /// module.
  func isObjectClass(_ name: String) -> Bool {
    guard let types = metatypes[name] else { return false }
    return types.allSatisfy { isObject($0) }
  }

  /// The types whose metatypes properties and parameters of a name have.
  func metatypes(of name: String) -> Set<String> { metatypes[name] ?? [] }

  /// Changes when other names have metatypes of objects.
  var metatypesDigest: String {
    (metatypes.keys.filter { isObjectClass($0) }.sorted() + ["-"]
      + associatedTypes.keys.filter { associatedType($0) != nil }.sorted()
      + (objectProtocols.isEmpty ? [] : metatypes.map { "\($0) \($1.sorted())" }.sorted()))
      .joined(separator: " ")
  }

  /// Whether methods of a base name are classes' own.
  func isClassMethod(_ base: String) -> Bool { classMethods.contains(base) }

  /// The only selector of methods of a base name, or a full one if Objective-C's was chosen.
  func selector(ofMethodsCalled base: String) -> String? {
    guard let found = selectors[base], found.count == 1 else { return nil }
    return found.first
  }

  /// Changes when a base name stands for other selectors.
  private(set) var selectorsDigest = ""

  /// Changes when something moves from file to file, or other stubs are needed, so that everything
  /// is compiled again.
  var movesDigest: UInt64 {
    var digest = Digest()
    if let stubs { digest.add(stubs.text) }
    digest.add(foreignOverridesDigest)
    for (name, method) in extensionMethods.sorted(by: { $0.key < $1.key }) {
      digest.add("\(name) \(method.type) \(method.overriders)")
    }
    for move in moves.values.joined().sorted(by: { ($0.file, $0.start) < ($1.file, $1.start) }) {
      digest.add("\(move.type) \(move.file) \(move.text)")
    }
    return digest.value
  }
}

extension String {
  /// Whether it is a name such as `UIView`, and no protocol's.
  var isNameOfUIKit: Bool {
    hasPrefix("UI") && !hasSuffix("Delegate") && !hasSuffix("DataSource")
  }

  /// Whether it is a name such as `CAShapeLayer`.
  var isNameOfLayer: Bool { hasPrefix("CA") && hasSuffix("Layer") }

  /// A number for the text, the same in every process.
  var hashed: Int {
    var digest = Digest()
    digest.add(self)
    return Int(digest.value >> 16)
  }
}
