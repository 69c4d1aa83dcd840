import Foundation
import ScenePictures
import Testing

@testable import GoldenSets

/// Tests runs in which other processes have drawn all, some or none of the goldens.
@MainActor
@Suite struct GoldenRunTests {
  private func withSet(_ body: (GoldenSet, Workspace) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("GoldenRunTests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let entries = (0..<6).map { index in
      """
      {"name": "\(index)", "scene": "bars", "size": [300, 200], "offset": [\(index), 0],
       "shows": "Bars."}
      """
    }
    let file = folder.appendingPathComponent("goldens.json")
    try Data("{\"goldens\": [\(entries.joined(separator: ","))]}".utf8).write(to: file)
    let workspace = Workspace(around: file.path, artifacts: folder.path + "/Artifacts")
    try body(try GoldenSet(contentsOf: file.path), workspace)
  }

  private func run(
    _ set: GoldenSet, _ workspace: Workspace, _ mode: RecordMode, only places: [Int]? = nil
  ) -> GoldenRun {
    let goldens = places.map { places in places.map { set.goldens[$0] } } ?? set.goldens
    return GoldenRun(
      set: set, goldens: goldens, mode: mode, workspace: workspace, permission: ScenePermission())
  }

  /// Draws as another process does, with its messages.
  private func drawn(_ run: GoldenRun, _ shares: [Range<Int>]) throws -> [Int: DrawnGolden] {
    var (rest, reader) = (shares[...], DrawnGoldenReader())
    var goldens: [Int: DrawnGolden] = [:]
    try run.draw({ rest.popFirst() }) { place, golden in
      for (place, golden) in reader.add(try golden.message(index: place)) {
        goldens[place] = golden
      }
    }
    return goldens
  }

  @Test func whatIsMissingIsDrawnHere() throws {
    try withSet { set, workspace in
      let helper = try drawn(run(set, workspace, .all), [1..<3, 5..<99])
      #expect(helper.keys.sorted() == [1, 2, 5])
      var asked: [[Int]] = []
      let recorded = try run(set, workspace, .all).perform { places in
        asked.append(places)
        return helper
      }
      #expect(asked == [[0, 1, 2, 3, 4, 5]])
      #expect(recorded.allSatisfy { $0.result.kind == .recorded && $0.thumbnail == nil })
      let compared = try drawn(run(set, workspace, .never), [0..<2])
      let checked = try run(set, workspace, .never).perform { _ in compared }
      #expect(checked.map(\.result.id.test) == ["0", "1", "2", "3", "4", "5"])
      #expect(checked.allSatisfy { $0.verdict.outcome == .matched && $0.thumbnail != nil })
      let alone = try run(set, workspace, .never).perform()
      #expect(alone.map(\.verdict) == checked.map(\.verdict))
      #expect(alone.map(\.thumbnail) == checked.map(\.thumbnail))
      #expect(alone.map(\.result) == checked.map(\.result))
    }
  }

  /// The set has changed meanwhile: the drawn picture belongs to another golden.
  @Test func aGoldenOfAnotherNameIsNotTaken() throws {
    try withSet { set, workspace in
      _ = try run(set, workspace, .all).perform()
      let helper = try drawn(run(set, workspace, .never), [0..<3])
      let moved = Dictionary(uniqueKeysWithValues: helper.map { ($0.key + 1, $0.value) })
      let entries = try run(set, workspace, .never, only: [1, 4]).perform { places in
        #expect(places == [1, 4])
        return moved
      }
      #expect(entries.map(\.verdict.id.test) == ["1", "4"])
      #expect(entries.allSatisfy { $0.verdict.outcome == .matched })
    }
  }

  @Test func progressIsReported() throws {
    try withSet { set, workspace in
      var said: [[Int]] = []
      _ = try run(set, workspace, .never).perform(progress: { said.append([$0, $1]) })
      #expect(said == (1...6).map { [$0, 6] })
    }
  }
}
