import Foundation

/// Rewrites the files of a module; reuses cached results.
struct ModuleRewriting {
  /// A file and the path of its rewritten text; nil if the file is unchanged.
  struct Outcome {
    let path: String
    let rewritten: String?
    /// Warnings as `file:line:column: warning: …`, only for files that were not cached.
    let diagnostics: [String]
    /// The error that prevented rewriting.
    var failure: (any Error)?
  }

  let cache: Cache
  let outcomes: [Outcome]
  /// A digest that changes when members move between files.
  let movesDigest: UInt64

  /// Reads and rewrites the files.
  ///
  /// - Parameters:
  ///   - paths: the module's files.
  ///   - name: the module's name, under which others import it; nil if it has none.
  ///   - cache: stores rewritten files.
  init(_ paths: [String], named name: String? = nil, cache: Cache) throws {
    let sources = Self.parallel(paths) { path -> SourceText? in
      guard let data = FileManager.default.contents(atPath: path) else { return nil }
      return SourceText(path: path, bytes: [UInt8](data))
    }
    let facts = Self.parallel(sources) { $0.map { Self.facts($0, cache) } ?? FileFacts() }
    let module = ModuleFacts(facts, others: Self.types(of: facts, named: name, cache))
    let digest = module.movesDigest
    outcomes = Self.parallel(Array(sources.indices)) { index in
      guard let source = sources[index] else {
        return Outcome(path: paths[index], rewritten: nil, diagnostics: [])
      }
      return Self.rewrite(source, facts[index], module, cache)
    }
    (self.cache, movesDigest) = (cache, digest)
    if let failure = outcomes.lazy.compactMap(\.failure).first { throw failure }
  }

  /// Stores the module's types. Returns the types of imported modules.
  private static func types(
    of facts: [FileFacts], named name: String?, _ cache: Cache
  ) -> [ModuleTypes] {
    if let name, let data = try? JSONEncoder.sorted.encode(ModuleTypes(facts)) {
      try? cache.write(data, as: ModuleTypes.fileName(of: name))
    }
    let imports = facts.reduce(into: Set<String>()) { $0.formUnion($1.imports) }
    return imports.sorted().filter { $0 != name }.compactMap { module in
      cache.data(ModuleTypes.fileName(of: module)).flatMap {
        try? JSONDecoder().decode(ModuleTypes.self, from: $0)
      }
    }
  }

  // MARK: One file

  private static func facts(_ source: SourceText, _ cache: Cache) -> FileFacts {
    var digest = cache.digest()
    digest.add(source.path)
    digest.add(source.bytes)
    let name = digest.name + ".facts"
    if let data = cache.data(name),
      let facts = try? JSONDecoder().decode(FileFacts.self, from: data)
    {
      return facts
    }
    let visitor = FactsVisitor(source)
    visitor.walk(source.tree)
    visitor.addStubUses(of: .current)
    if let data = try? JSONEncoder().encode(visitor.facts) { try? cache.write(data, as: name) }
    return visitor.facts
  }

  private static func rewrite(
    _ source: SourceText, _ facts: FileFacts, _ module: ModuleFacts, _ cache: Cache
  ) -> Outcome {
    var digest = cache.digest()
    digest.add(source.path)
    digest.add(source.bytes)
    for type in facts.classes {
      for move in module.moves[type] ?? [] {
        digest.add("\(move.file):\(move.line) \(move.condition) \(move.text)")
      }
    }
    for start in module.leaving(source.path).sorted() { digest.add("\(start)") }
    for word in module.words(leaving: source.path).sorted() { digest.add(word) }
    if let stubs = module.stubs(in: source.path) { digest.add(stubs) }
    if source.mentions(":)") {
      for name in module.optionalMethods.sorted() { digest.add(name) }
    }
    for name in module.objectProtocols.sorted() where source.mentions(name) { digest.add(name) }
    if source.mentions("extension") {
      digest.add(module.plainClassesDigest)
      digest.add(module.superclassesDigest)
    }
    if source.mentions("as AnyObject") || source.mentions("as? AnyObject") {
      digest.add(module.objectMembersDigest)
    }
    if source.mentions("Logger") { digest.add(module.hasType("Logger") ? "own" : "os") }
    digest.add(module.typesDigest)
    if source.mentions("super.") { digest.add(module.foreignOverridesDigest) }
    if SelectorNames.knownBases.contains(where: { source.mentions("func \($0)(") }) {
      digest.add(module.objectOverridesDigest)
      digest.add(module.superclassesDigest)
    }
    if source.mentions("@NSManaged") || source.mentions("nonisolated") {
      digest.add(module.superclassesDigest)
    }
    if source.mentions("#selector") { digest.add(module.selectorsDigest) }
    if source.mentions(".init(") || source.mentions("extension") {
      digest.add(module.metatypesDigest)
    }
    let name = digest.name + ".swift"
    if cache.has(name) {
      return Outcome(path: source.path, rewritten: cache.path(name), diagnostics: [])
    }
    let (text, diagnostics) = rewritten(source, facts, module)
    do {
      try cache.write(Data(text), as: name)
    } catch {
      return Outcome(path: source.path, rewritten: nil, diagnostics: diagnostics, failure: error)
    }
    return Outcome(path: source.path, rewritten: cache.path(name), diagnostics: diagnostics)
  }

  /// Returns a file's rewritten text, with a warning for each construct that could not be
  /// rewritten.
  static func rewritten(
    _ source: SourceText, _ facts: FileFacts, _ module: ModuleFacts
  ) -> (text: [UInt8], diagnostics: [String]) {
    let rewriter = Rewriter(source, module: module, anyObjects: facts.anyObjects)
    rewriter.walk(source.tree)
    var head = ""
    var shadows = FoundationShadows.text(for: source)
    if let stubs = module.stubs(in: source.path) { shadows += "\n\(stubs)\n" }
    // Imports that are implicit on iOS: through XCTest, an umbrella header or Foundation.
    let isWithout =
      source.namesUIKit || source.namesFoundationOfDarwin || source.namesFoundationAdditions
      || source.namesXCTestAdditions
    let needsUIKit = rewriter.needsUIKit || isWithout || shadows.contains("UIKit.")
    if !facts.hasImports || (needsUIKit && !rewriter.importsUIKit) {
      head = module.namesUIKit || needsUIKit ? "import UIKit; " : "import Foundation; "
    }
    // Declarations that belong to Foundation on iOS.
    if source.namesNetworking { head += "import FoundationNetworking; " }
    // Bytes that are not UTF-8 remain; the compiler reports them.
    let text = head.utf8 + rewriter.edits.applied(to: source.bytes) + shadows.utf8
    let diagnostics = rewriter.diagnostics.map { offset, words in
      let place = source.lines.place(of: offset)
      return "\(source.path):\(place.line):\(place.column): warning: not rewritten: \(words)"
    }
    return (text, diagnostics)
  }

  /// Returns the results of a function for all elements, computed in parallel.
  private static func parallel<Element, Result>(
    _ elements: [Element], _ work: (Element) -> Result
  ) -> [Result] {
    withoutActuallyEscaping(work) { work in
      nonisolated(unsafe) let (work, elements) = (work, elements)
      return [Result](unsafeUninitializedCapacity: elements.count) { buffer, count in
        nonisolated(unsafe) let start = buffer.baseAddress
        DispatchQueue.concurrentPerform(iterations: elements.count) { index in
          start.map { ($0 + index).initialize(to: work(elements[index])) }
        }
        count = elements.count
      }
    }
  }
}

extension JSONEncoder {
  /// An encoder with sorted keys: equal values have equal output.
  fileprivate static var sorted: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return encoder
  }
}
