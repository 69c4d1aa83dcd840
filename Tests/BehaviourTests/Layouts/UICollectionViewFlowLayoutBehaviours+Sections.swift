import Testing
import UIKit
import UIKitTestSupport

extension UICollectionViewFlowLayoutBehaviours {
  /// Adds rows about insets, headers and footers.
  static func addSections(to list: inout Behaviours) {
    list.row(
      "insets narrow the lines and are between header, items and footer",
      .apple("uikit/uicollectionviewdelegateflowlayout/collectionview(_:layout:insetforsectionat:)")
    ) {
      let flow = layout(CGSize(width: 20, height: 20))
      flow.sectionInset = UIEdgeInsets(top: 5, left: 10, bottom: 7, right: 30)
      flow.headerReferenceSize = CGSize(width: 1, height: 12)
      flow.footerReferenceSize = CGSize(width: 1, height: 9)
      let screen = FlowScreen(100, 200, counts: [3], layout: flow)
      #expect(screen.header(0) == CGRect(x: 0, y: 0, width: 100, height: 12))
      #expect((0..<3).map { screen.frame(0, $0)?.minX } == [10, 50, 10])
      #expect((0..<3).map { screen.frame(0, $0)?.minY } == [17, 17, 47])
      #expect(screen.footer(0) == CGRect(x: 0, y: 74, width: 100, height: 9))
    }
    list.row(
      "only a header's length in the scrolling direction applies",
      .apple("uikit/uicollectionviewflowlayout/headerreferencesize")
    ) {
      let flow = layout(CGSize(width: 20, height: 20), direction: .horizontal)
      flow.headerReferenceSize = CGSize(width: 15, height: 4)
      let screen = FlowScreen(100, 60, counts: [1], layout: flow)
      #expect(screen.header(0) == CGRect(x: 0, y: 0, width: 15, height: 60))
      #expect(screen.frame(0, 0)?.minX == 15)
    }
    list.row(
      "a header without length in the scrolling direction is not added",
      .apple("uikit/uicollectionviewflowlayout/headerreferencesize")
    ) {
      let flow = layout(CGSize(width: 20, height: 20))
      flow.headerReferenceSize = CGSize(width: 100, height: 0)
      let screen = FlowScreen(100, 60, counts: [1], layout: flow)
      let kind = UICollectionView.elementKindSectionHeader
      #expect(screen.header(0) == nil)
      #expect(screen.view.visibleSupplementaryViews(ofKind: kind).isEmpty)
      #expect(screen.frame(0, 0)?.minY == 0)
    }
    list.row(
      "line spacing does not apply next to headers and footers",
      .apple("uikit/uicollectionviewflowlayout/minimumlinespacing")
    ) {
      let flow = layout(CGSize(width: 100, height: 20), line: 40)
      flow.headerReferenceSize = CGSize(width: 0, height: 10)
      flow.footerReferenceSize = CGSize(width: 0, height: 6)
      let screen = FlowScreen(100, 200, counts: [1, 1], layout: flow)
      #expect(screen.frame(0, 0)?.minY == 10)
      #expect(screen.footer(0)?.minY == 30)
      #expect(screen.header(1)?.minY == 36)
      #expect(screen.view.contentSize.height == 72)
    }
    list.row(
      "sections follow one another", .collectionGuide("CreatingCellsandViews")
    ) {
      let screen = FlowScreen(
        100, 200, counts: [2, 3], layout: layout(CGSize(width: 40, height: 20), line: 5))
      #expect(screen.frame(1, 0) == CGRect(x: 0, y: 20, width: 40, height: 20))
      #expect(screen.frame(1, 2) == CGRect(x: 0, y: 45, width: 40, height: 20))
    }
    list.row(
      "a section without items keeps its header, insets and footer",
      .report("https://github.com/steipete/PSTCollectionView"),
      uncertain: "as in a reimplementation, not documented"
    ) {
      let flow = layout(CGSize(width: 20, height: 20))
      flow.sectionInset = UIEdgeInsets(top: 5, left: 0, bottom: 7, right: 0)
      flow.headerReferenceSize = CGSize(width: 0, height: 30)
      flow.footerReferenceSize = CGSize(width: 0, height: 20)
      let screen = FlowScreen(100, 200, counts: [0, 1], layout: flow)
      #expect(screen.footer(0)?.minY == 42)
      #expect(screen.header(1)?.minY == 62)
    }
    list.row(
      "the content is as wide as the view, without its content inset",
      .apple("uikit/uicollectionviewflowlayout/scrolldirection")
    ) {
      let screen = FlowScreen(
        100, 200, counts: [2], layout: layout(CGSize(width: 40, height: 20)))
      #expect(screen.view.contentSize.width == 100)
      screen.view.contentInset = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 4)
      screen.view.layoutIfNeeded()
      #expect(screen.view.contentSize.width == 88)
    }
    list.row(
      "insets from the safe area keep items inside it",
      .apple(
        "uikit/uicollectionviewflowlayout/sectioninsetreference-swift.enum/fromsafearea")
    ) {
      let flow = layout(CGSize(width: 20, height: 20))
      flow.scrollDirection = .vertical
      flow.sectionInset = UIEdgeInsets(top: 0, left: 3, bottom: 0, right: 0)
      let screen = FlowScreen(100, 200, counts: [1], layout: flow)
      let controller = UIViewController()
      controller.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 11, bottom: 0, right: 0)
      screen.view.contentInsetAdjustmentBehavior = .never
      let window = UIWindow(frame: screen.view.frame)
      window.rootViewController = controller
      controller.view.addSubview(screen.view)
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      #expect(screen.frame(0, 0)?.minX == 3)
      flow.sectionInsetReference = .fromSafeArea
      window.layoutIfNeeded()
      #expect(screen.frame(0, 0)?.minX == 14)
    }
    list.row(
      "insets from the layout margins begin at the margins",
      .apple(
        "uikit/uicollectionviewflowlayout/sectioninsetreference-swift.enum/fromlayoutmargins")
    ) {
      let flow = layout(CGSize(width: 20, height: 20))
      flow.sectionInset = UIEdgeInsets(top: 0, left: 3, bottom: 0, right: 0)
      let screen = FlowScreen(100, 200, counts: [1], layout: flow)
      screen.view.layoutMargins = UIEdgeInsets(top: 0, left: 9, bottom: 0, right: 9)
      flow.sectionInsetReference = .fromLayoutMargins
      screen.view.layoutIfNeeded()
      #expect(screen.frame(0, 0)?.minX == 12)
    }
    list.row(
      "a flow layout is not mirrored by default in right-to-left layouts",
      .apple(
        "uikit/uicollectionviewlayout/flipshorizontallyinoppositelayoutdirection")
    ) {
      final class Flipping: UICollectionViewFlowLayout {
        override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
      }
      #expect(!UICollectionViewFlowLayout().flipsHorizontallyInOppositeLayoutDirection)
      for (layout, x) in [(UICollectionViewFlowLayout(), CGFloat(0)), (Flipping(), 150)] {
        let screen = FlowScreen(
          200, 100, counts: [2], layout: layout, direction: .forceRightToLeft)
        screen.view.layoutIfNeeded()
        let cell = screen.view.cellForItem(at: IndexPath(item: 0, section: 0))
        #expect(cell?.frame.minX == x)
      }
    }
  }

  /// Adds rows about the delegate's measures.
  static func addDelegate(to list: inout Behaviours) {
    list.row(
      "the delegate's sizes take precedence over itemSize",
      .apple("uikit/uicollectionviewdelegateflowlayout/collectionview(_:layout:sizeforitemat:)")
    ) {
      let measures = FlowMeasures()
      measures.size = { CGSize(width: 100, height: 10 * CGFloat($0.item + 1)) }
      let screen = FlowScreen(
        100, 200, counts: [3], layout: layout(CGSize(width: 20, height: 20), line: 0),
        delegate: measures)
      #expect((0..<3).map { screen.frame(0, $0)?.minY } == [0, 10, 30])
    }
    list.row(
      "the delegate's spacings apply to their section", .collectionGuide("UsingtheFlowLayout")
    ) {
      let measures = FlowMeasures()
      measures.lineSpacing = { [4, 16][$0] }
      measures.interitemSpacing = { [0, 30][$0] }
      let screen = FlowScreen(
        100, 200, counts: [3, 3], layout: layout(CGSize(width: 40, height: 20)),
        delegate: measures)
      #expect(screen.frame(0, 2)?.minY == 24)
      #expect(screen.frame(1, 1)?.origin == CGPoint(x: 30, y: 80))
      #expect(screen.frame(1, 2)?.minY == 116)
    }
    list.row(
      "the interitem spacing determines how many items are on a line",
      .apple(
        "uikit/uicollectionviewdelegateflowlayout/"
          + "collectionview(_:layout:minimuminteritemspacingforsectionat:)")
    ) {
      let measures = FlowMeasures()
      measures.interitemSpacing = { _ in 20 }
      let flow = layout(CGSize(width: 40, height: 20))
      let screen = FlowScreen(100, 200, counts: [2], layout: flow, delegate: measures)
      #expect(screen.frame(0, 1)?.origin == CGPoint(x: 60, y: 0))
      measures.interitemSpacing = { _ in 21 }
      flow.invalidateLayout()
      screen.view.layoutIfNeeded()
      #expect(screen.frame(0, 1)?.origin == CGPoint(x: 30, y: 30))
    }
    list.row(
      "the delegate can give some sections a header and others none",
      .apple(
        "uikit/uicollectionviewdelegateflowlayout/"
          + "collectionview(_:layout:referencesizeforheaderinsection:)")
    ) {
      let measures = FlowMeasures()
      measures.header = { [.zero, CGSize(width: 0, height: 14)][$0] }
      let screen = FlowScreen(
        100, 200, counts: [1, 1], layout: layout(CGSize(width: 40, height: 20)),
        delegate: measures)
      #expect(screen.header(0) == nil)
      #expect(screen.header(1) == CGRect(x: 0, y: 20, width: 100, height: 14))
      #expect(screen.frame(1, 0)?.minY == 34)
    }
    list.row(
      "the delegate's insets apply to their section",
      .apple("uikit/uicollectionviewdelegateflowlayout/collectionview(_:layout:insetforsectionat:)")
    ) {
      let measures = FlowMeasures()
      measures.inset = { [.zero, UIEdgeInsets(top: 6, left: 9, bottom: 3, right: 0)][$0] }
      let screen = FlowScreen(
        100, 200, counts: [1, 1], layout: layout(CGSize(width: 91, height: 20)),
        delegate: measures)
      #expect(screen.frame(1, 0)?.origin == CGPoint(x: 9, y: 26))
      #expect(screen.view.contentSize.height == 49)
    }
  }
}
