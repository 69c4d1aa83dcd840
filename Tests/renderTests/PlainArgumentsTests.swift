import Testing

@testable import render

/// Tests that the fast parser and ArgumentParser agree.
@Suite struct PlainArgumentsTests {
  private func slow(_ arguments: [String]) -> PlainArguments? {
    switch try? RenderCommand.parseAsRoot(arguments) {
    case let draw as DrawCommand: (try? draw.request(scenes: RequestTests.scenes)).map { .draw($0) }
    case is ListCommand: .list
    default: nil
    }
  }

  /// Compares every line of up to four of these words, in every order.
  @Test func agreesWithArgumentParser() {
    let words = [
      "bars", "out.png", "--offset", "0,-5", "--no-clamp", "--scale", "list", "-", "--", "", "draw",
    ]
    var lines: [[String]] = [[]]
    var plain = 0
    for _ in 0..<4 {
      lines = lines.flatMap { line in words.map { line + [$0] } }
      for line in lines {
        guard let quick = PlainArguments(line, scenes: RequestTests.scenes) else { continue }
        plain += 1
        #expect(quick == slow(line), "\(line)")
      }
    }
    #expect(plain > 60)
  }

  @Test func readsTheUsualForms() throws {
    #expect(PlainArguments(["list"]) == .list)
    #expect(
      try PlainArguments(
        ["wall", "--offset", "0,800", "--size", "1x2", "--fonts", "f", "--indicators", "o.png"])
        == .draw(
          RequestTests.request(
            "wall --offset 0,800 --size 1x2 --fonts f --indicators o.png",
            scenes: .builtIn)))
  }

  @Test(arguments: [
    "", "list more", "--help", "draw o.png", "walls o.png", "wall", "--offset", "o.png --offset",
    "o.png --scale 1 --scale 2", "--offset=1,1 o.png", "a b o.png", "-x o.png", "o.PNG",
  ])
  func leavesTheRestToArgumentParser(_ line: String) {
    #expect(PlainArguments(line.split(separator: " ").map(String.init)) == nil)
  }
}
