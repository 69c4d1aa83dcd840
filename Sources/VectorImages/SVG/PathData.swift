/// Parses path data with all commands of SVG 1.1.
struct PathData {
  private(set) var path = VectorPath()
  private var scanner: NumberScanner
  /// The last control point, and the command that set it, for smooth curves.
  private var control = VectorPoint.zero
  private var previous: UInt8 = 0

  /// Returns the path, and whether it is complete; as specified by SVG, the path ends at an error.
  ///
  /// - Complexity: O(characters).
  static func read(_ text: some StringProtocol) -> (path: VectorPath, isWhole: Bool) {
    var data = PathData(scanner: NumberScanner(text))
    let isWhole = data.readAll()
    return (data.path, isWhole)
  }

  private init(scanner: NumberScanner) { self.scanner = scanner }

  private mutating func readAll() -> Bool {
    scanner.skipSpaces()
    var isFirst = true
    while let command = scanner.take() {
      guard NumberScanner.isLetter(command) else { return false }
      if isFirst, command | 0x20 != UInt8(ascii: "m") { return false }
      isFirst = false
      guard readGroups(of: command) else { return false }
      scanner.skipSpaces()
    }
    return true
  }

  /// Reads repeated arguments of a command.
  private mutating func readGroups(of command: UInt8) -> Bool {
    let isRelative = command & 0x20 != 0
    var kind = command & ~0x20
    if kind == UInt8(ascii: "Z") {
      path.close()
      previous = kind
      return true
    }
    repeat {
      scanner.skipSpaces()
      let origin = isRelative ? path.current : .zero
      guard let last = step(kind, origin) else { return false }
      control = last
      previous = kind
      if kind == UInt8(ascii: "M") { kind = UInt8(ascii: "L") }
      scanner.skipSeparators()
    } while startsNumber
    return true
  }

  private var startsNumber: Bool {
    guard let byte = scanner.next else { return false }
    return !NumberScanner.isLetter(byte)
  }

  /// Adds an element and returns its last control point; nil for an error.
  private mutating func step(_ kind: UInt8, _ origin: VectorPoint) -> VectorPoint? {
    switch kind {
    case UInt8(ascii: "M"):
      guard let point = point(origin) else { return nil }
      path.move(to: point)
      return point
    case UInt8(ascii: "L"):
      guard let point = point(origin) else { return nil }
      path.line(to: point)
      return point
    case UInt8(ascii: "H"):
      guard let x = number() else { return nil }
      path.line(to: VectorPoint(origin.x + x, path.current.y))
      return path.current
    case UInt8(ascii: "V"):
      guard let y = number() else { return nil }
      path.line(to: VectorPoint(path.current.x, origin.y + y))
      return path.current
    case UInt8(ascii: "C"), UInt8(ascii: "S"): return cubic(kind, origin)
    case UInt8(ascii: "Q"), UInt8(ascii: "T"): return quadratic(kind, origin)
    case UInt8(ascii: "A"): return arc(origin)
    default: return nil
    }
  }

  private mutating func cubic(_ kind: UInt8, _ origin: VectorPoint) -> VectorPoint? {
    var first = mirrored(after: [UInt8(ascii: "C"), UInt8(ascii: "S")])
    if kind == UInt8(ascii: "C") {
      guard let given = point(origin) else { return nil }
      first = given
    }
    guard let second = point(origin), let end = point(origin) else { return nil }
    path.curve(to: end, first, second)
    return second
  }

  private mutating func quadratic(_ kind: UInt8, _ origin: VectorPoint) -> VectorPoint? {
    var handle = mirrored(after: [UInt8(ascii: "Q"), UInt8(ascii: "T")])
    if kind == UInt8(ascii: "Q") {
      guard let given = point(origin) else { return nil }
      handle = given
    }
    guard let end = point(origin) else { return nil }
    path.quadratic(to: end, handle)
    return handle
  }

  private mutating func arc(_ origin: VectorPoint) -> VectorPoint? {
    guard let rx = number(), let ry = number(), let turn = number(), let isLarge = flag(),
      let isSweep = flag(), let end = point(origin)
    else { return nil }
    path.arc(to: end, rx: rx, ry: ry, turn: turn, isLarge: isLarge, isSweep: isSweep)
    return end
  }

  /// Returns the reflection of the last control point if it belongs to a curve of the same kind.
  private func mirrored(after kinds: [UInt8]) -> VectorPoint {
    kinds.contains(previous) ? path.current * 2 - control : path.current
  }

  private mutating func point(_ origin: VectorPoint) -> VectorPoint? {
    guard let x = number(), let y = number() else { return nil }
    return VectorPoint(origin.x + x, origin.y + y)
  }

  private mutating func number() -> Double? {
    scanner.skipSeparators()
    return scanner.number()
  }

  private mutating func flag() -> Bool? {
    scanner.skipSeparators()
    return scanner.flag()
  }
}
