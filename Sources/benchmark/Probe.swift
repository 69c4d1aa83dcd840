import BenchmarkScreens
import Foundation
import Scenes
import UIKit

/// A figure measured by its own process, because retained and allocated memory depend on the
/// process's earlier work.
@MainActor
enum Probe: String {
  case uniformBytes = "layout_uniform_bytes"
  case sizedBytes = "layout_sized_bytes"
  /// The memory of the layout in C that stores every frame.
  case plainBytes = "layout_plain_bytes"
  case snapshotsMemory = "snapshots_memory"
  case scrollAllocations = "scroll_frame_allocations"
  case fullAllocations = "full_frame_allocations"
  case updateAllocations = "batch_update_allocations"
  case snapshotAllocations = "snapshot_allocations"
  /// Milliseconds of processor time for each assertion of a suite.
  case assertions = "assertions"

  private static let items = 1_000_000
  private static let calls = 40

  func measure() throws -> Double {
    switch self {
    case .uniformBytes: return Self.bytes(of: Items(Self.items))
    case .sizedBytes: return Self.bytes(of: LongItems(Self.items))
    case .plainBytes:
      let plain = PlainLayout(Self.items)
      return Self.bytes(of: plain.layOutUniform)
    case .snapshotsMemory: return RepeatedAssertions().kilobytesEach()
    case .scrollAllocations: return try Self.allocations(frame: BenchmarkScreen.step)
    case .fullAllocations:
      return try Self.allocations(frame: BenchmarkScreen.size.height + BenchmarkScreen.step)
    case .updateAllocations:
      let screen = UpdatedScreen(Items(100_000), estimate: .zero)
      return try Self.allocations(screen.update)
    case .snapshotAllocations:
      let assertions = RepeatedAssertions()
      return try Self.allocations(assertions.assertOnce)
    case .assertions: return Self.assertions()
    }
  }

  private static func assertions() -> Double {
    let count = 60
    let suite = ListedAssertions(count: count)
    let before = ProcessState.processorMilliseconds
    suite.check()
    return (ProcessState.processorMilliseconds - before) / Double(count)
  }

  private static func bytes(of items: Items) -> Double {
    // Excludes what the first layout loads and creates.
    let small = PreparedScreen(Items(1000))
    withExtendedLifetime(small) { small.layout.prepare() }
    let screen = PreparedScreen(items)
    return withExtendedLifetime(screen) { bytes(of: screen.layout.prepare) }
  }

  /// Returns the bytes per item, computed from the process's resident pages.
  private static func bytes(of body: () -> Void) -> Double {
    // The first reading loads code.
    _ = ProcessState()
    let before = ProcessState().residentBytes
    body()
    return Double(ProcessState().residentBytes - before) / Double(items)
  }

  /// Returns the allocations of a frame after a scroll by a distance in points.
  private static func allocations(frame step: CGFloat) throws -> Double {
    let renderer = SceneRenderer(
      scene: .numberedWall(from: 0), size: BenchmarkScreen.size, scale: BenchmarkScreen.scale)
    var y: CGFloat = 0
    return try allocations {
      y += step
      _ = try renderer.render(offset: CGPoint(x: 0, y: y))
    }
  }

  /// Returns the mean allocations of a call, without the first calls, which fill caches.
  private static func allocations(_ body: () throws -> Void) throws -> Double {
    typealias Counter = @convention(c) () -> UInt64
    guard let symbol = dlsym(nil, "allocations_made") else { throw BenchmarkError.noCounter }
    let made = unsafeBitCast(symbol, to: Counter.self)
    for _ in 0..<calls / 4 { try body() }
    let before = made()
    for _ in 0..<calls { try body() }
    return Double(made() - before) / Double(calls)
  }
}
