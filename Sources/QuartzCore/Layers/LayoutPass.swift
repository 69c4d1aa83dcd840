/// The phases in which a tree of layers is laid out: what changes constraints, then what places
/// sublayers, from the outside inwards.
@MainActor
enum LayoutPass {
  /// How often a tree may ask for layout while it is laid out, before it is held to do so for ever.
  /// iOS goes on without end; its feedback loop debugger speaks up at a hundred, too.
  private static let mostPasses = 100

  /// Lays out a layer and what lies inside it, and what asked for it around it, without a gap.
  static func run(from layer: CALayer) {
    var top = layer
    while let outer = top.superlayer, outer.needsLayoutFlag { top = outer }
    run(inside: top)
  }

  /// Lays out a layer and what lies inside it.
  static func run(inside top: CALayer) {
    for pass in 0..<mostPasses {
      top.delegate?.layoutWillBegin(at: top)
      guard top.needsLayoutFlag || top.needsLayoutInside else { return }
      // Once a screen's layout is known not to end there is no sense in waiting for it again.
      if pass == 2, !top.ownSession.state(LayoutTrouble.self).culprits.isEmpty { return }
      top.layOutInside()
    }
    giveUp(on: top)
  }

  private static func giveUp(on top: CALayer) {
    let culprits = Set(top.askingForLayout.map(name)).sorted()
    let trouble = top.ownSession.state(LayoutTrouble.self)
    if trouble.isSurvived { return trouble.note(culprits) }
    preconditionFailure(
      "layout did not settle in \(mostPasses) passes: \(culprits.joined(separator: ", ")) "
        + "asked for it again each time")
  }

  private static func name(of layer: CALayer) -> String {
    (layer.delegate as? any LayoutCulprit)?.nameInTrouble
      ?? "\(type(of: layer.delegate as AnyObject? ?? layer))"
  }
}

extension CALayer {
  /// Lays out this layer and everything inside it that asked for it, and nothing around it, which
  /// may be in the middle of something.
  package func layoutInsideIfNeeded() { LayoutPass.run(inside: self) }

  /// Notes that something inside asks for layout, here and in everything around.
  func markNeedsLayoutInside() {
    var layer: CALayer? = self
    while let current = layer, !current.needsLayoutInside {
      current.needsLayoutInside = true
      layer = current.superlayer
    }
  }

  fileprivate func layOutInside() {
    if needsLayoutFlag {
      needsLayoutFlag = false
      placeSublayers()
    }
    guard needsLayoutInside else { return }
    needsLayoutInside = false
    for child in children where child.needsLayoutFlag || child.needsLayoutInside {
      child.layOutInside()
    }
    if let mask, mask.needsLayoutFlag || mask.needsLayoutInside { mask.layOutInside() }
  }

  private func placeSublayers() {
    let wasPlacing = isPlacingSublayers
    isPlacingSublayers = true
    defer { isPlacingSublayers = wasPlacing }
    LayoutProgress.during(.layoutSubviews, self, layoutSublayers)
  }

  /// The layers that ask for layout, this one and inside it.
  fileprivate var askingForLayout: [CALayer] {
    (needsLayoutFlag ? [self] : []) + children.flatMap(\.askingForLayout)
  }
}
