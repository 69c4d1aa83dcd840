import Testing
import UIKit

/// Tests that names of Swift 4.0 mean the same as today's names.
@MainActor @Suite struct OldNameTests {
  @Test func typesAndConstants() {
    let state: UIControlState = .highlighted
    let options: UIViewAnimationOptions = [.curveEaseIn]
    #expect(state == UIControl.State.highlighted && options == UIView.AnimationOptions.curveEaseIn)
    #expect(UITableViewAutomaticDimension == UITableView.automaticDimension)
    #expect(UILayoutPriorityDefaultHigh.rawValue == 750)
    #expect(NSNotification.Name.UIKeyboardWillShow == UIResponder.keyboardWillShowNotification)
    #expect(
      NSNotification.Name.UIApplicationDidBecomeActive
        == UIApplication.didBecomeActiveNotification)
    #expect(
      NSNotification.Name.UIContentSizeCategoryDidChange
        == UIContentSizeCategory.didChangeNotification)
    #expect(kCATransitionFromTop == .fromTop && UIAccessibilityTraitHeader == .header)
    #expect(kCAFillModeForwards == .forwards && kCAMediaTimingFunctionDefault == .default)
    #expect(kCAAnimationCubicPaced == .cubicPaced && kCAGravityResizeAspect == .resizeAspect)
    #expect(kCAFillRuleEvenOdd == .evenOdd)
    #expect(kCALineCapRound == .round && kCALineJoinBevel == .bevel)
    #expect(kCAGradientLayerConic == .conic && kCAAlignmentCenter == .center)
    #expect(kCATruncationEnd == .end && NSMapTableWeakMemory == .weakMemory)
  }

  @Test func methods() {
    let (outer, first, second) = (UIView(), UIView(), UIView())
    outer.addSubview(first)
    outer.addSubview(second)
    outer.bringSubview(toFront: first)
    #expect(outer.subviews == [second, first])
    outer.sendSubview(toBack: first)
    #expect(outer.subviews == [first, second])
    let (parent, child) = (UIViewController(), UIViewController())
    parent.addChildViewController(child)
    #expect(parent.childViewControllers == [child])
    child.removeFromParentViewController()
    #expect(parent.children.isEmpty)
  }
}
