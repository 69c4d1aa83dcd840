import AtomicFiles
import Glibc
import ImageIO
import SnapshotsTestSupport
import Testing

@testable import Goldens
@testable import Snapshots

/// Tests damaged goldens, paths that are not folders, and full disks: each fails with one sentence,
/// and the golden does not change.
@Suite struct BadInputTests {
  private static func sound() throws -> Data {
    try PNGEncoder.standard.encode(solid(red, width: 40, height: 40))
  }

  /// Returns a header of 30,000 × 30,000 pixels followed by the data of a small picture.
  private static func bomb() throws -> Data {
    var data = try sound()
    for (index, byte) in [0, 0, 0x75, 0x30, 0, 0, 0x75, 0x30].enumerated() {
      data[16 + index] = UInt8(byte)
    }
    return data
  }

  static func files() throws -> [(name: String, data: Data, sentence: String)] {
    let sound = try sound()
    return [
      ("empty", Data(), "The file is empty, not a PNG image."),
      (
        "pointer",
        Data("version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 9\n".utf8),
        "The file is a Git LFS pointer, not the PNG image itself; run 'git lfs pull'."
      ),
      ("cut", sound.prefix(sound.count / 2), "The PNG image is truncated."),
      ("text", Data("hello, this is text".utf8), "The file is text, not a PNG image."),
      ("noise", Data([1, 2, 3, 0, 9]), "The file is not a PNG image."),
      (
        "jpeg", Data([0xFF, 0xD8, 0xFF, 0xE0]) + Data(count: 64),
        "The file is a JPEG image, not a PNG image."
      ),
      (
        "bomb", try bomb(),
        "An image of 30000 × 30000 pixels is too large; the limits are 32767 pixels a side and"
          + " 100000000 pixels in all."
      ),
    ]
  }

  @Test func aFileThatIsNotAPictureIsReportedAndKept() throws {
    for (name, data, sentence) in try Self.files() {
      let package = try ScratchPackage()
      try package.write(data, to: "Golden/g/a.png")
      for mode in [RecordMode.never, .missing, .failed] {
        let verdict = package.verifier(record: mode).verify({ try solid(red) }, as: .image)
        #expect(verdict.outcome == .unreadable(sentence), "\(name)")
        #expect(package.read("Golden/g/a.png") == data, "\(name)")
      }
    }
  }

  @Test func aPathThatIsNotAFileIsReported() throws {
    let package = try ScratchPackage()
    let path = package.path("Golden/g/a.png")
    let verifier = package.verifier(record: .failed)
    func sentence() -> String? {
      guard case .unreadable(let sentence) = verifier.verify({ try solid(red) }, as: .image).outcome
      else { return nil }
      return sentence
    }
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    #expect(sentence() == "Cannot read '\(path)': it is a folder, not a file.")
    try FileManager.default.removeItem(atPath: path)
    #expect(mkfifo(path, 0o600) == 0)
    #expect(sentence() == "Cannot read '\(path)': it is neither a file nor a folder.")
    #expect(unlink(path) == 0 && symlink("a.png", path) == 0)
    #expect(
      sentence() == "Cannot read '\(path)': its symbolic links form a cycle.")
  }

  @Test(.enabled(if: geteuid() != 0, "an administrator may read everything"))
  func aLockedFolderIsReported() throws {
    let package = try ScratchPackage()
    try package.write(try Self.sound(), to: "Golden/g/a.png")
    #expect(chmod(package.path("Golden/g"), 0) == 0)
    defer { chmod(package.path("Golden/g"), 0o700) }
    let verdict = package.verifier(record: .all).verify({ try solid(red) }, as: .image)
    let path = package.path("Golden/g/a.png")
    #expect(verdict.outcome == .unreadable("Cannot read '\(path)': permission denied."))
  }

  private func edit(_ path: String, layout: Data?) throws -> GoldenEdit {
    let id = SnapshotID(module: "M", file: "F", test: "t", name: nil)
    let listing = GoldenEdit.Listing(fingerprint: "0", id: id, environment: nil)
    return GoldenEdit(
      GoldenFile(path: path), .replace(try Self.sound(), layout: layout, listing))
  }

  /// If a file that belongs to a golden cannot be replaced, neither that golden nor any other
  /// golden changes.
  @Test(arguments: ["a.png", "a.json", ".goldens.json"])
  func whatCannotBeReplacedKeepsAllFromIt(file: String) throws {
    let package = try ScratchPackage()
    try package.write(Data("old".utf8), to: "Golden/f/first.png")
    try package.write(Data("old".utf8), to: "Golden/g/a.png")
    _ = unlink(package.path("Golden/g/\(file)"))
    #expect(symlink("/dev/full", package.path("Golden/g/\(file)")) == 0)
    let layout = PictureLayout(width: 1, height: 1, scale: 1, elements: [])
    let before = package.allFiles
    let error = #expect(throws: GoldenWriteError.self) {
      try GoldenEdit.apply([
        try edit(package.path("Golden/f/first.png"), layout: layout.data),
        try edit(package.path("Golden/g/a.png"), layout: layout.data),
      ])
    }
    #expect(package.allFiles == before)
    #expect(package.read("Golden/f/first.png") == Data("old".utf8))
    if file != "a.png" { #expect(package.read("Golden/g/a.png") == Data("old".utf8)) }
    let sentence =
      file == ".goldens.json"
      ? "'\(package.path("Golden/g/.goldens.json"))' is not a manifest of goldens; resolve its"
        + " merge conflict, or delete it."
      : "Cannot write '\(package.path("Golden/g/\(file)"))': it is not a regular file."
    #expect(error?.description == sentence)
  }

  @Test func whatKilledRunsLeftIsSweptAndNothingElse() throws {
    let package = try ScratchPackage()
    // The number is above the highest process identifier.
    let dead = 1 << 22 + 7
    let kept = [".a.png.\(getpid())-0.tmp", ".note.tmp", ".b.1-2.txt", "c.\(dead)-0.tmp"]
    for name in kept + [".a.png.\(dead)-0.tmp", ".b.json.\(dead)-12.tmp"] {
      try Data("half".utf8).write(to: URL(fileURLWithPath: package.root.path + "/" + name))
    }
    AtomicFile.sweepTemporaries(in: package.root.path)
    #expect(package.allFiles == kept.sorted())
  }

  @Test func aManifestWithAConflictStopsRecordingAndIsKept() throws {
    let package = try ScratchPackage()
    let conflict = Data("{\n<<<<<<< ours\n".utf8)
    try package.write(conflict, to: "Golden/g/.goldens.json")
    let verdict = package.verifier(record: .missing).verify({ try solid(red) }, as: .image)
    let path = package.path("Golden/g/.goldens.json")
    #expect(
      verdict.outcome
        == .notRecorded(
          "'\(path)' is not a manifest of goldens; resolve its merge conflict, or delete it."))
    #expect(package.read("Golden/g/.goldens.json") == conflict)
  }

  /// A golden of another strategy may have the sidecar's name.
  @Test func aSidecarNeverReplacesAGolden() throws {
    let package = try ScratchPackage()
    try package.write(Data("{\"cats\": 3}\n".utf8), to: "Golden/g/a.json")
    let golden = GoldenFile(path: package.path("Golden/g/a.png"))
    let layout = PictureLayout(width: 1, height: 1, scale: 1, elements: [])
    try GoldenEdit.apply([try edit(golden.path, layout: layout.data)])
    try GoldenEdit.apply([try edit(golden.path, layout: nil)])
    #expect(package.read("Golden/g/a.json") == Data("{\"cats\": 3}\n".utf8))
    let read = try golden.readLayout()
    #expect(read == nil)
  }
}
