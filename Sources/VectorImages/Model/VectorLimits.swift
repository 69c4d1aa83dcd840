/// The limits of a file's resources. Files that exceed them are rejected with a message.
package struct VectorLimits: Sendable {
  /// The size of the file, in bytes.
  package var bytes = 16 << 20
  /// The nesting depth of elements or objects.
  package var depth = 64
  /// The number of shapes and groups, counted per use.
  package var items = 50_000
  /// The number of path elements.
  package var steps = 500_000
  /// The total size of a PDF's decompressed streams, in bytes.
  package var unpackedBytes = 64 << 20
  /// The number of operators of a PDF, counted per use of a form.
  package var operators = 1_000_000
  /// The number of computation steps: values of functions, path elements whose bounds are computed,
  /// clips around each group.
  package var work = 5_000_000
  /// The maximum side of the drawing, in points.
  package var side = 16_384.0

  package static let standard = VectorLimits()
}

/// Counts a drawing's resources and enforces the limits.
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

  /// Counts computation steps.
  mutating func spend(work amount: Int) throws(VectorError) {
    work += amount
    if work > limits.work { throw Self.tooMuchWork }
  }

  static let tooMuchWork = VectorError(
    "it takes too long to read: too many nested groups, clips or functions.")
}

/// A list of distinct problems.
struct ProblemList {
  private(set) var all: [VectorProblem] = []
  private var known: Set<String> = []
  /// The maximum number of problems.
  private static let most = 50

  mutating func add(_ what: String, line: Int?) {
    guard all.count < Self.most, known.insert(what).inserted else { return }
    all.append(VectorProblem(line: line, what: what))
  }
}
