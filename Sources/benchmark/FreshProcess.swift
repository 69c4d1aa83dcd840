import Foundation

/// This program or another build of it, started again for one figure.
struct FreshProcess {
  let program: String
  /// A library that the process loads.
  let counter: String?

  init(program: String, counter: String?) { (self.program, self.counter) = (program, counter) }

  init(options: Options) {
    self.init(program: options.products + "/benchmark", counter: options.counter)
  }

  private static let runs = 5

  /// Returns a probe's figures, each measured in a new process.
  func measure(_ probe: Probe) throws -> Measurement {
    Measurement(try (0..<Self.runs).map { _ in try once(probe) })
  }

  func once(_ probe: Probe) throws -> Double {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = ["--probe", probe.rawValue]
    process.standardOutput = pipe
    if let counter {
      process.environment = ProcessInfo.processInfo.environment
        .merging(["LD_PRELOAD": counter]) { $1 }
    }
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus == 0,
      let figure = Double(output.trimmingCharacters(in: .whitespacesAndNewlines))
    else { throw BenchmarkError.failed(probe.rawValue, status: process.terminationStatus) }
    return figure
  }
}
