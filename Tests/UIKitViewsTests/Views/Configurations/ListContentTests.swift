import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite struct ListContentTests {
  private func view(
    _ configuration: UIListContentConfiguration, height: CGFloat = 44
  ) -> UIListContentView {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 320, height: height))
    let view = UIListContentView(configuration: configuration)
    cell.addSubview(view)
    view.frame = cell.bounds
    view.layoutIfNeeded()
    return view
  }

  private func labels(_ view: UIView) -> [CGRect] {
    view.subviews.compactMap { ($0 as? UILabel)?.frame }
  }

  /// UIKit documents a cell's margins as (11, 16, 11, 8); 17 points result in a line of 20.5 at 2x.
  @Test func aTextIsBetweenTheMargins() {
    var content = UIListContentConfiguration.cell()
    content.text = "Text"
    let view = view(content)
    #expect(labels(view)[0] == CGRect(x: 16, y: 12, width: 296, height: 20.5))
    #expect(view.sizeThatFits(CGSize(width: 320, height: 0)) == CGSize(width: 320, height: 42.5))
  }

  @Test func theSecondTextIsUnderTheFirst() {
    var content = UIListContentConfiguration.subtitleCell()
    content.text = "Text"
    content.secondaryText = "More"
    let view = view(content, height: 60)
    let (first, second) = (labels(view)[0], labels(view)[1])
    #expect(second.minY == first.maxY + 3 && second.minX == 16 && second.height == 14.5)
    #expect(view.sizeThatFits(CGSize(width: 320, height: 0)).height == 60)
  }

  @Test func aValueIsAtTheEndWhereThereIsRoom() {
    var content = UIListContentConfiguration.valueCell()
    content.text = "Name"
    content.secondaryText = "Tom"
    let beside = labels(view(content))
    #expect(beside[1].maxX == 312 && beside[1].minY == beside[0].minY)
    #expect(beside[0].maxX + 16 == beside[1].minX)
    content.secondaryText = String(repeating: "long ", count: 12)
    let below = labels(view(content, height: 90))
    #expect(below[1].minX == 16 && below[1].minY == below[0].maxY + 3)
  }

  @Test func anImageIsFirst() {
    var content = UIListContentConfiguration.cell()
    content.text = "Text"
    content.image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20)).image { _ in }
    let plain = view(content)
    #expect(plain.subviews[0].frame == CGRect(x: 16, y: 12, width: 40, height: 20))
    #expect(labels(plain)[0].minX == 72)
    content.imageProperties.maximumSize = CGSize(width: 20, height: 0)
    content.imageProperties.reservedLayoutSize = CGSize(width: 30, height: 0)
    let small = view(content)
    #expect(small.subviews[0].frame == CGRect(x: 21, y: 17, width: 20, height: 10))
    #expect(labels(small)[0].minX == 62)
  }

  /// Images larger than the room between the margins are scaled down.
  @Test func anImageIsNoLargerThanItsRow() {
    var content = UIListContentConfiguration.cell()
    content.directionalLayoutMargins = .zero
    content.axesPreservingSuperviewLayoutMargins = []
    content.image = UIImage.draw(CGSize(width: 400, height: 200)) {}
    let view = UIListContentView(configuration: content)
    view.frame = CGRect(x: 0, y: 0, width: 320, height: 60)
    view.layoutIfNeeded()
    #expect(view.subviews[0].frame == CGRect(x: 0, y: 0, width: 120, height: 60))
    #expect(view.sizeThatFits(CGSize(width: 320, height: 0)).height == 160)
    #expect(view.intrinsicContentSize.height == 200)
  }

  /// Symbols are centred in a box of fixed width, so that texts are aligned.
  @Test(arguments: ["mic", "airplane", "car"])
  func textsBehindSymbolsBeginOnOneLine(name: String) {
    var content = UIListContentConfiguration.cell()
    content.text = "Text"
    content.image = UIImage(systemName: name)
    let view = view(content)
    #expect(labels(view)[0].minX == 56)
    // The centre is on whole pixels, two to a point.
    #expect(abs(view.subviews[0].frame.midX - 28) <= 0.25)
    content.imageProperties.reservedLayoutSize = CGSize(width: 30, height: 0)
    #expect(labels(self.view(content))[0].minX == 62)
  }

  @Test func otherImagesMayHaveTheRoomOfSymbols() {
    var content = UIListContentConfiguration.cell()
    content.text = "Text"
    content.image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in }
    content.imageProperties.reservedLayoutSize.width =
      UIListContentConfiguration.ImageProperties.standardDimension
    #expect(labels(view(content))[0].minX == 56)
  }

  @Test func rightToLeftIsTheMirrorPicture() {
    var content = UIListContentConfiguration.valueCell()
    content.text = "Name"
    content.secondaryText = "Tom"
    content.axesPreservingSuperviewLayoutMargins = []
    let forwards = view(content)
    let backwards = view(content)
    backwards.semanticContentAttribute = .forceRightToLeft
    backwards.setNeedsLayout()
    backwards.layoutIfNeeded()
    let mirrored = labels(forwards).map {
      CGRect(x: 320 - $0.maxX, y: $0.minY, width: $0.width, height: $0.height)
    }
    #expect(labels(backwards) == mirrored)
  }

  @Test func theSuperviewsMarginsAreTheLeast() {
    var content = UIListContentConfiguration.cell()
    content.text = "Text"
    let view = view(content)
    let cell = UICollectionViewCell(frame: view.frame)
    cell.addSubview(view)
    cell.layoutMargins = UIEdgeInsets(top: 30, left: 40, bottom: 30, right: 50)
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(labels(view)[0] == CGRect(x: 40, y: 12, width: 230, height: 20.5))
  }

  @Test func textIsTransformedAttributedTextIsNot() throws {
    var content = UIListContentConfiguration.groupedHeader()
    content.text = "Cats"
    let label = try #require(view(content).subviews[1] as? UILabel)
    #expect(label.text == "CATS" && label.font.pointSize == 13)
    content.attributedText = NSAttributedString(string: "Cats")
    #expect((view(content).subviews[1] as? UILabel)?.text == "Cats")
  }

  @Test func aViewOfAnArchiveShowsItsValues() throws {
    let view = try #require(UIListContentView(coder: NSKeyedArchiver(requiringSecureCoding: false)))
    #expect(labels(view).count == 2)
    var content = UIListContentConfiguration.cell()
    content.text = "Text"
    view.configuration = content
    #expect(view.subviews.contains { ($0 as? UILabel)?.text == "Text" })
  }

  /// Beside another view, under constraints, it is as high as the lines at its width.
  @Test func underConstraintsLinesMakeItHigher() {
    var content = UIListContentConfiguration.subtitleCell()
    content.text = "Text"
    content.secondaryText = String(repeating: "more ", count: 20)
    content.axesPreservingSuperviewLayoutMargins = []
    let list = UIListContentView(configuration: content)
    let (host, mark) = (UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 400)), UIView())
    for view in [list, mark] {
      view.translatesAutoresizingMaskIntoConstraints = false
      host.addSubview(view)
    }
    NSLayoutConstraint.activate([
      list.topAnchor.constraint(equalTo: host.topAnchor),
      list.leadingAnchor.constraint(equalTo: host.leadingAnchor),
      mark.leadingAnchor.constraint(equalTo: list.trailingAnchor),
      mark.trailingAnchor.constraint(equalTo: host.trailingAnchor),
      mark.widthAnchor.constraint(equalToConstant: 120),
    ])
    host.layoutIfNeeded()
    let fitting = list.sizeThatFits(CGSize(width: 200, height: 0)).height
    #expect(list.frame == CGRect(x: 0, y: 0, width: 200, height: fitting))
    #expect(fitting > 80)
  }
}
