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
