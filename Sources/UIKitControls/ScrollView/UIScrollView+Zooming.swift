/// Zooming scales the view that the delegate returns by its transform, and the content size with
/// it.
extension UIScrollView {
  var zoomedView: UIView? { assignedDelegate?.viewForZooming?(in: self) ?? nil }

  // MARK: Zooming by code

  func zoom(by scale: CGFloat, animated: Bool) {
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    zoom(to: stateAfterZooming(by: zooming.clamped(scale), about: middle), animated: animated)
  }

  /// Zooms to a rectangle of the zoomed view as large as it fits.
  func zoom(showing rect: CGRect, animated: Bool) {
    guard rect.width > 0, rect.height > 0 else { return }
    let scale = zooming.clamped(
      min(bounds.width / rect.width, bounds.height / rect.height))
    let origin = zoomedView.map { zoomedOrigin(of: $0, atScale: scale) } ?? .zero
    let offset = CGPoint(
      x: origin.x + rect.midX * scale - bounds.width / 2,
      y: origin.y + rect.midY * scale - bounds.height / 2)
    zoom(to: ZoomAnimation.State(scale: scale, offset: offset), animated: animated)
  }

  private func zoom(to state: ZoomAnimation.State, animated: Bool) {
    guard zoomedView != nil else { return }
    let resting = resting(state)
    guard animated, window != nil, UIView.areAnimationsEnabled else {
      driver.stop()
      return show(resting)
    }
    assignedDelegate?.scrollViewWillBeginZooming?(self, with: zoomedView)
    driver.start(ZoomAnimation(from: visibleState, to: resting, isBounce: false))
  }

  // MARK: Pinching

  /// Called after the state of the pinch recognizer has changed.
  func pinchDidChange() {
    guard let pinch = zooming.pinch else { return }
    switch pinch.state {
    case .began:
      guard let zoomedView else { return }
      driver.stop(byTouch: true)
      (zooming.isPinching, zooming.pinchStart) = (true, zooming.scale)
      assignedDelegate?.scrollViewWillBeginZooming?(self, with: zoomedView)
    case .changed where zooming.isPinching:
      let scale = zooming.stretched(zooming.pinchStart * pinch.scale, bounces: bouncesZoom)
      let state = stateAfterZooming(by: scale, about: pinch.location(in: self))
      show(state)
      zooming.exactOffset = state.offset
    case .ended where zooming.isPinching, .cancelled where zooming.isPinching: endPinch()
    default: break
    }
  }

  private func endPinch() {
    (zooming.isPinching, zooming.exactOffset) = (false, nil)
    let state = resting(
      stateAfterZooming(
        by: zooming.clamped(zooming.scale), about: CGPoint(x: bounds.midX, y: bounds.midY)))
    if state.scale == zooming.scale {
      notifyZoomingEnded()
    } else {
      driver.start(ZoomAnimation(from: visibleState, to: state, isBounce: true))
    }
  }

  func notifyZoomingEnded() {
    assignedDelegate?.scrollViewDidEndZooming?(self, with: zoomedView, atScale: zooming.scale)
  }

  // MARK: Display

  private var visibleState: ZoomAnimation.State {
    ZoomAnimation.State(scale: zooming.scale, offset: contentOffset)
  }

  /// Returns the state at another scale in which a point of the content stays in place.
  private func stateAfterZooming(by scale: CGFloat, about point: CGPoint) -> ZoomAnimation.State {
    let (ratio, shown) = (scale / zooming.scale, contentOffset)
    let exact = zooming.exactOffset.flatMap { UIScreen.main.rounded($0) == shown ? $0 : nil }
    let offset = exact ?? shown
    let zoomedPoint = CGPoint(x: point.x + offset.x - shown.x, y: point.y + offset.y - shown.y)
    return ZoomAnimation.State(
      scale: scale,
      offset: CGPoint(
        x: offset.x + zoomedPoint.x * (ratio - 1), y: offset.y + zoomedPoint.y * (ratio - 1)))
  }

  /// Returns the state with a resting offset for its scale.
  private func resting(_ state: ZoomAnimation.State) -> ZoomAnimation.State {
    let (inset, ratio) = (adjustedContentInset, state.scale / zooming.scale)
    func rest(
      _ offset: CGFloat, _ length: CGFloat, _ before: CGFloat, _ after: CGFloat, _ seen: CGFloat
    ) -> CGFloat { max(-before, min(offset, length * ratio + after - seen)) }
    var state = state
    state.offset = CGPoint(
      x: rest(state.offset.x, contentSize.width, inset.left, inset.right, bounds.width),
      y: rest(state.offset.y, contentSize.height, inset.top, inset.bottom, bounds.height))
    return state
  }

  private func zoomedOrigin(of view: UIView, atScale scale: CGFloat) -> CGPoint {
    let (origin, ratio) = (view.frame.origin, scale / zooming.scale)
    return CGPoint(x: origin.x * ratio, y: origin.y * ratio)
  }

  /// Displays the content with a scale and an offset.
  func show(_ state: ZoomAnimation.State) {
    guard let zoomedView, state.scale > 0 else { return }
    if state.scale != zooming.scale {
      let (origin, ratio) = (
        zoomedOrigin(of: zoomedView, atScale: state.scale), state.scale / zooming.scale
      )
      zooming.scale = state.scale
      zoomedView.transform = CGAffineTransform(scaleX: state.scale, y: state.scale)
      zoomedView.center = CGPoint(
        x: origin.x + zoomedView.bounds.width * state.scale / 2,
        y: origin.y + zoomedView.bounds.height * state.scale / 2)
      contentSize = CGSize(width: contentSize.width * ratio, height: contentSize.height * ratio)
      scroll(to: state.offset)
      assignedDelegate?.scrollViewDidZoom?(self)
    } else {
      scroll(to: state.offset)
    }
  }
}

// Unsupported: UIScrollView: scales · drawn · Scales past a limit change half as much. · uncertain
//   · test: ZoomingTests
