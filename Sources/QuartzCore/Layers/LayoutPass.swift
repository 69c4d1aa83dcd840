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
    for _ in 0..<mostPasses {
      top.delegate?.layoutWillBegin(at: top)
      guard top.needsLayoutFlag || top.needsLayoutInside else { return }
      top.layOutInside()
    }
    let culprits = Set(top.askingForLayout.map { "\(type(of: $0.delegate as AnyObject? ?? $0))" })
    preconditionFailure(
      "layout did not settle in \(mostPasses) passes: \(culprits.sorted().joined(separator: ", ")) "
        + "asked for it again each time")
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
      layoutSublayers()
    }
    guard needsLayoutInside else { return }
    needsLayoutInside = false
    for child in children where child.needsLayoutFlag || child.needsLayoutInside {
      child.layOutInside()
    }
    if let mask, mask.needsLayoutFlag || mask.needsLayoutInside { mask.layOutInside() }
  }

  /// The layers that ask for layout, this one and inside it.
  fileprivate var askingForLayout: [CALayer] {
    (needsLayoutFlag ? [self] : []) + children.flatMap(\.askingForLayout)
  }
}
