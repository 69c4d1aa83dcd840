import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// Tests values of any type on a pasteboard.
@MainActor @Suite struct PasteboardTests {
  /// Source: Apple, UIPasteboard.setValue(_:forPasteboardType:).
  @Test(arguments: ["public.utf8-plain-text", "public.plain-text", "public.text"])
  func aTextOfAnyTypeIsAString(_ type: String) {
    let board = UIPasteboard()
    board.setValue("fox", forPasteboardType: type)
    #expect(board.string == "fox" && board.hasStrings && board.types == [type])
    #expect(board.value(forPasteboardType: type) as? String == "fox")
    #expect(board.data(forPasteboardType: type) == Data("fox".utf8))
  }

  @Test func dataIsReadAsWhatItIs() throws {
    let board = UIPasteboard()
    board.setData(Data("fox".utf8), forPasteboardType: "public.utf8-plain-text")
    #expect(board.string == "fox")
    let image = UIImage.of(["rr", "rr"])
    board.setData(try #require(image.pngData()), forPasteboardType: "public.png")
    #expect(board.image?.size == image.size && board.string == nil)
    board.setData(Data([1, 2]), forPasteboardType: "com.example.own")
    #expect(board.data(forPasteboardType: "com.example.own") == Data([1, 2]))
    #expect(board.data(forPasteboardType: "com.example.other") == nil)
  }

  @Test func itemsAreAddedAndFound() throws {
    let board = UIPasteboard()
    board.setItems([["public.url": try #require(URL(string: "https://example.org"))]])
    board.addItems([["public.text": "fox"]])
    #expect(board.numberOfItems == 2 && board.urls?.count == 1 && board.strings == ["fox"])
    #expect(board.contains(pasteboardTypes: ["public.text"]))
    #expect(!board.contains(pasteboardTypes: UIPasteboard.typeListImage))
    board.colors = [.red, .blue]
    #expect(board.color == .red && board.numberOfItems == 2 && !board.hasStrings)
    #expect(board.name == .general && board.isPersistent)
  }
}
