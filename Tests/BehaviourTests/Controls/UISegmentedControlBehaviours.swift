import Testing
import UIKit

@Suite struct UISegmentedControlBehaviours {
  @Test(arguments: rows.all) @MainActor func holds(_ row: Behaviour) throws { try row.check() }

  static let rows: Behaviours = Behaviours(of: "UISegmentedControl") {
    segments(&$0)
    selection(&$0)
    widths(&$0)
    actions(&$0)
  }

  @MainActor private static func control(_ titles: [String] = ["A", "B", "C"])
    -> UISegmentedControl
  {
    let control = UISegmentedControl(items: titles)
    control.frame = CGRect(x: 0, y: 0, width: 302, height: 32)
    control.layoutIfNeeded()
    return control
  }

  private static func segments(_ list: inout Behaviours) {
    list.row(
      "items are titles and images", .apple("uikit/uisegmentedcontrol/init(items:)")
    ) {
      let picture = UIGraphicsImageRenderer(size: CGSize(width: 9, height: 9)).image { _ in }
      let control = UISegmentedControl(items: ["A", picture])
      #expect(control.numberOfSegments == 2 && control.titleForSegment(at: 0) == "A")
      #expect(control.imageForSegment(at: 1) === picture && control.titleForSegment(at: 1) == nil)
    }
    list.row(
      "a segment has a title or an image, not both",
      .apple("uikit/uisegmentedcontrol/settitle(_:forsegmentat:)")
    ) {
      let control = control()
      control.setImage(UIImage(), forSegmentAt: 0)
      #expect(control.titleForSegment(at: 0) == nil && control.imageForSegment(at: 0) != nil)
      control.setTitle("new", forSegmentAt: 0)
      #expect(control.titleForSegment(at: 0) == "new" && control.imageForSegment(at: 0) == nil)
    }
    list.row(
      "an index past the end refers to the last segment",
      .apple("uikit/uisegmentedcontrol/titleforsegment(at:)")
    ) {
      let control = control()
      #expect(control.titleForSegment(at: 9) == "C")
      control.setTitle("last", forSegmentAt: 9)
      #expect(control.titleForSegment(at: 2) == "last" && control.numberOfSegments == 3)
    }
    list.row(
      "a segment inserted past the end is last", .header("UISegmentedControl.h")
    ) {
      let control = control()
      control.insertSegment(withTitle: "D", at: 9, animated: false)
      #expect(control.titleForSegment(at: 3) == "D" && control.numberOfSegments == 4)
    }
    list.row(
      "a segment is inserted before the one at the index", .header("UISegmentedControl.h")
    ) {
      let control = control()
      control.insertSegment(withTitle: "new", at: 1, animated: false)
      #expect((0..<4).map { control.titleForSegment(at: $0) } == ["A", "new", "B", "C"])
    }
    list.row(
      "removeAllSegments() removes all segments",
      .apple("uikit/uisegmentedcontrol/removeallsegments()")
    ) {
      let control = control()
      control.selectedSegmentIndex = 1
      control.removeAllSegments()
      #expect(control.numberOfSegments == 0 && control.selectedSegmentIndex == -1)
    }
  }

  private static func selection(_ list: inout Behaviours) {
    list.row(
      "no segment is selected initially",
      .apple("uikit/uisegmentedcontrol/selectedsegmentindex")
    ) {
      #expect(control().selectedSegmentIndex == UISegmentedControl.noSegment)
      #expect(UISegmentedControl.noSegment == -1)
    }
    list.row(
      "a touch selects and sends valueChanged",
      .apple("uikit/uisegmentedcontrol/selectedsegmentindex")
    ) {
      let pad = ControlPad(control())
      pad.tap(150, 16)
      #expect(pad.control.selectedSegmentIndex == 1)
      #expect(pad.news().filter { $0 == "value" }.count == 1)
    }
    list.row(
      "programmatic selection sends no event", .header("UISegmentedControl.h")
    ) {
      let pad = ControlPad(control())
      pad.control.selectedSegmentIndex = 2
      #expect(pad.news() == [] && pad.control.selectedSegmentIndex == 2)
    }
    list.row(
      "a touch on the selected segment sends no event", .header("UISegmentedControl.h")
    ) {
      let pad = ControlPad(control())
      pad.control.selectedSegmentIndex = 1
      pad.tap(150, 16)
      #expect(!pad.news().contains("value"))
    }
    list.row(
      "a momentary control sends the event and selects no segment",
      .apple("uikit/uisegmentedcontrol/ismomentary")
    ) {
      let pad = ControlPad(control())
      pad.control.isMomentary = true
      var index = 7
      pad.control.addAction(
        UIAction { index = ($0.sender as? UISegmentedControl)?.selectedSegmentIndex ?? 8 },
        for: .valueChanged)
      pad.tap(150, 16)
      #expect(index == 1 && pad.control.selectedSegmentIndex == -1)
    }
    list.row(
      "a disabled segment cannot be selected by touch",
      .apple("uikit/uisegmentedcontrol/setenabled(_:forsegmentat:)")
    ) {
      let pad = ControlPad(control())
      #expect(pad.control.isEnabledForSegment(at: 1))
      pad.control.setEnabled(false, forSegmentAt: 1)
      pad.tap(150, 16)
      #expect(pad.control.selectedSegmentIndex == -1 && !pad.news().contains("value"))
    }
  }

  private static func widths(_ list: inout Behaviours) {
    list.row(
      "segments are equally wide by default", .apple("uikit/uisegmentedcontrol")
    ) {
      let pad = ControlPad(control(["A", "a much longer title", "C"]))
      #expect(pad.control.widthForSegment(at: 0) == 0)
      pad.tap(95, 16)
      #expect(pad.control.selectedSegmentIndex == 0)
      pad.tap(110, 16)
      #expect(pad.control.selectedSegmentIndex == 1)
    }
    list.row(
      "proportional widths give a long title more space",
      .apple("uikit/uisegmentedcontrol/apportionssegmentwidthsbycontent")
    ) {
      let pad = ControlPad(control(["A", "a much longer title", "C"]))
      #expect(!pad.control.apportionsSegmentWidthsByContent)
      pad.control.apportionsSegmentWidthsByContent = true
      pad.tap(95, 16)
      #expect(pad.control.selectedSegmentIndex == 1)
    }
    list.row(
      "a segmented control is as large as its content initially", .header("UISegmentedControl.h")
    ) {
      let control = UISegmentedControl(items: ["One", "Two"])
      #expect(control.frame.size == control.sizeThatFits(.zero) && control.frame.width > 40)
    }
    list.row(
      "widths and offsets are 0 by default", .header("UISegmentedControl.h")
    ) {
      let control = control()
      #expect(control.contentOffsetForSegment(at: 0) == .zero)
      control.setWidth(70, forSegmentAt: 0)
      control.setContentOffset(CGSize(width: 3, height: 4), forSegmentAt: 0)
      #expect(control.widthForSegment(at: 0) == 70 && control.widthForSegment(at: 1) == 0)
      #expect(control.contentOffsetForSegment(at: 0) == CGSize(width: 3, height: 4))
    }
  }

  private static func actions(_ list: inout Behaviours) {
    list.row(
      "a segment with an action calls it when it is selected",
      .apple("uikit/uisegmentedcontrol/insertsegment(action:at:animated:)")
    ) {
      var heard: [String] = []
      let made = UISegmentedControl(
        frame: CGRect(x: 0, y: 0, width: 200, height: 32),
        actions: ["A", "B"].map { title in UIAction(title: title) { heard.append($0.title) } })
      let pad = ControlPad(made)
      pad.tap(150, 16)
      #expect(heard == ["B"] && made.titleForSegment(at: 1) == "B")
    }
    list.row(
      "a segment is found by its action's identifier",
      .apple("uikit/uisegmentedcontrol/segmentindex(identifiedby:)")
    ) {
      let control = UISegmentedControl(items: ["A"])
      control.insertSegment(
        action: UIAction(title: "B", identifier: .init("b")) { _ in }, at: 1, animated: false)
      #expect(control.segmentIndex(identifiedBy: .init("b")) == 1)
      #expect(control.segmentIndex(identifiedBy: .init("c")) == NSNotFound)
    }
    list.row(
      "an action inserted again moves its segment",
      .apple("uikit/uisegmentedcontrol/insertsegment(action:at:animated:)")
    ) {
      let control = UISegmentedControl(items: ["A", "B"])
      let action = UIAction(title: "C", identifier: .init("c")) { _ in }
      control.insertSegment(action: action, at: 2, animated: false)
      control.insertSegment(action: action, at: 0, animated: false)
      #expect((0..<3).map { control.titleForSegment(at: $0) } == ["C", "A", "B"])
      #expect(control.numberOfSegments == 3)
    }
    list.row(
      "attributes of the normal state apply to states without their own",
      .header("UISegmentedControl.h")
    ) {
      let control = control(["Only"])
      control.selectedSegmentIndex = 0
      control.setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 21)], for: .normal)
      control.layoutIfNeeded()
      let labels = control.subviews.compactMap { $0 as? UILabel }
      let font = labels.first?.attributedText?.attribute(.font, at: 0, effectiveRange: nil)
      #expect((font as? UIFont)?.pointSize == 21)
    }
    list.row(
      "title attributes are stored by state",
      .apple("uikit/uisegmentedcontrol/titletextattributes(for:)")
    ) {
      let control = control()
      control.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .selected)
      #expect(control.titleTextAttributes(for: .selected)?[.foregroundColor] as? UIColor == .red)
      #expect(control.titleTextAttributes(for: .normal) == nil)
    }
  }
}
