/// Why nothing could be measured.
enum BenchmarkError: Error, CustomStringConvertible {
  case usage
  case cannotStart(String)
  case failed(String, status: Int32)
  case noMemory
  case noPNG(String)

  var description: String {
    switch self {
    case .usage:
      """
      usage: benchmark [--json] [--floor DIR] [--idle PROGRAM] [--only GROUP] [--draws N], of the \
      groups \
      \(Benchmarks.Group.allCases.map(\.rawValue).joined(separator: ", "))
      """
    case .cannotStart(let path): "Cannot start \(path)."
    case .failed(let path, let status): "\(path) ended with status \(status)."
    case .noMemory: "There is not enough memory for a frame."
    case .noPNG(let reason): "libpng does not read the frame: \(reason)."
    }
  }
}
