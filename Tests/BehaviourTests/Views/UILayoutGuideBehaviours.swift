import Testing
import UIKit

@Suite struct UILayoutGuideBehaviours {
  @Test(arguments: rows.all) @MainActor func holds(_ row: Behaviour) throws { try row.check() }

  static let rows: Behaviours = Behaviours(of: "UILayoutGuide") {
    $0.row(
      "a guide belongs to its owning view and is not a subview",
      .apple("uikit/uiview/addlayoutguide(_:)")
    ) {
      let (view, guide) = (UIView(), UILayoutGuide())
      #expect(guide.owningView == nil && guide.identifier.isEmpty)
      view.addLayoutGuide(guide)
      #expect(guide.owningView === view && view.subviews.isEmpty)
      #expect(view.layoutGuides.contains { $0 === guide })
      view.removeLayoutGuide(guide)
      #expect(guide.owningView == nil)
    }
    $0.row(
      "a guide's frame is in its view's coordinates after a layout",
      .apple("uikit/uilayoutguide/layoutframe")
    ) {
      let (view, guide) = (
        UIView(frame: CGRect(x: 40, y: 40, width: 90, height: 60)), UILayoutGuide()
      )
      view.addLayoutGuide(guide)
      NSLayoutConstraint.activate([
        guide.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
        guide.topAnchor.constraint(equalTo: view.topAnchor, constant: 20),
        guide.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
        guide.heightAnchor.constraint(equalToConstant: 5),
      ])
      view.layoutIfNeeded()
      #expect(guide.layoutFrame == CGRect(x: 10, y: 20, width: 45, height: 5))
    }
    $0.row(
      "guides of equal size share the space between views equally", .apple("uikit/uilayoutguide")
    ) {
      let (a, b) = (UILayoutGuide(), UILayoutGuide())
      let laid = LaidOut(sized(20, 10)) { view, host in
        for guide in [a, b] { host.addLayoutGuide(guide) }
        return [
          a.leadingAnchor.constraint(equalTo: host.leadingAnchor),
          view.leadingAnchor.constraint(equalTo: a.trailingAnchor),
          b.leadingAnchor.constraint(equalTo: view.trailingAnchor),
          b.trailingAnchor.constraint(equalTo: host.trailingAnchor),
          a.widthAnchor.constraint(equalTo: b.widthAnchor),
        ]
      }
      #expect(laid.view.frame.minX == 40 && a.layoutFrame.width == 40)
    }
    $0.row(
      "the margins guide is inside the layout margins",
      .apple("uikit/uiview/layoutmarginsguide")
    ) {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
      view.layoutMargins = insets(1, 2, 3, 4)
      view.layoutIfNeeded()
      #expect(view.layoutMarginsGuide.layoutFrame == CGRect(x: 2, y: 1, width: 94, height: 76))
    }
    $0.row(
      "constraints to the margins guide follow changes of margins",
      .apple("uikit/uiview/layoutmarginsguide")
    ) {
      let laid = LaidOut { view, host in
        [view.leadingAnchor.constraint(equalTo: host.layoutMarginsGuide.leadingAnchor)]
      }
      #expect(laid.view.frame.minX == 8)
      laid.host.layoutMargins.left = 30
      laid.host.layoutIfNeeded()
      #expect(laid.view.frame.minX == 30)
    }
    $0.row(
      "without bars and window the safe area guide is as large as the view",
      .apple("uikit/uiview/safearealayoutguide")
    ) {
      let view = UIView(frame: CGRect(x: 9, y: 9, width: 100, height: 80))
      view.layoutIfNeeded()
      #expect(view.safeAreaLayoutGuide.layoutFrame == view.bounds)
    }
    $0.row(
      "the readable content guide is no wider than the margins",
      .apple("uikit/uiview/readablecontentguide")
    ) {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 80))
      view.layoutIfNeeded()
      #expect(view.readableContentGuide.layoutFrame.minX == 8)
      #expect(view.readableContentGuide.layoutFrame.width == 304)
    }
    $0.row(
      "a scroll view's content guide is its content's size",
      .apple("uikit/uiscrollview/contentlayoutguide")
    ) {
      let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let content = sized(100, 400)
      content.translatesAutoresizingMaskIntoConstraints = false
      scroll.addSubview(content)
      let guide = scroll.contentLayoutGuide
      NSLayoutConstraint.activate([
        content.topAnchor.constraint(equalTo: guide.topAnchor),
        content.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        content.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        content.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
      ])
      scroll.layoutIfNeeded()
      #expect(scroll.contentSize == CGSize(width: 100, height: 400))
    }
    $0.row(
      "a scroll view's frame guide stays where its content is scrolled",
      .apple("uikit/uiscrollview/framelayoutguide")
    ) {
      let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      scroll.contentSize = CGSize(width: 100, height: 900)
      let badge = sized(10, 10)
      badge.translatesAutoresizingMaskIntoConstraints = false
      scroll.addSubview(badge)
      badge.topAnchor.constraint(equalTo: scroll.frameLayoutGuide.topAnchor).isActive = true
      scroll.contentOffset.y = 50
      scroll.layoutIfNeeded()
      #expect(scroll.convert(badge.frame, to: scroll.superview).minY == 0 || badge.frame.minY == 50)
    }
  }
}
