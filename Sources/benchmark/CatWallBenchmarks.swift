import Foundation
import ImageIO
import Scenes
import UIKit

/// The wall at 1024×768 points, scale 2: a cold process, a scrolled frame, its PNG, the memory.
@MainActor
struct CatWallBenchmarks {
  private static let size = CGSize(width: 1024, height: 768)
  private static let scale: CGFloat = 2

  /// The next frame lies this many points further on.
  private static let step: CGFloat = 97

  /// The folder of the built programs.
  let products: String

  func run() throws -> [Result] {
    guard let scene = SceneRegistry.scene(named: "cat-wall") else { throw BenchmarkError.noScene }
    // First, while this process is small: a child's peak begins with its parent's size.
    let processes = try processes()
    let renderer = SceneRenderer(scene: scene, size: Self.size, scale: Self.scale)
    let frame = try renderer.render(offset: CGPoint(x: 0, y: 800)).bitmap
    let copy = copying(of: frame)
    return try processes + [
      Result(
        name: "scroll_frame", value: try scrolling(renderer), unit: "ms", reference: copy,
        referenceName: "copying a frame"),
      Result(
        name: "encode_png", value: try encoding(of: frame), unit: "ms", reference: copy,
        referenceName: "copying a frame"),
    ]
  }

  private func processes() throws -> [Result] {
    let output =
      NSTemporaryDirectory() + "benchmark-\(ProcessInfo.processInfo.processIdentifier).png"
    defer { try? FileManager.default.removeItem(atPath: output) }
    let cold = try (0..<15).map { _ in
      try ChildProcess(products + "/render", ["--offset", "0,800", output])
    }
    let idle = try (0..<15).map { _ in try ChildProcess(products + "/render", ["list"]) }
    return [
      Result(
        name: "cold_png", value: Measurement(milliseconds: cold.map(\.milliseconds)), unit: "ms",
        reference: Measurement(milliseconds: idle.map(\.milliseconds)),
        referenceName: "render list"),
      Result(
        name: "peak_memory", value: Measurement(milliseconds: cold.map(\.peakMegabytes)),
        unit: "MB",
        reference: Measurement(milliseconds: idle.map(\.peakMegabytes)),
        referenceName: "render list"),
    ]
  }

  private func scrolling(_ renderer: SceneRenderer) throws -> Measurement {
    var y: CGFloat = 0
    return try Measurement(runs: 100) {
      y += Self.step
      _ = try renderer.render(offset: CGPoint(x: 0, y: y))
    }
  }

  private func encoding(of frame: Bitmap) throws -> Measurement {
    try Measurement(runs: 15) { _ = try PNGEncoder().encode(frame) }
  }

  private func copying(of frame: Bitmap) -> Measurement {
    let count = frame.bytesPerRow * frame.height
    let target = UnsafeMutableRawPointer.allocate(byteCount: count, alignment: 64)
    defer { target.deallocate() }
    return Measurement(runs: 50) { target.copyMemory(from: frame.pixels, byteCount: count) }
  }
}
