import Foundation
import Sessions
import Synchronization
import Testing
import UIKit
import UIKitTestSupport

@testable import UIKitRuntime
@testable import UIKitValues

/// Tests names in asset catalogs in the image folders.
@MainActor @Suite struct AssetTests {
  /// A folder with a catalog that a session searches.
  private final class Shelf {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("AssetTests-\(UUID().uuidString)")

    func write(_ path: String, _ data: Data) throws {
      let file = folder.appendingPathComponent("Assets.xcassets/\(path)")
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: file)
    }

    func write(_ path: String, _ text: String) throws { try write(path, Data(text.utf8)) }

    deinit { try? FileManager.default.removeItem(at: folder) }
  }

  private func looking<Result>(
    into shelf: Shelf, scale: CGFloat = 2, _ body: () throws -> Result
  ) rethrows -> Result {
    try RenderSession.fresh(scale: scale).run {
      ImageFolders.current.all = [shelf.folder]
      return try body()
    }
  }

  private let dark = UITraitCollection(userInterfaceStyle: .dark)

  @Test func aColorFollowsTheAppearance() throws {
    let shelf = Shelf()
    try shelf.write(
      "Rose.colorset/Contents.json",
      """
      {"colors": [
        {"idiom": "universal", "color": {"components":
          {"red": "1.000", "green": "0.000", "blue": "0x33", "alpha": "0.500"}}},
        {"idiom": "universal", "color": {"platform": "ios", "reference": "systemGreenColor"},
          "appearances": [{"appearance": "luminosity", "value": "dark"}]}]}
      """)
    try looking(into: shelf) {
      let color = try #require(UIColor(named: "Rose"))
      #expect(color.resolved(with: UITraitCollection()).components == [1, 0, 0.2, 0.5])
      #expect(
        color.resolvedColor(with: dark) == UIColor.systemGreen.resolvedColor(with: dark))
      let always = try #require(UIColor(named: "Rose", in: nil, compatibleWith: dark))
      #expect(
        always.resolvedColor(with: UITraitCollection())
          == UIColor.systemGreen.resolvedColor(with: dark))
      #expect(UIColor(named: "Thorn") == nil)
    }
  }

  /// SwiftPM makes a bundle for each target beside the program; an app has one bundle for all.
  @Test func resourcesOfTargetsAreTheProgramsOwn() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("AssetTests-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in ["App_Screens.resources", "App_Parts.resources", "Screens.build"] {
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent(name), withIntermediateDirectories: true)
    }
    let found = ImageFolders.resources(in: folder).dropFirst().map(\.lastPathComponent)
    #expect(found == ["App_Parts.resources", "App_Screens.resources"])
  }

  private func png(_ rows: [String]) throws -> Data { try #require(UIImage.of(rows).pngData()) }

  @Test func anImageIsTheSlotOfTheScreen() throws {
    let shelf = Shelf()
    try shelf.write("Cat.imageset/one.png", png(["r"]))
    try shelf.write("Cat.imageset/two.png", png(["gg", "gg"]))
    try shelf.write("Cat.imageset/night.png", png(["bb", "bb"]))
    try shelf.write(
      "Cat.imageset/Contents.json",
      """
      {"images": [{"idiom": "universal", "scale": "1x", "filename": "one.png"},
        {"idiom": "universal", "scale": "2x", "filename": "two.png"},
        {"idiom": "universal", "scale": "2x", "filename": "night.png",
         "appearances": [{"appearance": "luminosity", "value": "dark"}]}],
       "properties": {"template-rendering-intent": "template"}}
      """)
    try looking(into: shelf) {
      let image = try #require(UIImage(named: "Cat"))
      #expect(image.letters == ["gg", "gg"])
      #expect(image.size == CGSize(width: 1, height: 1))
      #expect(image.renderingMode == .alwaysTemplate)
      let night = try #require(UIImage(named: "Cat", in: nil, compatibleWith: dark))
      #expect(night.letters == ["bb", "bb"])
    }
    looking(into: shelf, scale: 1) {
      #expect(UIImage(named: "Cat")?.letters == ["r"])
    }
  }

  /// A file's name refers to the set; a group's name is part of names where the group provides a
  /// namespace.
  @Test func aNameMayBeThatOfAFile() throws {
    let shelf = Shelf()
    let contents = #"{"images": [{"idiom": "universal", "filename": "a.png"}]}"#
    for folder in ["Cat.imageset", "Icons/Dog.imageset", "Loose/Cow.imageset"] {
      try shelf.write("\(folder)/a.png", png([folder.hasPrefix("Icons") ? "g" : "r"]))
      try shelf.write("\(folder)/Contents.json", contents)
    }
    try shelf.write("Icons/Contents.json", #"{"properties": {"provides-namespace": true}}"#)
    looking(into: shelf) {
      for name in ["Cat", "Cat.png", "Cat@2x.png", "Cat.PNG", "Cat.jpg", "Cow.png"] {
        #expect(UIImage(named: name)?.letters == ["r"], "\(name)")
      }
      #expect(UIImage(named: "Icons/Dog")?.letters == ["g"])
      #expect(UIImage(named: "Icons/Dog.png")?.letters == ["g"])
      for name in ["Dog", "Dog.png", "Cat.gif", "Cat.pn", "Loose/Cow", ".png"] {
        #expect(UIImage(named: name) == nil, "\(name)")
      }
    }
  }

  @Test func anImageIsCutAsItsSlotRequires() throws {
    let shelf = Shelf()
    try shelf.write("Box.imageset/box.png", png(["rgk", "bwb", "kgr"]))
    try shelf.write(
      "Box.imageset/Contents.json",
      """
      {"images": [{"idiom": "universal", "filename": "box.png",
        "alignment-insets": {"top": 1, "left": 0, "bottom": 0, "right": 0},
        "resizing": {"mode": "9-part", "center": {"mode": "stretch"},
          "cap-insets": {"top": 1, "left": 1, "bottom": 1, "right": 1}}}]}
      """)
    try looking(into: shelf) {
      let image = try #require(UIImage(named: "Box"))
      #expect(image.capInsets == UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1))
      #expect(image.resizingMode == .stretch)
      #expect(image.alignmentRectInsets.top == 1)
    }
  }

  @Test func unreadSetsAreReported() throws {
    let shelf = Shelf()
    try shelf.write("Pen.imageset/pen.svg", "<svg/>")
    try shelf.write(
      "Pen.imageset/Contents.json",
      #"{"images": [{"idiom": "universal", "filename": "pen.svg"}]}"#)
    try shelf.write(
      "Photo.imageset/Contents.json", #"{"images": [{"filename": "photo.heic"}]}"#)
    try shelf.write("Bad.colorset/Contents.json", "{")
    let heard = Mutex<[String]>([])
    ProgrammerWarning.captured(by: { message in heard.withLock { $0.append(message) } }) {
      looking(into: shelf) {
        #expect(UIImage(named: "Pen") == nil)
        #expect(UIImage(named: "Photo") == nil)
        #expect(UIColor(named: "Bad") == nil)
      }
    }
    let folder = shelf.folder.appendingPathComponent("Assets.xcassets").path
    #expect(
      heard.withLock { $0 } == [
        "\(folder)/Pen.imageset/pen.svg:1: it has neither a size nor a view box.",
        """
        The image 'Photo' is \(folder)/Photo.imageset/photo.heic, and HEIC files are unsupported.
        """,
        "\(folder)/Bad.colorset/Contents.json: it is not JSON.",
      ])
  }
}
