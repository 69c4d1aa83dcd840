import Dispatch
import Testing
import UIKit

/// Tests references to a view, a guide or a layer that another thread is deallocating: they are nil
/// from then on, and the referring objects remain usable.
@MainActor @Suite struct EndingElsewhereTests {
  /// A view whose deinitialiser waits.
  private final class Slow: UIView {
    nonisolated let end = Stop()
    deinit { end.wait() }
  }

  private final class SlowGuide: UILayoutGuide {
    nonisolated let end = Stop()
    deinit { end.wait() }
  }

  private final class Stop: Sendable {
    private let begins = DispatchSemaphore(value: 0)
    private let mayGoOn = DispatchSemaphore(value: 0)
    private let isOver = DispatchSemaphore(value: 0)

    func wait() {
      begins.signal()
      mayGoOn.wait()
    }

    /// Deallocates an object on another thread, and calls a closure meanwhile.
    func during(_ object: Unmanaged<AnyObject>, _ body: () -> Void) {
      nonisolated(unsafe) let object = object
      DispatchQueue.global().async {
        object.release()
        self.isOver.signal()
      }
      begins.wait()
      body()
      mayGoOn.signal()
      isOver.wait()
    }
  }

  @Test func aLayerHasNoDelegateThatEnds() {
    var view: Slow? = Slow()
    let layer = view!.layer
    let (end, last) = (view!.end, Unmanaged.passRetained(view! as AnyObject))
    view = nil
    end.during(last) {
      #expect(layer.delegate == nil)
      layer.setNeedsLayout()
      layer.layoutIfNeeded()
    }
    #expect(layer.delegate == nil)
  }

  @Test func aGuideHasNoOwnerThatEnds() {
    let guide = UILayoutGuide()
    let (end, last) = slow { $0.addLayoutGuide(guide) }
    end.during(last) {
      #expect(guide.owningView == nil)
      #expect(guide.layoutFrame == .zero)
    }
    let other = UIView()
    other.addLayoutGuide(guide)
    #expect(guide.owningView === other)
  }

  @Test func aConstraintHasNoItemThatEnds() {
    var constraint: NSLayoutConstraint?
    let (end, last) = slow {
      constraint = $0.widthAnchor.constraint(equalToConstant: 5)
      constraint?.isActive = true
    }
    end.during(last) {
      #expect(constraint?.firstItem == nil)
      #expect(constraint?.isActive == false)
      constraint?.constant = 7
    }
    #expect(constraint?.isActive == false)
  }

  @Test func aConstraintHasNoGuideThatEnds() {
    var guide: SlowGuide? = SlowGuide()
    let constraint = guide!.widthAnchor.constraint(equalToConstant: 5)
    let (end, last) = (guide!.end, Unmanaged.passRetained(guide! as AnyObject))
    guide = nil
    end.during(last) { #expect(constraint.firstItem == nil) }
    #expect(constraint.firstItem == nil)
  }

  /// The view that held the constraint has not released it when another one takes it, and does so
  /// later.
  @Test func aConstraintIsHeldByAnotherViewMeanwhile() {
    let (first, second) = (UIView(), UIView())
    let constraint = first.widthAnchor.constraint(equalTo: second.widthAnchor)
    let (end, last) = slow {
      $0.addSubview(first)
      $0.addSubview(second)
      constraint.isActive = true
    }
    let other = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    end.during(last) {
      #expect(!constraint.isActive)
      other.addSubview(first)
      other.addSubview(second)
      constraint.isActive = true
      other.layoutIfNeeded()
      #expect(other.constraints == [constraint])
    }
    other.setNeedsLayout()
    other.layoutIfNeeded()
    #expect(constraint.isActive && other.constraints == [constraint])
    constraint.isActive = false
    #expect(other.constraints.isEmpty)
    #expect(first.constraintsAffectingLayout(for: .horizontal).isEmpty)
  }

  /// An engine's host is deallocated while its descendants are laid out.
  @Test func whatIsInsideIsLaidOutMeanwhile() {
    let label = UILabel()
    let (end, last) = slow {
      label.translatesAutoresizingMaskIntoConstraints = false
      $0.addSubview(label)
      label.topAnchor.constraint(equalTo: $0.topAnchor, constant: 4).isActive = true
      $0.layoutIfNeeded()
    }
    end.during(last) {
      label.text = "Longer than before"
      label.setNeedsLayout()
      label.layoutIfNeeded()
      #expect(label.superview == nil)
    }
    let other = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
    other.addSubview(label)
    label.topAnchor.constraint(equalTo: other.topAnchor, constant: 9).isActive = true
    label.leftAnchor.constraint(equalTo: other.leftAnchor, constant: 3).isActive = true
    other.layoutIfNeeded()
    #expect(label.frame.origin == CGPoint(x: 3, y: 9))
  }

  private func slow(_ prepare: (UIView) -> Void) -> (Stop, Unmanaged<AnyObject>) {
    let view = Slow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    prepare(view)
    return (view.end, Unmanaged.passRetained(view as AnyObject))
  }
}
