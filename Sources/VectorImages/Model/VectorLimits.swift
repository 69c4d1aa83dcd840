/// How much a file may ask for. More is refused by name, so that no file takes all memory or time.
package struct VectorLimits: Sendable {
  /// Bytes of the file.
  package var bytes = 16 << 20
  /// Elements in elements, objects in objects.
  package var depth = 64
  /// Shapes and groups, each one as often as it is used.
  package var items = 50_000
  /// Steps of all paths.
  package var steps = 500_000
  /// Bytes that a PDF's streams have once they are unpacked, all together.
  package var unpackedBytes = 64 << 20
  /// Operators of a PDF, those of a form as often as it is used.
  package var operators = 1_000_000
  /// What is calculated: values of functions and what they are made of, steps of paths that boxes
  /// are put around, clips around each group that lies in them.
  package var work = 5_000_000
  /// The longest side of the drawing, in points.
  package var side = 16_384.0

  package static let standard = VectorLimits()
}

/// Counts what a drawing takes, and refuses what is too much.
struct VectorBudget {
  let limits: VectorLimits
  private var items = 0
  private var steps = 0
  private var operators = 0
  private var work = 0

  init(_ limits: VectorLimits) { self.limits = limits }

  mutating func spend(items count: Int = 1, steps stepCount: Int = 0) throws(VectorError) {
    items += count
    steps += stepCount
    if items > limits.items { throw VectorError("it has more than \(limits.items) shapes.") }
    if steps > limits.steps { throw VectorError("its paths have more than \(limits.steps) steps.") }
  }

  /// Counts an operator of a PDF.
  mutating func spendOperator() throws(VectorError) {
    operators += 1
    if operators > limits.operators {
      throw VectorError("it has more than \(limits.operators) operators, forms counted each time.")
    }
  }

  /// Counts what is calculated beside what is drawn.
  mutating func spend(work amount: Int) throws(VectorError) {
    work += amount
    if work > limits.work { throw Self.tooMuchWork }
  }

  static let tooMuchWork = VectorError(
    "it takes too long to read: groups, clips or functions in each other multiply.")
}

/// Problems, each sentence once.
struct ProblemList {
  private(set) var all: [VectorProblem] = []
  private var known: Set<String> = []
  /// A file with more kinds of problems is broken beyond listing.
  private static let most = 50

  mutating func add(_ what: String, line: Int?) {
    guard all.count < Self.most, known.insert(what).inserted else { return }
    all.append(VectorProblem(line: line, what: what))
  }
}
