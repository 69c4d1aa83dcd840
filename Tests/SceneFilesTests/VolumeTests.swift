import Foundation
import Testing

@testable import SceneFiles

/// Tests large amounts: a limit refuses a file while it is read.
@Suite struct VolumeTests {
  /// Generated items share one place: a mistake in all of them is reported once for each value.
  @Test func madeItemsAreWrongOnce() {
    let lines = SceneFile.mistakes(
      "styles: {a: {backgroundColor: \"{c}\"}}\n"
        + "sections: [{count: 50000, cycle: {c: [rot, gelb]}}]")
    #expect(lines.count == 2)
    #expect(lines[0].contains("item 0:0 is 'rot'") && lines[1].contains("item 0:1 is 'gelb'"))
  }

  /// Fifty thousand different mistakes in one place are sorted in time proportional to their
  /// number.
  @Test func manyMistakesOfOnePlace() throws {
    let location = DocumentLocation(line: 1, column: 1)
    let mistakes = (0..<50_000).flatMap { number in
      let mistake = Mistake(
        .wrongField("{c}", of: "item", value: "\(number)", expected: "a colour"), location)
      return [mistake, mistake]
    }
    let error = SceneFileError(file: "s.yml", mistakes)
    #expect(error.mistakes.count == 50_000)
    #expect(error.mistakes.first == mistakes.first && error.mistakes.last == mistakes.last)
  }

  private func limits(_ name: SceneLimits.Name, _ value: Int) -> SceneLimits {
    var limits = SceneLimits.standard
    limits[name] = value
    return limits
  }

  /// The third line exceeds the limit, so the fifth line, which is wrong, is not read.
  @Test(arguments: [
    ("d.csv", "text\na\nb\nc\nd,e,f\n"),
    ("d.jsonl", "{\"text\": 1}\n{\"text\": 2}\n{\"text\": 3}\n\n[]\n"),
  ])
  func linesPastTheLimitAreNotRead(_ name: String, _ text: String) throws {
    let scratch = try ScratchFolder()
    try scratch.write(text, to: name)
    let scene = "styles: {a: {text: \"{text}\"}}\nsections: [{data: \(name)}]"
    let line = name == "d.csv" ? 4 : 3
    #expect(
      SceneFile.mistakes(scene, folder: scratch.path, limits: limits(.items, 2)) == [
        "\(name):\(line):1: There are more than 2 items, headers and footers, in all sections;"
          + " '--limit items=N' allows more."
      ])
  }

  @Test(arguments: [
    ("d.csv", "a,b\n1,2\n3,4\n5\n", 3), ("d.csv", "a,b,c,d,e,f,g,h\n", 1),
    ("d.jsonl", "{\"a\": 1, \"b\": 2}\n{\"a\": 1, \"b\": [2]}\n{\"a\": 1, \"b\": 2}\n[]", 3),
  ])
  func valuesPastTheLimitAreNotRead(_ name: String, _ text: String, _ line: Int) throws {
    let scratch = try ScratchFolder()
    try scratch.write(text, to: name)
    let lines = SceneFile.mistakes(
      "styles: {s: {}}\nsections: [{data: \(name)}]", folder: scratch.path,
      limits: limits(.dataValues, 3))
    #expect(
      lines.last
        == "\(name):\(line):1: There are more than 3 values in one data file; '--limit"
        + " data-values=N' allows more.")
  }

  /// A scene that was read can be shown repeatedly without its files.
  @MainActor @Test func aSceneIsReadOnce() throws {
    let scratch = try ScratchFolder()
    try scratch.write("text\na\nb\n", to: "d.csv")
    let photo = "\(scratch.path)/lake.jpg"
    try FileManager.default.copyItem(
      atPath: "\(Package.scenes)/Photos/lake.jpg", toPath: photo)
    try scratch.write(
      "screen: {size: [100, 60], scale: 1}\nstyles: {a: {image: lake.jpg, text: \"{text}\"}}\n"
        + "sections: [{data: d.csv}]", to: "s.yml")
    let file = try SceneFile(path: "\(scratch.path)/s.yml")
    #expect(
      file.files.map { ($0 as NSString).lastPathComponent } == ["s.yml", "d.csv", "lake.jpg"])
    let first = try file.pixels()
    for path in file.files { try FileManager.default.removeItem(atPath: path) }
    #expect(try file.pixels() == first)
  }

  @Test func brokenTextIsNamedByItsLine() {
    let bytes = Data("a,b\n1,2\n3,".utf8) + Data([0xFF, 0x0A]) + Data("5,6\n".utf8)
    let (_, mistakes) = DataFile(name: "d.csv").items(bytes)
    #expect(mistakes.map(\.location.line) == [3])
    #expect(mistakes.map(\.problem) == [.data(.notUTF8)])
    let (_, others) = DataFile(name: "d.jsonl").items(Data([0x7B, 0x7D, 0x0A, 0xFF]))
    #expect(others.map(\.location.line) == [2] && others.map(\.problem) == [.data(.notUTF8)])
  }

  /// Of Unicode's line breaks, only those of RFC 4180 and of old files end a line.
  @Test func lineBreaks() {
    let text = "a,b\r\n1,x\u{2028}y\r2,\u{B}\n3,\"\r\n\"\n"
    let (items, mistakes) = DataFile(name: "d.csv").items(Data(text.utf8))
    #expect(mistakes.isEmpty)
    #expect(items.map { $0.fields["b"] } == ["x\u{2028}y", "\u{B}", "\r\n"])
    #expect(items.map(\.location.line) == [2, 3, 4])
  }
}
