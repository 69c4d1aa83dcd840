import Foundation

/// The command line of `./benchmark`.
struct Options {
  private(set) var printsJSON = false
  /// Whether a missed target is a failure.
  private(set) var checks = false
  /// The only group to measure; nil for all.
  private(set) var only: Benchmarks.Group?
  /// The number of pictures of each scene in memory benchmarks.
  private(set) var draws = 500
  /// The folder of the built C reference programs; nil if there are none.
  private(set) var floor: String?
  /// A program that imports Foundation, is linked as this one and does nothing.
  private(set) var idleProgram: String?
  /// A library that counts the allocations of the process that loads it.
  private(set) var counter: String?
  /// This program without optimization.
  private(set) var debugProgram: String?
  /// The revision of the sources in version control.
  private(set) var revision: String?
  /// The only figure that this process measures.
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
      case "--debug": debugProgram = try value { $0 }
      case "--revision": revision = try value { $0 }
      case "--probe": probe = try value(Probe.init)
      default: throw BenchmarkError.usage
      }
    }
  }

  /// The path of this program.
  var program: String { "/proc/self/exe" }
}
