import Foundation
import Testing

@testable import render

/// Tests the scripts in the shells that they are for: bash everywhere, the others where they are
/// installed.
@Suite final class CompletionScriptTests {
  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("CompletionScriptTests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("my scenes"), withIntermediateDirectories: true)
    for name in ["shop window.yml", "shopping.txt", "shot.png"] {
      try Data().write(to: folder.appendingPathComponent(name))
    }
    try FileManager.default.createSymbolicLink(
      atPath: folder.appendingPathComponent("render").path, withDestinationPath: Shell.executable)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private static func isInstalled(_ shell: String) -> Bool {
    FileManager.default.isExecutableFile(atPath: "/usr/bin/\(shell)")
  }

  private static func hasFish() -> Bool { isInstalled("fish") }
  private static func hasZsh() -> Bool { isInstalled("zsh") }

  /// The completions that the shells produce for a line whose last word is incomplete.
  private static let expected: [(line: String, words: [String])] = [
    (
      "cat",
      [
        "cat-wall", "cat-wall-nested", "cat-wall-xib", "cat-wall-xib-reread", "cat-wall-busy",
        "cat-wall-relieved",
      ]
    ),
    ("ba", ["bars", "batch"]),
    ("sho", ["shop window.yml", "shot.png"]),
    ("wall sho", ["shot.png"]),
    ("--device iPadP", ["iPadPro11", "iPadPro13"]),
    ("batch m", ["my scenes"]),
    ("wall --rt", ["--rtl"]),
  ]

  private func run(_ line: String) throws -> [String] {
    var shell = Shell(folder: folder)
    shell.environment = ["PATH": "\(folder.path):/usr/bin:/bin", "HOME": folder.path]
    let result = try shell.run(line)
    #expect(result.status == 0 && result.errors == "", "\(result.errors)")
    return result.text.split(separator: "\n").map(String.init)
  }

  @Test func bashCallsThisProgram() throws {
    for (line, words) in Self.expected {
      let found = try run(
        """
        . <(render --generate-completion-script bash)
        COMP_WORDS=(./render \(line)) COMP_CWORD=\(line.split(separator: " ").count)
        $(complete -p render | sed 's/.* -F \\([^ ]*\\).*/\\1/')
        printf '%s\\n' "${COMPREPLY[@]}"
        """)
      #expect(found == words, "\(line)")
    }
  }

  @Test(.enabled(if: Self.hasFish())) func fishCallsThisProgram() throws {
    for (line, words) in Self.expected {
      let found = try run(
        """
        fish --no-config -c 'render --generate-completion-script fish | source; \
        complete --do-complete "render \(line)"'
        """)
      let plain = found.map { $0.prefix { $0 != "\t" }.drop { $0 == "/" } }
        .map { $0.hasSuffix("/") ? String($0.dropLast()) : String($0) }
      #expect(plain == words, "\(line)")
    }
  }

  /// Stubs replace zsh's own functions, which work only in an interactive line.
  @Test(.enabled(if: Self.hasZsh())) func zshCallsThisProgram() throws {
    try Data(
      """
      compdef() {}
      _describe() { print -l -- ${(P)@[-1]%%:*} }
      _files() {
        local wanted=$PREFIX${2%%\\(-.\\)}
        [[ $1 = -/ ]] && print -l $PREFIX*(/N) || print -l ${~wanted}(N)
      }
      render --generate-completion-script zsh > script; . ./script
      words=(render "${@[1,-1]}") CURRENT=$#words PREFIX=$words[-1]
      _render

      """.utf8
    ).write(to: folder.appendingPathComponent("try.zsh"))
    for (line, words) in Self.expected {
      #expect(try run("zsh -f try.zsh \(line)") == words, "\(line)")
    }
  }

  @Test func theWrapperDoesNotBuildToCompleteAWord() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let wrapper = try String(contentsOf: root.appendingPathComponent("render"), encoding: .utf8)
    let question = try #require(wrapper.range(of: CompletionScript.question))
    let build = try #require(wrapper.range(of: "fast_is_built || need"))
    #expect(question.lowerBound < build.lowerBound)
  }
}
