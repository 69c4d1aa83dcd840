import Testing
import UIKit

/// Tests references to deallocated views, layers and guides: they are nil.
@MainActor
@Suite struct EndingTests {
  @Test func whatLayInsideAViewThatWasRemovedIsInNone() {
    let (inner, layer) = (UIView(), CALayer())
    do {
      let outer = UIView()
      outer.addSubview(inner)
      outer.layer.addSublayer(layer)
      #expect(inner.superview === outer && layer.superlayer === outer.layer)
    }
    #expect(inner.superview == nil && inner.layer.superlayer == nil && layer.superlayer == nil)
    UIView().addSubview(inner)
    #expect(inner.superview == nil)
  }

  @Test func aLayerOutlivesItsView() {
    var view: UIView? = UIView()
    let layer = view!.layer
    #expect(layer.delegate === view)
    view = nil
    #expect(layer.delegate == nil)
  }

  @Test func aMaskOutlivesItsLayer() {
    let mask = CALayer()
    do {
      let layer = CALayer()
      layer.mask = mask
      #expect(mask.superlayer === layer)
    }
    #expect(mask.superlayer == nil)
  }

  @Test func constraintsOutliveTheirItems() {
    let (guide, constraint): (UILayoutGuide, NSLayoutConstraint)
    do {
      let (outer, inner) = (UIView(), UIView())
      outer.addSubview(inner)
      guide = UILayoutGuide()
      outer.addLayoutGuide(guide)
      constraint = inner.leadingAnchor.constraint(equalTo: guide.leadingAnchor)
      constraint.isActive = true
      #expect(constraint.firstItem === inner && guide.owningView === outer)
    }
    #expect(constraint.firstItem == nil && constraint.secondItem === guide)
    #expect(!constraint.isActive && guide.owningView == nil)
    constraint.constant = 8
    constraint.isActive = false
  }

  @Test func anchorsOutliveTheirItems() {
    let anchor = UIView().leadingAnchor
    #expect(anchor.item == nil)
  }

  /// Constraints refer to their items, the items to their constraints, and the engine to both,
  /// without a reference cycle that retains a cell.
  @Test func laidOutViewsLeaveNothing() {
    weak var outer: UIView?
    weak var inner: UIView?
    weak var constraint: NSLayoutConstraint?
    do {
      let (root, view, guide) = (
        UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UILabel(), UILayoutGuide()
      )
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      root.addLayoutGuide(guide)
      let leading = view.leadingAnchor.constraint(equalTo: guide.leadingAnchor)
      NSLayoutConstraint.activate([
        leading, view.topAnchor.constraint(equalTo: root.layoutMarginsGuide.topAnchor),
        guide.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 7),
      ])
      root.layoutIfNeeded()
      _ = root.systemLayoutSizeFitting(.zero)
      #expect(view.frame.minX == 7)
      (outer, inner, constraint) = (root, view, leading)
    }
    #expect(outer == nil && inner == nil && constraint == nil)
  }

  /// Test suites have views as properties and are deallocated on any thread.
  @Test func viewsEndOnAnyThread() async {
    let inner = UIView()
    let outer = Kept(UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
    outer.view?.addSubview(inner)
    inner.translatesAutoresizingMaskIntoConstraints = false
    inner.leadingAnchor.constraint(equalTo: outer.view!.leadingAnchor).isActive = true
    outer.view?.layoutIfNeeded()
    await Task.detached { outer.view = nil }.value
    #expect(inner.superview == nil)
  }

  private final class Kept: @unchecked Sendable {
    nonisolated(unsafe) var view: UIView?

    init(_ view: UIView) { self.view = view }
  }

  // MARK: Restored frames

  /// Layout of the superview restores the frame of a constrained view that code has moved.
  @Test func aMovedViewIsPutBack() {
    let (root, view) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIView())
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
      view.widthAnchor.constraint(equalToConstant: 30),
      view.heightAnchor.constraint(equalToConstant: 40),
    ])
    root.layoutIfNeeded()
    let frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(view.frame == frame)
    // The constraints place the centre and not the frame, for any anchor point.
    let center = CGPoint(x: 25, y: 40)
    for move: (UIView) -> Void in [
      { $0.frame.origin.x = 50 }, { $0.layer.position.y = 3 }, { $0.layer.bounds.size.width = 9 },
      { $0.layer.anchorPoint = .zero },
    ] {
      move(view)
      root.setNeedsLayout()
      root.layoutIfNeeded()
      #expect(view.center == center && view.bounds.size == frame.size)
    }
  }

  /// A host that moves by half a pixel changes the rounding of unchanged frames.
  @Test func aMoveByHalfAPixelRoundsAgain() {
    let (root, host, view) = (
      UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100)),
      UIView(frame: CGRect(x: 10, y: 0, width: 100, height: 100)), UIView()
    )
    root.addSubview(host)
    view.translatesAutoresizingMaskIntoConstraints = false
    host.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: host.leadingAnchor, constant: 10.3),
      view.topAnchor.constraint(equalTo: host.topAnchor),
      view.widthAnchor.constraint(equalToConstant: 20),
      view.heightAnchor.constraint(equalToConstant: 20),
    ])
    root.layoutIfNeeded()
    #expect(view.frame.minX == 10.5)
    host.frame.origin.x = 10.25
    host.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(view.frame.minX == 10)
    host.bounds.origin.x = 5
    host.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(view.frame.minX == 15)
  }
}
