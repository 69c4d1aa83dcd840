import Foundation

/// What the files of a module tell each other.
struct ModuleFacts {
  /// What moves into a class, by its full name.
  private(set) var moves: [String: [FileFacts.Move]] = [:]
  private var leaving: [String: Set<Int>] = [:]
  private var selectors: [String: Set<String>] = [:]
  private let plainClasses: Set<String>
  private let superclasses: [String: String]
  /// The same with those of other modules that are imported.
  private let allSuperclasses: [String: String]
  private let plainTypes: Set<String>
  private let ownTypes: Set<String>
  /// Whether any of it is for phones; tests of models alone are not.
  let namesUIKit: Bool
  private let writtenMethods: Set<String>
  private let namesOfOptionals: Set<String>
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
  /// The names of the module's protocols.
  let protocols: Set<String>
  /// The optional methods of the module's protocols, by their full names.
  let optionalMethods: Set<String>
  /// The module's protocols that require `init()` and that all objects conform to.
  let objectProtocols: Set<String>
  /// The stubs that the module needs, and the file whose end they go to.
  private let stubs: (file: String, text: String)?

  /// - Parameters:
  ///   - files: the module's.
  ///   - others: the types of the modules that they import, as far as they are known.
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

  /// Whether a type that is no protocol has a method by a full name.
  func isWritten(_ method: String) -> Bool { writtenMethods.contains(method) }

  /// Whether a property or a parameter of this name is a protocol's with optional methods.
  func hasOptionalMethods(_ name: String) -> Bool { namesOfOptionals.contains(name) }

  /// Changes when other optional methods may be missing, or other types are objects.
  var typesDigest: String {
    (["\(namesUIKit)"] + writtenMethods.sorted() + ["-"] + namesOfOptionals.sorted() + ["-"]
      + plainTypes.sorted()
      + allSuperclasses.map { "\($0.key): \($0.value)" }.sorted()).joined(separator: " ")
  }

  /// Whether a class inherits XCTest's.
  func isTestCase(_ name: String) -> Bool { lastSuperclass(of: name) == "XCTestCase" }

  /// Whether a generic parameter's class or protocol is surely none of objects of UIKit's.
  func isPlain(_ name: String) -> Bool {
    guard let last = lastSuperclass(of: name) else { return false }
    return plainTypes.contains(last)
  }

  /// Whether a class is probably a view's or a controller's of a module of which nothing is known.
  func isNameOfForeignView(_ name: String) -> Bool {
    guard !ownTypes.contains(name), allSuperclasses[name] == nil, !plainTypes.contains(name) else {
      return false
    }
    return ["View", "Cell", "Label", "Button", "Control", "ViewController"].contains {
      name.hasSuffix($0)
    }
  }

  /// The last class that is known above one; the class itself where none is.
  private func lastSuperclass(of name: String) -> String? {
    var current = name
    for _ in 0..<20 {
      guard let superclass = allSuperclasses[current] else { return current }
      current = superclass
    }
    return nil
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
    guard let last = lastSuperclass(of: name) else { return false }
    return last == "NSObject"
      || !plainTypes.contains(last) && (last.isNameOfUIKit || last.isNameOfLayer)
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
      digest.add("\(move.type) \(move.file) \(move.condition) \(move.text)")
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
