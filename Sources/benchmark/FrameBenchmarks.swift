import BenchmarkScreens
import Foundation
import Scenes
import UIKit

/// Measures warm frames of a wall without equal texts: the next frame of a scroll, and a frame
/// without a pixel of the previous one. Each alternates with the same frame of the C reference.
@MainActor
struct FrameBenchmarks {
  let floor: FloorPrograms?

  private static let runs = 100

  func run() throws -> [Result] {
    // Each benchmark has its own texts, because the next would find drawn ones cached.
    [
      try scrolling("scroll_frame", firstNumber: 1000),
      try OneProcessor.run { try scrolling("scroll_frame_one_thread", firstNumber: 2000) },
      try jumping("full_frame", firstNumber: 3000),
      try OneProcessor.run { try jumping("full_frame_one_thread", firstNumber: 4000) },
    ]
  }

  private func scrolling(_ name: String, firstNumber: Int) throws -> Result {
    var y = 0.0
    return try frames(name, firstNumber: firstNumber, target: 1.25) {
      y += BenchmarkScreen.step
      return y
    } reference: {
      try $0.scroll(to: y)
    }
  }

  /// Repeats the same hundred screens with jumps longer than a screen, so no pixel is reused; texts
  /// drawn before are cached.
  private func jumping(_ name: String, firstNumber: Int) throws -> Result {
    var y = 0.0
    let reach = 34_000.0
    return try frames(name, firstNumber: firstNumber, target: 1.15) {
      y += BenchmarkScreen.size.height + BenchmarkScreen.step
      if y > reach { y -= reach }
      return y
    } reference: {
      try $0.full(at: y)
    }
  }

  /// Draws frames alternately; then verifies that the last screens are equal.
  private func frames(
    _ name: String, firstNumber: Int, target: Double, next: () -> Double,
    reference: (FloorTurns) throws -> Double
  ) throws -> Result {
    let renderer = SceneRenderer(
      scene: .numberedWall(from: firstNumber), size: BenchmarkScreen.size,
      scale: BenchmarkScreen.scale)
    let turns = try floor?.turns(firstNumber: firstNumber)
    let plain = try CopiedFrame(renderer.render(offset: .zero).bitmap)
    _ = try turns?.full(at: 0)
    var last: Bitmap? = try renderer.render(offset: .zero).bitmap
    let (ours, others) = try Measurement.timedByTurns(
      runs: Self.runs,
      {
        let offset = CGPoint(x: 0, y: next())
        // The yardstick draws over its only picture; a picture that is held makes the next frame
        // begin with a copy in new memory.
        last = nil
        return try Measurement.once { last = try renderer.render(offset: offset).bitmap }
      },
      { try turns.map(reference) ?? Measurement.once(plain.copy) })
    if let turns, let last { try Self.prove(last, turns, renderer) }
    return Result(
      name: name, ours: ours, reference: others,
      referenceName: turns == nil ? "copying a frame (no floor)" : "C floor, one thread",
      target: turns == nil ? nil : target)
  }

  private static func prove(
    _ ours: Bitmap, _ floor: FloorTurns, _ renderer: SceneRenderer
  ) throws {
    let view = renderer.scrollView as? UICollectionView
    let cells = (view?.visibleCells ?? []).map {
      $0.frame.offsetBy(dx: 0, dy: -(view?.contentOffset.y ?? 0))
    }
    let whole = cells.filter { $0.minY >= 0 && $0.maxY <= BenchmarkScreen.size.height }
    // Truncated texts differ, because the reference centres texts in its cells.
    let cut = cells.filter { !whole.contains($0) }
    let proof = SameScreen(
      first: ours.packedWords, second: try floor.words(), width: ours.width,
      texts: whole.map { $0.insetBy(dx: 10, dy: 10).inPixels }, corners: whole.flatMap(\.corners),
      ignored: cut.map(\.inPixels))
    if let objection = proof.objection { throw BenchmarkError.otherScreen(objection) }
  }
}

extension Bitmap {
  /// The pixels without padding between rows.
  fileprivate var packedWords: [UInt32] {
    (0..<height).flatMap { row in
      let words = (pixels + row * bytesPerRow).assumingMemoryBound(to: UInt32.self)
      return Array(UnsafeBufferPointer(start: words, count: width))
    }
  }
}

extension CGRect {
  fileprivate var inPixels: CGRect {
    CGRect(
      x: minX * BenchmarkScreen.scale, y: minY * BenchmarkScreen.scale,
      width: width * BenchmarkScreen.scale,
      height: height * BenchmarkScreen.scale
    ).integral
  }

  /// Squares as wide as UIKit's curve for a radius of 10.
  fileprivate var corners: [CGRect] {
    let side: CGFloat = 16
    return [minX, maxX - side].flatMap { x in
      [minY, maxY - side].map { CGRect(x: x, y: $0, width: side, height: side).inPixels }
    }
  }
}
