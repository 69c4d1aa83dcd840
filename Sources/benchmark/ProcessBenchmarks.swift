import Foundation

/// Whole processes: a cold picture, its memory, and a start that does next to nothing.
@MainActor
struct ProcessBenchmarks {
  let options: Options
  let scene: String
  let floor: FloorPrograms?

  private static let runs = 15

  private var render: String { options.products + "/render" }

  func run() throws -> [Result] {
    let name = "benchmark-\(ProcessInfo.processInfo.processIdentifier)"
    let (ours, others) = (
      NSTemporaryDirectory() + name + ".png", NSTemporaryDirectory() + name + "-floor.png"
    )
    defer {
      for path in [ours, others] { try? FileManager.default.removeItem(atPath: path) }
    }
    let arguments = [scene, "--offset", "0,800", ours]
    let (cold, reference) = try byTurns(
      { try ChildProcess(render, arguments) },
      {
        guard let floor else { return try ChildProcess(render, ["list"]) }
        return try ChildProcess(floor.cold, ["oneshot", others] + floor.coldArguments)
      })
    let referenceName = floor == nil ? "render list (no floor)" : "C floor"
    return [
      Result(
        name: "cold_png", ours: Measurement(cold.map(\.milliseconds)),
        reference: Measurement(reference.map(\.milliseconds)), referenceName: referenceName,
        target: floor == nil ? nil : 1.25),
      Result(
        name: "peak_memory", ours: Measurement(cold.map(\.peakMegabytes)),
        reference: Measurement(reference.map(\.peakMegabytes)), referenceName: referenceName,
        target: floor == nil ? nil : 1.6, unit: "MB"),
    ] + (try startup())
  }

  private func startup() throws -> [Result] {
    guard let program = options.idleProgram else { return [] }
    let (ours, reference) = try byTurns(
      { try ChildProcess(render, ["list"]) }, { try ChildProcess(program, []) })
    return [
      Result(
        name: "startup", ours: Measurement(ours.map(\.milliseconds)),
        reference: Measurement(reference.map(\.milliseconds)),
        referenceName: "Foundation, static", target: 1.5)
    ]
  }

  private func byTurns(
    _ ours: () throws -> ChildProcess, _ reference: () throws -> ChildProcess
  ) rethrows -> ([ChildProcess], [ChildProcess]) {
    let pairs = try (0...Self.runs).map { _ in try (ours(), reference()) }.dropFirst()
    return (pairs.map(\.0), pairs.map(\.1))
  }
}
