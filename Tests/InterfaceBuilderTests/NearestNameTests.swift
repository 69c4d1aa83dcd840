import Testing

@testable import InterfaceBuilder

/// Tests the suggestions for unknown names.
struct NearestNameTests {
  @Test func `the distance is the number of edited letters`() {
    let table: [(String, String, Int)] = [
      ("", "", 0), ("a", "", 1), ("", "ab", 2), ("kitten", "sitting", 3), ("bars", "bars", 0),
      ("abc", "acb", 1), ("iphone51", "iphone15", 1), ("abcd", "badc", 2), ("ca", "abc", 3),
    ]
    for (first, second, distance) in table {
      #expect(NearestName.distance(Array(first), Array(second)) == distance)
      #expect(NearestName.distance(Array(second), Array(first)) == distance)
    }
  }

  @Test func `names of one or two letters have no near names`() {
    #expect(NearestName.of("l1", among: ["-1", "-2", "b", "v"]) == nil)
    #expect(NearestName.of("b", among: ["a", "bb", "bcd"]) == nil)
    #expect(NearestName.of("abc", among: ["ab"]) == nil)
    #expect(NearestName.of("Id", among: ["id"]) == "id")
  }

  @Test func `the permitted distance is small compared with the length`() {
    let table: [(String, [String], String?)] = [
      ("fnt", ["font"], "font"), ("foo", ["font"], nil), ("heigth", ["height"], "height"),
      ("weight", ["height"], "height"), ("lbl", ["label"], "label"), ("wide", ["height"], nil),
      ("LoginViewController", ["NotesViewController"], nil),
      ("LoginViewControler", ["LoginViewController"], "LoginViewController"),
      (String(repeating: "a", count: 200), [String(repeating: "a", count: 200)], nil),
    ]
    for (word, names, nearest) in table {
      #expect(NearestName.of(word, among: names) == nearest, "\(word)")
    }
  }

  @Test func `of equally near names the first is suggested`() {
    #expect(NearestName.first("cats", among: ["rats", "bats"]) == "rats")
    #expect(NearestName.of("cats", among: ["rats", "bats"]) == "bats")
  }
}
