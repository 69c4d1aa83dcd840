import Testing
import UIKit

@Suite struct UIControlBehaviours {
  @Test(arguments: rows.all) @MainActor func holds(_ row: Behaviour) throws { try row.check() }

  static let rows: Behaviours = Behaviours(of: "UIControl") {
    states(&$0)
    handlers(&$0)
    touches(&$0)
    tracking(&$0)
  }

  @MainActor private static func plain() -> UIControl {
    UIControl(frame: CGRect(x: 0, y: 0, width: 50, height: 30))
  }

  // MARK: States

  private static func states(_ list: inout Behaviours) {
    list.row("a new control is enabled", .apple("uikit/uicontrol/isenabled")) {
      let control = UIControl()
      #expect(control.isEnabled && !control.isSelected && !control.isHighlighted)
      #expect(control.state == .normal && control.state.rawValue == 0)
    }
    list.row(
      "state is the union of the active states", .apple("uikit/uicontrol/state-swift.property")
    ) {
      let control = UIControl()
      (control.isSelected, control.isEnabled) = (true, false)
      #expect(control.state == [.selected, .disabled])
      #expect(control.state.rawValue == 6)
    }
    list.row(
      "sliders and text fields are not opaque, switches and plain controls are",
      .suite("getsentry/sentry-cocoa SentryUIRedactBuilderTests", license: "MIT")
    ) {
      #expect(!UISlider().isOpaque && !UITextField().isOpaque)
      #expect(UISwitch().isOpaque && UIControl().isOpaque)
    }
    list.row(
      "content is centred on both axes by default",
      .apple("uikit/uicontrol/contenthorizontalalignment-swift.property")
    ) {
      let control = UIControl()
      #expect(control.contentHorizontalAlignment == .center)
      #expect(control.contentVerticalAlignment == .center)
    }
    list.row(
      "the effective alignment resolves leading with the layout direction",
      .apple("uikit/uicontrol/effectivecontenthorizontalalignment")
    ) {
      let control = UIControl()
      control.contentHorizontalAlignment = .leading
      #expect(control.effectiveContentHorizontalAlignment == .left)
      control.semanticContentAttribute = .forceRightToLeft
      #expect(control.effectiveContentHorizontalAlignment == .right)
    }
    list.row(
      "the range of an app's own events is 0x0F000000, of all touch events 0xFFF",
      .header("UIControl.h")
    ) {
      #expect(UIControl.Event.applicationReserved.rawValue == 0x0F00_0000)
      #expect(UIControl.Event.allTouchEvents.rawValue == 0xFFF)
      #expect(UIControl.Event.valueChanged.rawValue == 4096)
    }
    list.row(
      "the context menu interaction is disabled by default",
      .apple("uikit/uicontrol/iscontextmenuinteractionenabled")
    ) {
      #expect(!UIControl().isContextMenuInteractionEnabled)
      #expect(!UIControl().showsMenuAsPrimaryAction)
    }
  }

  // MARK: Targets and actions

  private final class Target: NSObject {
    var count = 0
    func tapped(_ sender: UIControl) { count += 1 }
    static let tapped = Selector("tapped:", Target.tapped)
  }

  private static func handlers(_ list: inout Behaviours) {
    list.row(
      "the same target, action and event are added once",
      .apple("uikit/uicontrol/addtarget(_:action:for:)")
    ) {
      let (control, target) = (UIControl(), Target())
      control.addTarget(target, action: Target.tapped, for: .touchDown)
      control.addTarget(target, action: Target.tapped, for: .touchDown)
      control.sendActions(for: .touchDown)
      #expect(target.count == 1)
    }
    list.row("a target is not retained", .apple("uikit/uicontrol/addtarget(_:action:for:)")) {
      let control = UIControl()
      weak var kept: Target?
      do {
        let target = Target()
        kept = target
        control.addTarget(target, action: Target.tapped, for: .touchDown)
      }
      #expect(kept == nil)
    }
    list.row(
      "an action with the same identifier replaces the earlier one",
      .apple("uikit/uicontrol/addaction(_:for:)")
    ) {
      let control = UIControl()
      var heard: [Int] = []
      for number in 1...2 {
        control.addAction(
          UIAction(identifier: .init("one")) { _ in heard.append(number) }, for: .touchDown)
      }
      control.sendActions(for: .touchDown)
      #expect(heard == [2])
    }
    list.row(
      "removeTarget with nil for target and action removes all for the event",
      .apple("uikit/uicontrol/removetarget(_:action:for:)")
    ) {
      let (control, target) = (UIControl(), Target())
      control.addTarget(target, action: Target.tapped, for: [.touchDown, .valueChanged])
      control.removeTarget(nil, action: nil, for: .touchDown)
      control.sendActions(for: .touchDown)
      #expect(target.count == 0 && control.allControlEvents == .valueChanged)
    }
    list.row(
      "actions(forTarget:forControlEvent:) returns the selectors, or nil",
      .apple("uikit/uicontrol/actions(fortarget:forcontrolevent:)")
    ) {
      let (control, target) = (UIControl(), Target())
      #expect(control.actions(forTarget: target, forControlEvent: .touchDown) == nil)
      control.addTarget(target, action: Target.tapped, for: .touchDown)
      #expect(control.actions(forTarget: target, forControlEvent: .touchDown) == ["tapped:"])
      #expect(control.actions(forTarget: target, forControlEvent: .touchCancel) == nil)
    }
    list.row(
      "allTargets has NSNull for an action without a target",
      .apple("uikit/uicontrol/alltargets")
    ) {
      let control = UIControl()
      control.addTarget(nil, action: Target.tapped, for: .touchDown)
      #expect(control.allTargets.count == 1 && control.allTargets.first?.base is NSNull)
    }
    list.row(
      "an action without a target goes up the responder chain",
      .apple("uikit/uicontrol")
    ) {
      final class Holder: UIView {
        var count = 0
        func tapped(_ sender: UIControl) { count += 1 }
      }
      let (holder, between, control) = (Holder(), UIView(), UIControl())
      holder.addSubview(between)
      between.addSubview(control)
      control.addTarget(nil, action: Selector("tapped:", Holder.tapped), for: .touchDown)
      control.sendActions(for: .touchDown)
      #expect(holder.count == 1)
    }
    list.row(
      "sendAction is called in a subclass for each action",
      .apple("uikit/uicontrol/sendaction(_:to:for:)")
    ) {
      final class Watched: UIControl {
        var sent: [String] = []
        override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
          sent.append(action.description)
        }
        override func sendAction(_ action: UIAction) { sent.append(action.title) }
      }
      let (control, target) = (Watched(), Target())
      control.addTarget(target, action: Target.tapped, for: .touchDown)
      control.addAction(UIAction(title: "Save") { _ in }, for: .touchDown)
      control.sendActions(for: .touchDown)
      #expect(control.sent.sorted() == ["Save", "tapped:"] && target.count == 0)
    }
    list.row(
      "enumerateEventHandlers stops if its closure requests it",
      .apple("uikit/uicontrol/enumerateeventhandlers(_:)")
    ) {
      let control = UIControl()
      for _ in 1...3 { control.addAction(UIAction { _ in }, for: .touchDown) }
      var count = 0
      control.enumerateEventHandlers { _, _, _, stops in
        count += 1
        stops = count == 2
      }
      #expect(count == 2)
    }
    list.row("an action's sender is the control", .apple("uikit/uiaction/sender")) {
      let control = UIControl()
      var sender: AnyObject?
      control.addAction(UIAction { sender = $0.sender as AnyObject? }, for: .touchDown)
      control.sendActions(for: .touchDown)
      #expect(sender === control)
    }
  }

  // MARK: Touches

  private static func touches(_ list: inout Behaviours) {
    list.row("a tap sends touchDown, then touchUpInside", .apple("uikit/uicontrol/event")) {
      let pad = ControlPad(plain())
      pad.tap(10, 10)
      #expect(pad.news() == ["down", "upInside"])
    }
    list.row("a disabled control ignores touches", .apple("uikit/uicontrol/isenabled")) {
      let pad = ControlPad(plain())
      pad.control.isEnabled = false
      pad.tap(10, 10)
      #expect(pad.news() == [])
    }
    list.row(
      "leaving sends touchDragExit, returning touchDragEnter, and the highlight follows",
      .header("UIControl.h")
    ) {
      let pad = ControlPad(plain())
      pad.down(10, 10)
      #expect(pad.control.isHighlighted)
      pad.move(10, 200)
      #expect(!pad.control.isHighlighted)
      pad.move(10, 10)
      #expect(pad.control.isHighlighted)
      #expect(pad.news() == ["down", "exit", "outside", "enter", "inside"])
      pad.up()
      #expect(!pad.control.isHighlighted)
    }
    list.row(
      "a finger lifted far outside sends touchUpOutside",
      .apple("uikit/uicontrol/event/touchupoutside")
    ) {
      let pad = ControlPad(plain())
      pad.down(10, 10)
      pad.move(10, 200)
      pad.up()
      #expect(pad.news().last == "upOutside")
    }
    list.row(
      "a finger counts as inside up to 70 points from the bounds",
      .report("https://stackoverflow.com/questions/14340122")
    ) {
      let pad = ControlPad(plain())
      pad.down(10, 10)
      pad.move(119, 10)
      #expect(pad.control.isTouchInside)
      pad.move(121, 10)
      #expect(!pad.control.isTouchInside)
      pad.up()
    }
    list.row(
      "the second touch of a double tap sends touchDownRepeat, too",
      .apple("uikit/uicontrol/event/touchdownrepeat")
    ) {
      let pad = ControlPad(plain())
      pad.tap(10, 10)
      #expect(pad.news() == ["down", "upInside"])
      pad.tap(10, 10)
      #expect(pad.news() == ["down", "repeat", "upInside"])
    }
    list.row("a cancelled touch sends touchCancel", .apple("uikit/uicontrol/event/touchcancel")) {
      let pad = ControlPad(plain())
      pad.down(10, 10)
      pad.cancel()
      #expect(pad.news() == ["down", "cancel"] && !pad.control.isTracking)
    }
    list.row(
      "a control receives its tap instead of a superview's tap gesture",
      .apple("uikit/attaching-gesture-recognizers-to-uikit-controls")
    ) {
      let pad = ControlPad(UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 30)))
      var taps = 0
      pad.window.addGestureRecognizer(UITapGestureRecognizer { _ in taps += 1 })
      pad.tap(10, 10)
      #expect(pad.news().contains("upInside") && taps == 0)
    }
    list.row(
      "a tap gesture on the control itself prevents the control's action",
      .apple("uikit/attaching-gesture-recognizers-to-uikit-controls")
    ) {
      let pad = ControlPad(UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 30)))
      var taps = 0
      pad.control.addGestureRecognizer(UITapGestureRecognizer { _ in taps += 1 })
      pad.tap(10, 10)
      #expect(!pad.news().contains("upInside") && taps == 1)
    }
  }

  // MARK: Tracking

  private final class Follower: UIControl {
    var begins = true
    var continues = true
    var heard: [String] = []

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
      heard.append("begin")
      return begins
    }
    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
      heard.append("continue")
      return continues
    }
    override func endTracking(_ touch: UITouch?, with event: UIEvent?) { heard.append("end") }
    override func cancelTracking(with event: UIEvent?) {
      heard.append(event == nil ? "cancel without event" : "cancel")
    }
  }

  @MainActor private static func follower() -> ControlPad<Follower> {
    ControlPad(Follower(frame: CGRect(x: 0, y: 0, width: 50, height: 30)))
  }

  private static func tracking(_ list: inout Behaviours) {
    list.row(
      "a tracking control is called for each movement and for the end",
      .apple("uikit/uicontrol/begintracking(_:with:)")
    ) {
      let pad = follower()
      pad.down(10, 10)
      pad.move(12, 10)
      pad.move(14, 10)
      pad.up()
      #expect(pad.control.heard == ["begin", "continue", "continue", "end"])
    }
    list.row(
      "a control that does not begin tracking receives no further calls",
      .apple("uikit/uicontrol/begintracking(_:with:)")
    ) {
      let pad = follower()
      pad.control.begins = false
      pad.down(10, 10)
      #expect(!pad.control.isTracking)
      pad.move(12, 10)
      pad.up()
      #expect(pad.control.heard == ["begin"])
    }
    list.row(
      "a control that does not continue tracking stops",
      .apple("uikit/uicontrol/continuetracking(_:with:)")
    ) {
      let pad = follower()
      pad.control.continues = false
      pad.down(10, 10)
      pad.move(12, 10)
      #expect(!pad.control.isTracking)
      pad.move(14, 10)
      pad.up()
      #expect(pad.control.heard == ["begin", "continue"])
    }
    list.row(
      "removal from the window cancels tracking without an event",
      .apple("uikit/uicontrol/canceltracking(with:)")
    ) {
      let pad = follower()
      pad.down(10, 10)
      pad.control.removeFromSuperview()
      #expect(pad.control.heard == ["begin", "cancel without event"])
      #expect(!pad.control.isTracking)
    }
    list.row(
      "isTracking and isTouchInside hold from touch to lift",
      .apple("uikit/uicontrol/istracking")
    ) {
      let pad = ControlPad(plain())
      #expect(!pad.control.isTracking && !pad.control.isTouchInside)
      pad.down(10, 10)
      #expect(pad.control.isTracking && pad.control.isTouchInside)
      pad.up()
      #expect(!pad.control.isTracking && !pad.control.isTouchInside)
    }
  }
}
