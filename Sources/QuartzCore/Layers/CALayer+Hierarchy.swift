extension CALayer {
  /// Puts a layer in front of all other sublayers, taking it from where it was.
  ///
  /// - Complexity: O(1), and O(*n*) in the old superlayer's sublayers.
  public func addSublayer(_ layer: CALayer) {
    layer.removeFromSuperlayer()
    adopt(layer, at: children.count)
  }

  /// Puts a layer at an index of the sublayers, counted from the back.
  public func insertSublayer(_ layer: CALayer, at index: UInt32) {
    layer.removeFromSuperlayer()
    adopt(layer, at: min(Int(index), children.count))
  }

  /// Puts a layer directly behind a sublayer; at the very back if that is not one.
  public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    layer.removeFromSuperlayer()
    adopt(layer, at: children.firstIndex { $0 === sibling } ?? 0)
  }

  /// Puts a layer directly in front of a sublayer; at the very front if that is not one.
  public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    layer.removeFromSuperlayer()
    adopt(layer, at: children.firstIndex { $0 === sibling }.map { $0 + 1 } ?? children.count)
  }

  /// Takes the layer out of its superlayer.
  ///
  /// - Complexity: O(*n*), n the sublayers added after it.
  public func removeFromSuperlayer() {
    guard let superlayer else { return }
    if superlayer.mask === self {
      superlayer.mask = nil
    } else if let index = superlayer.children.lastIndex(where: { $0 === self }) {
      superlayer.children.remove(at: index)
    }
    self.superlayer = nil
  }

  package func replaceSublayers(with layers: [CALayer]) {
    for child in children { child.superlayer = nil }
    children = []
    for layer in layers { addSublayer(layer) }
  }

  /// Moves sublayers behind the others, the first of them farthest back.
  ///
  /// - Complexity: O(*n*), n all sublayers.
  package func sendSublayersToBack(_ layers: [CALayer]) {
    let moved = Set(layers.map(ObjectIdentifier.init))
    children = layers + children.filter { !moved.contains(ObjectIdentifier($0)) }
  }

  private func adopt(_ layer: CALayer, at index: Int) {
    precondition(!isDescendant(of: layer), "a layer cannot be put inside itself")
    children.insert(layer, at: index)
    layer.superlayer = self
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
