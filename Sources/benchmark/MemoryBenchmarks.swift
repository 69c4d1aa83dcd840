import Foundation
import Scenes
import UIKit

/// Draws every built-in scene repeatedly, each time as a new screen. Measures the memory of the
/// process at the end against that after the first few.
@MainActor
struct MemoryBenchmarks {
  /// The number of pictures of each scene.
  let draws: Int

  /// The size in points at scale 1: two photographs of the stream, three cells of a wall.
  private static let size = CGSize(width: 320, height: 240)

  /// The tolerance for memory fragmentation and the kernel's page granularity. A hundred pictures
  /// that each retain 20 KB exceed it.
  private static let slackMegabytes = 2.0

  /// The tolerance for Dispatch, which creates threads and their handles on demand, up to a number
  /// that depends on the machine only.
  private static let slackHandles = 12.0

  /// The number of pictures that fill the caches: a tenth, and enough to use every kind of object
  /// once.
  private var first: Int { min(draws / 2, max(draws / 10, 30)) }

  func run() throws -> [Result] {
    try SceneRegistry.all.flatMap(measure)
  }

  private func measure(_ scene: Scene) throws -> [Result] {
    try draw(scene, first)
    let early = ProcessState.trimmed()
    try draw(scene, draws - first)
    let late = ProcessState.trimmed()
    return [
      result(
        "memory_\(scene.name)", late.residentMegabytes,
        early.residentMegabytes + Self.slackMegabytes, .megabytes),
      result(
        "threads_\(scene.name)", Double(late.threads), Double(early.threads) + Self.slackHandles,
        .threads),
      result(
        "files_\(scene.name)", Double(late.descriptors),
        Double(early.descriptors) + Self.slackHandles, .files),
    ]
  }

  private func result(_ name: String, _ ours: Double, _ most: Double, _ unit: Unit) -> Result {
    Result(
      name: name, ours: Measurement([ours]), reference: Measurement([most]),
      referenceName: "the most, after \(first) of \(draws)", target: 1, unit: unit)
  }

  private func draw(_ scene: Scene, _ count: Int) throws {
    for _ in 0..<count {
      _ = try SceneRenderer(scene: scene, size: Self.size, scale: 1).render(offset: nil)
    }
  }
}
