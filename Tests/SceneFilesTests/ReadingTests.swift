import Testing
import UIKit

@testable import SceneFiles

/// Tests the meaning of values.
@Suite struct ReadingTests {
  private func document(_ text: String, isJSON: Bool = false) throws -> SceneDocument {
    let (document, mistakes) = SceneDecoder().decode(Data(text.utf8), isJSON: isJSON)
    try #require(mistakes == [])
    return document
  }

  @Test func wordsStayWordsWhereTextIsExpected() throws {
    let scene = try document(
      "sections: [{items: [no, 12, 1_000, 0x1F, true, ~, 1:30, .inf, \"null\"]}]")
    #expect(
      scene.sections[0].items?.map { $0.fields["text"] } == [
        "no", "12", "1_000", "0x1F", "true", "", "1:30", ".inf", "null",
      ])
  }

  @Test func insetsHaveThreeForms() throws {
    for (yaml, insets) in [
      ("4", UIEdgeInsets(top: 4, left: 4, bottom: 4, right: 4)),
      ("[1, 2]", UIEdgeInsets(top: 1, left: 2, bottom: 1, right: 2)),
      ("[1, 2, 3, 4]", UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)),
    ] {
      let scene = try document("collectionView: {contentInset: \(yaml)}")
      #expect(scene.collectionView.contentInset == insets)
    }
  }

  @Test func jsonIsYAML() throws {
    let scene = try document(
      #"{"$schema": "x", "summary": "\ud83d\ude00\/\u00e9", "screen": {"size": [10, 2e1]}}"#,
      isJSON: true)
    #expect(scene.summary == "😀/é")
    #expect(scene.screen.size == CGSize(width: 10, height: 20))
  }

  @MainActor @Test func defaultsAreUIKits() {
    let flow = UICollectionViewFlowLayout()
    let model = FlowModel()
    #expect(CGFloat(model.minimumLineSpacing) == flow.minimumLineSpacing)
    #expect(CGFloat(model.minimumInteritemSpacing) == flow.minimumInteritemSpacing)
    #expect(model.sectionInset == flow.sectionInset)
    #expect(model.itemSize.width == .points(flow.itemSize.width))
    #expect(model.itemSize.height == .points(flow.itemSize.height))
  }

  @Test func templates() {
    let fields = ["a": "1", "b": ""]
    for (source, text) in [
      ("{a}", "1"), ("x{a}y{a}", "x1y1"), ("{c|none}", "none"), ("{b|none}", ""), ("{c|}", ""),
      ("{{a}}", "{a}"), ("{ a}", "{ a}"), ("{", "{"), ("}", "}"), ("{a", "{a"), ("{}", "{}"),
      ("{{{a}}}", "{1}"),
    ] {
      #expect(Template(source).text(fields) == text, "\(source)")
    }
    #expect(Template("{a} {c|x} {d}").requiredFields == ["a", "d"])
  }

  // MARK: Colours

  @Test func colours() {
    func rgba(_ text: String, _ appearance: Appearance = .light) -> [CGFloat]? {
      ColorText(text)?.color(in: appearance).cgColor.components
    }
    #expect(rgba("#F00") == [1, 0, 0, 1])
    #expect(rgba("#ff0000") == [1, 0, 0, 1])
    #expect(rgba("#FF000080") == [1, 0, 0, 128.0 / 255])
    #expect(rgba("#F00 50%") == [1, 0, 0, 0.5])
    #expect(rgba("systemBlue") == UIColor.systemBlue.cgColor.components)
    let darkBlue: [CGFloat] = [10 / 255, 132 / 255, 1, 1]
    #expect(rgba("systemBlue", .dark) == darkBlue)
    #expect(rgba("label", .dark) == [1, 1, 1, 1])
    for text in [
      "", "#", "#FFFF", "#GGG", "blu", "red 101%", "red 05%", "red  5%", "red 5", " red",
    ] {
      #expect(rgba(text) == nil, "\(text)")
    }
  }

  @Test func everyNamedColourHasBothAppearances() {
    for name in NamedColor.names {
      #expect(ColorText(name) != nil)
      let isFixed = !["system", "label", "Label", "Text", "link", "eparator", "tint", "ystem"]
        .contains { name.contains($0) }
      let pair = NamedColor.named(name)
      #expect((pair?.light == pair?.dark) == (isFixed || name == "systemGray"), "\(name)")
    }
  }

  // MARK: Fonts

  @Test func textSizes() {
    #expect(TextSize.allCases.map(\.category) == UIContentSizeCategory.all)
    let body = UIFont.preferredFont(forTextStyle: .body)
    #expect(FontModel().font(at: .large) == body)
    #expect(
      FontModel(textStyle: .headline).font(at: .large) == .preferredFont(forTextStyle: .headline))
    #expect(FontModel().font(at: .accessibilityExtraExtraExtraLarge).pointSize == 53)
    var fixed = FontModel()
    fixed.size = 10
    #expect(fixed.font(at: .accessibilityLarge).pointSize == 10)
  }

  @Test func deviceSizes() throws {
    let phone = try SceneFile("screen: {device: iPhoneSE}")
    #expect(phone.size == CGSize(width: 375, height: 667) && phone.scale == 2)
    let own = try SceneFile("screen: {device: iPhoneSE, size: [10, 20], scale: 1}")
    #expect(own.size == CGSize(width: 10, height: 20) && own.scale == 1)
  }
}
