import Scenes
import Testing
import UIKit

@testable import SceneFiles

/// Tests pictures at times of a script.
@MainActor
@Suite struct ScriptTimesTests {
  private static func scene(_ script: String) throws -> ScenePlayer {
    try SceneFile(
      """
      screen: {size: [60, 40], scale: 1}
      styles: {a: {backgroundColor: systemTeal}}
      sections: [{items: [1, 2, 3, 4]}]
      script: [\(script)]
      """
    ).player()
  }

  private func moments(_ script: String, at times: [Double]) throws -> [ScenePlayer.Moment] {
    var moments: [ScenePlayer.Moment] = []
    try Self.scene(script).play(times: times) { moment in
      moments.append(moment)
      return true
    }
    return moments
  }

  /// A time comes after all steps that end by then, and before the wait that passes it.
  @Test func timesAreBetweenTheSteps() throws {
    #expect(
      try moments(
        "{capture: a}, {wait: 0.2}, {capture: b}, {wait: 0.1}, {capture: c}",
        at: [0, 0.1, 0.2, 0.3, 0.5])
        == [
          .capture("a"), .time(0), .time(0.1), .capture("b"), .time(0.2), .capture("c"),
          .time(0.3), .time(0.5),
        ])
  }

  /// A batch update takes 0.3 seconds.
  @Test func restIsCutAtTheTimesWithin() throws {
    #expect(
      try moments("{delete: 0:0}, {wait: rest}, {capture: a}", at: [0.1, 0.2, 0.4])
        == [.time(0.1), .time(0.2), .capture("a"), .time(0.4)])
  }

  @Test func aScriptEndsAtItsEndTime() throws {
    var seen = 0
    try Self.scene("{capture: a}, {capture: b}").play { _ in
      seen += 1
      return false
    }
    #expect(seen == 1)
  }
}
