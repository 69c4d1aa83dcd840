import AtomicFiles
import CoreText
import ImageIO
import ScenePictures
import Scenes
import Testing

@testable import render

/// Tests bad arguments, with the message and the status of each.
@Suite struct RefusalTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let line: String
    let sentence: String
    var testDescription: String { "render \(line)" }
  }

  static let pixels =
    "cannot be drawn: it needs at least one pixel and at most 32767 a side,"
    + " 100000000 in all."

  static let cases: [Case] = [
    Case(
      line: "",
      sentence: "Name the file for the picture, as in 'render out.png'; '-' is standard output."),
    Case(
      line: "bars",
      sentence: "'bars' is the screen to draw; name the file for its picture, too, as in"
        + " 'render bars out.png'."),
    Case(
      line: "cat-wal",
      sentence: "'cat-wal' is neither a scene nor a .png file;"
        + " did you mean 'render cat-wall out.png'?"),
    Case(
      line: "picture",
      sentence: "'picture' is neither a scene nor a .png file; 'render list' lists the scenes."),
    Case(
      line: "bars out",
      sentence: "'out' does not end in .png; name the file for the picture, as in 'out.png'."),
    Case(
      line: "bars /tmp",
      sentence: "'/tmp' does not end in .png; name the file for the picture, as in 'out.png'."),
    Case(line: "out.png bars", sentence: "The scene comes first: 'render bars out.png'."),
    Case(line: "bar o.png", sentence: "There is no scene 'bar'; did you mean 'bars'?"),
    Case(
      line: "Time-Machine o.png",
      sentence: "There is no scene 'Time-Machine'; did you mean 'time-machine'?"),
    Case(
      line: "elephants o.png",
      sentence: "There is no scene 'elephants'; 'render list' lists them all."),
    Case(
      line: "bars a.png b.png",
      sentence: "Name at most a scene and an output, not 3 words:"
        + " 'bars' 'a.png' 'b.png'."),
    Case(
      line: "/tmp",
      sentence: "'/tmp' is a folder; 'render batch /tmp' draws every scene file in it."),
    Case(
      line: "/tmp o.png",
      sentence: "'/tmp' is a folder; 'render batch /tmp' draws every scene file in it."),
    Case(
      line: "/tmp --tree t.json",
      sentence: "'/tmp' is a folder; 'render batch /tmp' draws every scene file in it."),
    Case(line: "list all", sentence: "Unexpected argument 'all'."),
    Case(line: "--elephant=1 o.png", sentence: "Unknown option '--elephant'."),
    Case(line: "o.png --scale", sentence: "Missing value for '--scale <N>'."),
  ]

  static let offsets = ["", "5", "5,", ",5", "1,2,3", "a,b", "0x10,0", "nan,0", "0,inf", "1 ,2"]
  static let sizes = [
    "390", "390x", "x844", "390x844x2", "ax1", "infx1", "nanx1", "3,4", "1e999x1",
  ]
  static let scales = ["two", "nan", "inf", "-inf", "0x2", "1e999", "2x", "--size"]

  private func refusal(_ arguments: [String]) -> Failure? {
    do {
      guard let draw = try RenderCommand.parseAsRoot(arguments) as? DrawCommand else { return nil }
      _ = try draw.request(scenes: RequestTests.scenes)
      return nil
    } catch let error as Failure {
      return error
    } catch {
      return Failure(ArgumentProblem.arguments(RenderCommand.message(for: error)))
    }
  }

  @Test(arguments: cases)
  func isRefused(_ sample: Case) {
    let error = refusal(sample.line.split(separator: " ").map(String.init))
    #expect(error?.description == sample.sentence)
    #expect(error?.status == .usage)
  }

  @Test func malformedNumbersAreRefusedWithWhatTheOptionTakes() {
    for text in Self.offsets + ["1000000001,0", "0,-2e9"] {
      #expect(
        refusal(["--offset", text, "o.png"])?.description
          == "--offset takes two numbers of points within ±1000000000, as in 0,800, not '\(text)'.")
    }
    for text in Self.sizes {
      #expect(
        refusal(["--size", text, "o.png"])?.description
          == "--size takes two numbers of points, as in 390x844, not '\(text)'.")
    }
    for text in Self.scales {
      #expect(
        refusal(["--scale", text, "o.png"])?.description
          == "--scale takes a number of pixels per point, as in 2, not '\(text)'.")
    }
  }

  @Test func sizesAndScalesAreMoreThanZero() {
    for text in ["0x5", "5x0", "-1x5", "5x-0.5", "0x0"] {
      #expect(
        refusal(["--size", text, "o.png"])?.description
          == "--size must be more than 0, not '\(text)'.")
    }
    for text in ["0", "-2", "-0.0"] {
      #expect(
        refusal(["--scale", text, "o.png"])?.description
          == "--scale must be more than 0, not '\(text)'.")
    }
  }

  /// A first word that is a command of `golden`, or is similar to a command and to no scene.
  @Test func misplacedAndMisspeltCommandsAreNamed() {
    func problem(_ line: String) -> Failure? {
      do {
        try RenderCommand.refuseUnknown(
          line.split(separator: " ").map(String.init), scenes: RequestTests.scenes)
        return nil
      } catch {
        return error
      }
    }
    let table = [
      ("accept --all", "accept", "golden accept"), ("check", "check", "golden check"),
      ("match Pictures", "match", "golden match"), ("ls", "ls", "golden ls"),
      ("gallry", "gallry", "gallery"), ("comparr a.png b.png", "comparr", "compare"),
      ("acept", "acept", "golden accept"),
    ]
    for (line, word, command) in table {
      let error = problem(line)
      #expect(
        error?.description
          == "'\(word)' is neither a command nor a scene; did you mean 'render \(command)'?")
      #expect(error?.status == .usage)
    }
    for line in [
      "", "list", "help", "draw bars o.png", "bars o.png", "bar o.png", "list.yml o.png",
      "check.png",
      "elephants o.png", "main o.png", "--all", "golden check",
    ] {
      #expect(problem(line) == nil, "\(line)")
    }
  }

  @Test func theOtherErrorsHaveTheirSentencesAndStatuses() {
    let full = AtomicFileError(path: "/d/o.png", step: .write, code: ENOSPC)
    let closed = AtomicFileError(path: "standard output", step: .open, code: EBADF)
    let table: [(Failure, String, RunStatus)] = [
      (
        Failure(SceneProblem.unusableSize(CGSize(width: 40000, height: 1.5), scale: 2)),
        "A picture of 40000x1.5 points at scale 2 \(Self.pixels)", .usage
      ),
      (Failure(full), "Cannot write '/d/o.png': the disk is full.", .output),
      (
        Failure(OutputProblem.standardOutput(closed)),
        "Cannot write to standard output: it is closed.", .output
      ),
      (
        Failure(OutputProblem.terminal),
        "Standard output is a terminal; send the picture to a file or a pipe.", .output
      ),
      (
        Failure(FontError.notADirectory(path: "/f")),
        FontError.notADirectory(path: "/f").description, .environment
      ),
      (
        Failure(ImageIOError.outOfMemory(width: 1, height: 2)),
        "There is not enough memory for an image of 1 × 2 pixels.", .environment
      ),
      (
        of("a", .unusableSize(CGSize(width: 1, height: 2), scale: 1)),
        "There is not enough memory to draw 'a' as 1 × 2 pixels.", .environment
      ),
      (
        of("a", .noInk),
        "The picture of 'a' at offset 0,0 is empty: every pixel has the same colour.", .empty
      ),
      (
        of("a", .notSettled(passes: 10)),
        "The screen of 'a' at offset 0,0 did not settle: the end of its content still moved after "
          + "10 layouts.",
        .unsettled
      ),
      (
        of("a", .noCells(items: 3)),
        "The picture of 'a' at offset 0,0 shows no cells where 3 items are visible.", .empty
      ),
      (
        of("a", .neverLoaded(["cat.jpg"])),
        "The screen of 'a' at offset 0,0 is not complete: still waiting for 'cat.jpg'.", .unsettled
      ),
      (
        of("a", .keepsLoading(["cat.jpg"], rounds: 10)),
        "The screen of 'a' at offset 0,0 did not settle: after 10 rounds of loading it still"
          + " requested 'cat.jpg'.",
        .unsettled
      ),
    ]
    for (error, sentence, status) in table {
      #expect(error.description == sentence)
      #expect(error.status == status)
    }
  }

  private func of(_ scene: String, _ fact: SnapshotError) -> Failure {
    Failure(fact, of: FailureSubject("'\(scene)'", location: "at offset 0,0"))
  }

  @Test func theStatusesAreTheseNumbers() {
    #expect(RunStatus.numbered.map(\.code) == [0, 1, 2, 20, 21, 22, 23, 24, 25])
  }

  @Test func onlyNearWordsAreOffered() {
    let table: [(String, String?)] = [
      ("fnt", "font"), ("foo", nil), ("Font", "font"), ("heigth", "height"), ("weight", "height"),
      ("wide", nil),
    ]
    for (word, nearest) in table {
      #expect(SpellingSuggestion(from: ["font", "height"]).closest(to: word) == nearest)
    }
  }
}
