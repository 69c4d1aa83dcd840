import Foundation

/// What `./benchmark` hands over.
struct Options {
  private(set) var printsJSON = false
  /// Whether a missed target is a failure.
  private(set) var checks = false
  /// The only group that is measured; nil for all.
  private(set) var only: Benchmarks.Group?
  /// Pictures of each scene that the memory is measured over.
  private(set) var draws = 500
  /// The folder with the C yardsticks, built; nil where there are none.
  private(set) var floor: String?
  /// A program that imports Foundation, linked like ours, and does nothing.
  private(set) var idleProgram: String?
  /// A library that counts the allocations of the process that loads it.
  private(set) var counter: String?
  /// The sources' state, as version control names it.
  private(set) var revision: String?
  /// The one figure that this process is there for.
  private(set) var probe: Probe?
  /// The folder of the built programs.
  let products: String

  init(_ arguments: [String]) throws {
    products = URL(fileURLWithPath: arguments[0]).deletingLastPathComponent().path
    var words = arguments.dropFirst()
    func value<Value>(_ convert: (String) -> Value?) throws -> Value {
      guard let value = words.popFirst().flatMap(convert) else { throw BenchmarkError.usage }
      return value
    }
    while let word = words.popFirst() {
      switch word {
      case "--json": printsJSON = true
      case "--check": checks = true
      case "--only": only = try value(Benchmarks.Group.init)
      case "--draws": draws = try value { Int($0).flatMap { $0 >= 10 ? $0 : nil } }
      case "--floor": floor = try value { $0 }
      case "--idle": idleProgram = try value { $0 }
      case "--counter": counter = try value { $0 }
      case "--revision": revision = try value { $0 }
      case "--probe": probe = try value(Probe.init)
      default: throw BenchmarkError.usage
      }
    }
  }

  /// The program that runs.
  var program: String { "/proc/self/exe" }
}
