/// Something wrong in a scene file, or in a file it names.
package struct Mistake: Error, Equatable, Sendable {
  package let problem: Problem
  package let place: Place
  /// The data file it is in; nil for the scene file itself.
  package let dataFile: String?

  init(_ problem: Problem, _ place: Place, dataFile: String? = nil) {
    self.problem = problem
    self.place = place
    self.dataFile = dataFile
  }

  fileprivate func standsBeside(_ other: Mistake) -> Bool {
    (dataFile, place.line, place.column) == (other.dataFile, other.place.line, other.place.column)
  }
}

/// The first thing wrong with a text after which nothing can be read.
package struct SyntaxMistake: Error, Equatable, Sendable {
  let problem: Problem
  let line: Int
  let column: Int
  /// The first line that cannot be relied on.
  let lastsFrom: Int

  /// - Parameter lastsFrom: where what is wrong begins; nil for where it was found.
  init(_ problem: Problem, line: Int, column: Int, lastsFrom: Int? = nil) {
    self.problem = problem
    self.line = line
    self.column = column
    self.lastsFrom = lastsFrom ?? line
  }

  var mistake: Mistake { Mistake(problem, Place(line: line, column: column)) }
}

/// All that is wrong with a scene file. Nothing is drawn.
package struct SceneFileError: Error, Equatable, Sendable {
  /// As it was given.
  package let file: String
  package let mistakes: [Mistake]
  /// The files that were read, and those that would have been; to see whether they change.
  package let files: [String]

  /// In the order of the file, each once: what aliases repeat is wrong in one place.
  ///
  /// Complexity: O(mistakes log mistakes).
  init(file: String, _ mistakes: [Mistake], files: [String] = []) {
    self.file = file
    self.files = files
    var kept: [Mistake] = []
    var problems: Set<Problem> = []
    for mistake in mistakes.sorted(by: Self.stands) {
      if let last = kept.last, !last.standsBeside(mistake) {
        problems.removeAll(keepingCapacity: true)
      }
      if problems.insert(mistake.problem).inserted { kept.append(mistake) }
    }
    self.mistakes = kept
  }

  private static func stands(_ first: Mistake, before second: Mistake) -> Bool {
    (first.dataFile ?? "", first.place.line, first.place.column, first.place.path.description)
      < (
        second.dataFile ?? "", second.place.line, second.place.column, second.place.path.description
      )
  }
}
