import Foundation
import Testing

@testable import FoundationAdditions

private final class Person: NSObject {
  let name: String
  let age: Int
  let friend: Person?
  let tags: [String]

  init(_ name: String, _ age: Int, friend: Person? = nil, tags: [String] = []) {
    self.name = name
    self.age = age
    self.friend = friend
    self.tags = tags
  }
}

@Suite struct PredicateTests {
  private let ann = Person("Ann", 30, tags: ["red", "blue"])
  private var bob: Person { Person("Bób", 41, friend: ann) }

  private func holds(_ format: String, _ object: Any?, _ arguments: Any...) -> Bool {
    NSPredicate(format: format, argumentArray: arguments).evaluate(with: object)
  }

  @Test func propertiesAreCompared() {
    #expect(holds("name == %@ AND age > %d", ann, "Ann", 18))
    #expect(!holds("name == 'ann'", ann))
    #expect(holds("name ==[c] 'ann'", ann))
    #expect(holds("name LIKE[cd] \"b?b\"", bob))
    #expect(holds("friend.name BEGINSWITH 'A' && NOT (age < 41)", bob))
    #expect(holds("friend == nil || friend.age = 1", ann))
    #expect(holds("%K >= %@", ann, "age", 30))
    #expect(holds("age BETWEEN {20, 30}", ann))
    #expect(holds("age IN %@", ann, [1, 30]))
    #expect(holds("'red' IN tags", ann))
    #expect(holds("tags CONTAINS 'blue'", ann))
    #expect(holds("ANY tags ENDSWITH 'd'", ann))
    #expect(!holds("ALL tags ENDSWITH 'd'", ann))
    #expect(holds("NONE tags == 'green'", ann))
    #expect(holds("tags.@count == 2", ann))
  }

  @Test func dictionariesAndTextsAreCompared() {
    #expect(holds("a.b CONTAINS[cd] 'É'", ["a": ["b": "cafe"]]))
    #expect(holds("SELF MATCHES %@", "a@b.de", "[a-z]+@[a-z.]+"))
    #expect(!holds("SELF MATCHES '[a-z]'", "ab"))
    #expect(holds("SELF > 2.5", 3))
    #expect(holds("flag == YES", ["flag": true]))
    #expect(holds("TRUEPREDICATE", nil))
    #expect(holds("date < %@", ["date": Date(timeIntervalSince1970: 0)], Date()))
    let names = NSArray(array: ["Ann", "Bob"])
    #expect(names.filtered(using: NSPredicate(format: "SELF BEGINSWITH %@", "A")).count == 1)
    #expect(
      NSCompoundPredicate(andPredicateWithSubpredicates: [
        NSPredicate(format: "SELF > 1"), NSPredicate(format: "SELF < 3"),
      ]).evaluate(with: 2))
  }

  @Test func unreadableFormatsAreReported() throws {
    func mistake(_ format: String, _ arguments: Any...) -> PredicateFormatError? {
      do throws(PredicateFormatError) {
        var parser = try PredicateParser(format, arguments)
        _ = try parser.predicate()
        return nil
      } catch {
        return error
      }
    }
    #expect(mistake("name ==") == .malformed)
    #expect(mistake("name == %@") == .missingArgument)
    #expect(mistake("SUBQUERY(a, $x, $x > 1).@count > 0") == .unsupported("SUBQUERY()"))
    #expect(mistake("a == $b") == .unsupported("variables such as $b"))
    #expect(mistake("a + 1 == 2") == .unsupported("arithmetic"))
    #expect(
      PredicateFormatError.malformed.sentence("x") == "Unable to parse the format string \"x\"")
  }

  @Test func linksAndNumbersAreFound() throws {
    typealias Kind = NSTextCheckingResult.CheckingType
    let kinds: NSTextCheckingTypes = Kind.link.rawValue | Kind.phoneNumber.rawValue
    let detector: NSDataDetector = try NSDataDetector(types: kinds)
    let text =
      "See https://example.org/a(b), mail ann@example.com or call (555) 123-4567. On 2026-11-27."
    let found = detector.matches(in: text, range: NSRange(text.startIndex..., in: text))
    #expect(
      found.map { $0.url?.absoluteString ?? $0.phoneNumber } == [
        "https://example.org/a(b)", "mailto:ann@example.com", "(555) 123-4567",
      ])
    #expect(found.map(\.resultType) == [.link, .link, .phoneNumber])
    let word = "go to apple.com!"
    let first = detector.firstMatch(in: word, range: NSRange(word.startIndex..., in: word))
    #expect(first?.url?.absoluteString == "http://apple.com")
    #expect(first?.range == NSRange(location: 6, length: 9))
    #expect(throws: (any Error).self) { try NSDataDetector(types: 0) }
  }
}
