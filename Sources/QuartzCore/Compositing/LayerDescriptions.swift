import Synchronization

/// Descriptions of what is drawn, which tools that compare pictures ask for.
///
/// Not isolated: images are drawn on every thread.
package enum LayerDescriptions {
  /// Describes a layer that was drawn in a context; nil for none.
  package typealias Describer = @Sendable (CALayer) -> (any Sendable)?

  private static let describer = Mutex<Describer?>(nil)

  /// Whether what is drawn is described. Default false.
  package static var areOn: Bool { describer.withLock { $0 != nil } }

  /// Describes everything that is drawn from now on: texts, and layers that are drawn in contexts.
  package static func start(_ new: @escaping Describer) { describer.withLock { $0 = new } }

  static func of(_ layer: CALayer) -> (any Sendable)? {
    describer.withLock { $0 }.flatMap { $0(layer) }
  }
}

extension CALayer {
  /// The descriptions of what the layer has drawn, with transforms to its coordinates.
  package var drawnParts: [PicturePart] {
    let (scale, origin) = (1 / contentsScale, bounds.origin)
    let local = CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: origin.x, ty: origin.y)
    return ownParts.map {
      PicturePart($0.content, transform: $0.transform.concatenating(local))
    }
  }

  /// Adds the description of this layer, which was drawn at the origin of a context's user space.
  func describe(in context: CGContext) {
    guard let content = LayerDescriptions.of(self) else { return }
    let origin = CGAffineTransform(translationX: bounds.minX, y: bounds.minY)
    context.parts.append(
      PicturePart(content, transform: origin.concatenating(context.pixelTransform)))
  }
}
