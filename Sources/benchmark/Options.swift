import Foundation

/// What `./benchmark` hands over.
struct Options {
  private(set) var printsJSON = false
  /// The only group that is measured; nil for all.
  private(set) var only: Benchmarks.Group?
  /// Pictures of each scene that the memory is measured over.
  private(set) var draws = 500
  /// The folder with the C yardsticks, built; nil where there are none.
  private(set) var floor: String?
  /// A program that imports Foundation, linked like ours, and does nothing.
  private(set) var idleProgram: String?
  /// The folder of the built programs.
  let products: String

  init(_ arguments: [String]) throws {
    products = URL(fileURLWithPath: arguments[0]).deletingLastPathComponent().path
    var words = arguments.dropFirst()
    while let word = words.popFirst() {
      switch word {
      case "--json": printsJSON = true
      case "--only":
        guard let group = words.popFirst().flatMap(Benchmarks.Group.init) else {
          throw BenchmarkError.usage
        }
        only = group
      case "--draws":
        guard let count = words.popFirst().flatMap(Int.init), count >= 10 else {
          throw BenchmarkError.usage
        }
        draws = count
      case "--floor": floor = words.popFirst()
      case "--idle": idleProgram = words.popFirst()
      default: throw BenchmarkError.usage
      }
    }
  }
}
