import Failures
import Scenes
import Testing

@testable import render

/// Tests the completions of a word in every position.
@Suite struct CompletionTests {
  private let completion: Completion
  private let scenes = SceneRegistry.all.map(\.name)

  init() throws {
    completion = Completion(
      try .ofThisProgram(), sources: CompletionSources { ["wall/800", "bars/start"] })
  }

  private func answer(_ line: String) -> Completion.Answer {
    completion.answer(line.split(separator: " ", omittingEmptySubsequences: false).map(String.init))
  }

  private func words(_ line: String) -> [String] { answer(line).words.map(\.word) }

  @Test func theFirstWordIsASceneAFileOrACommand() {
    let cats = [
      "cat-wall", "cat-wall-nested", "cat-wall-xib", "cat-wall-xib-reread", "cat-wall-busy",
      "cat-wall-relieved",
    ]
    let first = answer("")
    #expect(
      first.words.map(\.word)
        == scenes + [
          "draw", "list", "profile", "golden", "compare", "report", "review",
          "gallery", "batch", "serve", "man",
        ])
    #expect(first.words.allSatisfy { !$0.note.isEmpty })
    #expect(first.fileEndings == ["yml", "yaml", "json", "xib", "storyboard", "png"])
    #expect(words("cat") == cats)
    #expect(words("gol") == ["golden"])
    #expect(words("draw cat") == cats)
  }

  @Test func thenThePicture() {
    for line in ["wall ", "draw a.yml ", "--dark wall ", "wall --offset 0,800 "] {
      #expect(answer(line) == Completion.Answer(fileEndings: ["png"]), "\(line)")
    }
    #expect(words("wall out.png ").contains("--dark"), "only options remain")
  }

  @Test func optionsAreOfferedOnceUnlessTheyCanBeRepeated() {
    #expect(words("--da") == ["--dark"])
    #expect(words("wall --dark --da") == [])
    #expect(words("wall --offset 0,0 --off") == ["--offset"])
    #expect(words("wall --size 10x10 --si") == [])
    #expect(words("golden prove --r") == ["--runs"])
    #expect(words("list ") == ["--devices", "--version", "--help"])
  }

  @Test func valuesOfOptions() {
    #expect(words("--device iPadP") == ["iPadPro11", "iPadPro13"])
    #expect(words("wall --text-size ex").first == "extraSmall")
    // The words are divided as Bash divides '--device=iPadM' and '--device='.
    #expect(words("--device = iPadM") == ["iPadMini"])
    #expect(words("--device =").first == "iPhoneSE")
    #expect(answer("--fonts ") == Completion.Answer(folders: true))
    #expect(answer("--system-font ").fileEndings == ["ttf", "otf", "ttc", "otc"])
    #expect(answer("--annotate ") == Completion.Answer(fileEndings: ["png"]))
    #expect(answer("--offset ") == Completion.Answer(), "there is no completion")
    #expect(words("golden check --only wall/800 ba") == ["bars/start"])
  }

  @Test func aBatchTakesAFolderAndThenOptions() {
    #expect(answer("batch ") == Completion.Answer(folders: true))
    #expect(words("batch Scenes --sh") == ["--shard"])
    #expect(words("batch Scenes -- --rt") == ["--rtl"])
    #expect(words("batch Scenes -- --device iPhoneS") == ["iPhoneSE"])
    #expect(answer("batch Scenes -- ").fileEndings == [])
  }

  /// No line makes it stop, or return a completion without the word's prefix.
  @Test func anyWordsHaveAnAnswer() {
    let words = [
      "", "-", "--", "=", "--device", "--only", "wall", "golden", "check", "batch", "help",
      ":files",
    ]
    for first in words {
      for second in words {
        for third in words {
          let answer = completion.answer([first, second, third])
          if third != "=" { #expect(answer.words.allSatisfy { $0.word.hasPrefix(third) }) }
        }
      }
    }
    #expect(completion.answer([]).words.count > scenes.count)
  }

  @Test func linesForAShell() {
    let answer = Completion.Answer(
      words: [.init(word: "a", note: "An a."), .init(word: "b", note: "")],
      fileEndings: ["yml", "json"], folders: true)
    #expect(answer.lines == ["a\tAn a.", "b", ":files yml json", ":folders"])
  }

  @Test func callsOfShells() throws {
    #expect(try CompletionArguments(["---complete", "a", ""]) == .question(["a", ""]))
    #expect(
      try CompletionArguments(["--generate-completion-script", "fish"]) == .script(.fish))
    #expect(try CompletionArguments(["wall", "a.png"]) == nil)
    let error = Failure(ArgumentProblem.completionShell("tcsh"))
    #expect(throws: error) {
      try CompletionArguments(["--generate-completion-script", "tcsh"])
    }
    #expect(
      error.description
        == "Shell completion supports bash, zsh and fish, as in"
        + " 'render --generate-completion-script bash', not in 'tcsh'.")
  }
}
