/// Reviewers' decisions as saved by pages. Each mark is valid for two files, not for a name.
package struct ReviewMarks: Equatable, Sendable, Codable {
  package enum Decision: String, Codable, Sendable {
    case accept, reject
  }

  package struct Mark: Equatable, Codable, Sendable {
    package let id: String
    package let mark: Decision
    /// The entry's seal (`ReviewEntry.seal`).
    package let seal: String

    package init(id: String, mark: Decision, seal: String) {
      (self.id, self.mark, self.seal) = (id, mark, seal)
    }
  }

  package private(set) var marks: [Mark] = []

  package init(_ marks: [Mark] = []) { self.marks = marks }

  /// Decodes saved marks. Returns nil for other data.
  package init?(_ data: Data) {
    guard let read = try? StableJSON.decode(Self.self, from: data) else { return nil }
    self = read
  }

  /// Merges another reviewer's marks. If two marks of a picture differ, the rejection is kept.
  package mutating func join(_ other: ReviewMarks) {
    for mark in other.marks {
      guard let index = marks.firstIndex(where: { $0.id == mark.id && $0.seal == mark.seal }) else {
        marks.append(mark)
        continue
      }
      if mark.mark == .reject { marks[index] = mark }
    }
  }

  /// Returns the mark of an entry; nil if there is none or its pictures have changed.
  package func decision(of entry: ReviewEntry) -> Decision? {
    marks.first { $0.id == entry.path && $0.seal == entry.seal }?.mark
  }
}

extension ReviewMarks.Decision {
  /// "accepted" or "rejected".
  package var word: String { self == .accept ? "accepted" : "rejected" }
}
