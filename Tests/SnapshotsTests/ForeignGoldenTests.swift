import ImageIO
import SnapshotsTestSupport
import Testing

@testable import Goldens
@testable import Snapshots

/// Tests that goldens recorded on iOS, which are beside those of this package, are never written.
@Suite struct ForeignGoldenTests {
  /// A file that must not change: its bytes and its modification date.
  private struct Kept: Equatable {
    let data: Data?
    let written: Date?

    init(_ package: ScratchPackage, _ path: String) throws {
      data = package.read(path)
      written =
        try FileManager.default.attributesOfItem(atPath: package.path(path))[.modificationDate]
        as? Date
    }
  }

  private func iOSPicture(_ word: UInt32 = blue) throws -> Data {
    try PNGEncoder.standard.encode(solid(word))
  }

  @Test(arguments: RecordMode.allCases)
  func ofAForeignPictureNothingChanges(mode: RecordMode) throws {
    let package = try ScratchPackage()
    let (path, own) = ("s/testX.dark.png", "s/testX.dark.linux.png")
    try package.write(iOSPicture(), to: path)
    let before = try Kept(package, path)
    let verdict = package.verifier(path, record: mode).verify({ try solid(red) }, as: .image)
    #expect(try Kept(package, path) == before)
    #expect(verdict.golden == package.path(own))
    #expect((package.read(own) != nil) == (mode != .never))
    #expect(verdict.outcome == (mode == .never ? .missing : .recorded(.missing)))
    #expect(verdict.message?.contains("'testX.dark.png' was recorded elsewhere") == true)

    // From now on the golden recorded here is compared, and written where the mode permits it.
    try package.record(iOSPicture(red), to: own)
    #expect(package.verifier(path, record: .never).verify({ try solid(red) }, as: .image).isPass)
    let other = package.verifier(path, record: mode).verify({ try solid(0xFF00_FF00) }, as: .image)
    #expect(other.golden == package.path(own) && !other.isPass)
    #expect(try Kept(package, path) == before)
    #expect(package.read("s/testX.dark.json") == nil)
  }

  @Test func whatEqualsItPassesAndLeavesNothing() throws {
    let package = try ScratchPackage()
    try package.write(iOSPicture(), to: "s/a.png")
    for mode in RecordMode.allCases {
      #expect(
        package.verifier("s/a.png", record: mode).verify({ try solid(blue) }, as: .image).isPass)
    }
    #expect(package.files == ["s/a.png"])
    #expect(package.read("s/.goldens.json") == nil)
  }

  /// A screen of a single colour is a failure, unless iOS's picture has a single colour as well.
  @MainActor @Test func whatIsBlankOnIOSMayBeBlankHere() throws {
    let package = try ScratchPackage()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
    view.backgroundColor = .red
    func outcome(_ path: String) -> Verdict.Outcome {
      package.verifier(path, record: .missing)
        .verify({ view }, as: Snapshotting<UIView, UIImage>.image).outcome
    }
    try package.write(iOSPicture(), to: "s/plain.png")
    #expect(outcome("s/plain.png") == .recorded(.missing))
    let dotted = try image(width: 2, [red, blue])
    try package.write(try PNGEncoder.standard.encode(dotted), to: "s/dotted.png")
    let dottedOutcome = outcome("s/dotted.png")
    if case .notTaken = dottedOutcome {} else { Issue.record("\(dottedOutcome)") }
  }

  @Test func acceptingWritesBesideIt() throws {
    let package = try ScratchPackage()
    try package.write(iOSPicture(), to: "s/a.png")
    let before = try Kept(package, "s/a.png")
    var verifier = package.verifier("s/a.png", record: .never)
    verifier.run = TestRun(id: "1-1", isFiltered: false)
    _ = verifier.verify({ try solid(red) }, as: .image)
    let store = ResultStore(artifacts: package.path("Artifacts"))
    var results = try #require(store.latestRun()).results
    let paths = ResultPaths(artifacts: package.path("Artifacts"), package: package.root.path)
    try Acceptance(paths).accept(results)
    #expect(try Kept(package, "s/a.png") == before)
    #expect(EnvironmentStamp.read(try #require(package.read("s/a.linux.png"))) == .current)

    // The result is from another machine, which lacked iOS's picture.
    results[0].files.golden = "s/a.png"
    try Acceptance(paths).accept(results)
    #expect(try Kept(package, "s/a.png") == before)
  }

  /// No part of the edit is carried out, whichever command requests it.
  @Test func anEditOfItIsRefused() throws {
    let package = try ScratchPackage()
    try package.write(iOSPicture(), to: "s/a.png")
    let listing = GoldenEdit.Listing(
      fingerprint: "", id: package.verifier().id, environment: .current)
    let new = GoldenEdit(
      GoldenFile(path: package.path("s/b.png")), .replace(Data([1]), layout: nil, listing))
    for change in [GoldenEdit.Change.remove, .replace(Data([1]), layout: nil, listing)] {
      let error = #expect(throws: GoldenWriteError.self) {
        try GoldenEdit.apply([new, GoldenEdit(GoldenFile(path: package.path("s/a.png")), change)])
      }
      #expect(
        error?.description
          == "'\(package.path("s/a.png"))' was recorded elsewhere, possibly on iOS, and is not"
          + " overwritten.")
    }
    #expect(package.files == ["s/a.png"])
  }

  /// A Mac records over a golden of this package, or a tool removes a picture's metadata.
  @Test func whatIsListedIsOursAsLongAsItsPixelsAre() throws {
    let package = try ScratchPackage()
    _ = package.verifier("s/a.png", record: .missing).verify({ try solid(red) }, as: .image)
    try package.write(iOSPicture(red), to: "s/a.png")
    let ours = package.verifier("s/a.png").verify({ try solid(red) }, as: .image)
    #expect(ours.isPass && ours.golden == package.path("s/a.png"))
    try package.write(iOSPicture(blue), to: "s/a.png")
    let before = try Kept(package, "s/a.png")
    let beside = package.verifier("s/a.png", record: .all).verify({ try solid(red) }, as: .image)
    #expect(beside.golden == package.path("s/a.linux.png"))
    #expect(try Kept(package, "s/a.png") == before)
  }

  /// A picture that Git LFS has not fetched may have been recorded on iOS.
  @Test func aPointerIsUnchanged() throws {
    let package = try ScratchPackage()
    let pointer = Data("version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 9\n".utf8)
    try package.write(pointer, to: "s/a.png")
    for mode in RecordMode.allCases {
      _ = package.verifier("s/a.png", record: mode).verify({ try solid(red) }, as: .image)
    }
    #expect(package.read("s/a.png") == pointer)
  }

  /// Texts do not record their origin; the listed ones were recorded here.
  @Test(arguments: RecordMode.allCases)
  func aTextFromElsewhereIsComparedAndUnchanged(mode: RecordMode) throws {
    let package = try ScratchPackage()
    try package.write(Data("theirs".utf8), to: "s/a.txt")
    let before = try Kept(package, "s/a.txt")
    #expect(package.verifier("s/a.txt", record: mode).verify({ "theirs" }, as: .lines).isPass)
    let verdict = package.verifier("s/a.txt", record: mode).verify({ "ours" }, as: .lines)
    #expect(!verdict.isPass)
    #expect(try Kept(package, "s/a.txt") == before)
    let writes = mode == .failed || mode == .all
    #expect((package.read("s/a.linux.txt") != nil) == writes)
    #expect(verdict.kind == (writes ? .recorded : .content))
  }

  // MARK: Names

  /// Source: pointfreeco/swift-snapshot-testing, `sanitizePathComponent`.
  @Test func partsOfNamesAreThoseOfIOS() {
    let parts = [
      "iPhone 8": "iPhone-8", "draws(size:)": "draws-size", "testX()": "testX", "a_b.c": "a_b-c",
      " dark ": "dark", "größe": "größe", "a – b": "a-b", "": "",
    ]
    for (name, part) in parts { #expect(IOSName.part(name) == part) }
    #expect(IOSName.candidates(for: "testX.iPhone%208") == ["testX.iPhone%208", "testX.iPhone-8"])
    #expect(IOSName.candidates(for: "testX@2x") == ["testX@2x"])
  }

  @Test func namingIsReadFromTheEnvironment() throws {
    let words: [String: GoldenNaming] = [
      "": .beside, "beside": .beside, "suffix": .suffix("linux"), "suffix:ours": .suffix("ours"),
      "folder": .folder("linux"), "folder:Linux": .folder("Linux"),
    ]
    for (word, naming) in words {
      #expect(try GoldenNaming.from(["SNAPSHOT_TESTING_NAMING": word]) == naming)
    }
    for word in ["linux", "suffix:", "beside:x"] {
      #expect(throws: UnknownGoldenNaming(value: word)) {
        try GoldenNaming.from(["SNAPSHOT_TESTING_NAMING": word])
      }
    }
  }

  // MARK: Pairs

  @Test func oursAreFoundBesideTheirs() throws {
    let package = try ScratchPackage()
    for name in [
      "s/testX.dark", "s/testX.iPhone-8", "s/draws-size.a", "s/testZ.a", "s/alone.1",
      "r/testA@2x", "f/t.1",
    ] { try package.write(iOSPicture(), to: "\(name).png") }
    for name in [
      "s/testX.dark.linux", "s/testX.iPhone%208.linux", "s/draws.a.linux", "s/ours.1",
      // The first word is the suite, of which the file has several with such a test.
      "s/Wall.testZ.a.linux", "s/Wall.alone.1", "r/testA@2x.linux", "f/linux/t.1",
    ] { try package.record(iOSPicture(red), to: "\(name).png") }
    let folders = ["s", "r", "f", "f/linux"].map(package.path)
    let pairs = PicturePairs(in: folders) { _ in nil }
    func shown(_ path: String) -> String {
      path.replacingOccurrences(of: package.root.path + "/", with: "")
    }
    #expect(
      pairs.pairs.map { "\(shown($0.drawn)) \(shown($0.reference))" } == [
        "f/linux/t.1.png f/t.1.png", "r/testA@2x.linux.png r/testA@2x.png",
        "s/Wall.testZ.a.linux.png s/testZ.a.png",
        "s/draws.a.linux.png s/draws-size.a.png", "s/testX.dark.linux.png s/testX.dark.png",
        "s/testX.iPhone%208.linux.png s/testX.iPhone-8.png",
      ])
    #expect(pairs.drawn.map(shown) == ["s/Wall.alone.1.png", "s/ours.1.png"])
    #expect(pairs.reference.map(shown) == ["s/alone.1.png"])
  }
}
