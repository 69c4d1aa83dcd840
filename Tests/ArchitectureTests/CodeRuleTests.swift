import Foundation
import Testing

/// Tests that files comply with the rules in ``CodeRules``.
@Suite struct CodeRuleTests {
  @Test(arguments: CodeRules.all.indices)
  func whatIsRestrictedStandsWhereItMay(_ index: Int) throws {
    let rule = CodeRules.all[index]
    let expression = try Regex(rule.pattern)
    var excused = Set<String>()
    for file in try Repository.sources(in: "Sources") where file.path.hasPrefix(rule.folder) {
      for (index, line) in file.lines.enumerated() where line.contains(expression) {
        if let place = rule.exceptions.keys.first(where: { file.path.hasPrefix($0) }) {
          excused.insert(place)
          continue
        }
        Issue.record("\(file.path):\(index + 1): \(rule.pattern): \(rule.reason) (CodeRules.all)")
      }
    }
    #expect(excused == Set(rule.exceptions.keys), "unused exceptions")
  }

  /// A public member that meets a requirement is isolated as the protocol is, and functions of
  /// Swift 5 may call only `@preconcurrency` members from anywhere.
  @Test func protocolsOfTheMainActorDoNotConcernSwift5() throws {
    for folder in ["UIKit", "QuartzCore", "Snapshots", "SnapshotTesting", "iOSSnapshotTestCase"] {
      for file in try Repository.sources(in: "Sources")
      where file.path.hasPrefix("Sources/" + folder) {
        for (index, (line, next)) in zip(file.lines, file.lines.dropFirst()).enumerated()
        where line.hasPrefix("@MainActor") && (line + next).contains("protocol ") {
          Issue.record("\(file.path):\(index + 1): lacks '@preconcurrency'")
        }
      }
    }
  }

  @Test(arguments: ["Sources", "Tests"])
  func filesOfMoreThan400LinesAreFew(_ folder: String) throws {
    let long = try Repository.sources(in: folder).filter { $0.lines.count - 1 > 400 }.map(\.path)
    for path in long where CodeRules.longFiles[path] == nil {
      Issue.record("\(path) has more than 400 lines and no reason for it (CodeRules.longFiles)")
    }
    let listed = CodeRules.longFiles.keys.filter { $0.hasPrefix(folder + "/") }
    #expect(Set(listed).isSubset(of: long), "files that are no longer too long")
  }
}
