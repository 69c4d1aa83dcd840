import Benchmark
import BenchmarkScreens
import ImageIO
import InterfaceBuilder
import SceneRendering
import Scenes
import UIKit

// Measures the package's main work as percentiles, for comparison with another commit:
// Scripts/regressions. Ratios to other programs are in ./benchmark.

nonisolated let benchmarks: @Sendable () -> Void = {
  var metrics: [BenchmarkMetric] = [.wallClock, .cpuTotal, .instructions, .peakMemoryResident]
  if AllocationCounter.isLoaded { metrics.append(.allocations) }
  Benchmark.defaultConfiguration = .init(
    metrics: metrics, warmupIterations: 3, maxDuration: .seconds(2), maxIterations: 500,
    thresholds: thresholds(metrics))
  frames()
  layouts()
  constraints()
  files()
}

/// Returns the permitted increases: two fifths for times, because equal runs on a shared machine
/// differed by a third; a fiftieth for instructions and allocations, which vary only with the order
/// of entries in tables.
private func thresholds(_ metrics: [BenchmarkMetric]) -> [BenchmarkMetric: BenchmarkThresholds] {
  let limits: [BenchmarkMetric: Double] = [
    .wallClock: 40, .cpuTotal: 40, .instructions: 2, .peakMemoryResident: 5, .allocations: 2,
  ]
  return Dictionary(
    uniqueKeysWithValues: metrics.map {
      ($0, BenchmarkThresholds(relative: [.p50: limits[$0] ?? 10]))
    })
}

/// Benchmarks of the next frame of a scrolled wall, and of one that shares nothing with the last.
private func frames() {
  Work.register("scroll_frame") { wall(step: BenchmarkScreen.step) }
  Work.register("full_frame") { wall(step: BenchmarkScreen.size.height + BenchmarkScreen.step) }
}

@MainActor
private func wall(step: CGFloat) -> @MainActor () throws -> Void {
  let renderer = SceneRenderer(
    scene: .numberedWall(from: 0), size: BenchmarkScreen.size, scale: BenchmarkScreen.scale)
  var y: CGFloat = 0
  return {
    // Repeats the same screens.
    y = (y + step).truncatingRemainder(dividingBy: 34_000)
    blackHole(try renderer.render(offset: CGPoint(x: 0, y: y)))
  }
}

/// Benchmarks of a million items, a query of a screenful of them, and a batch update of ten.
private func layouts() {
  Work.register("layout_uniform_million") {
    let items = Items(1_000_000)
    return { PreparedScreen(items).layout.prepare() }
  }
  Work.register("layout_sized_million") {
    let items = LongItems(1_000_000)
    return { PreparedScreen(items).layout.prepare() }
  }
  Work.register("visible_query", scaling: .kilo) {
    let screen = PreparedScreen(Items(1_000_000))
    screen.layout.prepare()
    return { screen.query(1) }
  }
  Work.register("batch_update") {
    let screen = UpdatedScreen(Items(100_000), estimate: .zero)
    return { screen.update() }
  }
}

/// Benchmarks of cells with constraints: first layout, changed text, next frame of a list.
private func constraints() {
  Work.register("constrained_cell_made_and_laid_out") {
    { ConstrainedCell(seed: 1).layoutIfNeeded() }
  }
  Work.register("constrained_cell_text", scaling: .kilo) {
    let cell = ConstrainedCell(seed: 1)
    var turn = 0
    return {
      turn += 1
      cell.setText(turn)
      cell.layoutIfNeeded()
    }
  }
  Work.register("constrained_cells_scrolled") {
    let cells = ScrolledCells(ConstrainedCell.self)
    return { cells.nextFrame() }
  }
}

/// Benchmarks of a cell from a nib, an assertion of a phone's screen, and PNG encoding and decoding
/// of a frame.
private func files() {
  Work.register("nib_cell_made") {
    let nib = UINib(data: NibCell.document, bundle: nil)
    return { blackHole(nib.instantiate(withOwner: nil)) }
  }
  Work.register("nib_cell_read") {
    let bytes = [UInt8](NibCell.document)
    return { blackHole(try InterfaceDocument(bytes, file: "cell.xib")) }
  }
  Work.register("assertion") {
    let assertion = ScreenAssertion()
    return { assertion.assertOnce() }
  }
  Work.register("encode_png") {
    let frame = try picture()
    return { blackHole(try FastPNGEncoder().encode(frame)) }
  }
  Work.register("decode_png") {
    let golden = try CompactPNGEncoder().encode(picture())
    return { blackHole(try PNGDecoder().decode(golden)) }
  }
}

@MainActor
private func picture() throws -> Bitmap {
  let renderer = SceneRenderer(
    scene: .wall, size: BenchmarkScreen.size, scale: BenchmarkScreen.scale)
  return try renderer.render(offset: CGPoint(x: 0, y: 800)).bitmap
}
