extension NSLayoutConstraint {
  /// Returns UIKit's error of a visual format string; nil for a valid one. Nothing is created, so
  /// that the strings of a file can be checked before there are views.
  ///
  /// - Parameter names: the names of the views, which have a common superview.
  /// - Complexity: O(length of the string + names).
  package nonisolated static func problem(
    ofVisualFormat format: String, names: [String]
  ) -> VisualFormatError? {
    let views = Dictionary(names.map { ($0, NSObject()) }, uniquingKeysWith: { first, _ in first })
    var parser = VisualFormatParser(format, [:], views)
    do throws(VisualFormatError) {
      let sentence = try parser.parse()
      return sentence.priorities.allSatisfy { (1...1000).contains($0.rawValue) }
        ? nil : parser.failure("Expected a priority from 1 to 1000.")
    } catch {
      return error
    }
  }
}

extension VisualFormat {
  /// The priorities of all lengths and distances.
  fileprivate var priorities: [UILayoutPriority] {
    var predicates = items.flatMap(\.lengths)
    for case .distances(let distances)? in connections + [start, end] { predicates += distances }
    return predicates.map(\.priority)
  }
}
