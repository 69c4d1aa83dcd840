import Foundation
import Testing

@testable import generate_optional_requirements

/// Tests that generated files are in the module of the file that they are generated from.
@Suite struct UIKitModulesTests {
  private let sources = FileManager.default.temporaryDirectory
    .appendingPathComponent("UIKitModules-\(UUID().uuidString)")

  private func write(_ path: String) throws {
    let url = sources.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data().write(to: url)
  }

  @Test func aFolderIsFoundInTheFilesModule() throws {
    defer { try? FileManager.default.removeItem(at: sources) }
    try write("UIKitLists/Tables/Rows/RowDelegate.swift")
    try write("UIKit/Views/TouchDelegate.swift")
    try write("Other/Elsewhere.swift")
    let modules = try UIKitModules(sources: sources)
    #expect(
      try modules.optionals(following: "RowDelegate.swift").path
        == sources.path + "/UIKitLists/Optionals")
    #expect(
      try modules.optionals(following: "TouchDelegate.swift").path
        == sources.path + "/UIKit/Optionals")
    #expect(throws: CocoaError.self) { try modules.file("Elsewhere.swift") }
  }
}
