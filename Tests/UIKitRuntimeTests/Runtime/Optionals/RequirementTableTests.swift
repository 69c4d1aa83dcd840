import Foundation
import Testing

@testable import generate_optional_requirements

@Suite struct RequirementTableTests {
  @Test func theCommittedFilesAreInStepWithTheProtocols() throws {
    let root = #filePath.components(separatedBy: "/Tests/UIKitRuntimeTests/")[0]
    let sources = URL(fileURLWithPath: root).appendingPathComponent("Sources")
    for (url, text) in try GeneratedFiles(sources: sources).all() {
      let committed = try String(contentsOf: url, encoding: .utf8)
      #expect(
        committed == text,
        "\(url.lastPathComponent) is out of step: run 'swift run generate-optional-requirements'.")
    }
  }

  @Test func aProtocolIsReadAsItIsWritten() throws {
    let table = try RequirementTable(
      source: """
        /// Words.
        @preconcurrency @MainActor
        public protocol PageDelegate: AnyObject {
          /// Needed.
          func page(_ page: Page, titleAt index: Int) -> String

          // MARK: Turning
          /// Words.
          // Optional
          func pageDidTurn(
            _ page: Page,
            by count: Int
          )
          // Optional; without it: [1: true]
          func flags(for page: Page?) -> [Int: Bool]
        }
        """, file: "PageDelegate.swift")
    #expect(table.protocolName == "PageDelegate")
    #expect(
      table.requirements == [
        Requirement(
          baseName: "page",
          parameters: [
            .init(label: "_", name: "page", type: "Page"),
            .init(label: "titleAt", name: "index", type: "Int"),
          ], result: "String", absence: .required),
        Requirement(
          baseName: "pageDidTurn",
          parameters: [
            .init(label: "_", name: "page", type: "Page"),
            .init(label: "by", name: "count", type: "Int"),
          ], absence: .optional(value: "")),
        Requirement(
          baseName: "flags", parameters: [.init(label: "for", name: "page", type: "Page?")],
          result: "[Int: Bool]", absence: .optional(value: "[1: true]")),
      ])
    #expect(
      table.requirements.map(\.fullName) == [
        "page(_:titleAt:)", "pageDidTurn(_:by:)", "flags(for:)",
      ])
    #expect(table.requirements.map(\.caseName) == ["pageTitleAt", "pageDidTurnBy", "flagsFor"])
  }

  @Test(arguments: [
    ("struct A {}", "A.swift: no 'public protocol' found."),
    (
      "public protocol A {\n  // Optional\n  func a(_ b: Int) -> Int\n}",
      "A.swift: 'func a(_ b: Int) -> Int' returns a value; state its default: "
        + "'// Optional; without it: <expression>'."
    ),
    (
      "public protocol A {\n  func a(b)\n}",
      "A.swift: cannot read the declaration 'func a(b)'."
    ),
  ])
  func whatCannotBeATableIsNamed(source: String, message: String) {
    let error = #expect(throws: TableError.self) {
      try RequirementTable(source: source, file: "A.swift")
    }
    #expect(error?.description == message)
  }
}
