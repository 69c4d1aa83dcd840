import Foundation

/// Whole processes: a cold picture, its memory, and a start with little work.
///
/// Distribution of a cold picture's processor time (the wall, 2048 × 1536, one processor, by `perf`
/// over sixty runs): drawing 25 %, encoding 12, assembling the scene and laying it out 13, writing
/// 3; before `main` 37, of which the loader 8 and the rest the kernel, which maps the program and
/// clears pages. Two costs were removed, a fifth and a twentieth: lookups of types by name (see
/// Scripts/static.sh), and 34,000 unused exported symbols. The reference is a C program of FreeType
/// and HarfBuzz alone, which draws spans and shapes a line once; the ratio was 1.78, and 2.44
/// before, in the same run.
///
/// On another machine, where first accesses of pages took 31 % of the time, the ratio fell from
/// 1.97 to 1.56 (processor time, alternating, medians of a hundred: 16.4 ms before, 13.0 after, 8.3
/// the reference; 1.50 on one processor). Encoding rows as they are drawn, which leaves 12 MB
/// untouched, saved a seventh; avoiding ten searches of 8,400 conformances saved half as much. The
/// rest has no large part: strips of the file 10 %, glyphs 9, bridging for a notification 2,
/// finding fonts and nibs 2, renaming the file 1.
@MainActor
struct ProcessBenchmarks {
  let options: Options
  let scene: String
  let floor: FloorPrograms?

  private static let runs = 15

  private var render: String { options.products + "/render" }

  func run() throws -> [Result] {
    let all = try cold()
    let one = try OneProcessor.run { try cold() }
    return [
      result("cold_png", all, \.milliseconds, target: 1.25),
      result("cold_png_one_thread", one, \.milliseconds, target: 1.25),
      result("peak_memory", all, \.peakMegabytes, target: 1.6, .megabytes),
    ] + (try startup())
  }

  private typealias Runs = (ours: [ChildProcess], reference: [ChildProcess])

  private func result(
    _ name: String, _ runs: Runs, _ figure: KeyPath<ChildProcess, Double>, target: Double,
    _ unit: Unit = .milliseconds
  ) -> Result {
    Result(
      name: name, ours: Measurement(runs.ours.map { $0[keyPath: figure] }),
      reference: Measurement(runs.reference.map { $0[keyPath: figure] }),
      referenceName: floor == nil ? "render list (no floor)" : "C floor, one thread",
      target: floor == nil ? nil : target, unit: unit)
  }

  private func cold() throws -> Runs {
    let name = "benchmark-\(ProcessInfo.processInfo.processIdentifier)"
    let (ours, others) = (
      NSTemporaryDirectory() + name + ".png", NSTemporaryDirectory() + name + "-floor.png"
    )
    defer {
      for path in [ours, others] { try? FileManager.default.removeItem(atPath: path) }
    }
    return try byTurns(
      { try ChildProcess(render, [scene, "--offset", "0,800", ours]) },
      {
        guard let floor else { return try ChildProcess(render, ["list"]) }
        return try ChildProcess(floor.cold, ["oneshot", others] + floor.coldArguments)
      })
  }

  /// A command that is parsed and executed as most are; `list` alone and a plain picture have
  /// faster paths.
  private func startup() throws -> [Result] {
    guard let program = options.idleProgram else { return [] }
    let runs = try byTurns(
      { try ChildProcess(render, ["list", "--devices"]) }, { try ChildProcess(program, []) })
    return [
      Result(
        name: "startup", ours: Measurement(runs.ours.map(\.milliseconds)),
        reference: Measurement(runs.reference.map(\.milliseconds)),
        referenceName: "Foundation, linked alike", target: 1.5)
    ]
  }

  private func byTurns(
    _ ours: () throws -> ChildProcess, _ reference: () throws -> ChildProcess
  ) rethrows -> Runs {
    let pairs = try (0...Self.runs).map { _ in try (ours(), reference()) }.dropFirst()
    return (pairs.map(\.0), pairs.map(\.1))
  }
}
