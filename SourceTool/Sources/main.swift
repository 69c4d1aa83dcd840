import Foundation

// ios-source rewrite FILE…            print the rewritten text of the first file, of a module of all
// ios-source overlay FOLDER FILE…     rewrite a module's files; print the overlay's path
// swiftc …                            under that name: compile what was rewritten

func rewrite(_ paths: [String]) throws {
  let sources = paths.map { path in
    SourceText(path: path, bytes: [UInt8](FileManager.default.contents(atPath: path) ?? Data()))
  }
  let facts = sources.map { source in
    let visitor = FactsVisitor(source)
    visitor.walk(source.tree)
    visitor.addStubUses(of: .current)
    return visitor.facts
  }
  guard let source = sources.first, let own = facts.first else {
    throw ToolError("rewrite: name a file")
  }
  let (text, complaints) = ModuleRewriting.rewritten(source, own, ModuleFacts(facts))
  print(text, terminator: "")
  for line in complaints { FileHandle.standardError.write(Data((line + "\n").utf8)) }
}

func swiftFiles(_ paths: [String]) -> [String] {
  paths.flatMap { path -> [String] in
    let absolute = URL(fileURLWithPath: path).standardizedFileURL.path
    guard !absolute.hasSuffix(".swift") else { return [absolute] }
    let found = FileManager.default.enumerator(atPath: absolute)?.allObjects as? [String] ?? []
    return found.filter { $0.hasSuffix(".swift") }.sorted().map { absolute + "/" + $0 }
  }
}

func prepareOverlay(_ arguments: [String]) throws {
  guard let folder = arguments.first, arguments.count > 1 else {
    throw ToolError("overlay: name a folder for the rewritten files, and a module's files")
  }
  let cache = try Cache(folder: URL(fileURLWithPath: folder).standardizedFileURL.path)
  let rewriting = try ModuleRewriting(swiftFiles(Array(arguments.dropFirst())), cache: cache)
  for line in rewriting.outcomes.flatMap(\.complaints) {
    FileHandle.standardError.write(Data((line + "\n").utf8))
  }
  try cache.write(Data(Overlay(outcomes: rewriting.outcomes).text.utf8), as: "overlay.yaml")
  let toolset = """
    {"schemaVersion": "1.0", "swiftCompiler": {"extraCLIOptions": \
    ["-vfsoverlay", "\(cache.path("overlay.yaml"))"]}}

    """
  try cache.write(Data(toolset.utf8), as: "toolset.json")
  print(cache.path("toolset.json"))
}

do {
  let arguments = Array(CommandLine.arguments.dropFirst())
  let name = CommandLine.arguments.first?.split(separator: "/").last ?? ""
  if name.hasPrefix("swiftc") { try CompilerCall(arguments).run() }
  switch arguments.first {
  case "rewrite": try rewrite(Array(arguments.dropFirst()))
  case "overlay": try prepareOverlay(Array(arguments.dropFirst()))
  default:
    throw ToolError("usage: ios-source rewrite FILE… | overlay FOLDER FILE… | as swiftc: …")
  }
} catch {
  FileHandle.standardError.write(Data("ios-source: \(error)\n".utf8))
  exit(1)
}
