extension CALayer {
  /// The layers inside this one, back to front.
  package var children: [CALayer] {
    get { sublayerList.elements }
    set { sublayerList = SiblingList(newValue) }
  }

  /// Puts a layer in front of all other sublayers, taking it from where it was.
  ///
  /// - Complexity: O(log *n*) in the sublayers of either superlayer.
  public func addSublayer(_ layer: CALayer) {
    layer.removeFromSuperlayer()
    adopt(layer, at: sublayerList.count)
  }

  /// Puts a layer at an index of the sublayers, counted from the back.
  ///
  /// - Complexity: O(log *n*).
  public func insertSublayer(_ layer: CALayer, at index: UInt32) {
    layer.removeFromSuperlayer()
    adopt(layer, at: min(Int(index), sublayerList.count))
  }

  /// Puts a layer directly behind a sublayer; at the very back if that is not one.
  ///
  /// - Complexity: O(log *n*).
  public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    layer.removeFromSuperlayer()
    adopt(layer, at: sibling.flatMap { sublayerList.index(of: $0) } ?? 0)
  }

  /// Puts a layer directly in front of a sublayer; at the very front if that is not one.
  ///
  /// - Complexity: O(log *n*).
  public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    layer.removeFromSuperlayer()
    let index = sibling.flatMap { sublayerList.index(of: $0) }
    adopt(layer, at: index.map { $0 + 1 } ?? sublayerList.count)
  }

  /// Puts a layer in the place of a sublayer; does nothing where that is not one.
  ///
  /// - Complexity: O(log *n*).
  public func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard oldLayer.superlayer === self, oldLayer !== newLayer, mask !== oldLayer else { return }
    insertSublayer(newLayer, above: oldLayer)
    oldLayer.removeFromSuperlayer()
  }

  /// Takes the layer out of its superlayer.
  ///
  /// - Complexity: O(log *n*) in the superlayer's sublayers.
  public func removeFromSuperlayer() {
    guard let superlayer else { return }
    if superlayer.mask === self {
      superlayer.mask = nil
    } else {
      superlayer.sublayerList.remove(self)
      superlayer.sublayersDidChange(by: self)
    }
    self.superlayer = nil
  }

  package func replaceSublayers(with layers: [CALayer]) {
    for child in children {
      sublayersDidChange(by: child)
      child.superlayer = nil
    }
    children = []
    for layer in layers { addSublayer(layer) }
  }

  /// Moves sublayers behind the others, the first of them farthest back.
  ///
  /// - Complexity: O(*n*), n all sublayers.
  package func sendSublayersToBack(_ layers: [CALayer]) { sublayerList.moveToStart(layers) }

  /// Lets two sublayers change places; all others keep theirs.
  ///
  /// - Complexity: O(log *n*).
  package func exchangeSublayers(_ first: CALayer, _ second: CALayer) {
    sublayerList.exchange(first, second)
  }

  private func adopt(_ layer: CALayer, at index: Int) {
    precondition(!isDescendant(of: layer), "a layer cannot be put inside itself")
    sublayerList.insert(layer, at: index)
    layer.superlayer = self
    sublayersDidChange(by: layer)
    if layer.needsLayoutFlag || layer.needsLayoutInside { markNeedsLayoutInside() }
    if layer.isMarkedForDisplay { markNeedsDisplayInside() }
  }

  /// Asks for layout since a sublayer came or went, unless the layer is just what changes them. Of
  /// views' layers the views know.
  ///
  /// Source: gnustep/libs-quartzcore, `CALayer/layout.m`, checked against Apple's QuartzCore.
  private func sublayersDidChange(by layer: CALayer) {
    if layer.owner == nil, !isPlacingSublayers { setNeedsLayout() }
  }

  private func isDescendant(of other: CALayer) -> Bool {
    var layer: CALayer? = self
    while let current = layer {
      if current === other { return true }
      layer = current.superlayer
    }
    return false
  }

  /// The sublayers in the order they are drawn: by `zPosition`, equal ones as they were added.
  ///
  /// - Complexity: O(*n*) where no `zPosition` is set, O(*n* log *n*) otherwise.
  package var drawingOrder: [CALayer] {
    guard children.contains(where: { $0.drawnZPosition != 0 }) else { return children }
    return children.enumerated()
      .sorted { ($0.element.drawnZPosition, $0.offset) < ($1.element.drawnZPosition, $1.offset) }
      .map(\.element)
  }
}
