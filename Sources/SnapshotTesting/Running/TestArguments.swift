import Testing

/// What a parameterised test runs with.
///
/// Swift Testing keeps this to itself; it is read by reflection, and the assertion says so where a
/// later version hides it better.
struct TestArguments {
  /// The arguments as a name, "small,2"; nil where they could not be found.
  let name: String?
  /// What a name may call each argument: itself, or a part of it.
  private let words: [Set<String>]

  /// Nil for a test without parameters.
  init?(_ testCase: Test.Case) {
    guard testCase.isParameterized else { return nil }
    let arguments = Reflection.child("arguments", of: testCase)
    let all = arguments.map { Mirror(reflecting: $0).children.map(\.value) } ?? []
    let values = all.compactMap { Reflection.child("value", of: $0) }
    let isComplete = !values.isEmpty && values.count == all.count
    name = isComplete ? values.map(Self.name).joined(separator: ",") : nil
    words = values.map(Self.words)
  }

  /// Whether a name that the caller gave says an argument: then it is meant to tell this case from
  /// others, and where it does not, that is an error of its own.
  func areSaid(by name: String) -> Bool {
    words.contains { words in words.contains { Self.says(name, $0) } }
  }

  /// Whether a word stands in a name, and is no part of a longer word.
  private static func says(_ name: String, _ word: String) -> Bool {
    guard !word.isEmpty else { return false }
    func isBreak(_ character: Character?) -> Bool {
      character.map { !$0.isLetter && !$0.isNumber } ?? true
    }
    return name.ranges(of: word).contains { range in
      let before = range.lowerBound > name.startIndex ? name[..<range.lowerBound].last : nil
      return isBreak(before) && isBreak(name[range.upperBound...].first)
    }
  }

  /// As Swift Testing would write it, texts without their quotes.
  private static func name(_ value: Any) -> String {
    if let text = value as? String { return text }
    return (value as? any CustomTestStringConvertible)?.testDescription
      ?? StableDescription.of(value)
  }

  private static func words(_ value: Any) -> Set<String> {
    var words: Set<String> = [name(value)]
    if let value = value as? any RawRepresentable { words.insert(name(value.rawValue)) }
    for child in Mirror(reflecting: value).children { words.insert(name(child.value)) }
    return words
  }
}
