import Testing
import UIKit

@MainActor @Suite struct StepperTests {
  /// The size is 94×32; the divider is 1×18 in the middle; the minus is at 23.18 and 15.92, the
  /// plus at 23.31 from the right and 16.14. Source: a picture of iOS 17.5.
  @Test func partsStandWhereThePictureHasThem() {
    let stepper = UIStepper(frame: CGRect(x: 5, y: 6, width: 1, height: 1))
    #expect(stepper.frame == CGRect(x: 5, y: 6, width: 94, height: 32))
    #expect(stepper.intrinsicContentSize == CGSize(width: 94, height: 32))
    stepper.layoutIfNeeded()
    let frames = stepper.subviews.map(\.frame)
    #expect(frames[0] == CGRect(x: 46.5, y: 7, width: 1, height: 18))
    #expect(abs(frames[1].midX - 23.18) < 1e-9 && abs(frames[1].midY - 15.92) < 1e-9)
    #expect(abs(frames[2].midX - 70.69) < 1e-9 && abs(frames[2].midY - 16.14) < 1e-9)
    #expect(stepper.subviews.map(\.alpha) == [1, 0.5, 1], "the value is the minimum")
  }

  @Test func tapsStep() {
    let screen = ControlScreen(UIStepper())
    screen.tap(80, 10)
    screen.tap(80, 10)
    #expect(screen.control.value == 2)
    screen.tap(10, 10)
    #expect(screen.control.value == 1 && screen.take().filter { $0 == "value" }.count == 3)
    screen.control.value = 0
    screen.tap(10, 10)
    #expect(
      screen.control.value == 0 && !screen.take().contains("value"), "the value is the minimum")
  }

  @Test func pastTheEndItMayWrap() {
    let screen = ControlScreen(UIStepper())
    (screen.control.maximumValue, screen.control.value) = (3, 3)
    screen.control.wraps = true
    screen.tap(80, 10)
    #expect(screen.control.value == 0)
    screen.tap(10, 10)
    #expect(screen.control.value == 3)
  }

  @Test func aFingerThatRestsStepsOn() {
    let screen = ControlScreen(UIStepper())
    screen.down(80, 10)
    MediaClock.current.advance(by: 0.49)
    #expect(screen.control.value == 1)
    MediaClock.current.advance(by: 0.02)
    #expect(screen.control.value == 2)
    MediaClock.current.advance(by: 0.3)
    #expect(screen.control.value == 4)
    screen.up(80, 10)
    MediaClock.current.advance(by: 5)
    #expect(screen.control.value == 4)
    screen.control.autorepeat = false
    screen.down(80, 10)
    MediaClock.current.advance(by: 5)
    #expect(screen.control.value == 5)
  }
}
