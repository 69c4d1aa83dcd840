/// Geometry as UIKit writes it: `{{1, 2}, {3, 4.5}}`.
enum GeometryString {
  /// The numbers with 17 significant digits, so that reading them back gives the same numbers.
  static func list(_ numbers: CGFloat...) -> String {
    "{" + numbers.map { String(format: "%.17g", Double($0)) }.joined(separator: ", ") + "}"
  }

  /// The `count` numbers in a text of that form; zeros where it does not hold as many.
  static func numbers(_ text: String, count: Int) -> [CGFloat] {
    let scanner = Scanner(string: text)
    scanner.charactersToBeSkipped = CharacterSet(charactersIn: "{}, \t\n")
    var numbers: [CGFloat] = []
    while numbers.count < count, let number = scanner.scanDouble() {
      numbers.append(CGFloat(number))
    }
    return numbers.count == count ? numbers : Array(repeating: 0, count: count)
  }
}

/// The point as `{x, y}`.
public func NSStringFromCGPoint(_ point: CGPoint) -> String {
  GeometryString.list(point.x, point.y)
}

/// The vector as `{dx, dy}`.
public func NSStringFromCGVector(_ vector: CGVector) -> String {
  GeometryString.list(vector.dx, vector.dy)
}

/// The size as `{width, height}`.
public func NSStringFromCGSize(_ size: CGSize) -> String {
  GeometryString.list(size.width, size.height)
}

/// The rectangle as `{{x, y}, {width, height}}`.
public func NSStringFromCGRect(_ rect: CGRect) -> String {
  "{\(NSStringFromCGPoint(rect.origin)), \(NSStringFromCGSize(rect.size))}"
}

/// The transform as `[a, b, c, d, tx, ty]`.
public func NSStringFromCGAffineTransform(_ transform: CGAffineTransform) -> String {
  let list = GeometryString.list(
    transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty)
  return "[\(list.dropFirst().dropLast())]"
}

/// The insets as `{top, left, bottom, right}`.
public func NSStringFromUIEdgeInsets(_ insets: UIEdgeInsets) -> String {
  GeometryString.list(insets.top, insets.left, insets.bottom, insets.right)
}

/// The offset as `{horizontal, vertical}`.
public func NSStringFromUIOffset(_ offset: UIOffset) -> String {
  GeometryString.list(offset.horizontal, offset.vertical)
}

// Objective-C's CGRectFromString(_:) and its kin reach Swift as NSCoder's class methods; the C
// names are here as well, because both are found in source.

/// The point in `{x, y}`; zero if the text is of another form.
public func CGPointFromString(_ string: String) -> CGPoint {
  let numbers = GeometryString.numbers(string, count: 2)
  return CGPoint(x: numbers[0], y: numbers[1])
}

/// The size in `{width, height}`; zero if the text is of another form.
public func CGSizeFromString(_ string: String) -> CGSize {
  let numbers = GeometryString.numbers(string, count: 2)
  return CGSize(width: numbers[0], height: numbers[1])
}

/// The rectangle in `{{x, y}, {width, height}}`; zero if the text is of another form.
public func CGRectFromString(_ string: String) -> CGRect {
  let numbers = GeometryString.numbers(string, count: 4)
  return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
}

/// The insets in `{top, left, bottom, right}`; zero if the text is of another form.
public func UIEdgeInsetsFromString(_ string: String) -> UIEdgeInsets {
  let numbers = GeometryString.numbers(string, count: 4)
  return UIEdgeInsets(
    top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
}
