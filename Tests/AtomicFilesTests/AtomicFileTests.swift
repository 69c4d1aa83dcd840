import Foundation
import Testing

import AtomicFiles

@Suite final class AtomicFileTests {
  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("AtomicFileTests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

  private func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }

  @Test func writesANewFileAndReplacesAnOldOne() throws {
    try AtomicFile.write(Data("one".utf8), to: path("a"))
    try AtomicFile.write(Data("two".utf8), to: path("a"))
    #expect(try Data(contentsOf: URL(fileURLWithPath: path("a"))) == Data("two".utf8))
    #expect(try names() == ["a"])
  }

  @Test func replacesTheTargetOfALinkNotTheLink() throws {
    try AtomicFile.write(Data("old".utf8), to: path("target"))
    try FileManager.default.createSymbolicLink(
      atPath: path("link"), withDestinationPath: "target")
    try AtomicFile.write(Data("new".utf8), to: path("link"))
    #expect(try Data(contentsOf: URL(fileURLWithPath: path("target"))) == Data("new".utf8))
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path("link")) == "target")
  }

  @Test func aDeviceIsWrittenToAndStaysADevice() throws {
    try AtomicFile.write(Data("gone".utf8), to: "/dev/null")
    var status = stat()
    #expect(stat("/dev/null", &status) == 0)
    #expect(status.st_mode & S_IFMT == S_IFCHR)
  }

  @Test func aTemporaryFileLeftByAKilledRunIsNoObstacle() throws {
    try Data("stale".utf8).write(to: URL(fileURLWithPath: path(".a.\(getpid())-0.tmp")))
    try AtomicFile.write(Data("new".utf8), to: path("a"))
    #expect(try Data(contentsOf: URL(fileURLWithPath: path("a"))) == Data("new".utf8))
  }

  @Test func everyFailureIsOneSentenceAndLeavesNothingBehind() throws {
    try AtomicFile.write(Data("file".utf8), to: path("file"))
    let long = String(repeating: "x", count: 300)
    let table: [(path: String, sentence: String)] = [
      (path("no/a.png"), "its folder does not exist"),
      (path("file/a.png"), "a part of the path is a file, not a folder"),
      (folder.path, "it is a folder"),
      ("/dev/full", "the disk is full"),
      (path(long), "the name is too long"),
      ("", "its folder does not exist"),
    ]
    for (path, reason) in table {
      let error = #expect(throws: AtomicFileError.self) {
        try AtomicFile.write(Data("x".utf8), to: path)
      }
      #expect(error?.description == "Cannot write '\(path)': \(reason).")
    }
    #expect(try names() == ["file"])
  }
}
