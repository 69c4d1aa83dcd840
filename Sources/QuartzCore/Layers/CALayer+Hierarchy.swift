extension CALayer {
  /// The sublayers, back to front.
  package var children: [CALayer] {
    get { sublayerList.elements }
    set { sublayerList = SiblingList(newValue) }
  }

  /// Adds a layer in front of all other sublayers, and removes it from its previous superlayer.
  ///
  /// - Complexity: O(log *n*) in the number of sublayers of either superlayer.
  public func addSublayer(_ layer: CALayer) {
    layer.removeFromSuperlayer()
    adopt(layer, at: sublayerList.count)
  }

  /// Inserts a layer at an index of the sublayers, counted from the back.
  ///
  /// - Complexity: O(log *n*).
  public func insertSublayer(_ layer: CALayer, at index: UInt32) {
    layer.removeFromSuperlayer()
    adopt(layer, at: min(Int(index), sublayerList.count))
  }

  /// Inserts a layer directly behind a sublayer; at the very back if that is not a sublayer.
  ///
  /// - Complexity: O(log *n*).
  public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    layer.removeFromSuperlayer()
    adopt(layer, at: sibling.flatMap { sublayerList.index(of: $0) } ?? 0)
  }

  /// Inserts a layer directly in front of a sublayer; at the very front if that is not a sublayer.
  ///
  /// - Complexity: O(log *n*).
  public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    layer.removeFromSuperlayer()
    let index = sibling.flatMap { sublayerList.index(of: $0) }
    adopt(layer, at: index.map { $0 + 1 } ?? sublayerList.count)
  }

  /// Replaces a sublayer by another layer; does nothing if it is not a sublayer.
  ///
  /// - Complexity: O(log *n*).
  public func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard oldLayer.superlayer === self, oldLayer !== newLayer, mask !== oldLayer else { return }
    insertSublayer(newLayer, above: oldLayer)
    oldLayer.removeFromSuperlayer()
  }

  /// Removes the layer from its superlayer.
  ///
  /// - Complexity: O(log *n*) in the number of the superlayer's sublayers.
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

  /// Moves sublayers behind the others, the first of them to the very back.
  ///
  /// - Complexity: O(*n*) in the number of all sublayers.
  package func sendSublayersToBack(_ layers: [CALayer]) { sublayerList.moveToStart(layers) }

  /// Exchanges two sublayers.
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
    if layer.needsLayoutFlag || layer.descendantsNeedLayout { markDescendantsNeedLayout() }
    if layer.isMarkedForDisplay { markDescendantsNeedDisplay() }
  }

  /// Requests layout because a sublayer was added or removed, unless a layout pass of this layer
  /// did it. Views handle the layers of subviews.
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

  /// The sublayers in drawing order: by `zPosition`, then by order of addition.
  ///
  /// - Complexity: O(*n*) if no `zPosition` is set, O(*n* log *n*) otherwise.
  package var drawingOrder: [CALayer] {
    let children = children
    // Closures of the main actor check their executor at each call.
    var isOrdered = true
    for child in children where child.drawnZPosition != 0 { isOrdered = false }
    if isOrdered { return children }
    return children.enumerated()
      .sorted { ($0.element.drawnZPosition, $0.offset) < ($1.element.drawnZPosition, $1.offset) }
      .map(\.element)
  }
}
