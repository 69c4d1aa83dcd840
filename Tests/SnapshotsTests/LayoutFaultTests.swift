import Foundation
import Testing

@testable import Goldens

/// Tests the messages for broken layouts and for files that are not layouts.
@Suite struct LayoutFaultTests {
  private func fault(_ text: String) -> String? {
    do throws(LayoutFault) {
      _ = try PictureLayout.read(Data(text.utf8), at: "a.json")
      return nil
    } catch { return error.description }
  }

  @Test(arguments: [
    ("", "The layout 'a.json' is broken: it is empty."),
    ("{\"elements\": [", "The layout 'a.json' is broken at line 1, column 15: it is not JSON."),
    ("<html>", "The layout 'a.json' is broken at line 1, column 1: it is not JSON."),
    (
      "{\n  \"elements\": [\n<<<<<<< HEAD\n]}",
      "The layout 'a.json' is broken at line 3: a merge conflict is not resolved."
    ),
    (
      "version https://git-lfs.github.com/spec/v1\n",
      "The layout 'a.json' is broken: Git LFS has not fetched it."
    ),
    (
      "{\"elements\": [], \"height\": 1, \"scale\": \"x\", \"width\": 1}",
      "The layout 'a.json' is broken in scale: a value of another kind is expected."
    ),
    (
      "{\"elements\": [], \"height\": 1, \"scale\": 1}",
      "The layout 'a.json' is broken: 'width' is missing."
    ),
    (
      "{\"elements\": [{\"kind\": \"moon\", \"type\": \"V\"}], \"height\": 1, \"scale\": 1,"
        + " \"width\": 1}",
      "The layout 'a.json' is broken in elements[0].kind: the value is unknown."
    ),
  ])
  func placesAreReported(text: String, sentence: String) {
    #expect(fault(text) == sentence)
  }

  @Test(arguments: ["{}", "[1, 2]", "3", "{\"answer\": 42}"])
  func otherFilesAreUnchanged(text: String) throws {
    #expect(fault(text) == nil)
    let layout = try PictureLayout.read(Data(text.utf8), at: "a.json")
    #expect(layout == nil)
  }

  @Test func aLayoutIsRead() throws {
    let layout = PictureLayout(width: 3, height: 4, scale: 2, elements: [])
    let read = try PictureLayout.read(layout.data, at: "a.json")
    #expect(read == layout)
  }

  /// Each prefix of a layout is broken, and each is reported with a place inside it.
  @Test func everyPrefixIsReportedWithAPlaceInIt() {
    let layout = PictureLayout(
      width: 3, height: 4, scale: 2,
      elements: [
        LayoutElement(kind: .view, type: "V", frame: .init(x: 0, y: 0, width: 1, height: 1))
      ])
    let text = String(decoding: layout.data, as: UTF8.self)
    let end = text.lastIndex(of: "}") ?? text.endIndex
    for index in text[..<end].indices.dropFirst() {
      let lines = text[..<index].split(separator: "\n", omittingEmptySubsequences: false).count
      let said = fault(String(text[..<index])) ?? ""
      let line = said.split(separator: " line ").last.flatMap { Int($0.prefix { $0.isNumber }) }
      #expect(line.map { (1...lines).contains($0) } == true, "\(said)")
    }
  }
}
