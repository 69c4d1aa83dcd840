import LiveScreens
import Testing
import UIKit

/// Tests the scripts of recorded touches.
@Suite struct LiveScriptTests {
  private func log(_ frames: [[LiveAct]]) -> LiveLog {
    var log = LiveLog()
    for acts in frames { log.add(acts) }
    return log
  }

  @Test func aTapIsAStep() {
    let log = log([[], [], [.down(CGPoint(x: 10.5, y: 20))], [], [], [.lift], []])
    #expect(
      LiveScript(log).text == """
        script:
          - wait: 0.033334
          - tap: {at: [10.5, 20], duration: 0.050001}
          - wait: 0.033334

        """)
  }

  @Test func aFingerThatMovesIsADrag() {
    let log = log([
      [.down(CGPoint(x: 1, y: 9)), .move(CGPoint(x: 1, y: 8))], [.move(CGPoint(x: 1, y: 7))], [],
      [.lift],
    ])
    #expect(
      LiveScript(log).text == """
        script:
          - drag: {from: [1, 9], through: [{to: [1, 8], duration: 0.016667}, {to: [1, 7], \
        duration: 0.016667}]}
          - wait: 0.016667
          - lift: 1
          - wait: 0.016667

        """)
    #expect(
      LiveScript(log, finger: 2, joinsWays: false).text == """
        script:
          - drag: {from: [1, 9], to: [1, 8], duration: 0.016667, finger: 2}
          - drag: {to: [1, 7], duration: 0.016667, finger: 2}
          - wait: 0.016667
          - lift: 2
          - wait: 0.016667

        """)
  }

  @Test func aFingerThatRestsFirstIsALongPress() {
    let log = log([
      [.down(CGPoint(x: 1, y: 9))], [], [.move(CGPoint(x: 1, y: 8))], [.cancel],
    ])
    #expect(
      LiveScript(log).text == """
        script:
          - longPress: {at: [1, 9], duration: 0.033334}
          - drag: {to: [1, 8], duration: 0.016667}
          - cancel: 1
          - wait: 0.016667

        """)
  }

  @Test func nothingIsAScriptToo() {
    #expect(LiveScript(LiveLog()).text == "script:\n  - wait: 0\n")
  }

  @Test func timesAreDecimals() {
    #expect(LiveTime.text(0) == "0" && LiveTime.text(60) == "1.00002")
    #expect(LiveTime.text(1_000_000) == "16667" && LiveTime.text(3) == "0.050001")
    for frames in 0...LiveTime.most {
      #expect(Double(LiveTime.text(frames)) == LiveTime.seconds(frames))
    }
  }

  @Test func laterEventsAreDiscarded() {
    var log = log([[.down(.zero)], [], [.lift], []])
    #expect(log.isDown(after: 2) && !log.isDown(after: 3) && !log.isDown(after: 0))
    #expect(log.acts(in: 2) == [.lift] && log.acts(in: 1).isEmpty)
    log.cut(at: 2)
    #expect(log.end == 2 && log.entries.count == 1 && log.acts(in: 2).isEmpty)
  }
}
