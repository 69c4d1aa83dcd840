import Synchronization
import Testing
import UIKit

@testable import UIKitRuntime

@MainActor @Suite struct UIViewAnimationTests {
  private func view() -> UIView { UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }

  private func shown(_ view: UIView) -> CALayer { view.layer.presentation() ?? view.layer }

  @Test func changesInTheClosureAreAnimated() {
    let view = view()
    view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.center = CGPoint(x: 105, y: 5)
      view.alpha = 0
      view.bounds.size = CGSize(width: 30, height: 10)
      view.transform = CGAffineTransform(scaleX: 3, y: 1)
      view.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
      view.layer.cornerRadius = 4
    }
    #expect(view.center.x == 105 && view.alpha == 0)
    #expect(shown(view).position.x == 5 && shown(view).opacity == 1)
    MediaClock.current.advance(by: 0.25)
    #expect(shown(view).position.x == 30)
    #expect(shown(view).opacity == 0.75)
    #expect(shown(view).bounds.width == 15)
    #expect(shown(view).transform.m11 == 1.5)
    #expect(shown(view).backgroundColor?.components == [0.75, 0, 0.25, 1])
    #expect(shown(view).cornerRadius == 1)
    MediaClock.current.advance(by: 0.75)
    #expect(shown(view).position.x == 105 && shown(view).opacity == 0)
    #expect(view.layer.animationKeys() == nil)
  }

  /// The curve is slow at both ends: 0.019722 after a tenth of the time, 0.129162 after a quarter.
  @Test func theDefaultCurveIsSlowAtBothEnds() {
    let view = view()
    UIView.animate(withDuration: 1) { view.frame.origin.x = 1000 }
    MediaClock.current.advance(by: 0.1)
    #expect(abs(shown(view).frame.minX - 19.722) < 0.001)
    MediaClock.current.advance(by: 0.15)
    #expect(abs(shown(view).frame.minX - 129.162) < 0.001)
    MediaClock.current.advance(by: 0.75)
    #expect(shown(view).frame.minX == 1000)
  }

  @Test func completionsComeInTheOrderOfTheirEnds() {
    let (a, b) = (view(), view())
    var heard: [String] = []
    UIView.animate(
      withDuration: 0.5, animations: { a.alpha = 0 }, completion: { heard.append("a \($0)") })
    UIView.animate(
      withDuration: 0.1, delay: 0.2, animations: { b.alpha = 0 },
      completion: { finished in
        heard.append("b \(finished)")
        UIView.animate(withDuration: 0.1, animations: { b.alpha = 1 }) { _ in heard.append("c") }
      })
    UIView.animate(withDuration: 0, animations: { a.tag = 1 }) { _ in heard.append("at once") }
    #expect(heard.isEmpty)
    MediaClock.current.advance(by: 0)
    #expect(heard == ["at once"])
    MediaClock.current.advance(by: 0.35)
    #expect(heard == ["at once", "b true"])
    #expect(abs(shown(b).opacity - 0.5) < 1e-6)
    MediaClock.current.advance(by: 1)
    #expect(heard == ["at once", "b true", "c", "a true"])
  }

  @Test func anAnimationTakenAwayDoesNotFinish() {
    let view = view()
    var heard: [Bool] = []
    UIView.animate(
      withDuration: 1, animations: { view.alpha = 0 }, completion: { heard.append($0) })
    MediaClock.current.advance(by: 0.5)
    view.layer.removeAllAnimations()
    #expect(shown(view).opacity == 0)
    MediaClock.current.advance(by: 0)
    #expect(heard == [false])
    MediaClock.current.settle()
    #expect(heard == [false])
  }

  @Test func delaysShowTheOldState() {
    let view = view()
    UIView.animate(withDuration: 1, delay: 0.5, options: .curveLinear) { view.alpha = 0 }
    MediaClock.current.advance(by: 0.4)
    #expect(shown(view).opacity == 1)
    MediaClock.current.advance(by: 0.35)
    #expect(shown(view).opacity == 0.75)
  }

  /// A second animation is added to the first: the view does not jump, and reaches both ends.
  @Test func aChangeOfMindDoesNotJump() {
    let view = view()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 105 }
    MediaClock.current.advance(by: 0.5)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 5 }
    #expect(shown(view).position.x == 55)
    MediaClock.current.advance(by: 0.25)
    #expect(shown(view).position.x == 55)
    MediaClock.current.advance(by: 0.25)
    #expect(shown(view).position.x == 55)
    MediaClock.current.advance(by: 0.25)
    #expect(shown(view).position.x == 30)
    MediaClock.current.advance(by: 0.25)
    #expect(shown(view).position.x == 5)
  }

  @Test func beginningFromTheCurrentStateReplaces() {
    let view = view()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 105 }
    MediaClock.current.advance(by: 0.5)
    UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .beginFromCurrentState]) {
      view.center.x = 5
    }
    #expect(view.layer.animationKeys() == ["position"])
    MediaClock.current.advance(by: 0.5)
    #expect(shown(view).position.x == 30)
  }

  @Test func nothingIsAnimatedWhereItIsForbidden() {
    let view = view()
    UIView.animate(withDuration: 1) {
      #expect(UIView.inheritedAnimationDuration == 1)
      UIView.performWithoutAnimation {
        #expect(!UIView.areAnimationsEnabled)
        view.center.x = 50
      }
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      view.alpha = 0.5
      CATransaction.commit()
      view.isHidden = true
    }
    #expect(UIView.areAnimationsEnabled && UIView.inheritedAnimationDuration == 0)
    #expect(view.layer.animationKeys() == nil)
    UIView.setAnimationsEnabled(false)
    UIView.animate(withDuration: 1) { view.center.x = 80 }
    UIView.setAnimationsEnabled(true)
    #expect(view.layer.animationKeys() == nil)
    view.center.x = 90
    #expect(view.layer.animationKeys() == nil)
  }

  @Test func innerAnimationsTakeOverTheOuterDuration() {
    let (a, b) = (view(), view())
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      UIView.animate(withDuration: 4) { a.center.x = 105 }
      UIView.animate(withDuration: 4, delay: 0, options: .overrideInheritedDuration) {
        b.center.x = 105
      }
    }
    MediaClock.current.advance(by: 0.5)
    #expect(shown(a).position.x == 55 && shown(b).position.x == 17.5)
  }

  @Test func springsSwingPastTheEnd() {
    let view = view()
    UIView.animate(
      withDuration: 1, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0
    ) { view.center.x = 1005 }
    MediaClock.current.advance(by: 0.25)
    #expect(abs(shown(view).position.x - 1165.431) < 0.01)
    MediaClock.current.advance(by: 0.75)
    #expect(shown(view).position.x == 1005)
  }

  /// Without bounce, the distance is 1 - (1 + 4 pi t) e^(-4 pi t) for a duration of half a second.
  @Test func springsTakeTheirLengthInTime() {
    let view = view()
    var isOver = false
    UIView.animate(springDuration: 0.5, bounce: 0) {
      view.center.x = 1005
    } completion: {
      isOver = $0
    }
    MediaClock.current.advance(by: 0.25)
    let part = 1 - (1 + Double.pi) * exp(-Double.pi)
    #expect(abs(Double(shown(view).position.x) - (5 + 1000 * part)) < 0.5)
    #expect(!isOver)
    MediaClock.current.settle()
    #expect(isOver && shown(view).position.x == 1005)
  }

  @Test func springsThatBounceSwingPastTheEnd() {
    let view = view()
    var farthest: CGFloat = 0
    UIView.animate(springDuration: 0.5, bounce: 0.5) { view.center.x = 1005 }
    for _ in 0..<60 {
      MediaClock.current.advance(by: 0.01)
      farthest = max(farthest, shown(view).position.x)
    }
    // The overshoot is e^(-pi d / sqrt(1 - d^2)) of the distance for a damping of a half.
    #expect(abs(farthest - (1005 + 1000 * 0.163)) < 2)
  }

  @Test func repeatingForeverNeverEndsNorHoldsUpTheClock() {
    let view = view()
    UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse, .curveLinear]) {
      view.center.x = 105
    }
    MediaClock.current.advance(by: 1001.25)
    #expect(abs(shown(view).position.x - 80) < 1e-6)
    #expect(MediaClock.current.settle())
    view.layer.removeAllAnimations()
    #expect(shown(view).position.x == 105)
  }

  @Test func viewsThatLeaveAreNotAnimatedAnyMore() {
    let (parent, child) = (view(), view())
    parent.addSubview(child)
    var heard: [Bool] = []
    UIView.animate(
      withDuration: 1, animations: { child.alpha = 0 }, completion: { heard.append($0) })
    child.removeFromSuperview()
    #expect(child.layer.animationKeys() == nil)
    MediaClock.current.advance(by: 0)
    #expect(heard == [false])
  }

  @Test func aPictureOnTheWayShowsTheWay() throws {
    let (parent, child) = (UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 1)), view())
    child.frame = CGRect(x: 0, y: 0, width: 4, height: 1)
    child.backgroundColor = .black
    parent.addSubview(child)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { child.frame.origin.x = 16 }
    #expect(try ink(parent) == 0..<4)
    MediaClock.current.advance(by: 0.25)
    #expect(try ink(parent) == 4..<8)
    MediaClock.current.advance(by: 0.75)
    #expect(try ink(parent) == 16..<20)
  }

  @Test func aTransitionDissolves() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
    view.backgroundColor = .white
    var heard: [Bool] = []
    UIView.transition(
      with: view, duration: 1, options: [.transitionCrossDissolve, .curveLinear],
      animations: { view.backgroundColor = .black }, completion: { heard.append($0) })
    #expect(try gray(view) == 255)
    MediaClock.current.advance(by: 0.25)
    #expect(try abs(gray(view) - 191) <= 1)
    MediaClock.current.advance(by: 0.75)
    #expect(try gray(view) == 0)
    #expect(heard == [true] && view.layer.sublayers == nil)
  }

  private func gray(_ view: UIView) throws -> Int {
    let bitmap = try #require(view.snapshotBitmap(scale: 1))
    return Int(bitmap.pixels.load(as: UInt8.self))
  }

  /// Returns the columns of the first row whose pixels are not transparent.
  private func ink(_ view: UIView) throws -> Range<Int> {
    let bitmap = try #require(view.snapshotBitmap(scale: 1))
    let alphas = (0..<bitmap.width).filter {
      bitmap.pixels.load(fromByteOffset: $0 * 4 + 3, as: UInt8.self) > 0
    }
    return (alphas.first ?? 0)..<((alphas.last ?? -1) + 1)
  }

  @Test(arguments: [
    UIView.AnimationOptions.transitionCurlUp, .transitionCurlDown, .transitionCrossDissolve,
  ])
  func curlsAreLoggedAndImmediate(_ option: UIView.AnimationOptions) {
    let view = view()
    var ends = 0
    let heard = Mutex<[String]>([])
    ProgrammerWarning.captured(by: { said in heard.withLock { $0.append(said) } }) {
      UIView.transition(with: view, duration: 1, options: option) {
        view.backgroundColor = .red
      } completion: { _ in
        ends += 1
      }
    }
    let isCurl = option != .transitionCrossDissolve
    let words = "UIView.transition: page curls are not drawn; the change is not animated"
    #expect(heard.withLock { $0 } == (isCurl ? [words] : []))
    #expect((view.layer.sublayers ?? []).isEmpty == isCurl)
    MediaClock.current.advance(by: 0.01)
    #expect(ends == (isCurl ? 1 : 0))
  }
}
