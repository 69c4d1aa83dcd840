import ConstraintSolver

extension LayoutEngine {
  /// An item's alignment rectangle, exact, in points of the host.
  func rect(of item: LayoutItem) -> CGRect {
    CGRect(
      x: item.x.map(solver.value) ?? 0, y: item.y.map(solver.value) ?? 0,
      width: solver.value(of: item.width), height: solver.value(of: item.height))
  }

  /// Gives a view the frame that its numbers mean: each edge rounded to the nearest pixel of the
  /// window, halves up, and the frame what lies between them.
  ///
  /// Source: pictures drawn by UIKit, centred labels at three pixels a point and chains of columns.
  func applyFrame(to view: UIView) {
    guard let item = items[ObjectIdentifier(view)], item.isMentioned, let container = item.container
    else { return }
    let grid = WindowGrid(host: host)
    let frame = grid.rounded(view.frame(forAlignmentRect: rect(of: item)))
    let outer = grid.roundedOrigin(edge(of: container))
    let origin = view.superview?.constraintsOrigin ?? .zero
    let size = frame.size
    if view.bounds.size != size { view.bounds = CGRect(origin: view.bounds.origin, size: size) }
    let anchor = view.layer.anchorPoint
    let center = CGPoint(
      x: frame.minX - outer.x + origin.x + size.width * anchor.x,
      y: frame.minY - outer.y + origin.y + size.height * anchor.y)
    if view.center != center { view.center = center }
  }

  /// The frame of a guide in its owner's coordinates, in points.
  func frame(of guide: UILayoutGuide) -> CGRect {
    if needsBuilding || items[ObjectIdentifier(guide)] == nil { addUnmentioned(guide) }
    update()
    guard let item = items[ObjectIdentifier(guide)], let container = item.container else {
      return .zero
    }
    let grid = WindowGrid(host: host)
    let outer = grid.roundedOrigin(edge(of: container))
    let origin = guide.owningView?.constraintsOrigin ?? .zero
    return grid.rounded(rect(of: item)).offsetBy(dx: origin.x - outer.x, dy: origin.y - outer.y)
  }

  private func addUnmentioned(_ guide: UILayoutGuide) {
    update()
    if item(for: guide) != nil { setNeedsUpdate() }
  }

  /// The size of an item's view, rounded to pixels.
  func roundedSize(of item: LayoutItem) -> CGSize {
    let rect = rect(of: item)
    let frame = item.view?.frame(forAlignmentRect: rect) ?? rect
    return WindowGrid(host: item === hostItem ? nil : host).rounded(frame).size
  }

  /// Gives scroll views the content size that constraints of their content mean.
  func applyContentSizes() {
    for item in contentItems where item.isMentioned {
      let size = WindowGrid(host: host).rounded(rect(of: item)).size
      item.guide?.owningView?.constraintsDidSizeContent(to: size)
    }
  }

  /// The corner from which frames inside an item's view count.
  private func edge(of item: LayoutItem) -> CGPoint {
    guard item !== hostItem else { return .zero }
    if !item.isMentioned, let view = item.view, let container = item.container {
      // Its frame was left as it is, whatever the solver takes for its numbers.
      let (outer, frame) = (edge(of: container), view.untransformedFrame)
      let origin = view.superview?.constraintsOrigin ?? .zero
      return CGPoint(x: outer.x + frame.minX - origin.x, y: outer.y + frame.minY - origin.y)
    }
    let rect = rect(of: item)
    return (item.view?.frame(forAlignmentRect: rect) ?? rect).origin
  }
}
