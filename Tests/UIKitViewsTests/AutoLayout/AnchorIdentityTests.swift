import Testing
import UIKit

/// A view or guide has one anchor object per attribute. Source: the tests of Tinder/Layout, which
/// compare the anchors of constraints by identity.
@MainActor @Suite struct AnchorIdentityTests {
  private static let horizontal: [KeyPath<UIView, NSLayoutXAxisAnchor>] = [
    \.leadingAnchor, \.trailingAnchor, \.leftAnchor, \.rightAnchor, \.centerXAnchor,
  ]
  private static let vertical: [KeyPath<UIView, NSLayoutYAxisAnchor>] = [
    \.topAnchor, \.bottomAnchor, \.centerYAnchor, \.firstBaselineAnchor, \.lastBaselineAnchor,
  ]

  @Test func aViewHasOneAnchorPerAttribute() {
    let (view, other) = (UIView(), UIView())
    var anchors: [AnyObject] = Self.horizontal.map { view[keyPath: $0] }
    anchors += Self.vertical.map { view[keyPath: $0] } as [AnyObject]
    anchors += [view.widthAnchor, view.heightAnchor]
    #expect(Set(anchors.map(ObjectIdentifier.init)).count == 12)
    for path in Self.horizontal {
      #expect(view[keyPath: path] === view[keyPath: path])
      #expect(view[keyPath: path] !== other[keyPath: path])
    }
    for path in Self.vertical {
      #expect(view[keyPath: path] === view[keyPath: path])
      #expect(view[keyPath: path] !== other[keyPath: path])
    }
    #expect(view.widthAnchor === view.widthAnchor && view.widthAnchor !== other.widthAnchor)
    #expect(anchors.contains { $0 === view.heightAnchor })
  }

  @Test func aGuideHasOneAnchorPerAttribute() {
    let (guide, margins) = (UILayoutGuide(), UIView().layoutMarginsGuide)
    #expect(guide.leadingAnchor === guide.leadingAnchor && guide.topAnchor === guide.topAnchor)
    #expect(guide.widthAnchor === guide.widthAnchor && guide.topAnchor !== margins.topAnchor)
    #expect(margins.bottomAnchor === margins.bottomAnchor)
  }

  @Test func aConstraintHasTheAnchorsOfItsItems() {
    let (view, guide) = (UIView(), UILayoutGuide())
    let top = view.topAnchor
    let constraint = top.constraint(equalTo: guide.bottomAnchor)
    #expect(constraint.firstAnchor === top && constraint.firstAnchor === view.topAnchor)
    #expect(constraint.secondAnchor === guide.bottomAnchor)
    let width = NSLayoutConstraint(
      item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
      multiplier: 1, constant: 10)
    #expect(width.firstAnchor === view.widthAnchor && width.secondAnchor == nil)
    #expect(width.firstAnchor.isKind(NSLayoutDimension.self))
    #expect(width.firstAnchor.name == "width" && width.firstAnchor.item === view)
    let margin = NSLayoutConstraint(
      item: view, attribute: .leftMargin, relatedBy: .equal, toItem: guide, attribute: .left,
      multiplier: 1, constant: 0)
    #expect(margin.firstAnchor === margin.firstAnchor)
    #expect(margin.firstAnchor !== margin.secondAnchor)
    #expect(NSLayoutConstraint().firstAnchor.item == nil)
  }

  /// Anchors of one view keep their identity while any number of them is in use.
  @Test func anchorsComeAndGo() {
    let view = UIView()
    var kept: [NSLayoutXAxisAnchor] = []
    for _ in 0..<3 {
      kept = Self.horizontal.map { view[keyPath: $0] }
      kept.remove(at: 0)
      for (anchor, path) in zip(kept, Self.horizontal.dropFirst()) {
        #expect(anchor === view[keyPath: path])
      }
      kept.removeLast(2)
      #expect(kept.last === view[keyPath: Self.horizontal[2]])
      #expect(view.leadingAnchor === view.leadingAnchor)
    }
    #expect(kept.first === view.trailingAnchor)
  }

  /// An anchor keeps neither its view nor, when released, anything of itself.
  @Test func anchorsAndViewsEnd() {
    weak var view: UIView?
    weak var anchor: NSLayoutXAxisAnchor?
    do {
      let known = UIView()
      let first = known.leadingAnchor
      (view, anchor) = (known, first)
    }
    #expect(view == nil && anchor == nil)
    let outliving = UILayoutGuide().widthAnchor
    #expect(outliving.item == nil)
    let constraint: NSLayoutConstraint
    do {
      let known = UIView()
      constraint = known.widthAnchor.constraint(equalToConstant: 1)
      #expect(constraint.firstAnchor === known.widthAnchor)
    }
    #expect(constraint.firstAnchor === constraint.firstAnchor)
    #expect(constraint.firstAnchor.item == nil)
  }

  /// The last reference to an anchor may be released on any thread, while the main thread asks for
  /// it.
  @Test func anchorsEndElsewhere() {
    let enders = Enders(count: 2)
    let view = UIView()
    for index in 0..<4000 {
      let path = Self.horizontal[index % 3]
      enders.end(Unmanaged<AnyObject>.passRetained(view[keyPath: path]))
      let anchor = view[keyPath: path]
      #expect(anchor === view[keyPath: path] && anchor.item === view)
      if index % 7 == 0 { enders.end(Unmanaged<AnyObject>.passRetained(UIView().topAnchor)) }
    }
    enders.stop()
  }
}

extension NSObject {
  fileprivate func isKind(_ type: AnyClass) -> Bool { Swift.type(of: self) == type }
}
