/// What reviewers have decided, as pages save it: each mark holds for two files, not for a name.
package struct ReviewMarks: Equatable, Sendable, Codable {
  package enum Decision: String, Codable, Sendable {
    case accept, reject
  }

  package struct Mark: Equatable, Codable, Sendable {
    package let id: String
    package let mark: Decision
    /// `ReviewEntry.seal`.
    package let seal: String

    package init(id: String, mark: Decision, seal: String) {
      (self.id, self.mark, self.seal) = (id, mark, seal)
    }
  }

  package private(set) var marks: [Mark] = []

  package init(_ marks: [Mark] = []) { self.marks = marks }

  /// Reads what a page saved; nil where the bytes are none.
  package init?(_ data: Data) {
    guard let read = try? StableJSON.decode(Self.self, from: data) else { return nil }
    self = read
  }

  /// Of two reviewers' marks of one picture a rejection is what stays.
  package mutating func join(_ other: ReviewMarks) {
    for mark in other.marks {
      guard let index = marks.firstIndex(where: { $0.id == mark.id && $0.seal == mark.seal }) else {
        marks.append(mark)
        continue
      }
      if mark.mark == .reject { marks[index] = mark }
    }
  }

  /// The mark of an entry; nil without one, and where its pictures have changed since.
  package func decision(of entry: ReviewEntry) -> Decision? {
    marks.first { $0.id == entry.path && $0.seal == entry.seal }?.mark
  }
}

extension ReviewMarks.Decision {
  /// "accepted".
  package var word: String { self == .accept ? "accepted" : "rejected" }
}
