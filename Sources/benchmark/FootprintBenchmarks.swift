/// Retained and allocated memory, each measured in its own process: figures that do not depend on
/// the machine's load.
@MainActor
struct FootprintBenchmarks {
  let options: Options

  private var fresh: FreshProcess { FreshProcess(options: options) }

  func run() throws -> [Result] {
    [
      try limit(.uniformBytes, most: 0.1, .bytesAnItem), try sizedBytes(),
      try limit(.snapshotsMemory, most: 2, .kilobytesAnAssertion),
    ] + (try allocations())
  }

  private func sizedBytes() throws -> Result {
    Result(
      name: Probe.sizedBytes.rawValue, ours: try fresh.measure(.sizedBytes),
      reference: try fresh.measure(.plainBytes), referenceName: "C, every frame kept",
      target: 1.25, unit: .bytesAnItem)
  }

  /// Allocations, each with a limit a fifth above the measured number. Empty if no library counts
  /// them.
  private func allocations() throws -> [Result] {
    guard options.counter != nil else { return [] }
    return [
      try limit(.scrollAllocations, most: 730, .allocations),
      try limit(.fullAllocations, most: 2500, .allocations),
      try limit(.updateAllocations, most: 1100, .allocations),
      try limit(.snapshotAllocations, most: 1840, .allocations),
    ]
  }

  private func limit(_ probe: Probe, most: Double, _ unit: Unit) throws -> Result {
    Result(
      name: probe.rawValue, ours: try fresh.measure(probe), reference: Measurement([most]),
      referenceName: "the most there may be", target: 1, unit: unit)
  }
}
