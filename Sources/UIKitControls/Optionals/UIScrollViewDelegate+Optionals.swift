// swift-format-ignore-file
// Generated from UIScrollViewDelegate.swift by `swift run generate-optional-requirements`. Change
// the protocol and generate again.

extension UIScrollViewDelegate {
  /// What a class without the method does: nothing.
  @_disfavoredOverload
  public func scrollViewDidScroll(
    _ scrollView: UIScrollView
  ) {
    MissingRequirement.mark(self, .scrollViewDidScroll)
  }

  /// What a class without the method does: nothing.
  @_disfavoredOverload
  public func scrollViewDidZoom(
    _ scrollView: UIScrollView
  ) {
    MissingRequirement.mark(self, .scrollViewDidZoom)
  }

  /// What a class without the method does: nothing.
  @_disfavoredOverload
  public func scrollViewWillBeginDragging(
    _ scrollView: UIScrollView
  ) {
    MissingRequirement.mark(self, .scrollViewWillBeginDragging)
  }

  /// What a class without the method does: nothing.
  @_disfavoredOverload
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    MissingRequirement.mark(self, .scrollViewWillEndDraggingWithVelocityTargetContentOffset)
  }

  /// What a class without the method does: nothing.
  @_disfavoredOverload
  public func scrollViewDidEndDragging(
    _ scrollView: UIScrollView,
    willDecelerate decelerate: Bool
  ) {
    MissingRequirement.mark(self, .scrollViewDidEndDraggingWillDecelerate)
  }

  /// What a class without the method does: nothing.
  @_disfavoredOverload
  public func scrollViewWillBeginDecelerating(
    _ scrollView: UIScrollView
  ) {
    MissingRequirement.mark(self, .scrollViewWillBeginDecelerating)
  }

  /// What a class without the method does: nothing.
  @_disfavoredOverload
  public func scrollViewDidEndDecelerating(
    _ scrollView: UIScrollView
  ) {
    MissingRequirement.mark(self, .scrollViewDidEndDecelerating)
  }

  /// What a class without the method does: nothing.
  @_disfavoredOverload
  public func scrollViewDidEndScrollingAnimation(
    _ scrollView: UIScrollView
  ) {
    MissingRequirement.mark(self, .scrollViewDidEndScrollingAnimation)
  }

  /// What a class without the method does: `nil`.
  @_disfavoredOverload
  public func viewForZooming(
    in scrollView: UIScrollView
  ) -> UIView? {
    MissingRequirement.mark(self, .viewForZoomingIn)
    return nil
  }

  /// What a class without the method does: nothing.
  @_disfavoredOverload
  public func scrollViewWillBeginZooming(
    _ scrollView: UIScrollView,
    with view: UIView?
  ) {
    MissingRequirement.mark(self, .scrollViewWillBeginZoomingWith)
  }

  /// What a class without the method does: nothing.
  @_disfavoredOverload
  public func scrollViewDidEndZooming(
    _ scrollView: UIScrollView,
    with view: UIView?,
    atScale scale: CGFloat
  ) {
    MissingRequirement.mark(self, .scrollViewDidEndZoomingWithAtScale)
  }

  /// What a class without the method does: `true`.
  @_disfavoredOverload
  public func scrollViewShouldScrollToTop(
    _ scrollView: UIScrollView
  ) -> Bool {
    MissingRequirement.mark(self, .scrollViewShouldScrollToTop)
    return true
  }

  /// What a class without the method does: nothing.
  @_disfavoredOverload
  public func scrollViewDidScrollToTop(
    _ scrollView: UIScrollView
  ) {
    MissingRequirement.mark(self, .scrollViewDidScrollToTop)
  }

  /// What a class without the method does: nothing.
  @_disfavoredOverload
  public func scrollViewDidChangeAdjustedContentInset(
    _ scrollView: UIScrollView
  ) {
    MissingRequirement.mark(self, .scrollViewDidChangeAdjustedContentInset)
  }

  /// `object.scrollViewDidScroll?(…)`: the optional methods of that name.
  @_disfavoredOverload
  public var scrollViewDidScroll: UIScrollViewDelegateOptionals.ScrollViewDidScroll? { .init(object: self) }

  /// `object.scrollViewDidZoom?(…)`: the optional methods of that name.
  @_disfavoredOverload
  public var scrollViewDidZoom: UIScrollViewDelegateOptionals.ScrollViewDidZoom? { .init(object: self) }

  /// `object.scrollViewWillBeginDragging?(…)`: the optional methods of that name.
  @_disfavoredOverload
  public var scrollViewWillBeginDragging: UIScrollViewDelegateOptionals.ScrollViewWillBeginDragging? { .init(object: self) }

  /// `object.scrollViewWillEndDragging?(…)`: the optional methods of that name.
  @_disfavoredOverload
  public var scrollViewWillEndDragging: UIScrollViewDelegateOptionals.ScrollViewWillEndDragging? { .init(object: self) }

  /// `object.scrollViewDidEndDragging?(…)`: the optional methods of that name.
  @_disfavoredOverload
  public var scrollViewDidEndDragging: UIScrollViewDelegateOptionals.ScrollViewDidEndDragging? { .init(object: self) }

  /// `object.scrollViewWillBeginDecelerating?(…)`: the optional methods of that name.
  @_disfavoredOverload
  public var scrollViewWillBeginDecelerating: UIScrollViewDelegateOptionals.ScrollViewWillBeginDecelerating? { .init(object: self) }

  /// `object.scrollViewDidEndDecelerating?(…)`: the optional methods of that name.
  @_disfavoredOverload
  public var scrollViewDidEndDecelerating: UIScrollViewDelegateOptionals.ScrollViewDidEndDecelerating? { .init(object: self) }

  /// `object.scrollViewDidEndScrollingAnimation?(…)`: the optional methods of that name.
  @_disfavoredOverload
  public var scrollViewDidEndScrollingAnimation: UIScrollViewDelegateOptionals.ScrollViewDidEndScrollingAnimation? { .init(object: self) }

  /// `object.viewForZooming?(…)`: the optional methods of that name.
  @_disfavoredOverload
  public var viewForZooming: UIScrollViewDelegateOptionals.ViewForZooming? { .init(object: self) }

  /// `object.scrollViewWillBeginZooming?(…)`: the optional methods of that name.
  @_disfavoredOverload
  public var scrollViewWillBeginZooming: UIScrollViewDelegateOptionals.ScrollViewWillBeginZooming? { .init(object: self) }

  /// `object.scrollViewDidEndZooming?(…)`: the optional methods of that name.
  @_disfavoredOverload
  public var scrollViewDidEndZooming: UIScrollViewDelegateOptionals.ScrollViewDidEndZooming? { .init(object: self) }

  /// `object.scrollViewShouldScrollToTop?(…)`: the optional methods of that name.
  @_disfavoredOverload
  public var scrollViewShouldScrollToTop: UIScrollViewDelegateOptionals.ScrollViewShouldScrollToTop? { .init(object: self) }

  /// `object.scrollViewDidScrollToTop?(…)`: the optional methods of that name.
  @_disfavoredOverload
  public var scrollViewDidScrollToTop: UIScrollViewDelegateOptionals.ScrollViewDidScrollToTop? { .init(object: self) }

  /// `object.scrollViewDidChangeAdjustedContentInset?(…)`: the optional methods of that name.
  @_disfavoredOverload
  public var scrollViewDidChangeAdjustedContentInset: UIScrollViewDelegateOptionals.ScrollViewDidChangeAdjustedContentInset? { .init(object: self) }
}

/// The optional requirements of `UIScrollViewDelegate` as callable values, one type a base name.
///
/// Source compatibility: this is what `delegate.method?(…)` means where Objective-C's
/// optional requirements do not exist. Not meant to be named.
public enum UIScrollViewDelegateOptionals {}

extension UIScrollViewDelegateOptionals {
  /// The optional methods called `scrollViewDidScroll`, to be called.
  @preconcurrency @MainActor
  public struct ScrollViewDidScroll {
    let object: any UIScrollViewDelegate
  }
}

extension UIScrollViewDelegateOptionals.ScrollViewDidScroll {
  /// Calls the method; nil where the object does not write it.
  @discardableResult
  public func callAsFunction(
    _ scrollView: UIScrollView
  ) -> Void? {
    MissingRequirement.clear()
    let result: Void = object.scrollViewDidScroll(scrollView)
    return MissingRequirement.isMarked(object, .scrollViewDidScroll) ? nil : result
  }
}

extension UIScrollViewDelegateOptionals {
  /// The optional methods called `scrollViewDidZoom`, to be called.
  @preconcurrency @MainActor
  public struct ScrollViewDidZoom {
    let object: any UIScrollViewDelegate
  }
}

extension UIScrollViewDelegateOptionals.ScrollViewDidZoom {
  /// Calls the method; nil where the object does not write it.
  @discardableResult
  public func callAsFunction(
    _ scrollView: UIScrollView
  ) -> Void? {
    MissingRequirement.clear()
    let result: Void = object.scrollViewDidZoom(scrollView)
    return MissingRequirement.isMarked(object, .scrollViewDidZoom) ? nil : result
  }
}

extension UIScrollViewDelegateOptionals {
  /// The optional methods called `scrollViewWillBeginDragging`, to be called.
  @preconcurrency @MainActor
  public struct ScrollViewWillBeginDragging {
    let object: any UIScrollViewDelegate
  }
}

extension UIScrollViewDelegateOptionals.ScrollViewWillBeginDragging {
  /// Calls the method; nil where the object does not write it.
  @discardableResult
  public func callAsFunction(
    _ scrollView: UIScrollView
  ) -> Void? {
    MissingRequirement.clear()
    let result: Void = object.scrollViewWillBeginDragging(scrollView)
    return MissingRequirement.isMarked(object, .scrollViewWillBeginDragging) ? nil : result
  }
}

extension UIScrollViewDelegateOptionals {
  /// The optional methods called `scrollViewWillEndDragging`, to be called.
  @preconcurrency @MainActor
  public struct ScrollViewWillEndDragging {
    let object: any UIScrollViewDelegate
  }
}

extension UIScrollViewDelegateOptionals.ScrollViewWillEndDragging {
  /// Calls the method; nil where the object does not write it.
  @discardableResult
  public func callAsFunction(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) -> Void? {
    MissingRequirement.clear()
    let result: Void = object.scrollViewWillEndDragging(scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
    return MissingRequirement.isMarked(object, .scrollViewWillEndDraggingWithVelocityTargetContentOffset) ? nil : result
  }
}

extension UIScrollViewDelegateOptionals {
  /// The optional methods called `scrollViewDidEndDragging`, to be called.
  @preconcurrency @MainActor
  public struct ScrollViewDidEndDragging {
    let object: any UIScrollViewDelegate
  }
}

extension UIScrollViewDelegateOptionals.ScrollViewDidEndDragging {
  /// Calls the method; nil where the object does not write it.
  @discardableResult
  public func callAsFunction(
    _ scrollView: UIScrollView,
    willDecelerate decelerate: Bool
  ) -> Void? {
    MissingRequirement.clear()
    let result: Void = object.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
    return MissingRequirement.isMarked(object, .scrollViewDidEndDraggingWillDecelerate) ? nil : result
  }
}

extension UIScrollViewDelegateOptionals {
  /// The optional methods called `scrollViewWillBeginDecelerating`, to be called.
  @preconcurrency @MainActor
  public struct ScrollViewWillBeginDecelerating {
    let object: any UIScrollViewDelegate
  }
}

extension UIScrollViewDelegateOptionals.ScrollViewWillBeginDecelerating {
  /// Calls the method; nil where the object does not write it.
  @discardableResult
  public func callAsFunction(
    _ scrollView: UIScrollView
  ) -> Void? {
    MissingRequirement.clear()
    let result: Void = object.scrollViewWillBeginDecelerating(scrollView)
    return MissingRequirement.isMarked(object, .scrollViewWillBeginDecelerating) ? nil : result
  }
}

extension UIScrollViewDelegateOptionals {
  /// The optional methods called `scrollViewDidEndDecelerating`, to be called.
  @preconcurrency @MainActor
  public struct ScrollViewDidEndDecelerating {
    let object: any UIScrollViewDelegate
  }
}

extension UIScrollViewDelegateOptionals.ScrollViewDidEndDecelerating {
  /// Calls the method; nil where the object does not write it.
  @discardableResult
  public func callAsFunction(
    _ scrollView: UIScrollView
  ) -> Void? {
    MissingRequirement.clear()
    let result: Void = object.scrollViewDidEndDecelerating(scrollView)
    return MissingRequirement.isMarked(object, .scrollViewDidEndDecelerating) ? nil : result
  }
}

extension UIScrollViewDelegateOptionals {
  /// The optional methods called `scrollViewDidEndScrollingAnimation`, to be called.
  @preconcurrency @MainActor
  public struct ScrollViewDidEndScrollingAnimation {
    let object: any UIScrollViewDelegate
  }
}

extension UIScrollViewDelegateOptionals.ScrollViewDidEndScrollingAnimation {
  /// Calls the method; nil where the object does not write it.
  @discardableResult
  public func callAsFunction(
    _ scrollView: UIScrollView
  ) -> Void? {
    MissingRequirement.clear()
    let result: Void = object.scrollViewDidEndScrollingAnimation(scrollView)
    return MissingRequirement.isMarked(object, .scrollViewDidEndScrollingAnimation) ? nil : result
  }
}

extension UIScrollViewDelegateOptionals {
  /// The optional methods called `viewForZooming`, to be called.
  @preconcurrency @MainActor
  public struct ViewForZooming {
    let object: any UIScrollViewDelegate
  }
}

extension UIScrollViewDelegateOptionals.ViewForZooming {
  /// Calls the method; nil where the object does not write it.
  public func callAsFunction(
    in scrollView: UIScrollView
  ) -> UIView? {
    MissingRequirement.clear()
    let result = object.viewForZooming(in: scrollView)
    return MissingRequirement.isMarked(object, .viewForZoomingIn) ? nil : result
  }
}

extension UIScrollViewDelegateOptionals {
  /// The optional methods called `scrollViewWillBeginZooming`, to be called.
  @preconcurrency @MainActor
  public struct ScrollViewWillBeginZooming {
    let object: any UIScrollViewDelegate
  }
}

extension UIScrollViewDelegateOptionals.ScrollViewWillBeginZooming {
  /// Calls the method; nil where the object does not write it.
  @discardableResult
  public func callAsFunction(
    _ scrollView: UIScrollView,
    with view: UIView?
  ) -> Void? {
    MissingRequirement.clear()
    let result: Void = object.scrollViewWillBeginZooming(scrollView, with: view)
    return MissingRequirement.isMarked(object, .scrollViewWillBeginZoomingWith) ? nil : result
  }
}

extension UIScrollViewDelegateOptionals {
  /// The optional methods called `scrollViewDidEndZooming`, to be called.
  @preconcurrency @MainActor
  public struct ScrollViewDidEndZooming {
    let object: any UIScrollViewDelegate
  }
}

extension UIScrollViewDelegateOptionals.ScrollViewDidEndZooming {
  /// Calls the method; nil where the object does not write it.
  @discardableResult
  public func callAsFunction(
    _ scrollView: UIScrollView,
    with view: UIView?,
    atScale scale: CGFloat
  ) -> Void? {
    MissingRequirement.clear()
    let result: Void = object.scrollViewDidEndZooming(scrollView, with: view, atScale: scale)
    return MissingRequirement.isMarked(object, .scrollViewDidEndZoomingWithAtScale) ? nil : result
  }
}

extension UIScrollViewDelegateOptionals {
  /// The optional methods called `scrollViewShouldScrollToTop`, to be called.
  @preconcurrency @MainActor
  public struct ScrollViewShouldScrollToTop {
    let object: any UIScrollViewDelegate
  }
}

extension UIScrollViewDelegateOptionals.ScrollViewShouldScrollToTop {
  /// Calls the method; nil where the object does not write it.
  public func callAsFunction(
    _ scrollView: UIScrollView
  ) -> Bool? {
    MissingRequirement.clear()
    let result = object.scrollViewShouldScrollToTop(scrollView)
    return MissingRequirement.isMarked(object, .scrollViewShouldScrollToTop) ? nil : result
  }

  /// Calls the method, or what stands for it in an object that does not write it.
  @_disfavoredOverload
  public func callAsFunction(
    _ scrollView: UIScrollView
  ) -> Bool {
    object.scrollViewShouldScrollToTop(scrollView)
  }

  /// Calls the method, for chains of `?`.
  @_disfavoredOverload
  public func callAsFunction(
    _ scrollView: UIScrollView
  ) -> OptionalResult<Bool> {
    OptionalResult(self(scrollView))
  }
}

extension UIScrollViewDelegateOptionals {
  /// The optional methods called `scrollViewDidScrollToTop`, to be called.
  @preconcurrency @MainActor
  public struct ScrollViewDidScrollToTop {
    let object: any UIScrollViewDelegate
  }
}

extension UIScrollViewDelegateOptionals.ScrollViewDidScrollToTop {
  /// Calls the method; nil where the object does not write it.
  @discardableResult
  public func callAsFunction(
    _ scrollView: UIScrollView
  ) -> Void? {
    MissingRequirement.clear()
    let result: Void = object.scrollViewDidScrollToTop(scrollView)
    return MissingRequirement.isMarked(object, .scrollViewDidScrollToTop) ? nil : result
  }
}

extension UIScrollViewDelegateOptionals {
  /// The optional methods called `scrollViewDidChangeAdjustedContentInset`, to be called.
  @preconcurrency @MainActor
  public struct ScrollViewDidChangeAdjustedContentInset {
    let object: any UIScrollViewDelegate
  }
}

extension UIScrollViewDelegateOptionals.ScrollViewDidChangeAdjustedContentInset {
  /// Calls the method; nil where the object does not write it.
  @discardableResult
  public func callAsFunction(
    _ scrollView: UIScrollView
  ) -> Void? {
    MissingRequirement.clear()
    let result: Void = object.scrollViewDidChangeAdjustedContentInset(scrollView)
    return MissingRequirement.isMarked(object, .scrollViewDidChangeAdjustedContentInset) ? nil : result
  }
}
