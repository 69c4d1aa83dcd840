import SnapshotTesting
import Testing
import UIKit

@testable import Scenes

/// Tests that the same request results in the same bytes.
@MainActor
@Suite struct DeterminismTests {
  @Test(arguments: Scene.thrifty)
  func twoScreensOfOneSceneLookTheSame(_ scene: Scene) throws {
    let offset = CGPoint(x: 90, y: 333)
    let first = try ContentPicture(.small(scene, scale: 2), at: offset)
    let second = try ContentPicture(.small(scene, scale: 2), at: offset)
    #expect(first.equals(second))
  }

  /// Environments with languages, encodings and time zones that must have no effect, with random
  /// and with fixed hashing.
  nonisolated private static let surroundings: [[String: String]] = [
    ["LANG": "ar_EG.UTF-8", "LC_ALL": "ar_EG.UTF-8", "TZ": "Pacific/Chatham"],
    ["LANG": "C", "LC_ALL": "C", "TZ": "America/St_Johns", "SWIFT_DETERMINISTIC_HASHING": "1"],
    ["LANG": "ja_JP.UTF-8", "LC_ALL": "tr_TR.UTF-8", "TZ": "Asia/Kathmandu"],
  ]

  nonisolated private static let executable = URL(fileURLWithPath: CommandLine.arguments[0])
    .deletingLastPathComponent().appendingPathComponent("render").path

  @Test(
    .enabled("The render executable is not built.") {
      FileManager.default.isExecutableFile(atPath: executable)
    },
    arguments: Scene.thrifty)
  func anotherProcessElsewhereDrawsTheSame(_ scene: Scene) throws {
    let pictures = try Self.surroundings.map { try Self.picture(of: scene, in: $0) }
    #expect(pictures[0].count > 100)
    for picture in pictures.dropFirst() { #expect(picture == pictures[0]) }
  }

  private static func picture(of scene: Scene, in surroundings: [String: String]) throws -> Data {
    let path = FileManager.default.temporaryDirectory
      .appendingPathComponent("determinism-\(UUID().uuidString).png").path
    let process = Process()
    process.executableURL = URL(fileURLWithPath: executable)
    process.arguments = [
      scene.name, "--size", "400x300", "--scale", "1", "--offset", "40,250", path,
    ]
    process.environment = ProcessInfo.processInfo.environment.merging(surroundings) { $1 }
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    defer { unlink(path) }
    try #require(process.terminationStatus == 0)
    return try Data(contentsOf: URL(fileURLWithPath: path))
  }
}
