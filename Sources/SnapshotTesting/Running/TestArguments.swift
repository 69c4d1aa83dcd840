import Testing

/// The arguments of a parameterised test.
///
/// They are private in Swift Testing and read by reflection; if a later version prevents that, the
/// assertion fails with a message.
struct TestArguments {
  /// The arguments as a name, "small,2"; nil if they were not found.
  let name: String?
  /// The possible names of each argument: its description, or that of a part.
  private let words: [Set<String>]

  /// Creates the arguments; nil for a test without parameters.
  init?(_ testCase: Test.Case) {
    guard testCase.isParameterized else { return nil }
    let arguments = Reflection.child("arguments", of: testCase)
    let all = arguments.map { Mirror(reflecting: $0).children.map(\.value) } ?? []
    let values = all.compactMap { Reflection.child("value", of: $0) }
    let isComplete = !values.isEmpty && values.count == all.count
    name = isComplete ? values.map(Self.name).joined(separator: ",") : nil
    words = values.map(Self.words)
  }

  /// Returns whether a name from the caller contains an argument: then it is meant to identify the
  /// case, and a duplicate is an error of its own.
  func areNamed(by name: String) -> Bool {
    words.contains { words in words.contains { Self.matches(name, $0) } }
  }

  /// Returns whether a name contains a word that is not a part of a longer one.
  private static func matches(_ name: String, _ word: String) -> Bool {
    guard !word.isEmpty else { return false }
    func isBreak(_ character: Character?) -> Bool {
      character.map { !$0.isLetter && !$0.isNumber } ?? true
    }
    return name.ranges(of: word).contains { range in
      let before = range.lowerBound > name.startIndex ? name[..<range.lowerBound].last : nil
      return isBreak(before) && isBreak(name[range.upperBound...].first)
    }
  }

  /// Returns the description of a value in Swift Testing, strings without quotes.
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
