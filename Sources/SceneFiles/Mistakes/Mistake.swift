/// A mistake in a scene file, or in a file it names.
package struct Mistake: Error, Equatable, Sendable {
  package let problem: Problem
  package let location: DocumentLocation
  /// The data file of the mistake; nil for the scene file itself.
  package let dataFile: String?

  init(_ problem: Problem, _ location: DocumentLocation, dataFile: String? = nil) {
    self.problem = problem
    self.location = location
    self.dataFile = dataFile
  }

  fileprivate func isBeside(_ other: Mistake) -> Bool {
    (dataFile, location.line, location.column) == (
      other.dataFile, other.location.line, other.location.column
    )
  }
}

/// The first syntax mistake of a text, after which nothing can be read.
package struct SyntaxMistake: Error, Equatable, Sendable {
  let problem: Problem
  let line: Int
  let column: Int
  /// The first unreliable line.
  let lastsFrom: Int

  /// Creates a syntax mistake at a line and column.
  ///
  /// - Parameter lastsFrom: The first line of the mistake; nil for where it was found.
  init(_ problem: Problem, line: Int, column: Int, lastsFrom: Int? = nil) {
    self.problem = problem
    self.line = line
    self.column = column
    self.lastsFrom = lastsFrom ?? line
  }

  var mistake: Mistake { Mistake(problem, DocumentLocation(line: line, column: column)) }
}

/// All mistakes of a scene file. Nothing is drawn.
package struct SceneFileError: Error, Equatable, Sendable {
  /// The path as it was given.
  package let file: String
  package let mistakes: [Mistake]
  /// The files that were or would have been read, to watch them for changes.
  package let files: [String]

  /// Creates an error with mistakes in the order of the file, without duplicates from aliases.
  ///
  /// Complexity: O(mistakes log mistakes).
  init(file: String, _ mistakes: [Mistake], files: [String] = []) {
    self.file = file
    self.files = files
    var retained: [Mistake] = []
    var problems: Set<Problem> = []
    for mistake in mistakes.sorted(by: Self.isOrdered) {
      if let last = retained.last, !last.isBeside(mistake) {
        problems.removeAll(keepingCapacity: true)
      }
      if problems.insert(mistake.problem).inserted { retained.append(mistake) }
    }
    self.mistakes = retained
  }

  private static func isOrdered(_ first: Mistake, before second: Mistake) -> Bool {
    (
      first.dataFile ?? "", first.location.line, first.location.column,
      first.location.path.description
    )
      < (
        second.dataFile ?? "", second.location.line, second.location.column,
        second.location.path.description
      )
  }
}
