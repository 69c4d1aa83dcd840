import AtomicFiles
import Foundation
import ScenePictures

/// Selects goldens by names and by patterns with `*` and `?`.
package struct GoldenSelection: Equatable {
  package let words: [String]

  /// Creates a selection.
  ///
  /// - Parameter words: names and patterns; at least one.
  package init(_ words: [String]) {
    self.words = words
  }

  /// The selected identifiers.
  package struct Chosen: Equatable {
    /// The identifiers selected by name.
    package var names: Set<String> = []
    /// The identifiers selected by a pattern.
    package var byPattern: Set<String> = []

    package var all: Set<String> { names.union(byPattern) }
  }

  /// Returns the selected identifiers. Throws if a word selects none.
  package func chosen(from ids: [String]) throws(Failure) -> Chosen {
    var chosen = Chosen()
    for word in words {
      if let name = Self.name(word, ids) {
        chosen.names.insert(name)
        continue
      }
      let met = ids.filter { fnmatch(word, $0, 0) == 0 || fnmatch(word, Self.tail($0), 0) == 0 }
      guard !met.isEmpty else {
        throw Failure(GoldenProblem.unknownName(word, nearest: Self.nearest(word, ids)))
      }
      chosen.byPattern.formUnion(met)
    }
    return chosen
  }

  /// Returns the identifier for a name. A name may omit leading folders if only one golden ends
  /// with it. A pattern may omit the first: the set's folder or the module.
  private static func name(_ word: String, _ ids: [String]) -> String? {
    if ids.contains(word) { return word }
    let ending = ids.filter { $0.endsBytewise(with: "/" + word) }
    return ending.count == 1 ? ending[0] : nil
  }

  private static func tail(_ id: String) -> String {
    id.split(separator: "/", maxSplits: 1).last.map(String.init) ?? id
  }

  private static func nearest(_ word: String, _ ids: [String]) -> String? {
    let ends = ids.compactMap { $0.split(separator: "/").last.map(String.init) }
    return SceneNames(names: ids + ids.map(tail) + ends).nearest(to: word)
  }
}
