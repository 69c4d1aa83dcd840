import Testing
import UIKit

@Suite struct UISliderBehaviours {
  @Test(arguments: rows.all) @MainActor func holds(_ row: Behaviour) throws { try row.check() }

  static let rows: Behaviours = Behaviours(of: "UISlider") {
    values(&$0)
    looks(&$0)
    touches(&$0)
  }

  @MainActor private static func slider() -> UISlider {
    UISlider(frame: CGRect(x: 0, y: 0, width: 206, height: 34))
  }

  /// Returns a slider of 206 points with a thumb of 20 by 20 points, whose middle is at 3 + 10 for
  /// the minimum value.
  @MainActor private static func slider(thumb side: CGFloat) -> UISlider {
    let slider = slider()
    slider.setThumbImage(
      UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { _ in },
      for: .normal)
    return slider
  }

  private static func values(_ list: inout Behaviours) {
    list.row("a slider ranges from 0 to 1 and begins at 0", .apple("uikit/uislider/minimumvalue")) {
      let slider = slider()
      #expect([slider.minimumValue, slider.maximumValue, slider.value] == [0, 1, 0])
      #expect(slider.isContinuous)
    }
    list.row("a slider's value is limited to the range", .header("UISlider.h")) {
      let slider = slider()
      (slider.minimumValue, slider.maximumValue) = (-2, 5)
      slider.value = 9
      #expect(slider.value == 5)
      slider.setValue(-9, animated: false)
      #expect(slider.value == -2)
    }
    list.row(
      "a new minimum above the value raises the value", .apple("uikit/uislider/minimumvalue")
    ) {
      let slider = slider()
      slider.maximumValue = 10
      slider.value = 3
      slider.minimumValue = 4
      #expect(slider.value == 4 && slider.maximumValue == 10)
    }
    list.row(
      "a new maximum below the value lowers the value", .apple("uikit/uislider/maximumvalue")
    ) {
      let slider = slider()
      slider.value = 0.75
      slider.maximumValue = 0.5
      #expect(slider.value == 0.5 && slider.minimumValue == 0)
    }
    list.row(
      "a minimum above the maximum raises the maximum", .apple("uikit/uislider/minimumvalue")
    ) {
      let slider = slider()
      slider.minimumValue = 3
      #expect([slider.minimumValue, slider.maximumValue, slider.value] == [3, 3, 3])
    }
    list.row(
      "a maximum below the minimum lowers the minimum", .apple("uikit/uislider/maximumvalue")
    ) {
      let slider = slider()
      slider.maximumValue = -3
      #expect([slider.minimumValue, slider.maximumValue, slider.value] == [-3, -3, -3])
    }
    list.row(
      "a value set in code sends no event", .apple("uikit/uislider/setvalue(_:animated:)")
    ) {
      let pad = ControlPad(slider())
      pad.control.value = 0.5
      pad.control.setValue(0.25, animated: true)
      #expect(pad.news() == [] && pad.control.value == 0.25)
    }
  }

  private static func looks(_ list: inout Behaviours) {
    list.row("a slider's colours are nil by default", .apple("uikit/uislider/thumbtintcolor")) {
      let slider = slider()
      #expect(slider.minimumTrackTintColor == nil && slider.maximumTrackTintColor == nil)
      #expect(slider.thumbTintColor == nil && slider.minimumValueImage == nil)
    }
    list.row(
      "a state without a thumb image shows the normal state's",
      .apple("uikit/uislider/currentthumbimage")
    ) {
      let slider = slider(thumb: 20)
      slider.isHighlighted = true
      #expect(slider.currentThumbImage === slider.thumbImage(for: .normal))
      #expect(slider.currentThumbImage?.size == CGSize(width: 20, height: 20))
    }
    list.row(
      "the thumb is as large as its image and runs from end to end",
      .apple("uikit/uislider/thumbrect(forbounds:trackrect:value:)")
    ) {
      let slider = slider(thumb: 20)
      let track = CGRect(x: 3, y: 15, width: 200, height: 4)
      let ends = [Float(0), 1].map {
        slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: $0)
      }
      #expect(ends[0].size == CGSize(width: 20, height: 20))
      #expect(ends[1].maxX - ends[0].minX >= 200 && ends[0].midY == 17)
    }
    list.row(
      "in right-to-left layouts the minimum is at the right",
      .apple("uikit/uiview/effectiveuserinterfacelayoutdirection")
    ) {
      let slider = slider(thumb: 20)
      slider.semanticContentAttribute = .forceRightToLeft
      let track = slider.trackRect(forBounds: slider.bounds)
      let least = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 0)
      #expect(least.midX > 180)
    }
    list.row(
      "the minimum value image is at the left of the bounds, and the track shrinks",
      .apple("uikit/uislider/minimumvalueimage")
    ) {
      let slider = slider()
      let track = slider.trackRect(forBounds: slider.bounds)
      slider.minimumValueImage =
        UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in }
      #expect(slider.minimumValueImageRect(forBounds: slider.bounds).minX == 0)
      #expect(slider.trackRect(forBounds: slider.bounds).minX >= 20)
      #expect(slider.trackRect(forBounds: slider.bounds).maxX == track.maxX)
    }
  }

  private static func touches(_ list: inout Behaviours) {
    list.row(
      "a continuous slider sends each change of a drag", .apple("uikit/uislider/iscontinuous")
    ) {
      let pad = ControlPad(slider(thumb: 20))
      pad.down(12, 17)
      pad.move(60, 17)
      pad.move(90, 17)
      #expect(pad.news().filter { $0 == "value" }.count == 2 && pad.control.value > 0.3)
      pad.up()
      #expect(!pad.news().contains("value"))
    }
    list.row(
      "a slider that is not continuous sends one event, when the finger lifts",
      .apple("uikit/uislider/iscontinuous")
    ) {
      let pad = ControlPad(slider(thumb: 20))
      pad.control.isContinuous = false
      pad.down(12, 17)
      pad.move(60, 17)
      pad.move(90, 17)
      #expect(!pad.news().contains("value"))
      pad.up()
      #expect(pad.news().filter { $0 == "value" }.count == 1)
    }
    list.row(
      "a touch beside the thumb has no effect",
      .report("https://stackoverflow.com/questions/22717167")
    ) {
      let pad = ControlPad(slider(thumb: 20))
      pad.down(150, 17)
      pad.move(160, 17)
      pad.up()
      #expect(pad.control.value == 0 && !pad.news().contains("value"))
    }
    list.row(
      "a slider receives a swipe along it that begins on its thumb",
      .apple("uikit/uiview/gesturerecognizershouldbegin(_:)")
    ) {
      let pad = ControlPad(slider(thumb: 20))
      var swipes = 0
      pad.window.addGestureRecognizer(UISwipeGestureRecognizer { _ in swipes += 1 })
      pad.down(12, 17)
      pad.move(100, 17)
      pad.up()
      #expect(swipes == 0 && pad.control.value > 0.4)
    }
  }
}
