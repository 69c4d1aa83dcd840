import Benchmark
import BenchmarkScreens
import ImageIO
import InterfaceBuilder
import SceneRendering
import Scenes
import UIKit

// How long the package's main work takes, as percentiles, to be compared with what it took in
// another state of the package: Scripts/regressions. Ratios to other programs' work are
// ./benchmark's.

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

/// What may be more than before: times two fifths, since on a shared machine equal runs differed by
/// a third; instructions and allocations, which are the same each time but for tables that are
/// filled in another order, a fiftieth.
private func thresholds(_ metrics: [BenchmarkMetric]) -> [BenchmarkMetric: BenchmarkThresholds] {
  let limits: [BenchmarkMetric: Double] = [
    .wallClock: 40, .cpuTotal: 40, .instructions: 2, .peakMemoryResident: 5, .allocations: 2,
  ]
  return Dictionary(
    uniqueKeysWithValues: metrics.map {
      ($0, BenchmarkThresholds(relative: [.p50: limits[$0] ?? 10]))
    })
}

/// The next frame of a scrolled wall, and one that shares nothing with the last.
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
    // Over the same screens again and again.
    y = (y + step).truncatingRemainder(dividingBy: 34_000)
    blackHole(try renderer.render(offset: CGPoint(x: 0, y: y)))
  }
}

/// A million items, a query of a screenful of them, and a batch update that touches ten.
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

/// Cells under constraints: the first layout, another text, the next frame of a list.
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

/// A cell from a nib; an assertion of a phone's screen; a frame as a PNG file's bytes, and back.
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
