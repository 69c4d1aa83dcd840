import Foundation
import Testing

@testable import AtomicFiles

/// Tests links that replace folders, names of any bytes, and steps that fail.
@Suite final class OpenFolderTests {
  let folder: String

  init() throws {
    folder =
      FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("OpenFolderTests-\(UUID().uuidString)").path
    for name in ["in/deep", "out/deep"] {
      try FileManager.default.createDirectory(
        atPath: "\(folder)/\(name)", withIntermediateDirectories: true)
    }
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  private func names(_ name: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: "\(folder)/\(name)")) ?? []).sorted()
  }

  @Test func noLinkIsFollowedOnTheWay() throws {
    symlink("../out", "\(folder)/in/way")
    let error = #expect(throws: AtomicFileError.self) {
      _ = try OpenFolder.open("\(folder)/in/way/deep")
    }
    #expect(error?.description == "Cannot write '\(folder)/in/way': it is a link.")
    #expect(throws: AtomicFileError.self) {
      try FileTransaction(
        folder: "\(folder)/in",
        changes: [.init(path: "\(folder)/in/way/deep/a", data: Data("x".utf8))], links: .refused
      ).perform()
    }
    #expect(names("out/deep").isEmpty && names("in") == ["deep", "way"])
  }

  /// A process swaps the folder and a link while files are written: no file is written outside.
  @Test func aSwappedFolderLeadsNothingOut() async throws {
    let folder = folder
    let swapper = Thread {
      while !Thread.current.isCancelled {
        rename("\(folder)/in/deep", "\(folder)/in/away")
        symlink("../out/deep", "\(folder)/in/deep")
        unlink("\(folder)/in/deep")
        rename("\(folder)/in/away", "\(folder)/in/deep")
      }
    }
    swapper.start()
    defer { swapper.cancel() }
    for number in 0..<300 {
      _ = try? OpenFolder.open("\(folder)/in/deep/new\(number)", making: true)
      let change = FileTransaction.Change(
        path: "\(folder)/in/deep/\(number)", data: Data("x".utf8))
      try? FileTransaction(folder: "\(folder)/in", changes: [change], links: .refused).perform()
      try? FileJournal.recover("\(folder)/in")
    }
    #expect(names("out/deep").isEmpty)
  }

  @Test func aFolderIsHeldWhereverItGoes() throws {
    let held = try OpenFolder.open("\(folder)/in/deep")
    rename("\(folder)/in/deep", "\(folder)/in/gone")
    symlink("../out/deep", "\(folder)/in/deep")
    try held.write(Data("x".utf8), to: "a")
    #expect(names("out/deep").isEmpty && names("in/gone") == ["a"])
  }

  /// A valid name is not too long with the suffix of the temporary file: its Characters may have
  /// many bytes.
  @Test(arguments: [String(repeating: "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}", count: 13)])
  func longNamesAreWritten(_ name: String) throws {
    #expect(name.utf8.count == 234)
    let path = "\(folder)/in/\(name).png"
    try AtomicFile.write(Data("x".utf8), to: path)
    #expect(FileManager.default.contents(atPath: path) == Data("x".utf8))
    #expect(names("in") == ["deep", "\(name).png"])
  }

  /// A mark before or behind a dot or a slash makes one Character of both.
  @Test func marksHideNothing() throws {
    #expect("\u{600}/../\u{301}x".pathParts == ["\u{600}", "..", "\u{301}x"])
    #expect(".\u{301}git".isHiddenName)
    #expect("a\u{600}.png".nameExtension == "png")
    let name = "x\u{600}"
    #expect(AtomicFile.isTemporary(AtomicFile.temporaryPath(beside: name, 0)))
    for text in ["\u{600}/../\u{301}x", "a\u{600}/../../\u{301}x", "..\u{600}/../x"] {
      #expect(throws: ContainedPathError.outside(text)) { try ContainedPath(text, in: folder) }
    }
  }

  @Test func twoChangesOfOneFileAreRefused() {
    let changes = ["one", "two"].map {
      FileTransaction.Change(path: "\(folder)/in/a", data: Data($0.utf8))
    }
    let error = #expect(throws: AtomicFileError.self) {
      try FileTransaction(folder: folder, changes: changes).perform()
    }
    #expect(
      error?.description == "Cannot write '\(folder)/in/a': two changes name the same file.")
    #expect(names("in") == ["deep"])
  }

  // MARK: Steps that fail

  /// If a step fails after others were carried out, the error announces that the rest follows, and
  /// it does.
  @Test func remainingStepsAreReportedAndFollow() throws {
    let dead = 1 << 22 + 7
    let open = try OpenFolder.open(folder)
    for name in ["a", "b"] {
      try open.write(Data("new".utf8), to: ".\(name).\(dead)-0.tmp")
    }
    mkdir("\(folder)/b", 0o777)
    try open.inner(["b"]).write(Data(), to: "full")
    let journal = FileJournal(steps: [
      .init(from: ".a.\(dead)-0.tmp", to: "a"), .init(from: ".b.\(dead)-0.tmp", to: "b"),
    ])
    try journal.write(in: open)
    var done = 0
    let error = #expect(throws: AtomicFileError.self) {
      try journal.carryOut(in: open, done: &done, isOwn: true)
    }
    #expect(done == 1 && error?.isUnfinished == true)
    #expect(
      error?.description == "Cannot write '\(folder)/b': it is a folder. The rest of the change is"
        + " carried out by the next command or test that reads the folder.")
    #expect(throws: AtomicFileError.self) { try FileJournal.recover(folder) }
    #expect(FileJournal.waits(in: folder))
    try FileManager.default.removeItem(atPath: "\(folder)/b")
    try FileJournal.recover(folder)
    #expect(!FileJournal.waits(in: folder))
    #expect(FileManager.default.contents(atPath: "\(folder)/b") == Data("new".utf8))
  }

  /// The process that began a transaction knows that the file existed: if it is missing, it was not
  /// written. A process that completes another's transaction skips it.
  @Test func aFileThatWasRemovedIsNoWrittenOne() throws {
    let open = try OpenFolder.open(folder)
    let journal = FileJournal(steps: [.init(from: ".a.1-0.tmp", to: "a")])
    var done = 0
    #expect(throws: AtomicFileError.self) {
      try journal.carryOut(in: open, done: &done, isOwn: true)
    }
    #expect(done == 0)
    try journal.carryOut(in: open, done: &done, isOwn: false)
  }
}
