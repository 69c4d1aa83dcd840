import Foundation
import Scenes
import UIKit

/// Every built-in scene drawn again and again, each time as a new screen: what the process holds
/// afterwards, beside what it held after the first few.
@MainActor
struct MemoryBenchmarks {
  /// Pictures of each scene.
  let draws: Int

  /// In points, at one pixel to the point: two photographs of the stream, three cells of a wall.
  private static let size = CGSize(width: 320, height: 240)

  /// What fragments of free memory and the kernel's counting in whole pages may add, whatever is
  /// drawn; a hundred pictures that keep 20 KB each are over it.
  private static let slackMegabytes = 2.0

  /// Dispatch makes threads as there is work for them, and opens what they wait with, up to a
  /// number that depends on the machine alone.
  private static let slackHandles = 12.0

  /// So many pictures fill the caches: a tenth, or enough to meet every kind of thing once.
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
