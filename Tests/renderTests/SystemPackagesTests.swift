import CoreText
import Foundation
import Testing

/// Tests the single list of packages that the scripts install.
@Suite struct SystemPackagesTests {
  private var root: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
  }

  private func text(_ name: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(name), encoding: .utf8)
  }

  private func listed() throws -> [String] {
    try text("system-packages.txt").split(separator: "\n").filter { !$0.hasPrefix("#") }
      .map { $0.trimmingCharacters(in: .whitespaces) }
  }

  @Test func bringEveryFontThatThePackageDoesNotCarry() throws {
    let fonts = FontCollection.pinned.allFaces.compactMap(\.debianPackage)
    #expect(!fonts.isEmpty)
    #expect(Set(fonts).subtracting(try listed()).isEmpty)
  }

  @Test func bringEveryLibraryOfTheManifest() throws {
    let providers = try text("Package.swift").matches(of: /\.apt\(\["([a-z0-9.-]+)"\]\)/)
    #expect(providers.count >= 4)
    #expect(Set(providers.map { String($0.1) }).subtracting(try listed()).isEmpty)
  }

  @Test func areNamedOnce() throws {
    let names = try listed()
    #expect(Set(names).count == names.count)
  }
}
