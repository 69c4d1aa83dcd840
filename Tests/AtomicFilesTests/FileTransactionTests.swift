import Foundation
import Testing

@testable import AtomicFiles

/// Tests transactions: several files change together, or none does.
@Suite final class FileTransactionTests {
  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("FileTransactionTests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("inner"), withIntermediateDirectories: true)
    for name in ["a", "inner/b", "gone"] { try write("old", name) }
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func path(_ name: String) -> String { folder.path + "/" + name }

  private func write(_ text: String, _ name: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: path(name)))
  }

  /// The contents of every file, by name.
  private var files: [String: String] {
    let all = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    return (all ?? []).reduce(into: [:]) { files, name in
      files[name] = FileManager.default.contents(atPath: path(name))
        .map { String(decoding: $0, as: UTF8.self) }
    }.filter { $0.key != "inner" }
  }

  private static let old = ["a": "old", "inner/b": "old", "gone": "old"]
  private static let new = ["a": "new", "inner/b": "new", "inner/c": "new"]

  private var changes: [FileTransaction.Change] {
    ["a", "inner/b", "inner/c"].map { .init(path: path($0), data: Data("new".utf8)) }
      + [.init(path: path("gone"), data: nil)]
  }

  @Test func everythingChanges() throws {
    try FileTransaction(folder: folder.path, changes: changes).perform()
    #expect(files == Self.new)
  }

  @Test(arguments: ["missing/x", "inner"])
  func whereOneCannotChangeNothingDoes(_ name: String) throws {
    let bad = FileTransaction.Change(path: path(name), data: Data())
    #expect(throws: AtomicFileError.self) {
      try FileTransaction(folder: folder.path, changes: changes + [bad]).perform()
    }
    #expect(files == Self.old)
  }

  /// After a process is killed at any step, a decided transaction is completed, and an undecided
  /// one leaves the old files.
  @Test(arguments: 0...4) func whateverIsLeftIsCarriedOut(_ done: Int) throws {
    let dead = 1 << 22 + 7
    let steps: [FileJournal.Step] = [
      .init(from: ".a.\(dead)-0.tmp", to: "a"),
      .init(from: "inner/.b.\(dead)-0.tmp", to: "inner/b"),
      .init(from: "inner/.c.\(dead)-0.tmp", to: "inner/c"), .init(from: nil, to: "gone"),
    ]
    for case let name? in steps.map(\.from) { try write("new", name) }
    AtomicFile.sweepTemporaries(in: folder.path)
    AtomicFile.sweepTemporaries(in: path("inner"))
    #expect(files == Self.old, "without a journal the transaction is undecided")

    for case let name? in steps.map(\.from) { try write("new", name) }
    try FileJournal(steps: steps).write(in: .open(folder.path))
    for step in steps.prefix(done) {
      if let from = step.from { rename(path(from), path(step.to)) } else { unlink(path(step.to)) }
    }
    #expect(
      Set(FileJournal.folders(of: folder.path)) == [folder.path, path("inner")])
    try FileJournal.recover(folder.path)
    #expect(files == Self.new)
    #expect(!FileJournal.waits(in: folder.path))
  }

  /// A journal is not trusted: others may have written it.
  @Test func aJournalReachesNothingOutside() throws {
    let outside = folder.path + "-outside"
    defer { unlink(outside) }
    try Data("theirs".utf8).write(to: URL(fileURLWithPath: outside))
    symlink(outside, path("link"))
    try write("mine", ".x.1-0.tmp")
    let name = URL(fileURLWithPath: outside).lastPathComponent
    try FileJournal(steps: [
      .init(from: nil, to: "../\(name)"), .init(from: nil, to: outside),
      .init(from: ".x.1-0.tmp", to: "../\(name)"), .init(from: "a", to: "inner/b"),
      .init(from: "a", to: "gone"), .init(from: nil, to: "link"),
    ]).write(in: .open(folder.path))
    try FileJournal.recover(folder.path)
    #expect(FileManager.default.contents(atPath: outside) == Data("theirs".utf8))
    #expect(files["a"] == "old" && files["inner/b"] == "old" && files["gone"] == "old")
  }

  @Test func aFolderThatCannotBeLockedIsAnError() {
    let error = #expect(throws: AtomicFileError.self) {
      _ = try FolderLock([folder.path]) { _, _ in
        errno = ENOLCK
        return -1
      }
    }
    #expect(
      error?.description
        == "Cannot lock '\(folder.path)': the file system has no locks left.")
  }

  @Test func theNearestCommonFolder() {
    let table: [([String], String)] = [
      (["/p/a"], "/p/a"), (["/p/a", "/p/a/b"], "/p/a"), (["/p/ab", "/p/a"], "/p"),
      (["/p/x/1", "/p/x/2", "/p/y"], "/p"), (["/a", "/b"], "/"),
    ]
    for (folders, common) in table {
      #expect(FileTransaction.commonFolder(of: folders) == common, "\(folders)")
    }
  }

  @Test(arguments: ["", "/etc/passwd", "../a", "a/../../b", "a//b", "./a", "a/.", "a\0b"])
  func pathsThatLeadOutAreRefused(_ text: String) {
    #expect(throws: ContainedPathError.outside(text)) {
      try ContainedPath(text, in: folder.path)
    }
  }

  @Test func linksThatLeadOutAreRefused() throws {
    symlink("/etc", path("etc"))
    symlink("/nowhere", path("dangling"))
    symlink("inner", path("near"))
    for text in ["etc/passwd", "etc", "dangling"] {
      let error = #expect(throws: ContainedPathError.self) {
        try ContainedPath(text, in: folder.path)
      }
      #expect(error?.description == "'\(text)' is a link that leads out of the folder")
    }
    #expect(try ContainedPath("near/b", in: folder.path).path == path("near/b"))
    #expect(try ContainedPath(path("inner/new/deep"), in: folder.path).relative == "inner/new/deep")
  }
}
