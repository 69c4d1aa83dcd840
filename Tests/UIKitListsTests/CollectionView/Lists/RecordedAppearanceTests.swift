import Sessions
import Testing
import UIKit
import UIKitTestSupport

@testable import UIKitControls
@testable import UIKitLists

/// Colours, margins and buttons of UIKit's lists, from its images, logs and view dumps.
@MainActor @Suite struct RecordedAppearanceTests {
  private struct Look: Sendable {
    let style: UIUserInterfaceStyle
    let ground, card, line, header, value, chevron: [Int]
  }

  private static let looks = [
    Look(
      style: .light, ground: [242, 242, 247], card: [255, 255, 255], line: [198, 198, 200],
      header: [133, 133, 139], value: [138, 138, 142], chevron: [191, 191, 191]),
    Look(
      style: .dark, ground: [0, 0, 0], card: [28, 28, 30], line: [62, 62, 65],
      header: [141, 141, 147], value: [152, 152, 159], chevron: [85, 85, 86]),
  ]

  /// The colours of inset grouped lists, composited with their backgrounds.
  @Test(arguments: [0, 1]) func colors(index: Int) throws {
    let look = Self.looks[index]
    try RenderSession.fresh(
      scale: 3, traits: UITraitCollection(userInterfaceStyle: look.style)
    ).run {
      let screen = ListScreen(
        [.init(rows: ["One", "Two"], header: "Head")], .insetGrouped,
        dress: { cell, _ in
          var content = UIListContentConfiguration.valueCell()
          (content.text, content.secondaryText) = ("Name", "Value")
          cell.contentConfiguration = content
          cell.accessories = [.disclosureIndicator()]
        })
      let traits = UITraitCollection.current
      func bytes(_ color: UIColor?, over ground: UIColor = .black) -> [Int] {
        let (top, below) = (color?.resolvedColor(with: traits), ground.resolvedColor(with: traits))
        return zip(top.rgba, Optional(below).rgba).prefix(3).map { channel, behind in
          Int(((channel * top.rgba[3] + behind * (1 - top.rgba[3])) * 255).rounded())
        }
      }
      let cell = try #require(screen.cell(0))
      let card = UIColor.secondarySystemGroupedBackground
      let ground = UIColor.systemGroupedBackground
      #expect(bytes(ground) == look.ground)
      #expect(bytes(card) == look.card)
      let content = try #require(cell.contentConfiguration as? UIListContentConfiguration)
      let value = content.secondaryTextProperties.resolvedColor()
      #expect(Self.isNear(bytes(value, over: card), look.value))
      let header = UIListContentConfiguration.groupedHeader().textProperties.resolvedColor()
      #expect(Self.isNear(bytes(header, over: ground), look.header))
      #expect(Self.isNear(bytes(.separator, over: card), look.line))
      let line = cell.subviews.first { abs($0.frame.height - 1 / 3) < 0.001 }
      #expect(bytes(line?.backgroundColor, over: card) == bytes(.separator, over: card))
      let chevron = cell.subviews.compactMap { $0 as? RowAccessoryView }.first?.subviews.first
      let color = (chevron as? SymbolView)?.color
      #expect(Self.isNear(bytes(color, over: card), look.chevron))
    }
  }

  /// Within 1, because translucent colours are rounded to bytes.
  private static func isNear(_ some: [Int], _ others: [Int]) -> Bool {
    zip(some, others).allSatisfy { abs($0 - $1) <= 1 } && some.count == others.count
  }

  @Test func marginsOfConfigurations() {
    let cell = UIListContentConfiguration.cell()
    #expect(
      cell.directionalLayoutMargins
        == NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 8))
    let header = UIListContentConfiguration.groupedHeader()
    #expect(
      header.directionalLayoutMargins
        == NSDirectionalEdgeInsets(top: 17, leading: 8, bottom: 6, trailing: 8))
    let footer = UIListContentConfiguration.groupedFooter()
    #expect(footer.directionalLayoutMargins.top == 6)
    #expect(footer.directionalLayoutMargins.bottom == 12)
    for content in [cell, header] {
      #expect(content.axesPreservingSuperviewLayoutMargins == .horizontal)
      #expect(content.imageToTextPadding == 16)
      #expect(content.textToSecondaryTextVerticalPadding == 3)
    }
  }

  /// Two buttons of 74 points in a row of 48, each with a centred image of 22 by 16 points.
  @Test func buttonsOfSwipes() {
    RenderSession.fresh(scale: 2).run {
      let image = UIGraphicsImageRenderer(size: CGSize(width: 22, height: 16)).image { _ in }
      let actions = (0..<2).map { _ in
        let action = UIContextualAction(style: .normal, title: nil) { _, _, _ in }
        action.image = image
        return action
      }
      let view = SwipeActionsView()
      view.frame = CGRect(x: 0, y: 0, width: SwipeActionsView.openWidth(actions), height: 48)
      view.show(
        RowSwipe(edge: .leading, actions: actions, distance: 148) { _ in }, isMirrored: false)
      view.layoutIfNeeded()
      let second = view.subviews.first { $0.frame.minX > 0 }
      #expect(second?.frame == CGRect(x: 74, y: 0, width: 74, height: 48))
      let picture = second?.subviews.compactMap { $0 as? UIImageView }.first
      #expect(picture?.frame == CGRect(x: 26, y: 16, width: 22, height: 16))
    }
  }
}

extension Optional where Wrapped == UIColor {
  /// Red, green, blue and alpha; black for nil.
  fileprivate var rgba: [CGFloat] {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    _ = self?.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue, alpha]
  }
}
