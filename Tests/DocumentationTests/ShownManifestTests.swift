import Foundation
import Testing

/// Tests that SwiftPM reads the manifests on the pages: the one for both Mac and Linux is read as
/// on each.
@Suite struct ShownManifestTests {
  private func manifest(in name: String = "OneManifest") throws -> String {
    let path = "Documentation/\(name).md"
    let page = Page(path: path, text: try Repository.text(path))
    return try #require(page.blocks.first { $0.text.contains("swift-tools-version") }).text
  }

  /// Returns the dependencies of a package and of its tests.
  private func dependencies(of manifest: String) throws -> [String] {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("manifest-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(manifest.utf8).write(to: folder.appendingPathComponent("Package.swift"))
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["swift", "package", "--package-path", folder.path, "dump-package"]
    // SwiftPM leaves temporary folders behind; they are removed with this one.
    process.environment = ProcessInfo.processInfo.environment
    process.environment?["TMPDIR"] = folder.path
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    let text = String(decoding: data, as: UTF8.self)
    return ["\"offscreenuikit\"", "\"swift-snapshot-testing\"", "\"UIKit\"", "\"SnapshotTesting\""]
      .filter(text.contains)
  }

  @Test func isReadOnLinux() throws {
    #expect(
      try dependencies(of: manifest())
        == ["\"offscreenuikit\"", "\"UIKit\"", "\"SnapshotTesting\""])
  }

  @Test func theOneOverAProjectIsRead() throws {
    #expect(
      try dependencies(of: manifest(in: "BringYourScreens"))
        == ["\"offscreenuikit\"", "\"UIKit\"", "\"SnapshotTesting\""])
  }

  @Test func theOneOfAFirstSnapshotIsRead() throws {
    #expect(
      try dependencies(of: manifest(in: "FirstSnapshot"))
        == ["\"offscreenuikit\"", "\"UIKit\"", "\"SnapshotTesting\""])
  }

  @Test func theOneOfAMigratedSuiteIsRead() throws {
    #expect(
      try dependencies(of: manifest(in: "MigratingSuites"))
        == ["\"offscreenuikit\"", "\"UIKit\"", "\"SnapshotTesting\""])
  }

  @Test func isReadElsewhere() throws {
    let elsewhere = try manifest().replacing("#if os(Linux)", with: "#if !os(Linux)")
    #expect(
      try dependencies(of: elsewhere) == ["\"swift-snapshot-testing\"", "\"SnapshotTesting\""])
  }
}
