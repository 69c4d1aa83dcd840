/// Recognizes fingers that move inwards from an edge of the window.
///
/// Source: Apple, UIScreenEdgePanGestureRecognizer.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges from which the gesture may begin. Default none.
  open var edges: UIRectEdge = []

  private var start: UIRectEdge = []

  /// Fails if a touch begins away from the edges.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard !progress.hasSucceeded, state == .possible, let window = view?.window else { return }
    for touch in touches { start.formUnion(window.edges(near: touch.start)) }
    start.formIntersection(edges)
    if start.isEmpty { state = .failed }
  }

  /// Resets the edge of the touch.
  open override func reset() {
    super.reset()
    start = []
  }

  @_spi(UIKit) open override func distance(_ vector: CGVector) -> CGFloat {
    var inwards: CGFloat = 0
    if start.contains(.left) { inwards = max(inwards, vector.dx) }
    if start.contains(.right) { inwards = max(inwards, -vector.dx) }
    if start.contains(.top) { inwards = max(inwards, vector.dy) }
    if start.contains(.bottom) { inwards = max(inwards, -vector.dy) }
    return inwards
  }
}

extension UIWindow {
  fileprivate func edges(near point: CGPoint) -> UIRectEdge {
    let zone = GestureLimits.edgeZone
    var edges: UIRectEdge = []
    if point.x < bounds.minX + zone { edges.insert(.left) }
    if point.x >= bounds.maxX - zone { edges.insert(.right) }
    if point.y < bounds.minY + zone { edges.insert(.top) }
    if point.y >= bounds.maxY - zone { edges.insert(.bottom) }
    return edges
  }
}
