import Foundation
import Testing
import UIKit

@testable import UIKitRuntime

/// Tests that a program's symbols are read from its file, and that no read leaves the file.
@Suite struct ProgramSymbolsTests {
  private static let program = "/proc/self/exe"

  @Test func aProgramHasItsOwnSymbols() throws {
    let table = try #require(ProgramSymbols(path: Self.program))
    #expect(table.contains(prefix: "main") { $0.count == 4 })
    #expect(!table.contains(prefix: "no such symbol of this program") { _ in true })
  }

  /// Tests every prefix of the file's first kilobyte, and every byte there set to 0xFF.
  @Test func brokenFilesHaveNone() throws {
    let whole = try #require(FileManager.default.contents(atPath: "/bin/true"))
    let path = NSTemporaryDirectory() + "symbols-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: path) }
    for length in stride(from: 0, to: 128, by: 5) {
      try whole.prefix(length).write(to: URL(fileURLWithPath: path))
      #expect(ProgramSymbols(path: path) == nil)
    }
    for place in 0..<64 {
      var broken = whole
      broken[place] = 0xff
      try broken.write(to: URL(fileURLWithPath: path))
      #expect(ProgramSymbols(path: path)?.contains(prefix: "no such symbol") { _ in true } != true)
    }
    #expect(ProgramSymbols(path: "/nowhere") == nil)
  }
}
