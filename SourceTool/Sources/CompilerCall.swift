import Foundation

/// A call of `swiftc` that rewrites the sources before it compiles them.
struct CompilerCall {
  private let arguments: [String]
  private let environment = ProcessInfo.processInfo.environment

  init(_ arguments: [String]) { self.arguments = arguments }

  /// Executes the compiler. Does not return.
  func run() throws -> Never {
    var extra: [String] = []
    let files = sources
    if isModule, isForPhones(files) {
      let cache = try Cache(folder: cacheFolder)
      let rewriting = try ModuleRewriting(
        files, named: value(after: "-module-name"), cache: cache)
      try note(cache)
      for line in rewriting.outcomes.flatMap(\.diagnostics) {
        FileHandle.standardError.write(Data((line + "\n").utf8))
      }
      extra = try overlay(rewriting, cache) + FrontendCall.options
    }
    try replaceProcess(with: Toolchain.compiler.path, arguments + extra)
  }

  /// The overlay's name changes only when declarations move between files, so the compiler's
  /// incremental build records stay valid.
  private func overlay(_ rewriting: ModuleRewriting, _ cache: Cache) throws -> [String] {
    var digest = cache.digest()
    for outcome in rewriting.outcomes { digest.add(outcome.path) }
    let moves = String(rewriting.movesDigest, radix: 16)
    let name = "\(value(after: "-module-name") ?? "module")-\(digest.name)-\(moves).yaml"
    try cache.write(Data(Overlay(outcomes: rewriting.outcomes).text.utf8), as: name)
    return ["-vfsoverlay", cache.path(name), "-D", "REWRITTEN_\(moves)"]
  }

  /// Records the output folder of the module. `Scripts/ios` removes it when other stubs are
  /// requested, because SwiftPM does not detect that change.
  private func note(_ cache: Cache) throws {
    guard let module = value(after: "-module-name"),
      let product = value(after: "-emit-module-path"), let map = value(after: "-output-file-map")
    else { return }
    let folder = URL(fileURLWithPath: map).deletingLastPathComponent().path
    try cache.write(Data("\(product)\n\(folder)\n".utf8), as: "\(module).products")
  }

  // MARK: Compiled files

  private var isModule: Bool {
    value(after: "-module-name") != nil && !expanded.contains("-frontend")
  }

  /// The arguments, with the contents of response files.
  private var expanded: [String] {
    arguments.flatMap { argument -> [String] in
      guard argument.hasPrefix("@"),
        let text = try? String(contentsOfFile: String(argument.dropFirst()), encoding: .utf8)
      else { return [argument] }
      return ResponseFile.arguments(of: text)
    }
  }

  private var sources: [String] {
    let folder = value(after: "-working-directory") ?? FileManager.default.currentDirectoryPath
    return expanded.filter { $0.hasSuffix(".swift") && !$0.hasPrefix("-") }
      .map { $0.hasPrefix("/") ? $0 : folder + "/" + $0 }
  }

  /// Whether the module is written for iOS. Sources of this package are written for Linux; a module
  /// that does not name UIKit needs no rewriting, except for declarations that Foundation has on
  /// iOS.
  private func isForPhones(_ files: [String]) -> Bool {
    guard let first = files.first, !isOurs(first) else { return false }
    let sources = files.lazy.compactMap { file in
      FileManager.default.contents(atPath: file).map {
        SourceText(path: file, bytes: [UInt8]($0))
      }
    }
    return sources.contains(where: isForPhones) || needsFoundation(sources)
  }

  private func isForPhones(_ source: SourceText) -> Bool {
    if source.mentions("UIKit") || (Rewriter.isMainActorIsolated && source.mentions("XCTestCase")) {
      return true
    }
    if source.mentions("__allTests__") { return true }
    // XCTest imports UIKit implicitly, and so does a framework's umbrella header for files without
    // imports.
    let isWithout = source.mentions("import XCTest") || !source.mentions("import ")
    return isWithout && source.namesUIKit
  }

  /// Whether a module is written for Apple's Foundation only, without conditions for Linux, and
  /// uses names that another module declares on Linux.
  private func needsFoundation(_ sources: some Sequence<SourceText>) -> Bool {
    var isNeeded = false
    for source in sources where source.mentions("import Foundation") {
      let knowsLinux =
        source.mentions("FoundationNetworking") || source.mentions("os(Linux)")
        || source.mentions("canImport(")
      if knowsLinux { return false }
      isNeeded = isNeeded || source.namesNetworking || source.namesFoundationAdditions
    }
    return isNeeded
  }

  /// Whether a file belongs to this tool's own package.
  private func isOurs(_ file: String) -> Bool {
    var folder = URL(fileURLWithPath: file).deletingLastPathComponent()
    while folder.path != "/" {
      let name = folder.lastPathComponent
      folder.deleteLastPathComponent()
      let mark = folder.appendingPathComponent("SourceTool/Sources/CompilerCall.swift").path
      if name == "Sources" || name == "Tests", access(mark, F_OK) == 0 { return true }
    }
    return false
  }

  private func value(after option: String) -> String? {
    guard let index = expanded.firstIndex(of: option), index + 1 < expanded.count else {
      return nil
    }
    return expanded[index + 1]
  }

  private var cacheFolder: String {
    environment["IOS_SOURCE_CACHE"] ?? NSTemporaryDirectory() + "ios-source-\(getuid())"
  }
}

/// Parses response files, which contain compiler arguments.
enum ResponseFile {
  /// Splits text into arguments at spaces and line ends, except in quotes and after backslashes.
  static func arguments(of text: String) -> [String] {
    var arguments: [String] = []
    var current = ""
    var (quote, escaped, began): (Character?, Bool, Bool) = (nil, false, false)
    for character in text {
      if escaped {
        current.append(character)
        escaped = false
      } else if character == "\\" {
        (escaped, began) = (true, true)
      } else if let open = quote {
        if character == open { quote = nil } else { current.append(character) }
      } else if character == "\"" || character == "'" {
        (quote, began) = (character, true)
      } else if character.isWhitespace {
        if began { arguments.append(current) }
        (current, began) = ("", false)
      } else {
        current.append(character)
        began = true
      }
    }
    if began { arguments.append(current) }
    return arguments
  }
}
