/// The text form of geometry in UIKit: `{{1, 2}, {3, 4.5}}`.
enum GeometryString {
  /// Returns numbers with 17 significant digits, so that parsing returns equal numbers.
  static func list(_ numbers: CGFloat...) -> String {
    "{" + numbers.map { String(format: "%.17g", Double($0)) }.joined(separator: ", ") + "}"
  }

  /// Returns the `count` numbers of a text of that form; zeros if it has another count.
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

/// Returns the point as `{x, y}`.
public func NSStringFromCGPoint(_ point: CGPoint) -> String {
  GeometryString.list(point.x, point.y)
}

/// Returns the vector as `{dx, dy}`.
public func NSStringFromCGVector(_ vector: CGVector) -> String {
  GeometryString.list(vector.dx, vector.dy)
}

/// Returns the size as `{width, height}`.
public func NSStringFromCGSize(_ size: CGSize) -> String {
  GeometryString.list(size.width, size.height)
}

/// Returns the rectangle as `{{x, y}, {width, height}}`.
public func NSStringFromCGRect(_ rect: CGRect) -> String {
  "{\(NSStringFromCGPoint(rect.origin)), \(NSStringFromCGSize(rect.size))}"
}

/// Returns the transform as `[a, b, c, d, tx, ty]`.
public func NSStringFromCGAffineTransform(_ transform: CGAffineTransform) -> String {
  let list = GeometryString.list(
    transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty)
  return "[\(list.dropFirst().dropLast())]"
}

/// Returns the insets as `{top, left, bottom, right}`.
public func NSStringFromUIEdgeInsets(_ insets: UIEdgeInsets) -> String {
  GeometryString.list(insets.top, insets.left, insets.bottom, insets.right)
}

/// Returns the offset as `{horizontal, vertical}`.
public func NSStringFromUIOffset(_ offset: UIOffset) -> String {
  GeometryString.list(offset.horizontal, offset.vertical)
}

// Objective-C's CGRectFromString(_:) and similar functions are class methods of NSCoder in Swift;
// their C names are here too, because source code uses both.

/// Returns the point of `{x, y}`; zero for text of another form.
public func CGPointFromString(_ string: String) -> CGPoint {
  let numbers = GeometryString.numbers(string, count: 2)
  return CGPoint(x: numbers[0], y: numbers[1])
}

/// Returns the size of `{width, height}`; zero for text of another form.
public func CGSizeFromString(_ string: String) -> CGSize {
  let numbers = GeometryString.numbers(string, count: 2)
  return CGSize(width: numbers[0], height: numbers[1])
}

/// Returns the rectangle of `{{x, y}, {width, height}}`; zero for text of another form.
public func CGRectFromString(_ string: String) -> CGRect {
  let numbers = GeometryString.numbers(string, count: 4)
  return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
}

/// Returns the insets of `{top, left, bottom, right}`; zero for text of another form.
public func UIEdgeInsetsFromString(_ string: String) -> UIEdgeInsets {
  let numbers = GeometryString.numbers(string, count: 4)
  return UIEdgeInsets(
    top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
}
