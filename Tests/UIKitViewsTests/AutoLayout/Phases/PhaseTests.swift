import Testing
import UIKit

/// Tests the constraint pass and the layout pass: the called views, the order and the number of
/// calls.
@MainActor
@Suite struct PhaseTests {
  private final class Log { var lines: [String] = [] }

  private final class TellingView: UIView {
    var log: Log?
    var name = ""
    var onUpdate: (() -> Void)?
    var onLayout: (() -> Void)?

    override func updateConstraints() {
      log?.lines.append("update \(name)")
      onUpdate?()
      super.updateConstraints()
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      log?.lines.append("layout \(name)")
      onLayout?()
    }
  }

  private let log = Log()

  private func view(_ name: String, in outer: UIView? = nil) -> TellingView {
    let view = TellingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.name = name
    view.log = log
    outer?.addSubview(view)
    return view
  }

  private func heard(_ action: () -> Void) -> [String] {
    log.lines = []
    action()
    return log.lines
  }

  @Test func constraintsComeLeavesFirstThenLayoutComesRootFirst() {
    let root = view("root")
    let inner = view("inner", in: root)
    let leaf = view("leaf", in: inner)
    _ = heard { root.layoutIfNeeded() }
    for view in [root, inner, leaf] { view.setNeedsUpdateConstraints() }
    #expect(
      heard { root.layoutIfNeeded() } == [
        "update leaf", "update inner", "update root", "layout root", "layout inner", "layout leaf",
      ])
    #expect(heard { root.layoutIfNeeded() } == [])
  }

  /// A leaf constrained to the root stays in place while its superview moves.
  @Test func whatStaysInTheRootMovesInTheViewThatMoves() {
    let root = view("root")
    let inner = view("inner", in: root)
    let leaf = view("leaf", in: inner)
    for view in [inner, leaf] { view.translatesAutoresizingMaskIntoConstraints = false }
    let leading = inner.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20)
    NSLayoutConstraint.activate([
      leading, leaf.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 50),
      leaf.widthAnchor.constraint(equalToConstant: 10),
    ])
    root.layoutIfNeeded()
    #expect(leaf.frame == CGRect(x: 30, y: 0, width: 10, height: 0))
    leading.constant = 35
    #expect(heard { root.layoutIfNeeded() } == ["layout root", "layout inner"])
    #expect(inner.frame.minX == 35)
    #expect(leaf.frame == CGRect(x: 15, y: 0, width: 10, height: 0))
  }

  @Test func aViewThatNeedsConstraintsUpdatesThem() {
    final class Needing: UIView {
      override class var requiresConstraintBasedLayout: Bool { true }
      var calls: [String] = []
      override func updateConstraints() {
        calls.append("update")
        super.updateConstraints()
      }
      override func layoutSubviews() {
        calls.append("layout")
        super.layoutSubviews()
      }
    }
    let (root, view) = (UIView(), Needing(frame: CGRect(x: 0, y: 0, width: 9, height: 9)))
    root.addSubview(view)
    root.layoutIfNeeded()
    #expect(view.calls == ["update", "layout"])
    view.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(view.calls == ["update", "layout", "layout"])
  }

  @Test func updatesAreRequestedOnce() {
    let root = view("root")
    let leaf = view("leaf", in: root)
    _ = heard { root.layoutIfNeeded() }
    #expect(!leaf.needsUpdateConstraints())
    leaf.setNeedsUpdateConstraints()
    leaf.setNeedsUpdateConstraints()
    #expect(leaf.needsUpdateConstraints())
    #expect(heard { root.updateConstraintsIfNeeded() } == ["update leaf"])
    #expect(!leaf.needsUpdateConstraints())
    #expect(heard { leaf.layoutIfNeeded() } == ["layout leaf"])
  }

  @Test func aViewIsQueriedFirstWhenItTakesPart() {
    let root = view("root")
    let leaf = view("leaf", in: root)
    #expect(heard { root.layoutIfNeeded() }.filter { $0.hasPrefix("update") } == [])
    leaf.translatesAutoresizingMaskIntoConstraints = false
    leaf.widthAnchor.constraint(equalToConstant: 10).isActive = true
    #expect(heard { root.layoutIfNeeded() }.filter { $0.hasPrefix("update") } == ["update leaf"])
  }

  @Test func constraintsMadeWhileUpdatingHoldInTheSamePass() {
    let root = view("root")
    let leaf = view("leaf", in: root)
    leaf.translatesAutoresizingMaskIntoConstraints = false
    let width = leaf.widthAnchor.constraint(equalToConstant: 33)
    leaf.onUpdate = { width.isActive = true }
    leaf.setNeedsUpdateConstraints()
    root.layoutIfNeeded()
    #expect(leaf.bounds.width == 33)
  }

  /// From a leaf, layout begins at the outermost of the consecutive ancestors that need it.
  @Test func layoutClimbsAsFarAsItIsRequested() {
    let root = view("root")
    let middle = view("middle", in: root)
    let leaf = view("leaf", in: middle)
    _ = heard { root.layoutIfNeeded() }
    for view in [middle, leaf] { view.setNeedsLayout() }
    #expect(heard { leaf.layoutIfNeeded() } == ["layout middle", "layout leaf"])
    for view in [root, leaf] { view.setNeedsLayout() }
    #expect(heard { leaf.layoutIfNeeded() } == ["layout leaf"])
    #expect(heard { leaf.layoutIfNeeded() } == [])
    #expect(heard { root.layoutIfNeeded() } == ["layout root"])
  }

  /// Frames of subviews are final after super; those of their descendants are not yet.
  @Test func subviewsAreFinalAfterSuper() {
    let root = view("root")
    let (outer, inner) = (view("outer", in: root), UIView())
    outer.addSubview(inner)
    for view in [outer, inner] { view.translatesAutoresizingMaskIntoConstraints = false }
    let width = outer.widthAnchor.constraint(equalToConstant: 10)
    NSLayoutConstraint.activate([width, inner.widthAnchor.constraint(equalTo: outer.widthAnchor)])
    root.layoutIfNeeded()
    var seen: [CGFloat] = []
    root.onLayout = { seen = [outer.bounds.width, inner.bounds.width] }
    width.constant = 20
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(seen == [20, 10])
    #expect(inner.bounds.width == 20)
  }

  @Test func changesWaitForThePass() {
    let root = view("root")
    let leaf = UIView()
    leaf.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(leaf)
    let width = leaf.widthAnchor.constraint(equalToConstant: 10)
    width.isActive = true
    root.layoutIfNeeded()
    width.constant = 50
    #expect(leaf.bounds.width == 10)
    #expect(heard { leaf.layoutIfNeeded() } == ["layout root"])
    #expect(leaf.bounds.width == 50)
    // A change without an effect causes no layout.
    width.constant = 50
    #expect(heard { root.layoutIfNeeded() } == [])
  }

  @Test func viewsThatRequestLayoutInEachPassAreNamed() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let root = RestlessView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        root.layoutIfNeeded()
      }
    }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(text.contains("layout did not settle in 100 passes: RestlessView requested it again"))
  }

  // MARK: Animation

  /// A constant that changes in an animation animates the frames, linearly here.
  @Test func constantsAnimate() {
    let root = view("root")
    let (box, follower) = (UIView(), UIView())
    for view in [box, follower] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    let width = box.widthAnchor.constraint(equalToConstant: 20)
    NSLayoutConstraint.activate([
      width, box.leftAnchor.constraint(equalTo: root.leftAnchor),
      follower.leftAnchor.constraint(equalTo: box.rightAnchor, constant: 4),
      follower.widthAnchor.constraint(equalToConstant: 10),
    ])
    root.layoutIfNeeded()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      width.constant = 60
      root.layoutIfNeeded()
    }
    #expect(box.frame.width == 60 && follower.frame.minX == 64)
    let moments: [(Double, CGFloat, CGFloat)] = [(0, 20, 24), (0.25, 30, 34), (0.5, 50, 54)]
    for (time, shownWidth, shownLeft) in moments {
      MediaClock.current.advance(by: time)
      #expect(box.layer.presentation()?.bounds.width == shownWidth)
      #expect(follower.layer.presentation()?.frame.minX == shownLeft)
    }
    MediaClock.current.advance(by: 0.25)
    #expect(box.layer.animationKeys() == nil && follower.layer.animationKeys() == nil)
  }
}

private final class RestlessView: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    setNeedsLayout()
  }
}
