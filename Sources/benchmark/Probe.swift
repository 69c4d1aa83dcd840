import BenchmarkScreens
import Foundation
import Scenes
import UIKit

/// A figure that a process of its own measures, of which nothing has been measured before: what is
/// kept, and what is allocated, depends on what a process did until then.
@MainActor
enum Probe: String {
  case uniformBytes = "layout_uniform_bytes"
  case sizedBytes = "layout_sized_bytes"
  /// Of the layout in C that keeps every frame.
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
    let count = 100
    let suite = ListedAssertions(count: count)
    let before = ProcessState.processorMilliseconds
    suite.check()
    return (ProcessState.processorMilliseconds - before) / Double(count)
  }

  private static func bytes(of items: Items) -> Double {
    // What the first layout loads and makes is not this one's.
    let small = PreparedScreen(Items(1000))
    withExtendedLifetime(small) { small.layout.prepare() }
    let screen = PreparedScreen(items)
    return withExtendedLifetime(screen) { bytes(of: screen.layout.prepare) }
  }

  /// Bytes for each item, from the process's resident pages.
  private static func bytes(of body: () -> Void) -> Double {
    // What reads the state is loaded by the first reading.
    _ = ProcessState()
    let before = ProcessState().residentBytes
    body()
    return Double(ProcessState().residentBytes - before) / Double(items)
  }

  /// Allocations of a frame so many points after the one before.
  private static func allocations(frame step: CGFloat) throws -> Double {
    let renderer = SceneRenderer(
      scene: .numberedWall(from: 0), size: BenchmarkScreen.size, scale: BenchmarkScreen.scale)
    var y: CGFloat = 0
    return try allocations {
      y += step
      _ = try renderer.render(offset: CGPoint(x: 0, y: y))
    }
  }

  /// Allocations of a call, the mean of several; the first ones, which fill caches, do not count.
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
