import Foundation

/// The combined facts about the files of a module.
struct ModuleFacts {
  /// The members that move into a class, by the class's full name.
  private(set) var moves: [String: [FileFacts.Move]] = [:]
  private var leaving: [String: Set<Int>] = [:]
  private var selectors: [String: Set<String>] = [:]
  private let plainClasses: Set<String>
  private let superclasses: [String: String]
  /// The superclasses of this module and of imported modules.
  private let allSuperclasses: [String: String]
  private let plainTypes: Set<String>
  private let ownTypes: Set<String>
  /// Whether any file is written for iOS; false for modules without UIKit, such as tests of models.
  let namesUIKit: Bool
  private let writtenMethods: Set<String>
  private let namesOfOptionals: Set<String>
  private let metatypes: [String: Set<String>]
  private let associatedTypes: [String: Set<String>]
  private var wordsLeaving: [String: Set<String>] = [:]
  private let classes: Set<String>
  private let types: Set<String>
  /// The base names of methods that exist only as class methods.
  private let classMethods: Set<String>
  private let overriders: [String: Set<String>]
  /// The classes of other modules whose members extensions override, by member name.
  private let foreignOverrides: [String: Set<String>]
  private let genericTypes: Set<String>
  private let objectMembers: [String: Set<ObjectMember>]
  /// Methods in extensions of other modules' classes that this module overrides, by full name.
  let extensionMethods: [String: ExtensionMethod]
  /// Settable properties in extensions of other modules' classes.
  let settableInExtensions: Set<String>
  /// The names of the module's protocols.
  let protocols: Set<String>
  /// The optional methods of the module's protocols, by their full names.
  let optionalMethods: Set<String>
  /// The module's protocols that require `init()` and to which all objects conform.
  let objectProtocols: Set<String>
  /// The stubs that the module needs, and the file to which they are appended.
  private let stubs: (file: String, text: String)?

  /// Combines the facts.
  ///
  /// - Parameters:
  ///   - files: facts about the module's files.
  ///   - others: the known types of imported modules.
  init(_ files: [FileFacts], others: [ModuleTypes] = []) {
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
    protocols = files.reduce(into: []) { $0.formUnion($1.protocols) }
    optionalMethods = files.reduce(into: []) { $0.formUnion($1.optionalMethods) }
    superclasses = files.reduce(into: [:]) { $0.merge($1.superclasses) { one, _ in one } }
    namesUIKit = files.contains(where: \.namesUIKit)
    let own = ModuleTypes(files)
    allSuperclasses = others.reduce(into: own.superclasses) {
      $0.merge($1.superclasses.filter { !own.plainTypes.contains($0.key) }) { one, _ in one }
    }
    ownTypes = own.plainTypes.union(own.superclasses.keys)
    plainTypes = others.reduce(into: own.plainTypes) {
      $0.formUnion($1.plainTypes.subtracting(own.superclasses.keys))
    }
    let optional = optionalMethods
    writtenMethods = files.reduce(into: []) {
      $0.formUnion($1.writtenMethods.intersection(optional))
    }
    let protocols = files.reduce(into: Set<String>()) { $0.formUnion($1.protocolsWithOptionals) }
    namesOfOptionals = files.reduce(into: []) { found, file in
      for (name, types) in file.namedTypes where !types.isDisjoint(with: protocols) {
        found.insert(name)
      }
    }
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

  /// The stubs that are appended to a file; nil for all files but one.
  func stubs(in file: String) -> String? { stubs?.file == file ? stubs?.text : nil }

  /// Returns the words of the members that move from a file to other files.
  func words(leaving file: String) -> Set<String> { wordsLeaving[file] ?? [] }

  /// Returns the offsets of the members that move out of a file's extensions.
  func leaving(_ file: String) -> Set<Int> { leaving[file] ?? [] }

  /// A digest that changes with the module's non-generic classes and its generic types.
  var plainClassesDigest: String {
    (plainClasses.sorted() + ["<>"] + genericTypes.sorted()).joined(separator: " ")
  }

  /// Generic types of the standard library that are commonly extended.
  private static let genericTypesElsewhere: Set<String> = [
    "Array", "Dictionary", "Optional", "Set",
  ]

  /// Whether a type or one of its enclosing types is generic.
  func isGeneric(_ name: String) -> Bool { Self.isInside(genericTypes, name) }

  private static func isInside(_ types: Set<String>, _ name: String) -> Bool {
    var outer = name[...]
    while !types.contains(String(outer)) {
      guard let point = outer.lastIndex(of: ".") else { return false }
      outer = outer[..<point]
    }
    return true
  }

  /// The member of objects with a name; nil unless its type is the same in the whole module.
  func objectMember(_ name: String) -> ObjectMember? {
    guard let found = objectMembers[name], found.count == 1 else { return nil }
    return found.first
  }

  /// A digest that changes with the members that are found by name.
  var objectMembersDigest: String {
    objectMembers.keys.compactMap { name in
      objectMember(name).map { "\(name) \($0.selector) \($0.type)" }
    }.sorted().joined(separator: "; ")
  }

  /// Whether the module has a non-generic class with this name.
  func hasPlainClass(_ name: String) -> Bool { plainClasses.contains(name) }

  /// A digest that changes with the superclasses.
  var superclassesDigest: String {
    superclasses.map { "\($0.key): \($0.value)" }.sorted().joined(separator: "; ")
  }

  /// Whether a type other than a protocol has a method with this full name.
  func isWritten(_ method: String) -> Bool { writtenMethods.contains(method) }

  /// Whether a property or parameter with this name has a protocol type with optional methods.
  func hasOptionalMethods(_ name: String) -> Bool { namesOfOptionals.contains(name) }

  /// A digest that changes with the optional methods and the types known to be objects.
  var typesDigest: String {
    (["\(namesUIKit)"] + writtenMethods.sorted() + ["-"] + namesOfOptionals.sorted() + ["-"]
      + plainTypes.sorted()
      + allSuperclasses.map { "\($0.key): \($0.value)" }.sorted()).joined(separator: " ")
  }

  /// Whether a class inherits `XCTestCase`, or `FBSnapshotTestCase`, which inherits it.
  func isTestCase(_ name: String) -> Bool {
    ["XCTestCase", "FBSnapshotTestCase"].contains(lastSuperclass(of: name))
  }

  /// Whether a class inherits a layer or an animation of Core Animation.
  func isCoreAnimation(_ name: String) -> Bool {
    guard let last = lastSuperclass(of: name), last != name else { return false }
    return last.hasPrefix("CA") && last.dropFirst(2).first?.isUppercase == true
  }

  /// Whether a generic parameter's class or protocol certainly excludes UIKit's objects.
  func isPlain(_ name: String) -> Bool {
    guard let last = lastSuperclass(of: name) else { return false }
    return plainTypes.contains(last)
  }

  /// Whether the name suggests a view or controller class of an unknown module.
  func isNameOfForeignView(_ name: String) -> Bool {
    guard !ownTypes.contains(name), allSuperclasses[name] == nil, !plainTypes.contains(name) else {
      return false
    }
    return ["View", "Cell", "Label", "Button", "Control", "ViewController"].contains {
      name.hasSuffix($0)
    }
  }

  /// The last known superclass of a class; the class itself if none is known.
  private func lastSuperclass(of name: String) -> String? {
    var current = name
    for _ in 0..<20 {
      guard let superclass = allSuperclasses[current] else { return current }
      current = superclass
    }
    return nil
  }

  /// Whether the module declares a top-level type with this name.
  func hasType(_ name: String) -> Bool { types.contains(name) }

  /// Whether the module declares a class with this name.
  func hasClass(_ name: String) -> Bool { classes.contains(name) }

  /// The nearest superclass from another module with an extension that overrides a member; nil if a
  /// class of this module overrides it first.
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

  /// A digest that changes with the overrides of other modules' classes in extensions.
  var foreignOverridesDigest: String {
    foreignOverrides.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value.sorted())" }
      .joined(separator: "; ")
  }

  /// Whether a superclass in this module overrides a method, by full name.
  func inheritsOverride(of method: String, in name: String) -> Bool {
    ancestors(of: name).contains { overriders[method]?.contains($0) == true }
  }

  /// Whether a class inherits `NSObject` and no other class from another module.
  func isPlainObject(_ name: String) -> Bool { ancestors(of: name).last == "NSObject" }

  /// Whether a class may add optional methods to a superclass that adopted their protocol. True for
  /// subclasses of the app's classes, and for classes of other modules.
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

  /// A digest that changes with the classes that override methods of `NSObject`.
  var objectOverridesDigest: String {
    (Array(SelectorNames.known.keys) + Array(SelectorNames.knownOfClasses.keys)).sorted().map {
      "\($0) \(overriders[$0, default: []].sorted())"
    }
    .joined(separator: "; ")
  }

  /// Whether a class inherits from UIKit or Foundation. Its `init()` is then found at run time.
  func isObject(_ name: String) -> Bool {
    guard let last = lastSuperclass(of: name) else { return false }
    return last == "NSObject"
      || !plainTypes.contains(last) && (last.isNameOfUIKit || last.isNameOfLayer)
  }

  /// Whether a class with this name inherits a layer class of Core Animation.
  func isLayer(_ name: String) -> Bool {
    var current = String(name.split(separator: ".").last ?? "")
    for _ in 0..<20 {
      guard let superclass = superclasses[current] else { break }
      current = superclass
    }
    return current.hasPrefix("CA") && current.hasSuffix("Layer")
  }

  /// The class constraint of an associated type with this name; nil unless it is the same in the
  /// whole module.
  func associatedType(_ name: String) -> String? {
    guard let found = associatedTypes[name], found.count == 1, let only = found.first,
      isObject(only), !classes.contains(name)
    else { return nil }
    return only
  }

  /// Whether properties and parameters with this name have metatypes of such classes in the whole
  /// module.
  func isObjectClass(_ name: String) -> Bool {
    guard let types = metatypes[name] else { return false }
    return types.allSatisfy { isObject($0) }
  }

  /// Returns the types whose metatypes are assigned to properties and parameters with a name.
  func metatypes(of name: String) -> Set<String> { metatypes[name] ?? [] }

  /// A digest that changes with the names that have metatypes of objects.
  var metatypesDigest: String {
    (metatypes.keys.filter { isObjectClass($0) }.sorted() + ["-"]
      + associatedTypes.keys.filter { associatedType($0) != nil }.sorted()
      + (objectProtocols.isEmpty ? [] : metatypes.map { "\($0) \($1.sorted())" }.sorted()))
      .joined(separator: " ")
  }

  /// Whether methods with a base name are class methods.
  func isClassMethod(_ base: String) -> Bool { classMethods.contains(base) }

  /// The selector of the methods with a base name, if there is only one; for a full Objective-C
  /// name, the selector itself.
  func selector(ofMethodsCalled base: String) -> String? {
    guard let found = selectors[base], found.count == 1 else { return nil }
    return found.first
  }

  /// A digest that changes with the selectors of base names.
  private(set) var selectorsDigest = ""

  /// A digest that changes when members move between files or stubs change. Everything is then
  /// compiled again.
  var movesDigest: UInt64 {
    var digest = Digest()
    if let stubs { digest.add(stubs.text) }
    digest.add(foreignOverridesDigest)
    for (name, method) in extensionMethods.sorted(by: { $0.key < $1.key }) {
      digest.add("\(name) \(method.type) \(method.overriders)")
    }
    for move in moves.values.joined().sorted(by: { ($0.file, $0.start) < ($1.file, $1.start) }) {
      digest.add("\(move.type) \(move.file) \(move.condition) \(move.text)")
    }
    return digest.value
  }
}

extension String {
  /// Whether it is a name such as `UIView` and not a protocol's name.
  var isNameOfUIKit: Bool {
    hasPrefix("UI") && !hasSuffix("Delegate") && !hasSuffix("DataSource")
  }

  /// Whether it is a name such as `CAShapeLayer`.
  var isNameOfLayer: Bool { hasPrefix("CA") && hasSuffix("Layer") }

  /// A hash of the text that is equal in every process.
  var hashed: Int {
    var digest = Digest()
    digest.add(self)
    return Int(digest.value >> 16)
  }
}
