import Sessions
import UIKit

/// The common part of the assertion functions, without value and strategy.
struct SnapshotAssertion {
  /// The settings of the assertion's own arguments.
  let settings: SnapshotTestingConfiguration
  let timeout: TimeInterval
  let testName: String
  let site: TestFailure

  /// Fails the test unless the value matches.
  ///
  /// - Parameters:
  ///   - name: The name from the caller; missing arguments of a parameterised test are appended.
  ///   - key: The part of the name before a parameterised test's arguments.
  func assert<Value, Format>(
    _ value: () throws -> Value, as strategy: Snapshotting<Value, Format>,
    named name: String? = nil,
    key: String? = nil
  ) {
    let verdict = verify(value, as: strategy, named: name, key: key)
    if let message = verdict.message {
      site.report(message, showing: verdict.artifacts, of: verdict.name)
    }
  }

  func verify<Value, Format>(
    _ value: () throws -> Value, as strategy: Snapshotting<Value, Format>,
    named name: String? = nil,
    key: String? = nil
  ) -> Verdict {
    let scope = SnapshotTestingConfiguration.current.overridden(by: settings)
    let store = scope.goldens ?? .besideTest("\(site.file)")
    let test = RunningTest.current(fileID: site.fileID, function: testName)
    let called = SnapshotName(given: name, key: key, assertion: self, of: test, in: store)
    let pathExtension = strategy.pathExtension ?? ""
    let naming: GoldenNaming
    let misnaming: UnknownGoldenNaming?
    do throws(UnknownGoldenNaming) {
      naming = try SnapshotTestingConfiguration.naming()
      misnaming = nil
    } catch {
      (naming, misnaming) = (.beside, error)
    }
    let golden = store.path(
      test: called.test, name: called.name, pathExtension: pathExtension, naming: naming)
    let id = SnapshotID(
      fileID: "\(site.fileID)", filePath: "\(site.file)", test: called.test,
      name: store.snapshotName(called.name), pathExtension: pathExtension)
    if let misnaming {
      return Verdict(.misconfigured(misnaming.description), of: id, golden: golden)
    }
    if let arguments = test.arguments, arguments.name == nil, name == nil {
      return Verdict(.misconfigured(Self.hiddenArguments), of: id, golden: golden)
    }
    let shared = AssertedGoldens.current.claim(golden, by: test, at: spot)
    if let shared, !shared.isSameCase {
      return Verdict(.misconfigured(shared.description), of: id, golden: golden)
    }
    let process = ProcessSettings.current.withLock(\.self)
    var verifier = SnapshotVerifier(
      id: id, golden: golden,
      // A golden that was already asserted, and perhaps recorded, is not overwritten.
      record: shared == nil ? scope.record ?? process.record : .never,
      environment: Self.environment,
      source: SnapshotResult.Source(file: "\(site.file)", line: Int(site.line)), run: .current)
    verifier.formerGoldens = called.former(pathExtension)
    if let tolerance = scope.reference?.tolerance {
      verifier.reference = tolerance
      verifier.golden = called.pathOnIOS(beside: golden, pathExtension)
    }
    if naming == .beside { verifier.pathsOnIOS = called.pathsOnIOS(pathExtension) }
    verifier.diffTool = (scope.diffTool ?? process.diffTool)?.message
    let patience = Duration.seconds(min(max(timeout, 0), 3600))
    let terms = PictureTerms(
      patience: patience, refusesLayoutIssues: scope.layoutIssues == .failing)
    // A screen that is created here has a session of its own.
    var verdict = RenderSession.fresh().run { [verifier] in
      verifier.verify(value, as: strategy, under: terms)
    }
    verdict.note = shared?.description ?? verdict.note
    return verdict
  }

  private static var environment: [String: String] { SnapshotTestingConfiguration.environment }

  /// The location of the assertion: "AppTests/WallTests.swift:12".
  var spot: String { "\(site.fileID):\(site.line)" }

  private static let hiddenArguments =
    """
    The test's arguments cannot be read from this version of Swift Testing; pass them with 'named:'.
    """
}
