import Sessions
import Testing
import UIKit

/// Tests margins: their owners, their sources, and which views are notified of changes.
@MainActor
@Suite struct MarginTests {
  private final class HearingView: UIView {
    var heard = 0
    override func layoutMarginsDidChange() { heard += 1 }
  }

  private final class HearingController: UIViewController {
    var heard = 0
    override func viewLayoutMarginsDidChange() { heard += 1 }
  }

  private func insets(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat)
    -> UIEdgeInsets
  {
    UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
  }

  @Test func directionalMarginsAreTheSameStore() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(
      view.directionalLayoutMargins
        == NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8))
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(view.layoutMargins == insets(1, 2, 3, 4))
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.layoutMargins == insets(1, 4, 3, 2))
    view.layoutMargins = insets(5, 6, 7, 8)
    #expect(
      view.directionalLayoutMargins
        == NSDirectionalEdgeInsets(top: 5, leading: 8, bottom: 7, trailing: 6))
    view.semanticContentAttribute = .forceLeftToRight
    #expect(view.layoutMargins == insets(5, 6, 7, 8))
  }

  /// A view preserves its superview's margins as far as it extends into them.
  @Test func marginsOfTheSuperviewArePreservedAsFarAsTheyReach() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let inner = UIView(frame: CGRect(x: 10, y: 0, width: 180, height: 150))
    outer.addSubview(inner)
    outer.layoutMargins = insets(40, 30, 60, 25)
    #expect(inner.layoutMargins == insets(8, 8, 8, 8))
    inner.preservesSuperviewLayoutMargins = true
    #expect(inner.layoutMargins == insets(40, 20, 10, 15))
    inner.frame.origin.y = 35
    #expect(inner.layoutMargins == insets(8, 20, 45, 15))
    inner.frame = CGRect(x: 50, y: 50, width: 50, height: 50)
    #expect(inner.layoutMargins == insets(8, 8, 8, 8))
  }

  /// A view that extends past its superview gets no more of the safe area, and of the superview's
  /// margins, than one that ends with it. Otherwise a view constrained to its own margin would grow
  /// without end.
  @Test func whatOverflowsTakesInNoMoreOfTheSafeArea() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let inner = UIView(frame: CGRect(x: -5, y: -10, width: 210, height: 230))
    outer.addSubview(inner)
    outer.setSafeAreaInsets(insets(40, 0, 30, 0))
    #expect(inner.safeAreaInsets == insets(40, 0, 30, 0))
    #expect(inner.layoutMargins == insets(48, 8, 38, 8))
  }

  /// Published storyboards have such containers, with their margins at the old layout guides.
  @Test func aViewHeldByItsOwnMarginsStops() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    root.setSafeAreaInsets(insets(44, 0, 34, 0))
    let container = UIView()
    container.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(container)
    NSLayoutConstraint.activate([
      container.layoutMarginsGuide.topAnchor.constraint(
        equalTo: root.safeAreaLayoutGuide.topAnchor),
      root.safeAreaLayoutGuide.bottomAnchor.constraint(
        equalTo: container.layoutMarginsGuide.bottomAnchor),
      container.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      container.widthAnchor.constraint(equalTo: root.widthAnchor),
    ])
    root.layoutIfNeeded()
    #expect(container.frame == CGRect(x: 0, y: -8, width: 300, height: 616))
  }

  @Test func viewsAreNotifiedOfTheirMargins() {
    let (outer, inner, stranger) = (HearingView(), HearingView(), HearingView())
    outer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    for view in [inner, stranger] { outer.addSubview(view) }
    inner.preservesSuperviewLayoutMargins = true
    (outer.heard, inner.heard, stranger.heard) = (0, 0, 0)
    outer.layoutMargins = insets(9, 9, 9, 9)
    #expect((outer.heard, inner.heard, stranger.heard) == (1, 1, 0))
    outer.layoutMargins = insets(9, 9, 9, 9)
    outer.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1, leading: 1, bottom: 1, trailing: 1)
    #expect((outer.heard, inner.heard, stranger.heard) == (2, 2, 0))
    outer.insetsLayoutMarginsFromSafeArea = false
    #expect((outer.heard, inner.heard) == (3, 3))
    outer.setSafeAreaInsets(insets(10, 0, 0, 0))
    #expect(outer.heard == 4)
  }

  @Test(
    arguments: [(320, 16), (375, 16), (413.5, 16), (414, 20), (1024, 20)] as [(Double, Double)])
  func aRootViewHasItsControllersLeast(_ width: Double, _ side: Double) {
    let controller = HearingController()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    window.addSubview(controller.view)
    controller.view.frame = CGRect(x: 0, y: 0, width: width, height: 700)
    #expect(
      controller.systemMinimumLayoutMargins
        == NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side))
    #expect(controller.view.layoutMargins == insets(0, side, 0, side))
    controller.heard = 0
    controller.view.layoutMargins = insets(5, 5, 5, 40)
    #expect(controller.view.layoutMargins == insets(5, side, 5, 40))
    #expect(controller.heard == 1)
    controller.viewRespectsSystemMinimumLayoutMargins = false
    #expect(controller.heard == 2)
    #expect(controller.view.layoutMargins == insets(5, 5, 5, 40))
    controller.view.layoutMargins = .zero
    #expect(controller.view.layoutMargins == .zero)
  }

  /// The safe area is added to margins, unless the view declines; preserved margins do not count it
  /// twice.
  @Test func safeAreasComeOnTop() {
    let controller = UIViewController()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    window.addSubview(controller.view)
    controller.view.frame = CGRect(x: 0, y: 0, width: 390, height: 800)
    controller.view.setSafeAreaInsets(insets(47, 0, 34, 0))
    #expect(controller.view.layoutMargins == insets(47, 16, 34, 16))
    let inner = UIView(frame: controller.view.bounds)
    inner.preservesSuperviewLayoutMargins = true
    controller.view.addSubview(inner)
    #expect(inner.layoutMargins == insets(55, 16, 42, 16))
    inner.insetsLayoutMarginsFromSafeArea = false
    #expect(inner.layoutMargins == insets(47, 16, 34, 16))
  }

  /// The centre within margins is between both pairs of margins: a view with margins (10, 20, 30,
  /// 40) that is centred at (200, 200) begins at (110, 110).
  @Test func centresWithinMarginsAreUIKits() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    view.layoutMargins = insets(10, 20, 30, 40)
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.widthAnchor.constraint(equalToConstant: 200),
      view.heightAnchor.constraint(equalToConstant: 200),
      NSLayoutConstraint(
        item: view, attribute: .centerXWithinMargins, relatedBy: .equal, toItem: root,
        attribute: .centerX, multiplier: 1, constant: 0),
      NSLayoutConstraint(
        item: view, attribute: .centerYWithinMargins, relatedBy: .equal, toItem: root,
        attribute: .centerY, multiplier: 1, constant: 0),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 110, y: 110, width: 200, height: 200))
  }

  /// Constraints to margins follow them, including those of the superview that a view preserves.
  @Test func constraintsFollowMargins() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let (panel, box) = (UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 50)), UIView())
    panel.preservesSuperviewLayoutMargins = true
    root.addSubview(panel)
    panel.addSubview(box)
    box.translatesAutoresizingMaskIntoConstraints = false
    let guide = panel.layoutMarginsGuide
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      box.topAnchor.constraint(equalTo: guide.topAnchor),
      box.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
    root.layoutIfNeeded()
    #expect(box.frame == CGRect(x: 8, y: 8, width: 184, height: 34))
    root.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 10, leading: 20, bottom: 10, trailing: 30)
    root.layoutIfNeeded()
    #expect(box.frame == CGRect(x: 20, y: 10, width: 150, height: 32))
    panel.frame.origin.x = 5
    root.layoutIfNeeded()
    #expect(box.frame == CGRect(x: 15, y: 10, width: 150, height: 32))
  }

  @Test(arguments: [(390, 16), (712, 20), (1024, 176), (1366, 347)] as [(Double, Double)])
  func readableContentStaysNarrow(_ width: Double, _ side: Double) {
    let (controller, window) = (UIViewController(), UIWindow())
    window.addSubview(controller.view)
    controller.view.frame = CGRect(x: 0, y: 0, width: width, height: 700)
    let guide = controller.view.readableContentGuide
    controller.view.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(x: side, y: 0, width: width - 2 * side, height: 700))
  }

  /// Larger text has wider lines, smaller text narrower ones.
  @Test func readableContentGrowsWithText() {
    func width(_ category: UIContentSizeCategory) -> CGFloat {
      let traits = UITraitCollection(preferredContentSizeCategory: category)
      return RenderSession.fresh(scale: 2).withScreen(scale: 2, traits: traits).run {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 1366, height: 700))
        let guide = view.readableContentGuide
        view.layoutIfNeeded()
        return guide.layoutFrame.width
      }
    }
    #expect(width(.large) == 672)
    #expect(width(.small) < 672 && width(.extraExtraLarge) > 672)
  }

  /// There is no keyboard: its guide begins at the end of the safe area.
  @Test func theKeyboardsGuideIsBelowTheSafeArea() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
    view.setSafeAreaInsets(insets(47, 0, 34, 0))
    let (guide, bar) = (view.keyboardLayoutGuide, UIView())
    bar.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(bar)
    NSLayoutConstraint.activate([
      bar.heightAnchor.constraint(equalToConstant: 44),
      bar.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      bar.bottomAnchor.constraint(equalTo: guide.topAnchor),
    ])
    view.layoutIfNeeded()
    #expect(guide.layoutFrame.minY == 766 && guide.layoutFrame.width == 390)
    #expect(bar.frame == CGRect(x: 0, y: 722, width: 390, height: 44))
    #expect(view.keyboardLayoutGuide === guide)
    // The guide is the safe area at the bottom, or empty.
    #expect(guide.layoutFrame == CGRect(x: 0, y: 766, width: 390, height: 34))
    guide.usesBottomSafeArea = false
    view.layoutIfNeeded()
    #expect(guide.layoutFrame.minY == 800 && bar.frame.maxY == 800)
  }

  /// Without a keyboard the guide is near the bottom edge only.
  @Test func constraintsFollowTheEdgesThatTheKeyboardsGuideIsNearTo() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
    let (guide, box) = (view.keyboardLayoutGuide, UIView())
    view.addSubview(box)
    let docked = box.bottomAnchor.constraint(equalTo: guide.topAnchor)
    let floating = box.topAnchor.constraint(equalTo: view.topAnchor)
    let centred = box.centerXAnchor.constraint(equalTo: view.centerXAnchor)
    guide.setConstraints([docked], activeWhenNearEdge: .bottom)
    guide.setConstraints([floating], activeWhenNearEdge: .top)
    guide.setConstraints([centred], activeWhenAwayFrom: [.leading, .trailing])
    #expect(docked.isActive && !floating.isActive && centred.isActive)
    #expect(guide.constraints(activeWhenNearEdge: .bottom) == [docked])
    guide.removeAllTrackedConstraints()
    #expect(!docked.isActive && !centred.isActive)
    #expect(guide.constraints(activeWhenAwayFrom: [.leading, .trailing]).isEmpty)
  }

  /// A view may override its safe area with an empty one.
  @Test func aSubclassMayHaveASafeAreaOfItsOwn() {
    final class Bare: UIView { override var safeAreaInsets: UIEdgeInsets { .zero } }
    let (outer, bare, inner) = (UIView(), Bare(), UIView())
    for view in [outer, bare, inner] {
      view.frame = CGRect(x: 0, y: 0, width: 390, height: 800)
    }
    outer.setSafeAreaInsets(insets(47, 0, 34, 0))
    outer.addSubview(bare)
    bare.addSubview(inner)
    #expect(bare.safeAreaInsets == .zero && inner.safeAreaInsets == .zero)
    #expect(bare.safeAreaLayoutGuide.layoutFrame == bare.bounds)
  }

  @Test func aControllersGuidesAreAsHighAsItsBars() {
    let controller = UIViewController()
    controller.view.frame = CGRect(x: 0, y: 0, width: 390, height: 800)
    controller.view.setSafeAreaInsets(insets(91, 0, 34, 0))
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(box)
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "V:[top]-6-[box][bottom]", metrics: nil,
        views: [
          "top": controller.topLayoutGuide, "box": box, "bottom": controller.bottomLayoutGuide,
        ]))
    controller.view.layoutIfNeeded()
    #expect(controller.topLayoutGuide.length == 91)
    #expect(controller.bottomLayoutGuide.length == 34)
    #expect(controller.topLayoutGuide === controller.topLayoutGuide)
    #expect(box.frame.minY == 97)
    #expect(box.frame.maxY == 766)
    #expect(controller.view.layoutGuides.isEmpty)
  }
}
