// swift-format-ignore-file
// Generated from UIScrollViewDelegate.swift by `swift run generate-optional-requirements`. Change
// the protocol and generate again.

/// Defaults of the optional methods, and access to them by name: `object.method?(…)`.
extension UIScrollViewDelegate {
  @_disfavoredOverload public func scrollViewDidScroll(_ scrollView: UIScrollView) { if let added = AddedMethods.method(.scrollViewDidScroll, of: self) { return AddedMethods.result(of: added, .scrollViewDidScroll, self, [scrollView]) }; MissingRequirement.mark(self, .scrollViewDidScroll) }
  @_disfavoredOverload public func scrollViewDidZoom(_ scrollView: UIScrollView) { if let added = AddedMethods.method(.scrollViewDidZoom, of: self) { return AddedMethods.result(of: added, .scrollViewDidZoom, self, [scrollView]) }; MissingRequirement.mark(self, .scrollViewDidZoom) }
  @_disfavoredOverload public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { if let added = AddedMethods.method(.scrollViewWillBeginDragging, of: self) { return AddedMethods.result(of: added, .scrollViewWillBeginDragging, self, [scrollView]) }; MissingRequirement.mark(self, .scrollViewWillBeginDragging) }
  @_disfavoredOverload public func scrollViewWillEndDragging(_ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>) { if let added = AddedMethods.method(.scrollViewWillEndDraggingWithVelocityTargetContentOffset, of: self) { return AddedMethods.result(of: added, .scrollViewWillEndDraggingWithVelocityTargetContentOffset, self, [scrollView, velocity, targetContentOffset]) }; MissingRequirement.mark(self, .scrollViewWillEndDraggingWithVelocityTargetContentOffset) }
  @_disfavoredOverload public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) { if let added = AddedMethods.method(.scrollViewDidEndDraggingWillDecelerate, of: self) { return AddedMethods.result(of: added, .scrollViewDidEndDraggingWillDecelerate, self, [scrollView, decelerate]) }; MissingRequirement.mark(self, .scrollViewDidEndDraggingWillDecelerate) }
  @_disfavoredOverload public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { if let added = AddedMethods.method(.scrollViewWillBeginDecelerating, of: self) { return AddedMethods.result(of: added, .scrollViewWillBeginDecelerating, self, [scrollView]) }; MissingRequirement.mark(self, .scrollViewWillBeginDecelerating) }
  @_disfavoredOverload public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { if let added = AddedMethods.method(.scrollViewDidEndDecelerating, of: self) { return AddedMethods.result(of: added, .scrollViewDidEndDecelerating, self, [scrollView]) }; MissingRequirement.mark(self, .scrollViewDidEndDecelerating) }
  @_disfavoredOverload public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { if let added = AddedMethods.method(.scrollViewDidEndScrollingAnimation, of: self) { return AddedMethods.result(of: added, .scrollViewDidEndScrollingAnimation, self, [scrollView]) }; MissingRequirement.mark(self, .scrollViewDidEndScrollingAnimation) }
  @_disfavoredOverload public func viewForZooming(in scrollView: UIScrollView) -> UIView? { if let added = AddedMethods.method(.viewForZoomingIn, of: self) { return AddedMethods.result(of: added, .viewForZoomingIn, self, [scrollView]) }; MissingRequirement.mark(self, .viewForZoomingIn); return nil }
  @_disfavoredOverload public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { if let added = AddedMethods.method(.scrollViewWillBeginZoomingWith, of: self) { return AddedMethods.result(of: added, .scrollViewWillBeginZoomingWith, self, [scrollView, view]) }; MissingRequirement.mark(self, .scrollViewWillBeginZoomingWith) }
  @_disfavoredOverload public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) { if let added = AddedMethods.method(.scrollViewDidEndZoomingWithAtScale, of: self) { return AddedMethods.result(of: added, .scrollViewDidEndZoomingWithAtScale, self, [scrollView, view, scale]) }; MissingRequirement.mark(self, .scrollViewDidEndZoomingWithAtScale) }
  @_disfavoredOverload public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { if let added = AddedMethods.method(.scrollViewShouldScrollToTop, of: self) { return AddedMethods.result(of: added, .scrollViewShouldScrollToTop, self, [scrollView]) }; MissingRequirement.mark(self, .scrollViewShouldScrollToTop); return true }
  @_disfavoredOverload public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { if let added = AddedMethods.method(.scrollViewDidScrollToTop, of: self) { return AddedMethods.result(of: added, .scrollViewDidScrollToTop, self, [scrollView]) }; MissingRequirement.mark(self, .scrollViewDidScrollToTop) }
  @_disfavoredOverload public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { if let added = AddedMethods.method(.scrollViewDidChangeAdjustedContentInset, of: self) { return AddedMethods.result(of: added, .scrollViewDidChangeAdjustedContentInset, self, [scrollView]) }; MissingRequirement.mark(self, .scrollViewDidChangeAdjustedContentInset) }

  @_disfavoredOverload public var scrollViewDidScroll: UIScrollViewDelegateOptionals.ScrollViewDidScroll? { .init(object: self) }
  @_disfavoredOverload public var scrollViewDidZoom: UIScrollViewDelegateOptionals.ScrollViewDidZoom? { .init(object: self) }
  @_disfavoredOverload public var scrollViewWillBeginDragging: UIScrollViewDelegateOptionals.ScrollViewWillBeginDragging? { .init(object: self) }
  @_disfavoredOverload public var scrollViewWillEndDragging: UIScrollViewDelegateOptionals.ScrollViewWillEndDragging? { .init(object: self) }
  @_disfavoredOverload public var scrollViewDidEndDragging: UIScrollViewDelegateOptionals.ScrollViewDidEndDragging? { .init(object: self) }
  @_disfavoredOverload public var scrollViewWillBeginDecelerating: UIScrollViewDelegateOptionals.ScrollViewWillBeginDecelerating? { .init(object: self) }
  @_disfavoredOverload public var scrollViewDidEndDecelerating: UIScrollViewDelegateOptionals.ScrollViewDidEndDecelerating? { .init(object: self) }
  @_disfavoredOverload public var scrollViewDidEndScrollingAnimation: UIScrollViewDelegateOptionals.ScrollViewDidEndScrollingAnimation? { .init(object: self) }
  @_disfavoredOverload public var viewForZooming: UIScrollViewDelegateOptionals.ViewForZooming? { .init(object: self) }
  @_disfavoredOverload public var scrollViewWillBeginZooming: UIScrollViewDelegateOptionals.ScrollViewWillBeginZooming? { .init(object: self) }
  @_disfavoredOverload public var scrollViewDidEndZooming: UIScrollViewDelegateOptionals.ScrollViewDidEndZooming? { .init(object: self) }
  @_disfavoredOverload public var scrollViewShouldScrollToTop: UIScrollViewDelegateOptionals.ScrollViewShouldScrollToTop? { .init(object: self) }
  @_disfavoredOverload public var scrollViewDidScrollToTop: UIScrollViewDelegateOptionals.ScrollViewDidScrollToTop? { .init(object: self) }
  @_disfavoredOverload public var scrollViewDidChangeAdjustedContentInset: UIScrollViewDelegateOptionals.ScrollViewDidChangeAdjustedContentInset? { .init(object: self) }
}

/// The optional methods of `UIScrollViewDelegate`, one type per name. Calls return nil if the
/// object does not implement the method.
public enum UIScrollViewDelegateOptionals {
  @preconcurrency @MainActor public struct ScrollViewDidScroll {
    let object: any UIScrollViewDelegate
    @discardableResult public func callAsFunction(_ scrollView: UIScrollView) -> Void? { MissingRequirement.clear(); let result: Void = object.scrollViewDidScroll(scrollView); return MissingRequirement.isMarked(object, .scrollViewDidScroll) ? nil : result }
  }
  @preconcurrency @MainActor public struct ScrollViewDidZoom {
    let object: any UIScrollViewDelegate
    @discardableResult public func callAsFunction(_ scrollView: UIScrollView) -> Void? { MissingRequirement.clear(); let result: Void = object.scrollViewDidZoom(scrollView); return MissingRequirement.isMarked(object, .scrollViewDidZoom) ? nil : result }
  }
  @preconcurrency @MainActor public struct ScrollViewWillBeginDragging {
    let object: any UIScrollViewDelegate
    @discardableResult public func callAsFunction(_ scrollView: UIScrollView) -> Void? { MissingRequirement.clear(); let result: Void = object.scrollViewWillBeginDragging(scrollView); return MissingRequirement.isMarked(object, .scrollViewWillBeginDragging) ? nil : result }
  }
  @preconcurrency @MainActor public struct ScrollViewWillEndDragging {
    let object: any UIScrollViewDelegate
    @discardableResult public func callAsFunction(_ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>) -> Void? { MissingRequirement.clear(); let result: Void = object.scrollViewWillEndDragging(scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset); return MissingRequirement.isMarked(object, .scrollViewWillEndDraggingWithVelocityTargetContentOffset) ? nil : result }
  }
  @preconcurrency @MainActor public struct ScrollViewDidEndDragging {
    let object: any UIScrollViewDelegate
    @discardableResult public func callAsFunction(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) -> Void? { MissingRequirement.clear(); let result: Void = object.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate); return MissingRequirement.isMarked(object, .scrollViewDidEndDraggingWillDecelerate) ? nil : result }
  }
  @preconcurrency @MainActor public struct ScrollViewWillBeginDecelerating {
    let object: any UIScrollViewDelegate
    @discardableResult public func callAsFunction(_ scrollView: UIScrollView) -> Void? { MissingRequirement.clear(); let result: Void = object.scrollViewWillBeginDecelerating(scrollView); return MissingRequirement.isMarked(object, .scrollViewWillBeginDecelerating) ? nil : result }
  }
  @preconcurrency @MainActor public struct ScrollViewDidEndDecelerating {
    let object: any UIScrollViewDelegate
    @discardableResult public func callAsFunction(_ scrollView: UIScrollView) -> Void? { MissingRequirement.clear(); let result: Void = object.scrollViewDidEndDecelerating(scrollView); return MissingRequirement.isMarked(object, .scrollViewDidEndDecelerating) ? nil : result }
  }
  @preconcurrency @MainActor public struct ScrollViewDidEndScrollingAnimation {
    let object: any UIScrollViewDelegate
    @discardableResult public func callAsFunction(_ scrollView: UIScrollView) -> Void? { MissingRequirement.clear(); let result: Void = object.scrollViewDidEndScrollingAnimation(scrollView); return MissingRequirement.isMarked(object, .scrollViewDidEndScrollingAnimation) ? nil : result }
  }
  @preconcurrency @MainActor public struct ViewForZooming {
    let object: any UIScrollViewDelegate
    public func callAsFunction(in scrollView: UIScrollView) -> UIView? { MissingRequirement.clear(); let result = object.viewForZooming(in: scrollView); return MissingRequirement.isMarked(object, .viewForZoomingIn) ? nil : result }
  }
  @preconcurrency @MainActor public struct ScrollViewWillBeginZooming {
    let object: any UIScrollViewDelegate
    @discardableResult public func callAsFunction(_ scrollView: UIScrollView, with view: UIView?) -> Void? { MissingRequirement.clear(); let result: Void = object.scrollViewWillBeginZooming(scrollView, with: view); return MissingRequirement.isMarked(object, .scrollViewWillBeginZoomingWith) ? nil : result }
  }
  @preconcurrency @MainActor public struct ScrollViewDidEndZooming {
    let object: any UIScrollViewDelegate
    @discardableResult public func callAsFunction(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) -> Void? { MissingRequirement.clear(); let result: Void = object.scrollViewDidEndZooming(scrollView, with: view, atScale: scale); return MissingRequirement.isMarked(object, .scrollViewDidEndZoomingWithAtScale) ? nil : result }
  }
  @preconcurrency @MainActor public struct ScrollViewShouldScrollToTop {
    let object: any UIScrollViewDelegate
    public func callAsFunction(_ scrollView: UIScrollView) -> Bool? { MissingRequirement.clear(); let result = object.scrollViewShouldScrollToTop(scrollView); return MissingRequirement.isMarked(object, .scrollViewShouldScrollToTop) ? nil : result }
    @_disfavoredOverload public func callAsFunction(_ scrollView: UIScrollView) -> Bool { object.scrollViewShouldScrollToTop(scrollView) }
    @_disfavoredOverload public func callAsFunction(_ scrollView: UIScrollView) -> OptionalResult<Bool> { OptionalResult(self(scrollView)) }
  }
  @preconcurrency @MainActor public struct ScrollViewDidScrollToTop {
    let object: any UIScrollViewDelegate
    @discardableResult public func callAsFunction(_ scrollView: UIScrollView) -> Void? { MissingRequirement.clear(); let result: Void = object.scrollViewDidScrollToTop(scrollView); return MissingRequirement.isMarked(object, .scrollViewDidScrollToTop) ? nil : result }
  }
  @preconcurrency @MainActor public struct ScrollViewDidChangeAdjustedContentInset {
    let object: any UIScrollViewDelegate
    @discardableResult public func callAsFunction(_ scrollView: UIScrollView) -> Void? { MissingRequirement.clear(); let result: Void = object.scrollViewDidChangeAdjustedContentInset(scrollView); return MissingRequirement.isMarked(object, .scrollViewDidChangeAdjustedContentInset) ? nil : result }
  }
}
