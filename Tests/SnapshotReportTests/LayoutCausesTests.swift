import Foundation
import Testing

@testable import Goldens
@testable import SnapshotReport

/// Tests the causes of changed pictures, without the changes that follow from them.
@Suite struct LayoutCausesTests {
  private func view(
    _ type: String, _ frame: [Double], in parent: Int? = nil, text: String? = nil,
    font: String? = nil, background: String? = nil, color: String? = nil
  ) -> LayoutElement {
    var element = LayoutElement(
      kind: .view, type: type,
      frame: LayoutElement.Frame(x: frame[0], y: frame[1], width: frame[2], height: frame[3]))
    element.parent = parent
    (element.text, element.font) = (text, font)
    (element.background, element.color) = (background, color)
    return element
  }

  private func layout(_ elements: [LayoutElement]) -> PictureLayout {
    PictureLayout(width: 100, height: 100, scale: 1, elements: elements)
  }

  private func causes(_ old: [LayoutElement], _ new: [LayoutElement]) -> LayoutCauses {
    LayoutCauses(LayoutDifference(layout(old), layout(new)).changes)
  }

  private func titles(_ pictures: [LayoutCauses]) -> [String] {
    SharedCause.among(pictures).map(\.title)
  }

  private let root = LayoutElement(
    kind: .view, type: "UIView", frame: LayoutElement.Frame(x: 0, y: 0, width: 100, height: 100))

  @Test func aFontIsTheCauseOfSizesAndPlaces() {
    let old = [
      root, view("UILabel", [0, 0, 40, 20], in: 0, text: "A", font: "system 17"),
      view("UIImageView", [0, 24, 40, 20], in: 0), view("UIButton", [0, 48, 40, 20], in: 0),
    ]
    let new = [
      root, view("UILabel", [0, 0, 50, 26], in: 0, text: "A", font: "system 22"),
      view("UIImageView", [0, 30, 40, 20], in: 0), view("UIButton", [0, 54, 40, 20], in: 0),
    ]
    #expect(titles([causes(old, new)]) == ["UILabel font system 17 → system 22"])
  }

  @Test func aLargerFontMakesNothingNarrower() {
    let old = [
      root, view("UIStackView", [10, 0, 80, 20], in: 0),
      view("UILabel", [10, 0, 80, 20], in: 1, text: "A", font: "system 17"),
    ]
    let new = [
      root, view("UIStackView", [20, 0, 60, 26], in: 0),
      view("UILabel", [20, 0, 60, 26], in: 1, text: "A", font: "system 22"),
    ]
    #expect(
      titles([causes(old, new)])
        == ["UILabel font system 17 → system 22", "UIStackView is 60 × 26 pt, was 80 × 20"])
  }

  @Test func aColourExplainsNoPlace() {
    let old = [root, view("UIButton", [0, 0, 40, 20], in: 0, background: "systemBlue")]
    let new = [root, view("UIButton", [0, 8, 40, 20], in: 0, background: "systemGreen")]
    #expect(
      titles([causes(old, new)])
        == ["UIButton background systemBlue → systemGreen", "UIButton moved 0,+8 pt"])
  }

  @Test func aWiderTextExplainsNothingBelow() {
    let old = [
      root, view("UILabel", [0, 0, 40, 20], in: 0, text: "3 letters"),
      view("UIImageView", [0, 24, 40, 20], in: 0), view("UIImageView", [44, 0, 20, 20], in: 0),
    ]
    let new = [
      root, view("UILabel", [0, 0, 50, 20], in: 0, text: "3 messages"),
      view("UIImageView", [0, 28, 40, 20], in: 0), view("UIImageView", [54, 0, 20, 20], in: 0),
    ]
    #expect(
      titles([causes(old, new)])
        == ["UILabel “letters” → “messages”", "UIImageView moved 0,+4 pt"])
  }

  @Test func whatMovedFurtherFollowsFromTheFirst() {
    let rows = { (space: Double) in
      [root] + (0..<4).map { view("UILabel", [0, Double($0) * (20 + space), 40, 20], in: 0) }
    }
    let found = causes(rows(4), rows(6))
    #expect(found.causes.map(\.clause) == ["moved 0,+2 pt"])
    #expect(found.consequences.count == 2)
    // Another picture shows other rows with the same cause.
    let far = { (space: Double) in
      [root] + (2..<4).map { view("UILabel", [0, Double($0) * (20 + space), 40, 20], in: 0) }
    }
    #expect(
      titles([found, causes(far(4), far(6))]) == ["UILabel moved 0,+2 pt, similar elsewhere"])
  }

  @Test func aValueIsOneCauseWhateverHasIt() {
    let button = { (colour: String) in
      [
        root, view("UIButton", [0, 0, 40, 20], in: 0, background: colour),
        view("UILabel", [0, 24, 40, 20], in: 0, color: colour),
      ]
    }
    let change = causes(button("systemBlue"), button("systemGreen"))
    #expect(
      titles([change, change])
        == ["systemBlue → systemGreen: background of UIButton, color of UILabel"])
  }

  @Test func aStyleIsOneCause() {
    let old = [root, view("UIButton", [0, 0, 40, 20], in: 0, background: "systemBlue")]
    var round = view("UIButton", [0, 0, 40, 20], in: 0, background: "systemGreen")
    round.cornerRadius = 8
    let change = causes(old, [root, round])
    let shared = SharedCause.among([change, LayoutCauses(), change])
    #expect(
      shared.map(\.title) == ["UIButton background systemBlue → systemGreen, corner radius 0 → 8"])
    #expect(shared.first?.pictures == [0, 2])
  }

  @Test func aColourOfTwoAppearancesIsOneCause() {
    func change(_ old: String, _ new: String) -> LayoutCauses {
      causes(
        [root, view("UIButton", [0, 0, 40, 20], in: 0, background: old)],
        [root, view("UIButton", [0, 0, 40, 20], in: 0, background: new)])
    }
    let (light, dark) = (change("#0050B4", "#00B450"), change("#3380E0", "#33E080"))
    let names = ["a/feed.png", "a/feed.dark.png", "a/shop-rtl.png", "a/shop-rtl-dark.png"]
    let variants = LightVariants.of(names)
    #expect(variants == [1: [0], 3: [2]])
    let shared = SharedCause.among([light, dark, light, dark], lightVariants: variants)
    let title = "UIButton background #0050B4 → #00B450, in dark #3380E0 → #33E080"
    #expect(shared.map(\.title) == [title])
    #expect(shared.first?.pictures == [0, 1, 2, 3])
    // A second change of dark pictures could be that of either: it is not reported.
    let other = change("#111111", "#222222")
    let apart = SharedCause.among([light, dark, light, other], lightVariants: variants)
    #expect(apart.map(\.pictures) == [[0, 2], [1], [3]])
    // Pictures of screens that did not change in light are a cause of their own.
    #expect(LightVariants.of(["a/feed.png", "b/feed-dark.png", "a/x/dark.png"]).isEmpty)
    #expect(LightVariants.of(["a/start.png", "a/dark.png"]) == [1: [0]])
  }

  @Test func elementsThatWentAndCameTogetherAreOneCause() {
    let old = [
      root, view("UIButton", [0, 0, 40, 20], in: 0), view("UILabel", [0, 24, 9, 9], in: 0),
    ]
    let new = [root, view("UISwitch", [0, 0, 50, 30], in: 0)]
    #expect(
      titles([causes(old, new)])
        == ["UISwitch is new, UIButton is gone, UILabel is gone"])
  }

  @Test func theMostPicturesComeFirst() {
    let text = { (old: String, new: String) in
      LayoutCauses([
        LayoutCause(subject: "UILabel", kind: LayoutCause.text(old, new), clause: "")
      ])
    }
    #expect(
      titles([text("a", "b"), text("1 x", "1 y"), text("2 x", "2 y")])
        == ["UILabel “x” → “y”", "UILabel “a” → “b”"])
  }

  @Test func ofATextTheWordsInTheMiddleCount() {
    #expect(LayoutCause.text("3 new letters", "3 old letters") == .text("new", "old"))
    #expect(LayoutCause.text("", "Hello") == .text("", "Hello"))
    #expect(LayoutCause.text("a a", "a") == .text("a", ""))
  }
}
