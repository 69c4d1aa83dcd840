import SnapshotsTestSupport
import Testing

@testable import Goldens
@testable import Snapshots

@Suite struct RecordModeTests {
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
