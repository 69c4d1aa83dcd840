import Foundation
import ScenePictures
import Testing

@testable import render

/// Tests how arguments are parsed.
@Suite struct RequestTests {
  static let scenes = SceneNames(names: ["cat-wall", "bars", "time-machine", "photo-sections"])

  static func request(
    _ line: String, scenes: SceneNames = RequestTests.scenes
  ) throws -> RenderRequest {
    let arguments = line.split(separator: " ").map(String.init)
    let draw = try #require(try RenderCommand.parseAsRoot(arguments) as? DrawCommand)
    return try draw.request(scenes: scenes)
  }

  @Test func oneWordIsTheOutputAndTheSceneTheFirst() throws {
    let request = try Self.request("--offset 0,800 out.png")
    var expected = RenderRequest(scene: "cat-wall", output: .file("out.png"))
    expected.axes.regions = [.offset(CGPoint(x: 0, y: 800))]
    #expect(request == expected)
  }

  @Test func everyOptionAnywhereBetweenTheWords() throws {
    var expected = RenderRequest(scene: "bars", output: .file("a/b.PNG"))
    expected.axes.regions = [.offset(CGPoint(x: -5, y: 0.5))]
    expected.picture.size = CGSize(width: 390, height: 844)
    expected.picture.scale = 1.5
    expected.fonts = "f"
    (expected.picture.showsIndicators, expected.picture.clamps) = (true, false)
    let lines = [
      "bars --offset=-5,0.5 --size 390x844 --scale 1.5 --fonts f --indicators --no-clamp a/b.PNG",
      "--offset -5,.5 --size 390X844 --scale 15e-1 bars --fonts=f --no-clamp a/b.PNG --indicators",
      "draw --offset -5,0.5 --size 390×844 --scale +1.5 --fonts f bars a/b.PNG --indicators"
        + " --no-clamp",
    ]
    for line in lines { #expect(try Self.request(line) == expected) }
  }

  @Test func negativeOffsetsParse() throws {
    let table: [(String, CGPoint)] = [
      ("--offset 0,-20 o.png", CGPoint(x: 0, y: -20)),
      ("--offset=-5,0 o.png", CGPoint(x: -5, y: 0)),
      ("--offset -5,-6 o.png", CGPoint(x: -5, y: -6)),
      ("--offset=-1000000000,1e9 o.png", CGPoint(x: -1e9, y: 1e9)),
    ]
    for (line, offset) in table {
      #expect(try Self.request(line).axes.regions == [.offset(offset)])
    }
  }

  @Test func streamsAreOutputsWithoutAnExtension() throws {
    #expect(try Self.request("bars -").output == .standardOutput)
    #expect(try Self.request("-").output == .standardOutput)
    #expect(try Self.request("/dev/null").output == .file("/dev/null"))
  }

  @Test func listIsACommandOfItsOwn() throws {
    #expect(try RenderCommand.parseAsRoot(["list"]) is ListCommand)
  }

  @Test func helpShowsTheOptionsAndTheStatuses() {
    for arguments in [["--help"], ["-h"], ["help"]] {
      #expect(RenderCommand.completed(arguments) == ["help", "draw"])
    }
    let help = RenderCommand.helpMessage(for: DrawCommand.self, columns: 80)
    for word in [
      "--offset", "--size", "--scale", "--fonts", "--system-font", "--indicators", "--no-clamp",
    ] {
      #expect(help.contains(word))
    }
    for status in RunStatus.numbered { #expect(help.contains("\(status.code)  ")) }
  }

  /// Every command is in the help of `render`, in a line that fits a terminal, and in the manual
  /// page only as a section.
  @MainActor @Test func helpShowsTheCommands() throws {
    let lines = RenderCommand.helpMessage(for: DrawCommand.self, columns: 80)
      .components(separatedBy: "\n")
    let start = try #require(lines.firstIndex(of: CommandTable.heading))
    let names = lines[(start + 1)...].prefix { $0.hasPrefix("  ") }
      .filter { !$0.hasPrefix("   ") }.compactMap {
        $0.split(separator: " ").first.map(String.init)
      }
    let commands = RenderCommand.configuration.subcommands.compactMap {
      $0.configuration.commandName
    }
    #expect(["draw"] + names == commands)
    #expect(lines.contains("'render help COMMAND' shows the options of each."))
    #expect(try !ManualCommand.page().contains(CommandTable.heading))
  }

  /// `render` draws a picture for each of several values; `render serve` takes one and no language.
  @Test func serveOffersWhatItTakes() {
    let help = RenderCommand.helpMessage(for: ServeCommand.self, columns: 80)
    let screen = help[
      ..<(help.range(of: "SCENE FILES:") ?? help.endIndex..<help.endIndex).lowerBound]
    #expect(screen.contains("--device") && screen.contains("--text-size"))
    for text in ["repeated", "a picture of each", "--language", "--locale"] {
      #expect(!screen.contains(text), "\(text)")
    }
  }

  /// There is one table of statuses, in one help text and one section of the manual page, and one
  /// rule.
  @MainActor @Test func theStatusesAreListedOnce() throws {
    var texts: [String] = []
    for command in RenderCommand.configuration.subcommands {
      texts.append(command.configuration.discussion)
    }
    let tables = texts.filter { $0.contains(RunStatus.usage.meaning) }
    #expect(tables == [DrawCommand.configuration.discussion])
    #expect(texts.filter { $0.contains(RunStatus.reference) }.count == 3)
    let page = try ManualCommand.page()
    let title = "\n.Sh EXIT STATUS\n"
    #expect(page.components(separatedBy: title).count == 2 && !page.contains("\nEXIT STATUS"))
    #expect(page.components(separatedBy: "sizes differ").count == 2)
  }

  @Test func theWorstOfSeveralStatusesDecides() {
    let order = RunStatus.fromBestToWorst
    #expect(order.map(\.code) == [0, 20, 22, 21, 23, 25, 24, 20, 2, 1])
    #expect(Set(order) == Set(RunStatus.allCases))
    for (index, better) in order.enumerated() {
      for worse in order[index...] {
        #expect(better.worse(worse) == worse && worse.worse(better) == worse)
      }
    }
    #expect(
      RunStatus.rule.contains(
        "from the worst: 1, 2, 20 (the machine), 24, 25, 23, 21, 22, 20 (other libraries), 0."))
  }

  /// The message for a missing requirement of drawing comes first, whatever else differs.
  @Test func aMachineThatLacksSomethingIsNotHidden() {
    for other in [RunStatus.pixels, .size, .missing, .empty, .unsettled] {
      #expect(RunStatus.environment.worse(other) == .environment)
      #expect(other.worse(.environment) == .environment)
    }
    #expect(RunStatus.otherLibraries.worse(.pixels) == .pixels)
    #expect(RunStatus.otherLibraries.code == RunStatus.environment.code)
  }

  @Test func wordsAloneNeedNoOutput() throws {
    for option in ["--explain 1,2", "--tree t.json", "--annotate a.png", "--json"] {
      #expect(try Self.request("bars \(option)").output == .nowhere)
      #expect(try Self.request("a.yml \(option)").scene == "a.yml")
      #expect(try Self.request(option).scene == SceneNames.builtIn.first)
      #expect(try Self.request("bars \(option) o.png").output == .file("o.png"))
    }
    #expect(throws: Failure(ArgumentProblem.sceneWithoutOutput("bars"))) {
      try Self.request("bars --perf")
    }
    #expect(throws: Failure(ArgumentProblem.noOutput())) { try Self.request("--json --filmstrip") }
  }
}
