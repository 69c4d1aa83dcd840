extension ControlSymbol {
  /// A stepper's minus. Source: UIKit's picture of a stepper.
  static let minus = ControlSymbol(size: CGSize(width: 15, height: 15)) {
    $0.bar(around: CGPoint(x: 7.5, y: 7.5), CGSize(width: 13.66, height: 1.487))
  }

  /// A stepper's plus. Source: UIKit's picture of a stepper.
  static let plus = ControlSymbol(size: CGSize(width: 15, height: 15)) {
    $0.bar(around: CGPoint(x: 7.5, y: 7.5), CGSize(width: 13.57, height: 1.487))
    $0.bar(around: CGPoint(x: 7.5, y: 7.5), CGSize(width: 1.487, height: 13.57))
  }

  /// The divider between a stepper's symbols. Source: UIKit's picture of a stepper.
  static let stepperDivider = ControlSymbol(size: CGSize(width: 1, height: 18)) {
    $0.bar(around: CGPoint(x: 0.5, y: 9), CGSize(width: 1, height: 18))
  }

  /// The dot of a page control, slightly off the centre of its box. Source: UIKit's picture of a
  /// page control.
  static let pageDot = ControlSymbol(size: CGSize(width: 7.5, height: 7.5)) {
    $0.addDisc(around: CGPoint(x: 3.73, y: 3.776), radius: 3.78)
  }

  /// A tab bar's three dots.
  package static let more = ControlSymbol(size: CGSize(width: 25, height: 25)) {
    for x in [4.5, 12.5, 20.5] { $0.addDisc(around: CGPoint(x: x, y: 12.5), radius: 2.6) }
  }

  /// A bar's plus.
  static let addItem = ControlSymbol(size: CGSize(width: 22, height: 22), lineWidth: 1.9) {
    $0.line(from: CGPoint(x: 2.5, y: 11), to: CGPoint(x: 19.5, y: 11))
    $0.line(from: CGPoint(x: 11, y: 2.5), to: CGPoint(x: 11, y: 19.5))
  }

  /// The magnifying glass of a search field.
  static let magnifyingGlass = ControlSymbol(
    size: CGSize(width: 20, height: 20), lineWidth: 1.7
  ) {
    $0.addEllipse(in: CGRect(x: 2.2, y: 2.2, width: 11, height: 11))
    $0.line(from: CGPoint(x: 11.8, y: 11.8), to: CGPoint(x: 16.8, y: 16.8))
  }

  /// An open book: bookmarks.
  static let book = ControlSymbol(size: CGSize(width: 20, height: 20), lineWidth: 1.5) {
    $0.lines([
      CGPoint(x: 10, y: 5.5), CGPoint(x: 7.5, y: 4.2), CGPoint(x: 2.5, y: 4.2),
      CGPoint(x: 2.5, y: 14.8), CGPoint(x: 7.5, y: 14.8), CGPoint(x: 10, y: 16.2),
      CGPoint(x: 12.5, y: 14.8), CGPoint(x: 17.5, y: 14.8), CGPoint(x: 17.5, y: 4.2),
      CGPoint(x: 12.5, y: 4.2), CGPoint(x: 10, y: 5.5), CGPoint(x: 10, y: 16.2),
    ])
  }

  /// Three lines with a dot each: a list of results.
  static let resultsList = ControlSymbol(size: CGSize(width: 20, height: 20), lineWidth: 1.5) {
    for y in [5.0, 10, 15] {
      $0.line(from: CGPoint(x: 7, y: y), to: CGPoint(x: 17, y: y))
      $0.line(from: CGPoint(x: 3, y: y), to: CGPoint(x: 3.2, y: y))
    }
  }

  /// Two chevrons, up and down, for pop-up buttons.
  package static let chevronUpDown = ControlSymbol(
    size: CGSize(width: 11, height: 16), lineWidth: 1.7
  ) {
    $0.lines([CGPoint(x: 2, y: 5.9), CGPoint(x: 5.5, y: 2.3), CGPoint(x: 9, y: 5.9)])
    $0.lines([CGPoint(x: 2, y: 10.1), CGPoint(x: 5.5, y: 13.7), CGPoint(x: 9, y: 10.1)])
  }

  /// A cross cut out of a disc, for clearing a text.
  static let clear = disc(diameter: 16) { $0.cross(around: CGPoint(x: 8, y: 8), arm: 3.5) }

  /// A cross, for closing.
  static let close = ControlSymbol(size: CGSize(width: 30, height: 30), lineWidth: 2.1) {
    $0.line(from: CGPoint(x: 10.5, y: 10.5), to: CGPoint(x: 19.5, y: 19.5))
    $0.line(from: CGPoint(x: 19.5, y: 10.5), to: CGPoint(x: 10.5, y: 19.5))
  }

  /// An i in a circle.
  package static let information = circled(in: CGSize(width: 22, height: 22)) {
    $0.letterI(around: $1)
  }

  /// An i in a circle, with larger margins.
  static let detailDisclosure = circled(in: CGSize(width: 25, height: 24)) {
    $0.letterI(around: $1)
  }

  /// A plus in a circle.
  static let addContact = circled(in: CGSize(width: 25, height: 24)) {
    $0.plus(around: $1, arm: 5.3, width: 1.7)
  }

  /// Returns a symbol in a circle of 21.67 points, the width of SF Symbols' circles at that size.
  private static func circled(
    in size: CGSize, _ sign: (CGMutablePath, CGPoint) -> Void
  ) -> ControlSymbol {
    ControlSymbol(size: size, hasHoles: true) {
      let middle = CGPoint(x: size.width / 2, y: size.height / 2)
      $0.addDisc(around: middle, radius: 10.83)
      $0.addDisc(around: middle, radius: 9.2)
      sign($0, middle)
    }
  }

  private static func disc(
    diameter: CGFloat, hole: (CGMutablePath) -> Void
  ) -> ControlSymbol {
    ControlSymbol(size: CGSize(width: diameter, height: diameter), hasHoles: true) {
      $0.addEllipse(in: CGRect(x: 0, y: 0, width: diameter, height: diameter))
      hole($0)
    }
  }
}

extension CGMutablePath {
  fileprivate func line(from start: CGPoint, to end: CGPoint) { lines([start, end]) }

  /// Adds a line with round ends, as a shape.
  fileprivate func bar(around middle: CGPoint, _ size: CGSize) {
    let radius = min(size.width, size.height) / 2
    addRoundedRect(
      in: CGRect(
        x: middle.x - size.width / 2, y: middle.y - size.height / 2, width: size.width,
        height: size.height), cornerWidth: radius, cornerHeight: radius)
  }

  fileprivate func lines(_ points: [CGPoint]) { addLines(between: points) }

  /// Adds a plus as one outline, so that its centre is not a hole.
  fileprivate func plus(
    around middle: CGPoint, arm: CGFloat, width: CGFloat, transform: CGAffineTransform = .identity
  ) {
    let half = width / 2
    let corner: [(CGFloat, CGFloat)] = [(half, -half), (arm, -half), (arm, half)]
    let points = (0..<4).flatMap { quarter in
      corner.map { x, y -> CGPoint in
        let turn = CGAffineTransform(rotationAngle: CGFloat(quarter) * .pi / 2)
        let point = CGPoint(x: x, y: y).applying(turn).applying(transform)
        return CGPoint(x: middle.x + point.x, y: middle.y + point.y)
      }
    }
    addLines(between: points)
    closeSubpath()
  }

  fileprivate func addDisc(around middle: CGPoint, radius: CGFloat) {
    addEllipse(
      in: CGRect(
        x: middle.x - radius, y: middle.y - radius, width: 2 * radius, height: 2 * radius))
  }

  fileprivate func letterI(around middle: CGPoint) {
    addDisc(around: CGPoint(x: middle.x, y: middle.y - 4.5), radius: 1.25)
    addRoundedRect(
      in: CGRect(x: middle.x - 0.85, y: middle.y - 1.7, width: 1.7, height: 7.1),
      cornerWidth: 0.6, cornerHeight: 0.6)
  }

  fileprivate func cross(around middle: CGPoint, arm: CGFloat) {
    plus(
      around: middle, arm: arm * 2.squareRoot(), width: 1.5,
      transform: CGAffineTransform(rotationAngle: .pi / 4))
  }
}
