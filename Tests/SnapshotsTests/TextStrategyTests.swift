import Testing

@testable import Goldens
@testable import Snapshots

class RoundButton: UIButton {}
final class SmallButton: RoundButton {}
final class Card: UIView {}

/// Tests screens as text.
@MainActor
@Suite struct TextStrategyTests {
  private func screen() -> UIView {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let label = UILabel(frame: CGRect(x: 10, y: 5.5, width: 40, height: 20))
    label.text = "Hello"
    label.tag = 3
    root.addSubview(label)
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 30, width: 100, height: 20))
    scrollView.contentSize = CGSize(width: 100, height: 80)
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    root.addSubview(scrollView)
    let inner = UIView(frame: CGRect(x: 0, y: 20, width: 10, height: 10))
    inner.alpha = 0.5
    scrollView.addSubview(inner)
    return root
  }

  @Test func aTreeOfViewsIsTextWithoutAddresses() throws {
    let text = try Snapshotting<UIView, String>
      .recursiveDescription(contentOffset: CGPoint(x: 0, y: 12)).take(screen())
    #expect(
      text == """
        <UIView; frame = (0 0; 100 50); layer = <CALayer>>
           | <UILabel; frame = (10 5.5; 40 20); text = 'Hello'; userInteractionEnabled = NO; tag = \
        3; layer = <_UILabelLayer>>
           | <UIScrollView; frame = (0 30; 100 20); contentOffset: {0, 12}; contentSize: {100, \
        80}; clipsToBounds = YES; autoresize = W+TM; layer = <CALayer>>
           |    | <UIView; frame = (0 20; 10 10); alpha = 0.5; layer = <CALayer>>
        """)
  }

  /// Source: natura-cosmeticos/natds-ios, recorded texts of iOS.
  @Test func classesOfAnAppHaveTheirModulesAndUIKitsClass() throws {
    let card = Card(frame: CGRect(x: 0, y: 0, width: 8, height: 4))
    card.addSubview(SmallButton(frame: CGRect(x: 1, y: 1, width: 2, height: 2)))
    #expect(
      try Snapshotting<UIView, String>.recursiveDescription.take(card) == """
        <SnapshotsTests.Card; frame = (0 0; 8 4); layer = <CALayer>>
           | <SnapshotsTests.SmallButton; baseClass = UIButton; frame = (1 1; 2 2); opaque = NO; \
        layer = <CALayer>>
        """)
    #expect(card.description.contains("<SnapshotsTests.Card: 0x"))
    #expect(card.subviews[0].description.contains("; baseClass = UIButton; frame = (1 1; 2 2)"))
  }

  /// On iOS the view lies in a controller's view of its size, whose layout puts it at the origin.
  /// Source: natura-cosmeticos/natds-ios, texts recorded after pictures.
  @Test func aConstrainedViewIsAtTheOrigin() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 100))
    view.translatesAutoresizingMaskIntoConstraints = false
    view.backgroundColor = .red
    NSLayoutConstraint.activate([
      view.widthAnchor.constraint(equalToConstant: 32),
      view.heightAnchor.constraint(equalToConstant: 32),
    ])
    _ = try Snapshotting<UIView, UIImage>.image.allowingBlank.take(view)
    let text = try Snapshotting<UIView, String>.recursiveDescription.take(view)
    #expect(text.hasPrefix("<UIView; frame = (0 0; 32 32)"), "\(text)")
    #expect(view.superview == nil)
  }

  private final class Named: UIView {
    override var description: String { "<Named: \(Unmanaged.passUnretained(self).toOpaque())>" }
  }

  @Test func viewsThatDescribeThemselvesHaveTheLastWord() throws {
    let view = screen()
    view.addSubview(Named(frame: CGRect(x: 1, y: 2, width: 3, height: 4)))
    let text = try Snapshotting<UIView, String>.recursiveDescription.take(view)
    #expect(text.hasSuffix("\n   | <Named>"))
  }

  /// As in swift-snapshot-testing, a picture restores the view's size, and a text does not.
  @Test func aScreenStaysAsLargeAsItWasRead() throws {
    let controller = UIViewController()
    controller.view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    let config = ViewImageConfig.iPhone13
    _ = try Snapshotting<UIViewController, UIImage>.image(on: config).allowingBlank
      .take(controller)
    #expect(controller.view.bounds.size == CGSize(width: 100, height: 100))
    _ = try Snapshotting<UIViewController, String>.recursiveDescription(on: config)
      .take(controller)
    #expect(controller.view.bounds.size == CGSize(width: 390, height: 844))
  }

  @Test func aLayoutSpecifiesWhereThingsAreDrawn() throws {
    let text = try Snapshotting<UIView, String>.layout(contentOffset: CGPoint(x: 0, y: 12))
      .take(screen())
    #expect(
      text == """
        100 × 50 points
        UIView (0, 0; 100 × 50)
          UILabel (10, 5.5; 40 × 20) “Hello”
          UIScrollView (0, 30; 100 × 20)
            UIView (0, 38; 10 × 10) alpha 0.5

        """)
  }

  @Test func theirGoldensAreSideBySide() {
    #expect(Snapshotting<UIView, String>.layout.pathExtension == "layout.txt")
    #expect(Snapshotting<UIView, String>.recursiveDescription.pathExtension == "txt")
  }
}
