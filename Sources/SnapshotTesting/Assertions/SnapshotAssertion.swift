import Sessions
import UIKit

/// What the public functions have in common: an assertion without its value and strategy.
struct SnapshotAssertion {
  let record: SnapshotTestingConfiguration.Record?
  let goldens: GoldenStore?
  let layoutIssues: SnapshotTestingConfiguration.LayoutIssues?
  let timeout: TimeInterval
  let testName: String
  let place: TestFailure

  /// Fails the test unless the value matches.
  ///
  /// - Parameters:
  ///   - name: what the caller gave; a parameterised test's arguments follow where it lacks them.
  ///   - key: a part of the name, before a parameterised test's arguments.
  func assert<Value, Format>(
    _ value: () throws -> Value, as strategy: Snapshotting<Value, Format>,
    named name: String? = nil,
    key: String? = nil
  ) {
    let verdict = verify(value, as: strategy, named: name, key: key)
    if let message = verdict.message {
      place.report(message, showing: verdict.artifacts, of: verdict.name)
    }
  }

  func verify<Value, Format>(
    _ value: () throws -> Value, as strategy: Snapshotting<Value, Format>,
    named name: String? = nil,
    key: String? = nil
  ) -> Verdict {
    let scope = SnapshotTestingConfiguration.current.overridden(
      record: record, goldens: goldens, layoutIssues: layoutIssues)
    let store = scope.goldens ?? .besideTest("\(place.file)")
    let test = RunningTest.current(fileID: place.fileID, function: testName)
    let given = name ?? key
    let name = self.name(given, test.arguments, isWhole: key == nil)
    let testName = test.goldenName(function: testName, file: "\(place.file)")
    let golden = store.path(test: testName, name: name, pathExtension: strategy.pathExtension)
    let id = SnapshotID(
      fileID: "\(place.fileID)", filePath: "\(place.file)", test: testName,
      name: store.snapshotName(name), pathExtension: strategy.pathExtension)
    if let arguments = test.arguments, arguments.name == nil, given == key {
      return Verdict(.misconfigured(Self.hiddenArguments), of: id, golden: golden)
    }
    let asserted = AssertedGoldens.current
    if let shared = asserted.claim(golden, by: test, at: "\(place.fileID):\(place.line)") {
      return Verdict(.misconfigured(shared.description), of: id, golden: golden)
    }
    var verifier = SnapshotVerifier(
      id: id, golden: golden, record: scope.record,
      environment: SnapshotTestingConfiguration.environment,
      source: SnapshotResult.Source(file: "\(place.file)", line: Int(place.line)), run: .current)
    if testName != self.testName {
      verifier.formerGolden = store.path(
        test: self.testName, name: name, pathExtension: strategy.pathExtension)
    }
    let patience = Duration.seconds(min(max(timeout, 0), 3600))
    let terms = PictureTerms(
      patience: patience, refusesLayoutIssues: scope.layoutIssues == .failing)
    // A screen that is made here has a session of its own.
    return RenderSession.fresh().run { [verifier] in
      verifier.verify(value, as: strategy, under: terms)
    }
  }

  /// What the caller said, then the arguments, unless that says one of them.
  ///
  /// - Parameter isWhole: whether the caller gave a name of his own choice, not a key.
  private func name(_ given: String?, _ arguments: TestArguments?, isWhole: Bool) -> String? {
    guard let arguments else { return given }
    if isWhole, let given, arguments.areSaid(by: given) { return given }
    let parts = [given, arguments.name].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(separator: ".")
  }

  private static let hiddenArguments =
    """
    The test's arguments cannot be read from this version of Swift Testing; say them with 'named:'.
    """
}
