import AtomicFiles
import Foundation
import ScenePictures

/// Goldens by names and by patterns with `*` and `?`.
package struct GoldenSelection: Equatable {
  package let words: [String]

  /// - Parameter words: at least one.
  package init(_ words: [String]) {
    self.words = words
  }

  /// Of all identifiers, those that are meant.
  package struct Chosen: Equatable {
    /// By their own names.
    package var names: Set<String> = []
    /// Because a pattern meets them.
    package var byPattern: Set<String> = []

    package var all: Set<String> { names.union(byPattern) }
  }

  /// A word that means none of the identifiers is an error.
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

  /// A name may leave out folders before it as long as one golden only ends so; a pattern, the
  /// first: the set's folder or the module.
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
