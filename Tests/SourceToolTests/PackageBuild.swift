import Foundation

/// The build that contains the tests, to compile and link against, with a folder for one test that
/// is removed with the object.
final class PackageBuild: Sendable {
  private static let modules = [
    "UIKit", "UIKitRuntime", "UIKitValues", "FoundationAdditions", "UIKitViews", "UIKitControls",
    "UIKitLists",
    "UIKitControllers", "UIKitNibs", "QuartzCore", "CoreText", "CoreGraphics", "ImageIO",
    "AssetCatalogs",
    "ConstraintSolver", "InterfaceBuilder", "LayoutGeometry", "Markup", "Pixels", "PNGChunks",
    "Sessions", "BoundedCaches", "Failures",
    "VectorImages", "WorkMeter", "CSymbolSubstitutes", "CWorkMeter", "CPixels", "CWorkers", "CPNG",
    "CHyphenation", "CTypeRecords", "CFonts", "CMainThread",
  ]
  private static let ownCModules = [
    "CSymbolSubstitutes", "CWorkers", "CPixels", "CPNG", "CWorkMeter", "CHyphenation",
    "CTypeRecords", "CFonts", "CMainThread",
  ]
  private static let systemModules = [
    "CCairo", "CPango", "CLibPNG", "CLibDeflate", "CTurboJPEG",
  ]
  /// The modules that have stubs in the cases.
  private static let stubs = ["MapKit", "AVFoundation", "MediaPlayer", "SwiftUI", motion].flatMap {
    ["--stub", $0]
  }
  /// A module that is not Apple's, whose kinds of names do not follow from their endings.
  private static let motion =
    "Motion=MotionView,enum:MotionLoop/once/loop,enum:MotionPace,protocol:MotionCache,"
    + "optional:MotionFilm"
  private static let libraries = ["cairo", "harfbuzz", "libpng", "libdeflate", "libturbojpeg"]

  private static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  /// The build folder `.build/debug`, which contains this program.
  private static let products = URL(fileURLWithPath: CommandLine.arguments[0])
    .resolvingSymlinksInPath()
    .deletingLastPathComponent()

  private let package = PackageBuild.package
  private let products = PackageBuild.products
  private let folder = PackageBuild.products
    .appendingPathComponent("source-tool-tests/\(UUID().uuidString)")

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// The files of the cases.
  var cases: [URL] {
    let folder = package.appendingPathComponent("Tests/SourceToolTests/Cases")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".swift") }.sorted().map {
      folder.appendingPathComponent($0)
    }
  }

  /// Creates an empty folder.
  func newFolder() throws -> URL {
    let new = folder.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: new, withIntermediateDirectories: true)
    return new
  }

  /// Calls `Scripts/ios`, which compiles the tool once for all tests.
  func tool(_ arguments: [String], in folder: URL? = nil) async throws -> Command.Result {
    guard await Self.hasTool.value else { throw CommandError("the source tool does not compile") }
    var command = Self.ios(arguments)
    command.folder = folder
    // SwiftPM leaves temporary folders behind.
    if let folder { command.environment["TMPDIR"] = folder.path }
    return try await command.run()
  }

  private static let hasTool = Task {
    (try? await ios(["rewrite", #filePath]).run().status) == 0
  }

  private static func ios(_ arguments: [String]) -> Command {
    var command = Command(package.appendingPathComponent("Scripts/ios"), arguments)
    command.environment["IOS_SOURCE_HOME"] = products.appendingPathComponent("source-tool").path
    return command
  }

  /// Rewrites a module's files and compiles them into one object.
  func compile(_ files: [URL], in folder: URL) async throws -> Command.Result {
    let out = folder.appendingPathComponent("rewritten").path
    let overlay = try await tool(["overlay"] + Self.stubs + [out] + files.map(\.path))
    guard overlay.status == 0 else { return overlay }
    let arguments =
      ["swiftc", "-swift-version", "5", "-module-name", "Cases", "-parse-as-library", "-wmo", "-c"]
      + ["-o", folder.appendingPathComponent("cases.o").path, "-vfsoverlay", out + "/overlay.yaml"]
    return try await Command(arguments + searchPaths() + files.map(\.path)).run()
  }

  /// Compiles a module with the compiler that SwiftPM calls, which rewrites the files.
  func compileAsSwiftPM(
    _ files: [URL], _ options: [String], in folder: URL
  ) async throws -> Command.Result {
    let compiler = try await tool(["compiler"]).output.trimmingCharacters(in: .newlines)
    let arguments =
      ["-swift-version", "5", "-module-name", "Cases", "-parse-as-library", "-wmo", "-c"]
      + ["-o", folder.appendingPathComponent("cases.o").path]
    var command = Command(
      [compiler] + arguments + options + (try await searchPaths()) + files.map(\.path))
    command.environment["IOS_SOURCE_CACHE"] = folder.appendingPathComponent("cache").path
    return try await command.run()
  }

  /// Rewrites, compiles and links a module that has a function `runCases`.
  func program(of files: [URL]) async throws -> URL {
    let folder = try newFolder()
    let compiled = try await compile(files, in: folder)
    guard compiled.status == 0 else { throw CommandError(compiled.output + compiled.errors) }
    let main = folder.appendingPathComponent("main.c")
    try """
    #include <stdio.h>
    char *runCases(void);
    int main(void) { char *failures = runCases(); puts(*failures ? failures : "passed"); return \
    *failures != 0; }
    """.write(to: main, atomically: true, encoding: .utf8)
    let program = folder.appendingPathComponent("cases")
    let objects = folder.appendingPathComponent("objects")
    try objectFiles().joined(separator: "\n").write(to: objects, atomically: true, encoding: .utf8)
    try await expectSuccess(["clang", "-c", main.path, "-o", main.path + ".o"])
    try await expectSuccess(
      ["swiftc", folder.path + "/cases.o", main.path + ".o", "@" + objects.path]
        + words("pkg-config", ["--libs"] + Self.libraries) + ["-lz", "-o", program.path])
    return program
  }

  private func expectSuccess(_ words: [String]) async throws {
    let result = try await Command(words).run()
    guard result.status == 0 else { throw CommandError(result.output + result.errors) }
  }

  /// Returns the object files of the modules' sources; the build folders also contain those of
  /// removed sources.
  private func objectFiles() -> [String] {
    Self.modules.flatMap { module -> [String] in
      let folder = products.appendingPathComponent("\(module).build").path
      let sources = Set(
        names(in: package.appendingPathComponent("Sources/\(module)").path)
          .map { ($0 as NSString).lastPathComponent })
      return names(in: folder)
        .filter { $0.hasSuffix(".o") }
        .filter { sources.contains(String(($0 as NSString).lastPathComponent.dropLast(2))) }
        .map { folder + "/" + $0 }
    }
  }

  /// Returns the paths of all files in a folder.
  private func names(in folder: String) -> [String] {
    FileManager.default.enumerator(atPath: folder)?.allObjects as? [String] ?? []
  }

  private func searchPaths() async throws -> [String] {
    var paths = ["-I", products.appendingPathComponent("Modules").path]
    let sources = package.appendingPathComponent("Sources")
    for module in Self.systemModules { paths += ["-I", sources.path + "/" + module] }
    for module in Self.ownCModules {
      let include = sources.appendingPathComponent("\(module)/include").path
      let own = include + "/module.modulemap"
      let made = products.appendingPathComponent("\(module).build/module.modulemap").path
      let map = FileManager.default.fileExists(atPath: own) ? own : made
      paths += ["-I", include, "-Xcc", "-fmodule-map-file=\(map)"]
    }
    return try await paths
      + words("pkg-config", ["--cflags"] + Self.libraries).flatMap { ["-Xcc", $0] }
  }

  private func words(_ program: String, _ arguments: [String]) async throws -> [String] {
    let result = try await Command([program] + arguments).run()
    return result.output.split { $0.isWhitespace }.map(String.init)
  }
}
