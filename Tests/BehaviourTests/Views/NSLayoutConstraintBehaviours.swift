import Testing
import UIKit

@Suite struct NSLayoutConstraintBehaviours {
  @Test(arguments: rows.all) @MainActor func holds(_ row: Behaviour) throws { try row.check() }

  static let rows: Behaviours = Behaviours(of: "NSLayoutConstraint") {
    defaults(&$0)
    activation(&$0)
    priorities(&$0)
    ambiguity(&$0)
    visualFormat(&$0)
  }

  private static let stevia = "freshOS/Stevia, Tests/SteviaTests"
  private static let layout = "Tinder/Layout, Tests/LayoutTests"

  @MainActor private static func edges(
    of view: UIView, in host: UIView, inset: CGFloat, _ priority: UILayoutPriority
  ) -> [NSLayoutConstraint] {
    let constraints = [
      view.topAnchor.constraint(equalTo: host.topAnchor, constant: inset),
      view.leadingAnchor.constraint(equalTo: host.leadingAnchor, constant: inset),
      host.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: inset),
      host.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: inset),
    ]
    for constraint in constraints { constraint.priority = priority }
    return constraints
  }

  private static func defaults(_ rows: inout Behaviours) {
    rows.row("a new constraint is required", .apple("uikit/nslayoutconstraint/priority")) {
      let view = UIView()
      #expect(view.widthAnchor.constraint(equalToConstant: 10).priority == .required)
      #expect(UILayoutPriority.required.rawValue == 1000)
      #expect(UILayoutPriority.defaultHigh.rawValue == 750)
      #expect(UILayoutPriority.defaultLow.rawValue == 250)
      #expect(UILayoutPriority.fittingSizeLevel.rawValue == 50)
    }
    rows.row("a new constraint is not active", .apple("uikit/nslayoutconstraint/isactive")) {
      let view = UIView()
      #expect(!view.widthAnchor.constraint(equalToConstant: 10).isActive)
    }
    rows.row(
      "an anchor's constraint has the anchor's item and attribute first",
      .apple("uikit/nslayoutanchor/constraint(equalto:constant:)")
    ) {
      let (a, b) = (UIView(), UIView())
      let constraint = a.leadingAnchor.constraint(equalTo: b.trailingAnchor, constant: 8)
      #expect(constraint.firstItem === a && constraint.secondItem === b)
      #expect(constraint.firstAttribute == .leading && constraint.secondAttribute == .trailing)
      #expect(constraint.relation == .equal && constraint.constant == 8)
      #expect(constraint.multiplier == 1)
    }
    rows.row(
      "a constraint with one item has no second attribute",
      .apple("uikit/nslayoutconstraint/secondattribute")
    ) {
      let view = UIView()
      let constraint = view.heightAnchor.constraint(greaterThanOrEqualToConstant: 3)
      #expect(constraint.secondItem == nil && constraint.secondAttribute == .notAnAttribute)
    }
    rows.row(
      "the first item is the multiplier times the second plus the constant",
      .guide("documentation/UserExperience/Conceptual/AutolayoutPG/AnatomyofaConstraint.html")
    ) {
      let laid = LaidOut { view, host in
        [
          view.topAnchor.constraint(equalTo: host.topAnchor, constant: 7),
          view.leadingAnchor.constraint(equalTo: host.leadingAnchor, constant: 5),
          view.widthAnchor.constraint(equalTo: host.widthAnchor, multiplier: 0.5, constant: -10),
          view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 2),
        ]
      }
      #expect(laid.view.frame == CGRect(x: 5, y: 7, width: 40, height: 80))
    }
  }

  private static func activation(_ rows: inout Behaviours) {
    rows.row(
      "the items' nearest common ancestor holds an active constraint",
      .apple("uikit/nslayoutconstraint/isactive")
    ) {
      let (host, a, b) = (UIView(), UIView(), UIView())
      host.addSubview(a)
      a.addSubview(b)
      let constraint = b.leadingAnchor.constraint(equalTo: a.leadingAnchor)
      constraint.isActive = true
      #expect(a.constraints == [constraint] && host.constraints.isEmpty)
      constraint.isActive = false
      #expect(a.constraints.isEmpty)
    }
    rows.row(
      "activate(_:) and deactivate(_:) apply to all constraints of a list",
      .apple("uikit/nslayoutconstraint/activate(_:)")
    ) {
      let view = UIView()
      let list = [
        view.widthAnchor.constraint(equalToConstant: 1),
        view.heightAnchor.constraint(equalToConstant: 2),
      ]
      NSLayoutConstraint.activate(list)
      #expect(list.allSatisfy(\.isActive) && view.constraints == list)
      NSLayoutConstraint.deactivate(list)
      #expect(!list.contains { $0.isActive })
    }
    rows.row(
      "a removed view loses its constraints to remaining views",
      .apple("uikit/uiview/removefromsuperview()")
    ) {
      let laid = LaidOut { view, host in
        [
          view.leadingAnchor.constraint(equalTo: host.leadingAnchor),
          view.widthAnchor.constraint(equalToConstant: 9),
        ]
      }
      laid.view.removeFromSuperview()
      #expect(laid.host.constraints.isEmpty && laid.view.constraints.count == 1)
    }
    rows.row(
      "a changed constant applies in the next layout",
      .apple("uikit/nslayoutconstraint/constant")
    ) {
      let laid = LaidOut { view, host in
        [view.leadingAnchor.constraint(equalTo: host.leadingAnchor, constant: 5)]
      }
      laid.host.constraints[0].constant = 9
      #expect(laid.view.frame.minX == 5)
      laid.host.layoutIfNeeded()
      #expect(laid.view.frame.minX == 9)
    }
    rows.row(
      "an equal constant does not require layout", .apple("uikit/nslayoutconstraint/constant"),
      uncertain: "no page states it"
    ) {
      let laid = LaidOut { view, host in
        [view.leadingAnchor.constraint(equalTo: host.leadingAnchor, constant: 5)]
      }
      laid.host.constraints[0].constant = 5
      #expect(!laid.host.layer.needsLayout())
    }
  }

  private static func priorities(_ rows: inout Behaviours) {
    rows.row("a constraint of higher priority wins entirely", .wwdc("2012/228")) {
      let laid = LaidOut { view, host in
        let weak = view.widthAnchor.constraint(equalToConstant: 120)
        weak.priority = .defaultLow
        let strong = view.widthAnchor.constraint(equalToConstant: 75)
        strong.priority = .defaultHigh
        return [weak, strong]
      }
      #expect(laid.view.bounds.width == 75)
    }
    rows.row("an inequality of higher priority limits a constraint", .wwdc("2012/228")) {
      let laid = LaidOut { view, host in
        let wish = view.widthAnchor.constraint(equalToConstant: 24)
        wish.priority = UILayoutPriority(500)
        let bound = view.widthAnchor.constraint(greaterThanOrEqualToConstant: 30)
        bound.priority = UILayoutPriority(525)
        return [wish, bound]
      }
      #expect(laid.view.bounds.width == 30)
    }
    rows.row("widths are not negative", .wwdc("2012/228")) {
      let laid = LaidOut { view, host in
        let wish = view.widthAnchor.constraint(equalToConstant: -10)
        wish.priority = .defaultHigh
        return [wish]
      }
      #expect(laid.view.bounds.width == 0)
    }
    rows.row(
      "a view's content hugs at 250 and resists at 750",
      .apple("uikit/uiview/contenthuggingpriority(for:)")
    ) {
      let view = UIView()
      #expect(view.contentHuggingPriority(for: .horizontal) == .defaultLow)
      #expect(view.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
    }
    rows.row(
      "a width constraint stretches content only above its hugging priority",
      .guide("documentation/UserExperience/Conceptual/AutolayoutPG/AnatomyofaConstraint.html")
    ) {
      for (priority, width): (Float, CGFloat) in [(251, 60), (249, 20)] {
        let laid = LaidOut(sized(20, 10)) { view, host in
          let wish = view.widthAnchor.constraint(equalToConstant: 60)
          wish.priority = UILayoutPriority(priority)
          return [wish]
        }
        #expect(laid.view.bounds.width == width)
      }
    }
    rows.row(
      "a required length wins over required compression resistance",
      .guide("documentation/UserExperience/Conceptual/AutolayoutPG/ConflictingLayouts.html"),
      uncertain: "the guide says that one constraint is broken, not which"
    ) {
      let view = sized(300, 10)
      view.setContentCompressionResistancePriority(.required, for: .horizontal)
      let laid = LaidOut(view) { view, host in
        [view.widthAnchor.constraint(equalToConstant: 200)]
      }
      #expect(laid.view.bounds.width == 200)
      view.size.width = 400
      view.invalidateIntrinsicContentSize()
      laid.host.layoutIfNeeded()
      #expect(laid.view.bounds.width == 200)
    }
    rows.row(
      "of two required lengths one is broken and stays active",
      .guide("documentation/UserExperience/Conceptual/AutolayoutPG/ConflictingLayouts.html")
    ) {
      let laid = LaidOut { view, host in
        [
          view.widthAnchor.constraint(equalToConstant: 10),
          view.widthAnchor.constraint(equalToConstant: 40),
        ]
      }
      #expect([10, 40].contains(laid.view.bounds.width))
      #expect(laid.view.constraints.count == 2 && laid.view.constraints.allSatisfy(\.isActive))
    }
  }

  private static func ambiguity(_ rows: inout Behaviours) {
    rows.row(
      "without constraints a view is at the corner and has no size",
      .suite(stevia, license: "MIT")
    ) {
      #expect(
        LaidOut { _, host in [host.widthAnchor.constraint(equalToConstant: 100)] }.view.frame
          == .zero)
    }
    rows.row(
      "a position with a single inequality is at its limit, in either direction",
      .suite(stevia, license: "MIT")
    ) {
      let below = LaidOut {
        [$0.topAnchor.constraint(greaterThanOrEqualTo: $1.topAnchor, constant: 23)]
      }
      let above = LaidOut {
        [$0.topAnchor.constraint(lessThanOrEqualTo: $1.topAnchor, constant: 23)]
      }
      #expect(below.view.frame.minY == 23 && above.view.frame.minY == 23)
    }
    rows.row(
      "a length limited only from above is zero", .suite(stevia, license: "MIT")
    ) {
      let laid = LaidOut { [$0.widthAnchor.constraint(lessThanOrEqualTo: $1.widthAnchor)] }
      #expect(laid.view.bounds.width == 0)
    }
    rows.row(
      "a view without constraints on its position has an ambiguous layout",
      .apple("uikit/uiview/hasambiguouslayout")
    ) {
      let laid = LaidOut { view, _ in
        [
          view.widthAnchor.constraint(equalToConstant: 10),
          view.heightAnchor.constraint(equalToConstant: 10),
        ]
      }
      #expect(laid.view.hasAmbiguousLayout)
      laid.view.topAnchor.constraint(equalTo: laid.host.topAnchor).isActive = true
      laid.view.leftAnchor.constraint(equalTo: laid.host.leftAnchor).isActive = true
      #expect(!laid.view.hasAmbiguousLayout)
    }
    rows.row(
      "values that higher priorities determine are not ambiguous",
      .suite(layout, license: "BSD-3-Clause")
    ) {
      let laid = LaidOut { view, host in
        [(5, 1), (50, 750)].flatMap { inset, priority in
          edges(of: view, in: host, inset: CGFloat(inset), UILayoutPriority(Float(priority)))
        }
      }
      #expect(laid.view.frame == laid.host.bounds.insetBy(dx: 50, dy: 50))
      #expect(!laid.view.hasAmbiguousLayout)
    }
    rows.row(
      "a view and a guide have one anchor for each line, which their constraints name, too",
      .suite(layout, license: "BSD-3-Clause")
    ) {
      let (view, guide) = (UIView(), UILayoutGuide())
      #expect(view.topAnchor === view.topAnchor && view.topAnchor.hash == view.topAnchor.hash)
      #expect(view.topAnchor != view.bottomAnchor && view.topAnchor != UIView().topAnchor)
      #expect(guide.widthAnchor === guide.widthAnchor && view.leftAnchor != view.leadingAnchor)
      let constraint = view.widthAnchor.constraint(equalToConstant: 10)
      #expect(constraint.firstAnchor === view.widthAnchor)
    }
    rows.row(
      "edges are on pixels, so that equal columns differ by a pixel", .wwdc("2012/228"), scale: 2
    ) {
      let frames = row([1, 1, 1, 1], in: 99) { $0.distribution = .fillEqually }
      #expect(frames.map(\.width) == [25, 24.5, 25, 24.5])
      #expect(frames.map(\.minX) == [0, 25, 49.5, 74.5])
    }
    rows.row(
      "leading is at the right in a right-to-left superview",
      .apple("uikit/nslayoutconstraint/attribute/leading")
    ) {
      let laid = LaidOut { view, host in
        host.semanticContentAttribute = .forceRightToLeft
        return [
          view.leadingAnchor.constraint(equalTo: host.leadingAnchor, constant: 5),
          view.widthAnchor.constraint(equalToConstant: 50),
        ]
      }
      #expect(laid.view.frame.minX == 45)
    }
    rows.row(
      "leading changes its side when the direction changes after a layout",
      .apple("uikit/uiview/effectiveuserinterfacelayoutdirection")
    ) {
      let laid = LaidOut { view, host in
        [
          view.leadingAnchor.constraint(equalTo: host.leadingAnchor, constant: 5),
          view.widthAnchor.constraint(equalToConstant: 50),
        ]
      }
      #expect(laid.view.frame.minX == 5)
      laid.host.traitOverrides.layoutDirection = .rightToLeft
      laid.host.layoutIfNeeded()
      #expect(laid.view.frame.minX == 45)
    }
    rows.row(
      "left is at the left in every direction", .apple("uikit/nslayoutconstraint/attribute/left")
    ) {
      let laid = LaidOut { view, host in
        host.semanticContentAttribute = .forceRightToLeft
        return [
          view.leftAnchor.constraint(equalTo: host.leftAnchor, constant: 5),
          view.widthAnchor.constraint(equalToConstant: 50),
        ]
      }
      #expect(laid.view.frame.minX == 5)
    }
  }

  private static func visualFormat(_ rows: inout Behaviours) {
    let page = Source.guide(
      "documentation/UserExperience/Conceptual/AutolayoutPG/VisualFormatLanguage.html")
    rows.row("a format with a gap and a width makes one constraint each", page) {
      let (host, a, b) = (UIView(), UIView(), UIView())
      for view in [a, b] { host.addSubview(view) }
      let list = NSLayoutConstraint.constraints(
        withVisualFormat: "[a(40)]-12-[b]", metrics: nil, views: ["a": a, "b": b])
      #expect(list.map(\.constant) == [40, 12])
    }
    rows.row("a format takes numbers from metrics and priorities after @", page) {
      let (host, a) = (UIView(), UIView())
      host.addSubview(a)
      let list = NSLayoutConstraint.constraints(
        withVisualFormat: "V:|-gap@600-[a(>=30)]", metrics: ["gap": 7], views: ["a": a])
      #expect(list.map(\.constant) == [7, 30])
      #expect(list[0].priority.rawValue == 600 && list[0].firstAttribute == .top)
      #expect(list[1].relation == .greaterThanOrEqual && list[1].firstAttribute == .height)
    }
    rows.row("a dash between views is 8 points wide", page) {
      let (host, a, b) = (UIView(), UIView(), UIView())
      for view in [a, b] { host.addSubview(view) }
      let list = NSLayoutConstraint.constraints(
        withVisualFormat: "[a]-[b]", metrics: nil, views: ["a": a, "b": b])
      #expect(list.map(\.constant) == [8])
    }
  }
}
