import Foundation

extension VectorTransform {
  /// Parses a `transform`, whose maps apply from last to first; nil for an error.
  init?(svg text: String) {
    var scanner = NumberScanner(text)
    var map = VectorTransform.identity
    scanner.skipSeparators()
    while !scanner.isAtEnd {
      let name = scanner.word()
      guard let inside = scanner.parenthesised(), let numbers = NumberScanner.list(inside),
        let next = Self.map(name, numbers), next.isFinite
      else { return nil }
      map = next.then(map)
      scanner.skipSeparators()
    }
    self = map
  }

  private static func map(_ name: String, _ numbers: [Double]) -> VectorTransform? {
    switch (name, numbers.count) {
    case ("matrix", 6): VectorTransform(numbers)
    case ("translate", 1): .moved(numbers[0], 0)
    case ("translate", 2): .moved(numbers[0], numbers[1])
    case ("scale", 1): .scaled(numbers[0], numbers[0])
    case ("scale", 2): .scaled(numbers[0], numbers[1])
    case ("rotate", 1): .turned(numbers[0])
    case ("rotate", 3):
      moved(-numbers[1], -numbers[2]).then(.turned(numbers[0]))
        .then(.moved(numbers[1], numbers[2]))
    case ("skewX", 1): Self(a: 1, b: 0, c: tan(numbers[0] * .pi / 180), d: 1, tx: 0, ty: 0)
    case ("skewY", 1): Self(a: 1, b: tan(numbers[0] * .pi / 180), c: 0, d: 1, tx: 0, ty: 0)
    default: nil
    }
  }
}
