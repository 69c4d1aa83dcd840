import ScenePictures
import Snapshots
import Testing

@testable import render

/// Tests the messages for pictures that are impossible.
@Suite struct SeriesRefusalTests {
  private func refusal(_ line: String) -> Failure? {
    do {
      let request = try RequestTests.request(line)
      let list = try ShotList(request.drawing, captures: [])
      _ = try NameTemplate(line)
      _ = list
      return nil
    } catch {
      return error as? Failure
    }
  }

  @Test(arguments: [
    (
      "--device iPhone16 o.png",
      "--device has no value 'iPhone16'; did you mean 'iPhone13'?"
        + " 'render list --devices' lists them all."
    ),
    (
      "--device iPadMini:lanscape o.png",
      "--device has no value 'iPadMini:lanscape'; did you mean 'iPadMini:landscape'?"
        + " 'render list --devices' lists them all."
    ),
    (
      "--sheet --explain 1,1",
      "Name the file for the picture, as in 'render out.png'; '-' is standard output."
    ),
    (
      "--text-size enormously o.png",
      "--text-size has no value 'enormously'; there are extraSmall, small, medium, large, "
        + "extraLarge, extraExtraLarge, extraExtraExtraLarge, accessibilityMedium, "
        + "accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge, "
        + "accessibilityExtraExtraExtraLarge."
    ),
    (
      "--language ar --locale nowhere o.png",
      "--locale has no value 'nowhere'; did you mean 'ar_EG'?"
    ),
    (
      "--language de --locale de_XX o.png", "--locale has no value 'de_XX'; did you mean 'de_AT'?"
    ),
    (
      "--size 1x1 --device iPad o.png", "--size and --device cannot be used together."
    ),
    ("--sheet --animate o.png", "--sheet and --animate cannot be used together."),
    (
      "--tree - --json o.png",
      """
      Only one of --tree, --json can go to standard output; give the others a file or omit them.
      """
    ),
    (
      "--explain 1,1 -",
      "Only one of the picture, --explain can go to standard output; give the others a file or "
        + "omit them."
    ),
    (
      "o-{devise}.png",
      "'{devise}' in an output's name is not a placeholder; did you mean '{device}'?"
    ),
    (
      "o-{elephant}.png",
      "'{elephant}' in an output's name is not a placeholder; there are {scene}, {offset},"
        + " {device},"
        + " {appearance}, {direction}, {time}, {capture}, {n}, {text-size}."
    ),
  ])
  func isRefused(line: String, sentence: String) {
    #expect(refusal(line)?.description == sentence)
    #expect(refusal(line)?.status == .usage)
  }

  @Test func malformedSeriesAreRefusedWithWhatTheOptionTakes() throws {
    let table: [(String, [String], String)] = [
      (
        "sweep",
        ["", "5", "0..5", "0..5/0", "5..0/1", "0..1e10/1", "0..9/0.001", "a..b/c", "0..5/-1"],
        "offsets in points and the step between them, as in 0..800/200, for at most 1000 pictures"
      ),
      (
        "at", ["", "-1", "3601", "0..5", "1..0/1", "0..3600/0.1", "soon"],
        "a number of seconds from 0 to 3600, as in 0.2, or several, as in 0..1/0.1, at most 1000"
      ),
      (
        "item", ["", "1", "1:2:3", "-1:0", "a:b", "1:2@middle", "1:2@", "1:99999999999", "1.0:2"],
        """
        a section and an item, from 0, and a place: top, center, bottom, left or right, as in \
        0:3@top
        """
      ),
      ("select", ["", "1", ":", "1:x", "1:2@top"], "a section and an item, from 0, as in 0:3"),
      (
        "explain", ["", "1", "1,", "-1,0", "1,2,3", "0.5,1"],
        "two numbers of pixels, from 0, as in 120,40"
      ),
    ]
    for (option, texts, form) in table {
      for text in texts {
        let command = try DrawCommand.parse(["--\(option)", text, "o.png"])
        let error = #expect(throws: Failure.self, "\(option) \(text)") {
          try command.request()
        }
        #expect(error?.description == "--\(option) takes \(form), not '\(text)'.")
      }
    }
  }

  @Test func theOtherErrorsHaveTheirSentences() {
    let table: [(ShotProblem, String)] = [
      (
        .sameNames(3, output: "o.png"),
        "3 pictures need different names, and 'o.png' is only one; put {n}, {offset} or another"
          + " placeholder into it, as in 'out-{n}.png'."
      ),
      (
        .severalToStandardOutput(3),
        "3 pictures cannot all go to standard output; --sheet, --filmstrip or --animate makes one "
          + "of them."
      ),
      (
        .noPixel(DrawingRequest.Pixel(x: 9, y: 1), width: 5, height: 6),
        "There is no pixel 9,1: the picture has 5 × 6 pixels, counted from 0."
      ),
      (
        .onePicture("--animate"),
        "--animate needs several pictures; ask for them with --at, --sweep, --offset, --item or"
          + " --device, as in '--at 0..0.5/0.1'."
      ),
    ]
    for (error, sentence) in table {
      #expect(error.description == sentence)
      #expect(error.status == .usage)
    }
  }

  @Test func scenesThatCannotBeDrawnHaveTheirSentencesAndStatuses() {
    let table: [(Failure, String, RunStatus)] = [
      (
        Failure(SceneProblem.tooManyPictures(1001)),
        "1001 pictures are too many: the limit is 1000.",
        .usage
      ),
      (
        of("wall", .noSuchItem([1, 2])),
        "'wall' has no item 1:2; sections and items are counted from 0.", .usage
      ),
      (
        of("photo", .noCollectionView("UIWindow")),
        "'photo' has no collection view, so no items.", .usage
      ),
      (
        Failure(SceneProblem.noMoment("late")),
        "The scene's script ends before its picture 'late'.",
        .usage
      ),
      (
        of("a", .notSettled(passes: 3)),
        "The screen of 'a' did not settle: the end of its content still moved after 3 layouts.",
        .unsettled
      ),
    ]
    for (error, sentence, status) in table {
      #expect(error.description == sentence)
      #expect(error.status == status)
    }
  }

  private func of(_ scene: String, _ fact: SnapshotError) -> Failure {
    Failure(fact, of: FailureSubject("'\(scene)'"))
  }
}
