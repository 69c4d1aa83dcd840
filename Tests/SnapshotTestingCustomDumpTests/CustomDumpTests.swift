import Foundation
import Testing

@testable import SnapshotTestingCustomDump

/// Tests values in the format of pointfreeco/swift-custom-dump.
///
/// Source: the types and texts are those of pointfreeco/swift-custom-dump, README and DumpTests.
@Suite struct CustomDumpTests {
  private func text(_ value: Any) -> String { CustomDump().text(of: value, isRoot: true) }

  @Test func membersAreInLines() {
    let user = User(favoriteNumbers: [42, 1729], id: 2, name: "Blob")
    #expect(
      text(user) == """
        User(
          favoriteNumbers: [
            [0]: 42,
            [1]: 1729
          ],
          id: 2,
          name: "Blob"
        )
        """)
    #expect(
      text([1: Result<User, any Error>.success(user)]) == """
        [
          1: .success(
            User(
              favoriteNumbers: [
                [0]: 42,
                [1]: 1729
              ],
              id: 2,
              name: "Blob"
            )
          )
        ]
        """)
  }

  @Test func valuesHaveTheirForm() {
    let forms =
      [
        (1, "1"), (true, "true"), ("Blob", #""Blob""#), (#"a "b" \"#, ##"#"a "b" \"#"##),
        (Enumeration.foo, "Enumeration.foo"), (Enumeration.bar(42), "Enumeration.bar(42)"),
        (Enumeration.fu(bar: 42), "Enumeration.fu(bar: 42)"),
        (Enumeration.fizz(0.9, buzz: "2"), "Enumeration.fizz(\n  0.9,\n  buzz: \"2\"\n)"),
        (Result<Int, any Error>.success(42), "Result.success(42)"),
        (Optional<User>.none as Any, "nil"), (Optional(3) as Any, "3"),
        (Set([3, 1, 2]), "Set([\n  1,\n  2,\n  3\n])"), (Set<Int>(), "Set([])"),
        ([Int](), "[]"), ([Int: Int](), "[:]"), ((1, 2), "(\n  1,\n  2\n)"),
        ((x: 1, y: 2), "(\n  x: 1,\n  y: 2\n)"), (Namespace.Inner(x: 0), "Namespace.Inner(x: 0)"),
        (Namespace.Inner.self, "Namespace.Inner.self"), (Empty(), "Empty()"),
        ("©" as Character, #""©""#), ("©" as Unicode.Scalar, #""©""#),
        ("Blob" as StaticString, #""Blob""#),
        (AnyHashable(42), "42"), (\User.name, #"\User.name"#),
        (Date(timeIntervalSince1970: 0), "Date(1970-01-01T00:00:00.000Z)"),
        (Date(timeIntervalSince1970: 1_234_567_890.123), "Date(2009-02-13T23:31:30.123Z)"),
        (Date(timeIntervalSince1970: -0.25), "Date(1969-12-31T23:59:59.750Z)"),
        (
          Holder(value: Date(timeIntervalSince1970: 0)),
          "Holder(value: Date(1970-01-01T00:00:00.000Z))"
        ),
        (URL(string: "https://www.pointfree.co/")!, "URL(https://www.pointfree.co/)"),
        (Data(repeating: 0, count: 4), "Data(4 bytes)"),
        (Data(repeating: 0, count: 1), "Data(1 byte)"),
        (Data(repeating: 0, count: 1024), "Data(1,024 bytes)"),
        (Decimal(string: "1.23")!, "1.23"), (Locale(identifier: "en_US"), "Locale(en_US)"),
        (
          UUID(uuidString: "deadbeef-dead-beef-dead-beefdeadbeef")!,
          "UUID(DEADBEEF-DEAD-BEEF-DEAD-BEEFDEADBEEF)"
        ),
        (NSNumber(1), "1"), (NSString("Blob"), #""Blob""#), (NSRange(0..<1), "0..<1"),
        (NSURL(string: "https://a.b")!, "URL(https://a.b)"),
        (NSAttributedString(string: "a"), #""a""#),
        ([AnyHashable("b"): 1, AnyHashable(1): 2], "[\n  \"b\": 1,\n  1: 2\n]"),
        (
          NSError(domain: "co.pointfree", code: 42, userInfo: [:]),
          "NSError(\n  domain: \"co.pointfree\",\n  code: 42,\n  userInfo: [:]\n)"
        ),
      ] as [(Any, String)]
    for (value, expected) in forms { #expect(text(value) == expected) }
  }

  @Test func textsOfSeveralLinesAreInQuotes() {
    #expect(text("Hello,\nWorld!") == "\"\"\"\nHello,\nWorld!\n\"\"\"")
    #expect(
      text(Email(subject: "RE: Upcoming Event", body: "To whom\n\nYours,\nBlob")) == """
        Email(
          subject: "RE: Upcoming Event",
          body: \"""
            To whom
            \n\
            Yours,
            Blob
            \"""
        )
        """)
    #expect(text("a\n\"\"\"#\nb") == "##\"\"\"\na\n\"\"\"#\nb\n\"\"\"##")
  }

  @Test func objectsAreNumberedWhereTheyComeAgain() {
    let foo = RecursiveFoo()
    foo.foo = foo
    #expect(text(foo) == "RecursiveFoo(\n  foo: RecursiveFoo(↩︎)\n)")
    let (first, second) = (Child(id: 1), Child(id: 2))
    #expect(
      text([first, second, first, second]) == """
        [
          [0]: Child(
            name: "Blob",
            id: 1
          ),
          [1]: #1 Child(
            name: "Blob",
            id: 2
          ),
          [2]: Child(↩︎),
          [3]: #1 Child(↩︎)
        ]
        """)
  }

  /// A macro's own properties, such as those of `@Observable`, are omitted.
  @Test func propertiesOfMacrosAreOmitted() {
    struct Counter {
      var _count = 1
      var _$registrar = [1, 2]
    }
    #expect(text(Counter()).hasSuffix("Counter(\n  _count: 1\n)"), "\(text(Counter()))")
  }

  @Test func theStrategyKeepsItAsText() throws {
    let strategy = Snapshotting<User, String>.customDump
    #expect(strategy.pathExtension == "txt")
    #expect(
      try strategy.take(User(favoriteNumbers: [], id: 1, name: "Blob"))
        == "User(\n  favoriteNumbers: [],\n  id: 1,\n  name: \"Blob\"\n)")
  }
}

private struct User: Hashable {
  var favoriteNumbers: [Int]
  var id: Int
  var name: String
}

private enum Enumeration {
  case foo
  case bar(Int)
  case fu(bar: Int)
  case fizz(Double, buzz: String)
}

private enum Namespace {
  struct Inner { var x: Int }
}

private struct Empty {}

private struct Holder { var value: Date }

private struct Email { var (subject, body): (String, String) }

private final class RecursiveFoo { var foo: RecursiveFoo? }

private class Parent { let name = "Blob" }

private final class Child: Parent {
  let id: Int

  init(id: Int) { self.id = id }
}
