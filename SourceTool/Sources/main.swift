import Foundation

// ios-source rewrite FILE…            prints the first file's rewritten text; FILE… is the module
// ios-source overlay FOLDER FILE…     rewrites a module's files; prints the overlay's path
// swiftc …                            if called by that name: compiles the rewritten files
// ios-frontend …                      if called by that name: runs the compiler's frontend
// ios-source excerpts                 restores the user's source in the frontend's messages

func rewrite(_ paths: [String]) throws {
  let sources = try paths.map { path in
    guard let data = FileManager.default.contents(atPath: path) else { throw missing(path) }
    return SourceText(path: path, bytes: [UInt8](data))
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
  let (text, diagnostics) = ModuleRewriting.rewritten(source, own, ModuleFacts(facts))
  FileHandle.standardOutput.write(Data(text))
  for line in diagnostics { FileHandle.standardError.write(Data((line + "\n").utf8)) }
}

/// Returns the named files and the Swift files in named folders.
func swiftFiles(_ paths: [String]) throws -> [String] {
  try paths.flatMap { path -> [String] in
    let absolute = URL(fileURLWithPath: path).standardizedFileURL.path
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: absolute, isDirectory: &isFolder) else {
      throw missing(path)
    }
    guard isFolder.boolValue else { return [absolute] }
    // The enumerator does not follow a link to a folder.
    let entered = URL(fileURLWithPath: absolute).resolvingSymlinksInPath().path
    let found = FileManager.default.enumerator(atPath: entered)?.allObjects as? [String] ?? []
    let files = found.filter { $0.hasSuffix(".swift") }.sorted().map { absolute + "/" + $0 }
    guard !files.isEmpty else { throw ToolError("the folder \(path) has no Swift files") }
    return files
  }
}

/// An error for a missing file, with names that are similar to its name.
func missing(_ path: String) -> ToolError {
  let url = URL(fileURLWithPath: path)
  let folder = url.deletingLastPathComponent().path
  let beside = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
  let wanted = url.lastPathComponent.lowercased()
  let near = beside.filter { name in
    let name = name.lowercased()
    return name == wanted || name == wanted + ".swift" || name.hasPrefix(wanted)
      || wanted.hasPrefix(name)
  }.min()
  return ToolError(
    "the file \(path) does not exist" + (near.map { "; did you mean '\($0)'?" } ?? ""))
}

func prepareOverlay(_ arguments: [String]) throws {
  guard let folder = arguments.first, arguments.count > 1 else {
    throw ToolError("overlay: name a folder for the rewritten files, and a module's files")
  }
  let cache = try Cache(folder: URL(fileURLWithPath: folder).standardizedFileURL.path)
  let rewriting = try ModuleRewriting(try swiftFiles(Array(arguments.dropFirst())), cache: cache)
  for line in rewriting.outcomes.flatMap(\.diagnostics) {
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
  if name == FrontendCall.name { try FrontendCall(arguments).run() }
  switch arguments.first {
  case "rewrite": try rewrite(Array(arguments.dropFirst()))
  case "overlay": try prepareOverlay(Array(arguments.dropFirst()))
  case "excerpts": Excerpts.filter()
  default:
    throw ToolError("usage: ios-source rewrite FILE… | overlay FOLDER FILE… | as swiftc: …")
  }
} catch {
  FileHandle.standardError.write(Data("ios-source: \(error)\n".utf8))
  exit(1)
}
