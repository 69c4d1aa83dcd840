/// The phases of the layout of a tree of layers: updates of constraints, then layout of sublayers,
/// from the outside inwards.
@MainActor
enum LayoutPass {
  /// The maximum number of passes for a tree that requests layout during layout. iOS has no limit;
  /// its feedback loop debugger also reports at a hundred.
  private static let maximumPassCount = 100

  /// Lays out a layer, its descendants and its adjacent ancestors that requested layout.
  static func run(from layer: CALayer) {
    var top = layer
    while let outer = top.superlayer, outer.needsLayoutFlag { top = outer }
    run(inside: top)
  }

  /// Lays out a layer and its descendants.
  static func run(inside top: CALayer) {
    for pass in 0..<maximumPassCount {
      top.delegate?.layoutWillBegin(at: top)
      guard top.needsLayoutFlag || top.descendantsNeedLayout else { return }
      // After a screen's layout did not end once, it is not repeated again.
      if pass == 2, !top.ownSession.state(LayoutLoopRecord.self).culprits.isEmpty { return }
      top.layoutDescendants()
    }
    stopForLoop(at: top)
  }

  private static func stopForLoop(at top: CALayer) {
    let culprits = Set(top.layersNeedingLayout.map(name)).sorted()
    let trouble = top.ownSession.state(LayoutLoopRecord.self)
    if trouble.toleratesLayoutLoops { return trouble.note(culprits) }
    preconditionFailure(
      "layout did not settle in \(maximumPassCount) passes: \(culprits.joined(separator: ", ")) "
        + "requested it again each time")
  }

  private static func name(of layer: CALayer) -> String {
    (layer.delegate as? any LayoutDiagnosable)?.diagnosticName
      ?? "\(type(of: layer.delegate as AnyObject? ?? layer))"
  }
}

extension CALayer {
  /// Lays out this layer and its descendants that requested it, but no ancestors, which may be in
  /// the middle of their layout.
  package func layoutDescendantsIfNeeded() { LayoutPass.run(inside: self) }

  /// Marks this layer and its ancestors for the layout of a descendant.
  func markDescendantsNeedLayout() {
    var layer: CALayer? = self
    while let current = layer, !current.descendantsNeedLayout {
      current.descendantsNeedLayout = true
      layer = current.superlayer
    }
  }

  fileprivate func layoutDescendants() {
    if needsLayoutFlag {
      needsLayoutFlag = false
      placeSublayers()
    }
    guard descendantsNeedLayout else { return }
    descendantsNeedLayout = false
    for child in children where child.needsLayoutFlag || child.descendantsNeedLayout {
      child.layoutDescendants()
    }
    if let mask, mask.needsLayoutFlag || mask.descendantsNeedLayout { mask.layoutDescendants() }
  }

  private func placeSublayers() {
    let wasPlacing = isPlacingSublayers
    isPlacingSublayers = true
    defer { isPlacingSublayers = wasPlacing }
    LayoutProgress.during(.layoutSubviews, self, layoutSublayers)
  }

  /// The layers that requested layout, this one and its descendants.
  fileprivate var layersNeedingLayout: [CALayer] {
    (needsLayoutFlag ? [self] : []) + children.flatMap(\.layersNeedingLayout)
  }
}
