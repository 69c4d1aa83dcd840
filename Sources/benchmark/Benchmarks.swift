import BenchmarkScreens
import Foundation
import Scenes
import UIKit

/// All benchmarks, in the order of the table.
@MainActor
struct Benchmarks {
  let options: Options

  /// A group of benchmarks, named by `--only`. Growth and memory take minutes and are not speeds;
  /// they run only if named.
  enum Group: String, CaseIterable {
    case processes, frames, pixels, comparison, layout, constraints, nibs, updates, footprint,
      shadows, assertions
    case growth, memory
  }

  func run() throws -> Report {
    var report = Report(revision: options.revision)
    switch options.only {
    case .growth:
      report.addLaws(growth())
      report.addLaws(try RepeatBenchmarks().run())
    case .memory: report.addLaws(try MemoryBenchmarks(draws: options.draws).run())
    default: report.add(try speed())
    }
    return report
  }

  /// Prints each row as soon as it is measured, because all of them take minutes.
  private func growth() -> [Growth] {
    let isQuiet = options.printsJSON
    func printError(_ line: String) {
      guard !isQuiet else { return }
      print(line)
      fflush(nil)
    }
    printError(Growth.header)
    let all = GrowthBenchmarks().run { printError($0.row) }
    printError("\(Growth.legend)\n")
    return all
  }

  private func speed() throws -> [Result] {
    let scene = Scene.wall
    let floor = options.floor.map(FloorPrograms.init)
    var results: [Result] = []
    // First, while this process is small: a child's peak memory starts at its parent's size.
    if measures(.processes) {
      results += try ProcessBenchmarks(options: options, scene: scene.name, floor: floor).run()
    }
    if measures(.frames) { results += try FrameBenchmarks(floor: floor).run() }
    results += try pictures(scene)
    if measures(.layout) {
      results += LayoutBenchmarks().run() + CompositionalBenchmarks().run()
      results += ListBenchmarks().run()
      results += try ShelfBenchmarks().run() + StoreBenchmarks().run()
    }
    if measures(.constraints) {
      results += try ConstraintBenchmarks().run() + ConstrainedViewBenchmarks().run()
    }
    if measures(.nibs) { results += NibBenchmarks().run() }
    if measures(.updates) { results += BatchUpdateBenchmarks().run() }
    if measures(.footprint) { results += try FootprintBenchmarks(options: options).run() }
    if measures(.shadows) { results += try ShadowBenchmarks().run() }
    if measures(.assertions) { results += try AssertionBenchmarks(options: options).run() }
    return results
  }

  /// Operations on a drawn frame.
  private func pictures(_ scene: Scene) throws -> [Result] {
    guard measures(.pixels) || measures(.comparison) else { return [] }
    let renderer = SceneRenderer(
      scene: scene, size: BenchmarkScreen.size, scale: BenchmarkScreen.scale)
    let frame = try renderer.render(offset: CGPoint(x: 0, y: 800)).bitmap
    var results: [Result] = []
    if measures(.pixels) { results += try PixelBenchmarks(frame: frame).run() }
    if measures(.comparison) { results += try ComparisonBenchmarks(frame: frame).run() }
    return results
  }

  private func measures(_ group: Group) -> Bool { options.only.map { $0 == group } ?? true }
}
