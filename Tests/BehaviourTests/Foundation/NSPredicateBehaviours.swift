import Foundation
import Testing
import UIKit

@Suite struct NSPredicateBehaviours {
  @Test(arguments: rows.all) @MainActor func holds(_ row: Behaviour) throws { try row.check() }

  private static var people: [[String: Any]] {
    [
      ["firstName": "Juan", "lastName": "Chen", "grade": "7", "age": 20],
      ["firstName": "Mei", "lastName": "Stein", "grade": "8", "age": 31],
    ]
  }

  private static func names(_ format: String, _ arguments: Any?...) -> [String] {
    let predicate = NSPredicate(format: format, argumentArray: arguments.map { $0 ?? NSNull() })
    return people.filter { predicate.evaluate(with: $0) }.compactMap { $0["firstName"] as? String }
  }

  static let rows: Behaviours = Behaviours(of: "NSPredicate") {
    $0.row("texts are compared with the operators of a format", .apple("foundation/nspredicate")) {
      #expect(names("grade == \"7\"") == ["Juan"])
      #expect(names("firstName like \"Juan\"") == ["Juan"])
      #expect(names("lastName contains[cd] \"STEIN\"") == ["Mei"])
      #expect(names("(firstName like \"Mei\") OR (lastName like \"Chen\")") == ["Juan", "Mei"])
    }
    $0.row(
      "arguments replace values and key paths",
      .guide("documentation/Cocoa/Conceptual/Predicates/Articles/pSyntax.html")
    ) {
      #expect(names("%K == %@", "lastName", "Chen") == ["Juan"])
      #expect(names("age > %d AND age <= %d", 20, 31) == ["Mei"])
      #expect(names("firstName IN %@", ["Mei", "Ann"]) == ["Mei"])
    }
    $0.row(
      "a regular expression matches all of a text",
      .guide("documentation/Cocoa/Conceptual/Predicates/Articles/pSyntax.html")
    ) {
      #expect(NSPredicate(format: "SELF MATCHES %@", "[0-9]+").evaluate(with: "12"))
      #expect(!NSPredicate(format: "SELF MATCHES %@", "[0-9]+").evaluate(with: "12a"))
    }
    $0.row(
      "a range contains its ends",
      .guide("documentation/Cocoa/Conceptual/Predicates/Articles/pSyntax.html")
    ) {
      #expect(names("age BETWEEN {20, 30}") == ["Juan"])
      #expect(names("age BETWEEN {21, 31}") == ["Mei"])
    }
  }
}
