/// Something wrong in a scene file, or in a file it names.
package struct Mistake: Equatable, Sendable {
  package let problem: Problem
  package let place: Place
  /// The data file it is in; nil for the scene file itself.
  package let dataFile: String?

  init(_ problem: Problem, _ place: Place, dataFile: String? = nil) {
    self.problem = problem
    self.place = place
    self.dataFile = dataFile
  }
}

/// Why a text is no tree at all: the first thing wrong with it, after which nothing can be read.
package struct SyntaxMistake: Error, Equatable, Sendable {
  let problem: Problem
  let line: Int
  let column: Int

  init(_ problem: Problem, line: Int, column: Int) {
    self.problem = problem
    self.line = line
    self.column = column
  }

  var mistake: Mistake { Mistake(problem, Place(line: line, column: column)) }
}

/// All that is wrong with a scene file. Nothing is drawn.
package struct SceneFileError: Error, Equatable, Sendable {
  /// As it was given.
  package let file: String
  package let mistakes: [Mistake]

  /// In the order of the file, each once.
  init(file: String, _ mistakes: [Mistake]) {
    self.file = file
    var seen: [Mistake] = []
    for mistake in mistakes.sorted(by: Self.stands) where seen.last != mistake {
      seen.append(mistake)
    }
    self.mistakes = seen
  }

  private static func stands(_ first: Mistake, before second: Mistake) -> Bool {
    (first.dataFile ?? "", first.place.line, first.place.column, first.place.path.description)
      < (
        second.dataFile ?? "", second.place.line, second.place.column, second.place.path.description
      )
  }
}
