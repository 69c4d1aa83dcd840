import Foundation
import Testing

@testable import render

/// Tests the output of names, which come from files, results and arguments that are not trusted.
@Suite struct PrintableTextTests {
  @Test func controlCharactersAreWrittenOut() {
    #expect("plain · ünï\n\tnext".printable == "plain · ünï\n\tnext")
    #expect(
      "\u{1B}[31mred\r\u{7F}\u{9B}2J\0".printable == #"\u{1b}[31mred\u{d}\u{7f}\u{9b}2J\u{0}"#)
  }

  @Test func aNameGivesATerminalNoOrders() throws {
    let result = try Shell(folder: FileManager.default.temporaryDirectory).run(
      #"render $'\e[31mred' out.png"#)
    #expect(result.status == 1)
    #expect(result.errors.contains(#"'\u{1b}[31mred'"#) && !result.errors.contains("\u{1B}"))
  }
}
