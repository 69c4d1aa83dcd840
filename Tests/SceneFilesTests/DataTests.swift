import Foundation
import Glibc
import Testing

@testable import SceneFiles

/// Tests items from other files.
@Suite struct DataTests {
  private func read(_ text: String, _ name: String = "d.csv") -> (
    fields: [[String: String]], lines: [String]
  ) {
    let (items, mistakes) = DataFile(name: name).items(Data(text.utf8))
    let lines = SceneFileError(file: "s.yml", mistakes).description.split(separator: "\n")
    return (items.map(\.fields), lines.map(String.init))
  }

  @Test func separatedValues() {
    let (fields, lines) = read(
      "\u{FEFF}name,note\r\nMilk,\"fresh, \"\"cold\"\"\"\r\n\r\nBread,\"two\nlines\"\nEgg,")
    #expect(lines == [])
    #expect(
      fields == [
        ["name": "Milk", "note": "fresh, \"cold\""], ["name": "Bread", "note": "two\nlines"],
        ["name": "Egg", "note": ""],
      ])
    #expect(read("a\tb\n1,2\t3", "d.tsv").fields == [["a": "1,2", "b": "3"]])
  }

  @Test func mistakesInSeparatedValues() {
    #expect(read("").lines == ["d.csv:1:1: The first line, which names the fields, is missing."])
    #expect(read("a,,b").lines == ["d.csv:1:1: Column 2 has no name."])
    #expect(read("a,a").lines == ["d.csv:1:1: Two columns are called 'a'."])
    #expect(
      read("a,b\n1\n1,2\n1,2,3").lines == [
        "d.csv:2:1: The line has 1 values for 2 columns.",
        "d.csv:4:1: The line has 3 values for 2 columns.",
      ])
    #expect(read("a\n\"x").lines == ["d.csv:2:1: The quote is not closed."])
    #expect(
      read("a\n\"x\"y").lines
        == ["d.csv:2:4: Expected a comma or the end of the line after a closing quote."])
    #expect(
      read("a", "d.txt").lines == [
        "d.txt:1:1: 'd.txt' is not a data file; data files end in .csv, .tsv, .jsonl or .ndjson."
      ])
  }

  @Test func jsonLines() {
    let (fields, lines) = read(
      "{\"a\": \"x\", \"b\": 1, \"c\": 2.50, \"d\": true, \"e\": null}\n \n{\"a\": \"😀\"}\n",
      "d.jsonl")
    #expect(lines == [])
    #expect(
      fields == [["a": "x", "b": "1", "c": "2.50", "d": "true", "e": ""], ["a": "😀"]])
    #expect(
      read("{\"a\": 1\n[1]\n{\"b\": [1]}", "d.jsonl").lines == [
        "d.jsonl:1:1: Expected an object on each line, as in {\"title\": \"Milk\"}.",
        "d.jsonl:2:1: Expected an object on each line, as in {\"title\": \"Milk\"}.",
        "d.jsonl:3:1: The field 'b' is a list or an object; expected text, a number, true, false"
          + " or null.",
      ])
  }

  @Test func theColumnStyleNamesTheStyle() throws {
    let scratch = try ScratchFolder()
    try scratch.write("style,text\na,x\nc,y\n", to: "d.csv")
    #expect(
      SceneFile.mistakes(
        "styles: {a: {text: \"{text}\"}, b: {}}\nsections: [{data: d.csv}]", folder: scratch.path)
        == ["d.csv:3:1: There is no style 'c'; there are 'a' and 'b'."])
  }

  // MARK: Folders

  @Test func linksOutOfTheFolderAreFollowedAndRefused() throws {
    let (scratch, outside) = (try ScratchFolder(), try ScratchFolder())
    try outside.write("a\n1\n", to: "d.csv")
    try scratch.write("a\n1\n", to: "own.csv")
    for (link, target) in [
      ("link.csv", "\(outside.path)/d.csv"), ("folder", outside.path), ("near.csv", "own.csv"),
    ] {
      try FileManager.default.createSymbolicLink(
        atPath: "\(scratch.path)/\(link)", withDestinationPath: target)
    }
    let style = "styles: {a: {}}\n"
    func isRefused(_ path: String) -> Bool {
      SceneFile.mistakes("\(style)sections: [{data: \"\(path)\"}]", folder: scratch.path).first?
        .contains("is outside the scene file's folder") == true
    }
    #expect(isRefused("link.csv"))
    #expect(isRefused("folder/d.csv"))
    #expect(isRefused("../\((outside.path as NSString).lastPathComponent)/d.csv"))
    #expect(isRefused("\(outside.path)/d.csv"))
    #expect(!isRefused("near.csv"))
    #expect(!isRefused("./folder/../own.csv"))
    #expect(throws: Never.self) {
      try SceneFile(
        "\(style)sections: [{data: link.csv}]", folder: scratch.path, allowsOutside: true)
    }
  }

  @Test func aPipeIsNotWaitedFor() throws {
    let scratch = try ScratchFolder()
    #expect(mkfifo("\(scratch.path)/pipe.csv", 0o600) == 0)
    #expect(
      SceneFile.mistakes("styles: {a: {}}\nsections: [{data: pipe.csv}]", folder: scratch.path) == [
        "s.yml:2:19: sections[0].data: 'pipe.csv' cannot be read: it is not a file."
      ])
    #expect(throws: SceneFileError.self) { try SceneFile(path: "\(scratch.path)/pipe.csv") }
  }
}
