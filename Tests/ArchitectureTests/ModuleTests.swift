import Testing

/// Tests that each module imports lower modules only.
@Suite struct ModuleTests {
  private let order: [String]
  private let floors: [String: Double]
  private let files: [SourceFile]

  init() throws {
    order = try Modules.inOrder()
    floors = try Modules.floors()
    files = try Repository.sources(in: "Sources")
  }

  @Test func everyImportGoesDown() {
    for file in files {
      let module = String(file.path.split(separator: "/")[1])
      for (line, name) in file.imports where !mayImport(module, name) {
        Issue.record("\(file.path):\(line): \(module) may not import \(name): \(why(module, name))")
      }
    }
  }

  /// The table of Architecture.md and `Package.swift` agree.
  @Test func floorsAscendAsThePackageListsThem() {
    let listed = order.compactMap { name in floors[name].map { (name, $0) } }
    #expect(listed.count > 20)
    for (lower, upper) in zip(listed, listed.dropFirst()) where lower.1 > upper.1 {
      Issue.record("\(upper.0) is on floor \(upper.1), but listed after \(lower.0) of \(lower.1)")
    }
    for name in floors.keys.sorted() where !order.contains(name) {
      Issue.record("Architecture.md names \(name), which Package.swift does not have")
    }
  }

  /// A larger module is too long to read. Generated files do not count.
  @Test func noModuleHasMoreThan20200Lines() {
    var lines: [String: Int] = [:]
    for file in files where !file.path.contains("/Optionals/") {
      lines[String(file.path.split(separator: "/")[1]), default: 0] += file.lines.count - 1
    }
    for (module, count) in lines where count > 20_200 {
      Issue.record("\(module) has \(count) lines")
    }
  }

  /// Layers, text, images and arithmetic do not refer to views.
  @Test func nothingBelowUIKitNamesViews() throws {
    let top = try #require(order.firstIndex(of: "UIKitRuntime"))
    let below = Set(order[..<top])
    for file in files where below.contains(String(file.path.split(separator: "/")[1])) {
      for (line, name) in file.typeNames
      where name.hasPrefix("UI") && name.dropFirst(2).first?.isUppercase == true {
        Issue.record("\(file.path):\(line): \(name) belongs to UIKit, a higher module")
      }
    }
  }

  /// The modules that compare, accept and report pictures neither refer to views nor draw, and no
  /// module that they import does.
  @Test(arguments: ["Goldens", "SnapshotReport"])
  func whatComparesAndReportsDrawsNothing(module: String) {
    let (reached, drawing) = (reach(of: module), ["CCairo", "CoreGraphics", "CoreText", "UIKit"])
    #expect(reached.contains("Pixels"))
    for name in drawing { #expect(!reached.contains(name), "\(module) reaches \(name)") }
  }

  /// Returns all modules that a module imports, directly or indirectly.
  private func reach(of module: String) -> Set<String> {
    var (reached, waiting) = (Set<String>(), [module])
    while let next = waiting.popLast() {
      for file in files where file.path.hasPrefix("Sources/\(next)/") {
        for (_, name) in file.imports where reached.insert(name).inserted { waiting.append(name) }
      }
    }
    return reached
  }

  /// The test finds a forbidden import.
  @Test func anImportThatGoesUpIsFound() {
    let file = SourceFile(
      path: "Sources/CoreText/New.swift",
      text: "// import Scenes\n@_exported import CCairo\npublic import struct UIKit.CGRect")
    #expect(file.imports.map(\.name) == ["CCairo", "UIKit"])
    #expect(file.imports.map(\.line) == [2, 3])
    #expect(mayImport("CoreText", "CCairo") && !mayImport("CoreText", "UIKit"))
    #expect(!mayImport("UIKitViews", "CCairo") && !mayImport("UIKit", "Unheard"))
    #expect(!mayImport("ImageIO", "CoreText"))
  }

  private func mayImport(_ module: String, _ name: String) -> Bool {
    // Swift Testing looks up these two under its own names for them.
    if module.hasPrefix("_Testing_") { return module.hasSuffix("_\(name)") }
    if Modules.system.contains(name) { return true }
    if let users = Modules.users[name] { return users.contains(module) }
    guard let lower = order.firstIndex(of: name), let upper = order.firstIndex(of: module) else {
      return false
    }
    return lower < upper
  }

  private func why(_ module: String, _ name: String) -> String {
    if let users = Modules.users[name] {
      return "only \(users.sorted().joined(separator: ", ")) may (Modules.users)"
    }
    return order.contains(name)
      ? "Package.swift lists it later" : "nobody knows it (Modules.users, Modules.system)"
  }
}
