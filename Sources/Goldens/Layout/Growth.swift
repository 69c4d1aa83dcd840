/// The change of an element's size, in points. Changes of the elements inside it that follow from
/// it are not reported.
struct Growth {
  var width = 0.0
  var height = 0.0

  init() {}

  init(from old: LayoutElement.Frame, to young: LayoutElement.Frame) {
    width = young.width - old.width
    height = young.height - old.height
  }

  /// Whether two differences are equal, with a tolerance because frames are rounded to hundredths.
  private static func areEqual(_ first: Double, _ second: Double) -> Bool {
    abs(first - second) < 0.015
  }

  var isNone: Bool { width == 0 && height == 0 }

  /// Whether a change of an inner element's size follows from this one, in one or both directions.
  func explains(_ inner: Growth) -> Bool {
    (inner.width == 0 || Self.areEqual(inner.width, width))
      && (inner.height == 0 || Self.areEqual(inner.height, height))
  }

  /// Whether an inner element's move follows from its alignment with an edge or the centre.
  func explainsMove(_ x: Double, _ y: Double) -> Bool {
    func follows(_ move: Double, _ growth: Double) -> Bool {
      [0, growth / 2, growth].contains { Self.areEqual(move, $0) }
    }
    return follows(x, width) && follows(y, height)
  }
}
