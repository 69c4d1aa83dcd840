import Foundation
import Scenes
import Testing
import UIKit

import ScenePictures

@testable import GoldenSets

/// Tests the keys and values of a set of goldens.
@Suite struct GoldenSetTests {
  private func set(_ text: String) throws -> GoldenSet {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("goldens-\(UUID().uuidString).json")
    try Data(text.utf8).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    return try GoldenSet(contentsOf: url.path)
  }

  private func problem(_ entry: String) -> String? {
    do {
      _ = try set("{\"goldens\": [\n\(entry)\n]}")
      return nil
    } catch {
      if case .set(_, let problem)? = (error as? Failure)?.reason as? GoldenProblem {
        return problem.description
      }
      return "\(error)"
    }
  }

  /// In this repository every scene has a golden, and every golden of a set exists.
  @Test func everySceneHasAGolden() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let set = try GoldenSet(contentsOf: root.appendingPathComponent("Golden/goldens.json").path)
    // Their pictures equal those of scenes with a golden; ScenePairTests compares them.
    let twins = [
      "photo-stream-naive", "photo-stream-halfway", "photo-rows-ios9", "photo-rows-ios10",
      "cat-wall-busy", "cat-wall-relieved", "rounded-cards-masked", "nib-photos-reread",
      "cat-wall-xib", "cat-wall-xib-reread",
    ]
    // Documents have goldens, too, but are not in the list of scenes.
    let scenes = set.goldens.map(\.scene).filter { !$0.contains("/") }
    #expect(Set(scenes).union(twins) == Set(SceneRegistry.all.map(\.name)))
    let workspace = Workspace(around: set.path, artifacts: nil)
    let inventory = try GoldenInventory(
      workspace, set: set, sets: try GoldenSet.all(in: workspace, with: set))
    #expect(inventory.missing == [])
    #expect(inventory.items.filter { $0.owner == .none } == [])
    #expect(
      !inventory.items.contains { $0.name.hasPrefix("Examples/") },
      "the examples belong to another package")
  }

  @Test func everyMessage() throws {
    let set = try set(
      """
      {
        "scale": 3,
        "goldens": [
          {"name": "a", "scene": "bars", "shows": "Bars."},
          {"name": "b/c", "scene": "cat-wall", "size": [100, 50.5], "offset": [-1, 1e3],
           "scale": 0.5, "indicators": true, "at": 0.25, "shows": "Cats."},
          {"name": "d", "scene": "x/shelf.yml", "device": "iPhoneSE", "dark": true, "rtl": true,
           "textSize": "large", "item": "0:3@top", "select": ["0:1", "0:2"], "capture": "middle",
           "shows": "A shelf."}
        ]
      }
      """)
    #expect(set.goldens.map(\.line) == [4, 5, 7])
    let line = #"{"goldens": [{"name": "a"}, {"name":"b"}]}"#
    #expect(GoldenLines.of(3, in: Data(line.utf8)) == [1, 1, 1])
    let texts = """
      [{"shows": "name",
        "name": "a", "scene": "\\"name\\": b"},
       {"shows": "x", "name"
        : "c"}]
      """
    #expect(GoldenLines.of(2, in: Data(texts.utf8)) == [2, 3])
    #expect(set.goldens[0].picture.scale == 3)
    #expect(set.goldens[0].picture.region == .currentOffset)
    #expect(set.goldens[1].picture.size == CGSize(width: 100, height: 50.5))
    #expect(set.goldens[1].picture.region == .offset(CGPoint(x: -1, y: 1000)))
    #expect(set.goldens[1].picture.scale == 0.5)
    #expect(set.goldens[1].picture.showsIndicators)
    #expect(set.goldens[1].picture.time == 0.25)
    let shelf = set.goldens[2]
    #expect(shelf.isSceneFile && shelf.picture.size == nil && shelf.picture.scale == nil)
    #expect(shelf.picture.device == DeviceScreen(.iPhoneSE) && shelf.picture.appearance == .dark)
    #expect(shelf.picture.isRightToLeft == true && shelf.picture.textSize == .large)
    #expect(shelf.picture.region == .item(IndexPath(indexes: [0, 3]), .top))
    #expect(shelf.picture.selection == [IndexPath(indexes: [0, 1]), IndexPath(indexes: [0, 2])])
    #expect(shelf.picture.capture == "middle")
    #expect(set.sceneFiles == ["\(set.folder)/x/shelf.yml"])
    #expect(set.id(of: set.goldens[1]).description.hasSuffix("/b/c"))
    #expect(set.path(of: set.goldens[1]).hasSuffix("/b/c.png"))
  }

  @Test(arguments: [
    ("{}", "Golden 1 has no \"name\"."),
    (#"{"name": "a", "scene": "bars"}"#, "Golden 1 has no \"shows\"."),
    (#"{"name": 5, "scene": "bars", "shows": ""}"#, "\"name\" of golden 1 has the wrong type."),
    ("x", "The file is not JSON."),
    (
      #"{"name": "a", "scene": "bars", "ofset": [0, 1], "shows": ""}"#,
      "There is no key \"ofset\"; did you mean \"offset\"?"
    ),
    (
      #"{"name": "a", "scene": "bar", "shows": ""}"#,
      "There is no scene \"bar\" for \"a\"; did you mean \"bars\"?"
    ),
    (
      #"{"name": "a", "scene": "elephants", "shows": ""}"#,
      "There is no scene \"elephants\" for \"a\"; 'render list' lists them all."
    ),
    (
      #"{"name": "a", "scene": "con\nols", "shows": ""}"#,
      #"There is no scene "con\nols" for "a"; did you mean "controls"?"#
    ),
    (
      #"{"name": "../a", "scene": "bars", "shows": ""}"#,
      "\"../a\" is not a golden's name: name the picture's path beside this file, without .png."
    ),
    (
      "{\"name\": \"\u{600}/../\u{301}x\", \"scene\": \"bars\", \"shows\": \"\"}",
      "\"\u{600}/../\u{301}x\" is not a golden's name: name the picture's path beside this file,"
        + " without .png."
    ),
    (
      #"{"name": "a\n::error::b", "scene": "bars", "shows": ""}"#,
      #""a\n::error::b" is not a golden's name: name the picture's path beside this file, "#
        + "without .png."
    ),
    (
      #"{"name": "a", "scene": "bars", "at": -5, "shows": ""}"#,
      "\"at\" of \"a\" must be a number of seconds, 0 or more."
    ),
    (
      #"{"name": "a", "scene": "bars", "offset": [1], "shows": ""}"#,
      "\"offset\" of \"a\" takes two numbers of points, as in [0, 800]."
    ),
    (
      #"{"name": "a", "scene": "bars", "size": [0, 5], "shows": ""}"#,
      "\"size\" of \"a\" takes two numbers of points, as in [390, 844]."
    ),
    (
      #"{"name": "a", "scene": "bars", "size": [99999, 99999], "shows": ""}"#,
      "\"size\" of \"a\" takes two numbers of points, as in [390, 844]."
    ),
    (
      #"{"name": "a", "scene": "bars", "scale": 0, "shows": ""}"#,
      "\"scale\" of \"a\" must be a number more than 0."
    ),
    (
      #"{"name": "a", "scene": "-", "shows": ""}"#,
      "There is no scene \"-\" for \"a\"; 'render list' lists them all."
    ),
    (
      #"{"name": "a", "scene": "a.yml", "size": [0, 5], "shows": ""}"#,
      "\"size\" of \"a\" takes two numbers of points, as in [390, 844]."
    ),
    (
      #"{"name": "a", "scene": "a.yml", "device": "iPhon15", "shows": ""}"#,
      "\"device\" of \"a\" has no value \"iPhon15\"; did you mean \"iPhone15\"?"
        + " 'render list --devices' lists them all."
    ),
    (
      #"{"name": "a", "scene": "a.yml", "device": "iPhoneSE", "size": [9, 9], "shows": ""}"#,
      "\"size\" and \"device\" of \"a\" cannot be used together."
    ),
    (
      #"{"name": "a", "scene": "a.yml", "item": "0:1@top", "offset": [0, 9], "shows": ""}"#,
      "\"item\" and \"offset\" of \"a\" cannot be used together."
    ),
    (
      #"{"name": "a", "scene": "a.yml", "item": "first", "shows": ""}"#,
      "\"item\" of \"a\" takes an item and its position, as in \"0:3@top\"."
    ),
    (
      #"{"name": "a", "scene": "a.yml", "select": ["first"], "shows": ""}"#,
      "\"select\" of \"a\" takes a list of items, as in [\"0:3\"]."
    ),
    (
      #"{"name": "a", "scene": "bars", "shows": ""}, {"name": "a", "scene": "bars", "shows": ""}"#,
      "Two goldens are called \"a\"."
    ),
  ])
  func mistakesHaveASentence(_ entry: String, _ sentence: String) {
    #expect(problem(entry) == sentence)
  }

  @Test func thePackagesOwnSetNamesPicturesThereAre() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let set = try GoldenSet(contentsOf: root.path + "/Golden/goldens.json")
    #expect(set.goldens.count > 20)
    for golden in set.goldens {
      #expect(FileManager.default.fileExists(atPath: set.path(of: golden)), "\(golden.name)")
      #expect(!golden.shows.isEmpty)
    }
  }
}
