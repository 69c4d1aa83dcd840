import ImageIO
import SnapshotsTestSupport
import Testing

@testable import Goldens
@testable import Snapshots

@Suite struct RecordModeTests {
  /// Strategies that accept differing pictures.
  enum Accepting: CaseIterable, Sendable {
    case precision, tolerance, custom

    var strategy: Snapshotting<CGImage, UIImage> {
      switch self {
      case .precision: return .image(precision: 0.99, perceptualPrecision: 0)
      case .tolerance:
        let limits = Tolerance(channel: 255, pixels: 99, window: 99, reason: "a test")
        return .image.tolerating(limits)
      case .custom:
        var strategy = Snapshotting<CGImage, UIImage>.image
        strategy.diffing.difference = { _, _ in nil }
        return strategy
      }
    }
  }

  /// A golden that differs and is accepted is written only by `all`.
  ///
  /// Source: pointfreeco/swift-snapshot-testing, whose mode `all` records before it compares.
  @Test(arguments: Accepting.allCases, RecordMode.allCases)
  func onlyAllRecordsWhatIsAccepted(_ accepting: Accepting, _ mode: RecordMode) throws {
    let package = try ScratchPackage()
    try package.record(PNGEncoder.standard.encode(solid(blue)), to: "Golden/g/a.png")
    let old = package.read("Golden/g/a.png")
    func verify(_ strategy: Snapshotting<CGImage, UIImage>) -> Verdict {
      package.verifier(record: mode).verify({ try solid(red) }, as: strategy)
    }
    let verdict = verify(accepting.strategy)
    #expect(verdict.kind == (mode == .all ? .recorded : .passed))
    #expect((package.read("Golden/g/a.png") == old) == (mode != .all))
    guard mode == .all else { return }
    #expect(verdict.pixels?.count == 6)
    let new = package.read("Golden/g/a.png")
    #expect(verify(accepting.strategy).isPass && package.read("Golden/g/a.png") == new)
    #expect(verify(.image).isPass)
  }

  @Test(arguments: RecordMode.allCases)
  func onlyAllRecordsAnAcceptedText(_ mode: RecordMode) throws {
    let package = try ScratchPackage()
    _ = package.verifier("g/a.txt", record: .missing).verify({ "at 10:00" }, as: .lines)
    var strategy = Snapshotting<String, String>.lines
    strategy.diffing.difference = { $0.prefix(2) == $1.prefix(2) ? nil : .other("they differ") }
    let verdict = package.verifier("g/a.txt", record: mode).verify({ "at 11:00" }, as: strategy)
    #expect(verdict.kind == (mode == .all ? .recorded : .passed))
    #expect(package.read("g/a.txt") == Data("at 1\(mode == .all ? 1 : 0):00".utf8))
    #expect(package.verifier("g/a.txt", record: mode).verify({ "at 11:00" }, as: strategy).isPass)
  }

  @Test func theEnvironmentChoosesTheMode() throws {
    let table: [([String: String], RecordMode)] = [
      ([:], .missing),
      (["CI": "true"], .never),
      (["CI": "1"], .never),
      (["CI": ""], .missing),
      (["CI": "false"], .missing),
      (["CI": "0"], .missing),
      (["SNAPSHOT_TESTING_RECORD": ""], .missing),
      (["SNAPSHOT_TESTING_RECORD": "never"], .never),
      (["SNAPSHOT_TESTING_RECORD": "missing", "CI": "true"], .missing),
      (["SNAPSHOT_TESTING_RECORD": "failed"], .failed),
      (["SNAPSHOT_TESTING_RECORD": "all", "CI": "true"], .all),
    ]
    for (environment, mode) in table { #expect(try RecordMode.from(environment) == mode) }
  }

  @Test(arguments: ["1", "true", "All", "all ", "record"])
  func anythingElseIsAnError(value: String) throws {
    let package = try ScratchPackage()
    let verdict = package.verifier(record: nil, environment: ["SNAPSHOT_TESTING_RECORD": value])
      .verify({ try solid(red) }, as: .image)
    #expect(
      verdict.outcome
        == .misconfigured(
          "SNAPSHOT_TESTING_RECORD is '\(value)'; expected one of never, missing, failed, all."))
    #expect(package.files.isEmpty)
  }
}
