import CCairo

/// A clip other than a rectangle, as the opacity of each pixel.
final class ClipMask {
  /// The opacities, in pixels of the target.
  let surface: OpaquePointer
  /// The owner of the surface.
  private let owner: AnyObject
  /// The shapes that intersect; nil if the mask is an image.
  private let shapes: [Shape]?

  /// The inside of lines in pixels.
  private struct Shape {
    let outline: [PathStorage.Polyline]
    let rule: CGPathFillRule
  }

  /// Creates a mask of a path's inside.
  init(_ coverage: CoverageMask, rule: CGPathFillRule, inside other: ClipMask?) {
    (surface, owner) = (coverage.surface, coverage)
    let shape = Shape(outline: coverage.outline, rule: rule)
    if let other {
      shapes = other.shapes.map { $0 + [shape] }
      CGContext.multiply(surface, by: other)
    } else {
      shapes = [shape]
    }
  }

  /// Creates a mask of an image's opacity.
  init(_ image: Bitmap, inside other: ClipMask?) {
    (surface, owner, shapes) = (image.surface, image, nil)
    if let other { CGContext.multiply(surface, by: other) }
  }

  /// Returns whether a box in pixels is inside all shapes, at least a pixel from their edges. The
  /// result does not depend on which part of the target is drawn.
  func isFull(in box: CGRect) -> Bool {
    guard let shapes else { return false }
    let (center, box) = (CGPoint(x: box.midX, y: box.midY), box.insetBy(dx: -1, dy: -1))
    return shapes.allSatisfy { shape in
      !shape.outline.contains { $0.intersects(box) }
        && shape.outline.contains(center, using: shape.rule)
    }
  }
}

extension PathStorage.Polyline {
  /// Returns whether an edge, including the one that closes the line, meets a box.
  fileprivate func intersects(_ box: CGRect) -> Bool {
    guard var last = points.last else { return false }
    for point in points {
      if Self.meets(last, point, box) { return true }
      last = point
    }
    return false
  }

  private static func meets(_ a: CGPoint, _ b: CGPoint, _ box: CGRect) -> Bool {
    guard max(a.x, b.x) >= box.minX, min(a.x, b.x) <= box.maxX, max(a.y, b.y) >= box.minY,
      min(a.y, b.y) <= box.maxY
    else { return false }
    // The box's corners are all on one side of the edge.
    func side(_ x: CGFloat, _ y: CGFloat) -> CGFloat {
      (b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x)
    }
    let sides = [
      side(box.minX, box.minY), side(box.maxX, box.minY), side(box.minX, box.maxY),
      side(box.maxX, box.maxY),
    ]
    return !(sides.allSatisfy { $0 > 0 } || sides.allSatisfy { $0 < 0 })
  }
}
