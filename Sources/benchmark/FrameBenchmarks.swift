import Foundation
import Scenes
import UIKit

/// Warm frames: the next one of a scroll, and one that shares nothing with the last.
@MainActor
struct FrameBenchmarks {
  let renderer: SceneRenderer
  let floor: FloorPrograms?

  /// The next frame lies this many points further on.
  private static let step: CGFloat = 97
  private static let runs = 100

  func run() throws -> [Result] {
    // Before and after ours: the machine may be busier at one of the times.
    let before = try floor?.warmFrames()
    let (scroll, copy) = try scrolling()
    let full = try jumping()
    let after = try floor?.warmFrames()
    func result(_ name: String, _ ours: Measurement, _ variant: String, target: Double) -> Result {
      let figures = [before, after].compactMap { $0?[variant] }
      return Result(
        name: name, ours: ours, reference: figures.isEmpty ? copy : Measurement(figures),
        referenceName: figures.isEmpty ? "copying a frame (no floor)" : "C floor",
        target: figures.isEmpty ? nil : target)
    }
    return [
      result(
        "scroll_frame", scroll, "scroll: memmove + strip by cairo, cached layouts", target: 1.25),
      result("full_frame", full, "fill path, cached layouts", target: 1.15),
    ]
  }

  private func scrolling() throws -> (Measurement, Measurement) {
    let frame = try renderer.render(offset: .zero).bitmap
    let count = frame.bytesPerRow * frame.height
    let target = UnsafeMutableRawPointer.allocate(byteCount: count, alignment: 64)
    defer { target.deallocate() }
    var y: CGFloat = 0
    return try Measurement.byTurns(
      runs: Self.runs,
      {
        y += Self.step
        _ = try renderer.render(offset: CGPoint(x: 0, y: y))
      },
      { target.copyMemory(from: frame.pixels, byteCount: count) })
  }

  /// Over the same hundred screens again and again, each jump further than a screen, so that no
  /// pixel can be kept; what was drawn before counts as warm.
  private func jumping() throws -> Measurement {
    let reach = max(0, (renderer.scrollView?.contentSize.height ?? 0) - 2 * Benchmarks.size.height)
    var y: CGFloat = 0
    return try Measurement(runs: Self.runs) {
      y += Benchmarks.size.height + Self.step
      if y > reach { y -= reach }
      _ = try renderer.render(offset: CGPoint(x: 0, y: y.rounded()))
    }
  }
}
