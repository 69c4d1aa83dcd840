/// How much wider and higher an element is than it was, in points: what lies in it follows, and is
/// not worth saying.
struct Growth {
  var width = 0.0
  var height = 0.0

  init() {}

  init(from old: LayoutElement.Frame, to young: LayoutElement.Frame) {
    width = young.width - old.width
    height = young.height - old.height
  }

  /// Frames are rounded to hundredths: two differences of them may be that far apart.
  private static func areEqual(_ first: Double, _ second: Double) -> Bool {
    abs(first - second) < 0.015
  }

  var isNone: Bool { width == 0 && height == 0 }

  /// Whether what lies inside has grown along with this, in either direction or both.
  func explains(_ inner: Growth) -> Bool {
    (inner.width == 0 || Self.areEqual(inner.width, width))
      && (inner.height == 0 || Self.areEqual(inner.height, height))
  }

  /// Whether what lies inside has kept to an edge or to the middle of this.
  func explainsMove(_ x: Double, _ y: Double) -> Bool {
    func follows(_ move: Double, _ growth: Double) -> Bool {
      [0, growth / 2, growth].contains { Self.areEqual(move, $0) }
    }
    return follows(x, width) && follows(y, height)
  }
}
