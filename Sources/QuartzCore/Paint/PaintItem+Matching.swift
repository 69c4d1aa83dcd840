extension PaintItem {
  /// Returns whether the item has the pixels of another one moved by whole pixels, apart from
  /// clips.
  ///
  /// - Complexity: O(1), or O(items) for a group.
  func matches(_ other: PaintItem, movedBy x: Int, _ y: Int) -> Bool {
    box == other.box.offset(x: x, y: y) && paint.matches(other.paint, movedBy: x, y)
  }

  /// The object that identifies an item in successive frames; nil for items without one.
  var identity: ObjectIdentifier? {
    switch paint {
    case .drawing(let drawing, _): ObjectIdentifier(drawing)
    case .pixels(let bitmap, _): ObjectIdentifier(bitmap)
    case .image(let image, _, _): ObjectIdentifier(image.bitmap)
    case .group(let group): group.items.lazy.compactMap(\.identity).first
    case .fill, .border, .custom, .shadow: nil
    }
  }
}

extension Paint {
  fileprivate func matches(_ other: Paint, movedBy x: Int, _ y: Int) -> Bool {
    switch (self, other) {
    case (.fill(let a, let color), .fill(let b, let colorB)):
      // A pattern begins at the corner of the picture.
      return color == colorB && color.pattern == nil && a.isLike(b, movedBy: x, y)
    case (.border(let a, let width, let color), .border(let b, let widthB, let colorB)):
      return width == widthB && color == colorB && color.pattern == nil
        && a.isLike(b, movedBy: x, y)
    case (.drawing(let a, let alpha), .drawing(let b, let alphaB)):
      return a === b && alpha == alphaB
    case (.pixels(let a, let alpha), .pixels(let b, let alphaB)):
      return a === b && alpha == alphaB
    case (.image(let a, let map, let alpha), .image(let b, let mapB, let alphaB)):
      return a == b && alpha == alphaB && map.isEqual(to: mapB, movedBy: x, y)
    case (.custom(let a, let map, let alpha), .custom(let b, let mapB, let alphaB)):
      return alpha == alphaB && map.isEqual(to: mapB, movedBy: x, y) && a.isEqual(to: b)
    case (.shadow(let a), .shadow(let b)): return a.matches(b, movedBy: x, y)
    case (.group(let a), .group(let b)): return a.matches(b, movedBy: x, y)
    default: return false
    }
  }
}

extension CGAffineTransform {
  /// Whether upright rectangles stay upright.
  var isAxisAligned: Bool { abs(b) < 1e-9 && abs(c) < 1e-9 }

  /// Returns whether the transform is exactly another one followed by a move of whole pixels.
  func isEqual(to other: CGAffineTransform, movedBy x: Int, _ y: Int) -> Bool {
    a == other.a && b == other.b && c == other.c && d == other.d
      && tx == other.tx + CGFloat(x) && ty == other.ty + CGFloat(y)
  }
}
