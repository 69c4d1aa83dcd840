extension NSLayoutConstraint {
  /// Why a sentence of the visual format language can't be read, in UIKit's words; nil for one that
  /// can. Nothing is made, so that sentences of a file are judged before there are views.
  ///
  /// - Parameter names: those of the views, which lie in one superview.
  /// - Complexity: O(length of the sentence + names).
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
  /// How much its wishes count.
  fileprivate var priorities: [UILayoutPriority] {
    var wishes = items.flatMap(\.lengths)
    for case .distances(let distances)? in connections + [start, end] { wishes += distances }
    return wishes.map(\.priority)
  }
}
