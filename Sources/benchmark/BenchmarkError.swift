/// The reasons for which nothing can be measured.
enum BenchmarkError: Error, CustomStringConvertible {
  case usage
  case cannotStart(String)
  case failed(String, status: Int32)
  case noMemory
  case noPNG(String)
  case noCounter
  case noProcessor
  case otherScreen(String)

  var description: String {
    switch self {
    case .usage:
      """
      usage: benchmark [--json] [--check] [--only GROUP] [--draws N] [--floor DIR] [--idle \
      PROGRAM] [--counter LIBRARY] [--debug PROGRAM] [--revision NAME] [--probe NAME], of the \
      groups \
      \(Benchmarks.Group.allCases.map(\.rawValue).joined(separator: ", "))
      """
    case .cannotStart(let path): "Cannot start \(path)."
    case .failed(let path, let status): "\(path) ended with status \(status)."
    case .noMemory: "There is not enough memory for a frame."
    case .noPNG(let reason): "libpng does not read the frame: \(reason)."
    case .noProcessor: "The system does not let this process keep to one processor."
    case .noCounter: "No library counts this process's allocations."
    case .otherScreen(let reason): "The C floor draws another screen than ours: \(reason)."
    }
  }
}
