import Dispatch
import Testing
import UIKit

/// Tests views that exist longer than their superview, which another thread may deallocate, as with
/// the properties of tests.
@MainActor @Suite struct SuperviewEndTests {
  /// A view whose deinitialiser waits.
  private final class Slow: UIView {
    nonisolated let begins = DispatchSemaphore(value: 0)
    nonisolated let mayGoOn = DispatchSemaphore(value: 0)

    deinit {
      begins.signal()
      mayGoOn.wait()
    }
  }

  @Test func aSuperviewThatIsEndingElsewhereIsNone() async {
    let view = UIView()
    let (begins, mayGoOn) = letGoElsewhere(of: view)
    begins.wait()
    #expect(view.superview == nil && view.window == nil)
    view.removeFromSuperview()
    view.layer.removeFromSuperlayer()
    mayGoOn.signal()
    let other = UIView()
    other.addSubview(view)
    #expect(view.superview === other && view.layer.superlayer === other.layer)
  }

  private func letGoElsewhere(of view: UIView) -> (DispatchSemaphore, DispatchSemaphore) {
    let (last, begins, mayGoOn) = slowSuperview(of: view)
    nonisolated(unsafe) let reference = last
    DispatchQueue.global().async { reference.release() }
    return (begins, mayGoOn)
  }

  /// Returns the only reference to a new superview; this thread holds no other one when the call
  /// returns.
  private func slowSuperview(
    of view: UIView
  ) -> (Unmanaged<UIView>, DispatchSemaphore, DispatchSemaphore) {
    let superview = Slow()
    superview.addSubview(view)
    return (.passRetained(superview), superview.begins, superview.mayGoOn)
  }

  @Test func whatHasEndedIsNoSuperview() {
    let view = UIView()
    do { UIView().addSubview(view) }
    #expect(view.superview == nil && view.layer.superlayer == nil)
    let mask = CALayer()
    do { CALayer().mask = mask }
    #expect(mask.superlayer == nil)
  }
}
