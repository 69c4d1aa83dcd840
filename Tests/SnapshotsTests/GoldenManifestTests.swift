import ImageIO
import SnapshotsTestSupport
import Testing

@testable import Goldens
@testable import Snapshots

@Suite struct GoldenManifestTests {
  private func id(_ test: String) -> SnapshotID {
    SnapshotID(module: "M", file: "F", test: test, name: nil)
  }

  private func list(
    _ path: String, _ fingerprint: String, _ id: SnapshotID,
    _ environment: RenderEnvironment? = nil
  ) throws {
    let listing = GoldenEdit.Listing(fingerprint: fingerprint, id: id, environment: environment)
    try GoldenEdit.apply([
      GoldenEdit(GoldenFile(path: path), .refresh(layout: nil, listing))
    ])
  }

  @Test func recordingListsAGoldenAndNeverModeListsNothing() throws {
    let package = try ScratchPackage()
    let verifier = package.verifier(record: .missing)
    _ = verifier.verify({ try solid(red) }, as: .image)
    let manifest = try GoldenManifest.read(package.path("Golden/g"))
    let entry = try #require(manifest.goldens["a.png"])
    #expect(entry.test == "M/F/a")
    #expect(entry.fingerprint == Fingerprint.of(try solid(red)))
    #expect(manifest.environment(of: "a.png") == .current)
    let before = package.read("Golden/g/.goldens.json")
    _ = package.verifier(record: .never).verify({ try solid(red) }, as: .image)
    _ = package.verifier(record: .never).verify({ try solid(blue) }, as: .image)
    #expect(package.read("Golden/g/.goldens.json") == before)
  }

  /// A mode that writes updates the manifest; the picture's bytes do not change.
  @Test func anEqualPictureIsListedWhereModesWrite() throws {
    let package = try ScratchPackage()
    let bytes = EnvironmentStamp.adding(
      .current, to: try PNGEncoder(level: 0, filter: .none).encode(solid(red)))
    try package.write(bytes, to: "Golden/g/a.png")
    #expect(package.verifier(record: .missing).verify({ try solid(red) }, as: .image).isPass)
    #expect(package.read("Golden/g/.goldens.json") == nil)
    #expect(package.verifier(record: .failed).verify({ try solid(red) }, as: .image).isPass)
    #expect(try GoldenManifest.read(package.path("Golden/g")).goldens.count == 1)
    #expect(package.read("Golden/g/a.png") == bytes)
  }

  @Test func aTextIsListedWithoutAnEnvironment() throws {
    let package = try ScratchPackage()
    _ = package.verifier("Golden/g/a.txt", record: .missing).verify({ "text" }, as: .lines)
    let manifest = try GoldenManifest.read(package.path("Golden/g"))
    #expect(manifest.goldens["a.txt"]?.environment == nil && manifest.environments.isEmpty)
  }

  /// Threads that record at the same time keep each other's entries.
  @Test func everybodysEntriesStay() async throws {
    let package = try ScratchPackage()
    try package.write(Data(), to: "g/keep")
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<40 {
        group.addTask {
          try? list(package.path("g/\(number).png"), "\(number)", id("t\(number)"))
        }
      }
    }
    let manifest = try GoldenManifest.read(package.path("g"))
    #expect(manifest.goldens.count == 40)
    #expect((0..<40).allSatisfy { manifest.goldens["\($0).png"]?.test == "M/F/t\($0)" })
  }

  @Test func unusedEnvironmentsAreRemoved() throws {
    let package = try ScratchPackage()
    try package.write(Data(), to: "g/keep")
    for version in ["1", "2"] {
      try list(
        package.path("g/a.png"), "", id("t"),
        RenderEnvironment(components: ["cairo": version]))
    }
    let manifest = try GoldenManifest.read(package.path("g"))
    #expect(manifest.environments.values.map(\.components) == [["cairo": "2"]])
  }
}
