/// A value that consists of numbers between which an animation can go.
@MainActor
public protocol AnimatedValue: Equatable {
  /// The numbers, always as many.
  var components: [Double] { get }
  /// The value that consists of some numbers.
  static func value(_ components: [Double]) -> Self
}

extension CGFloat: AnimatedValue {
  /// The number.
  public var components: [Double] { [Double(self)] }
  /// The number.
  public static func value(_ components: [Double]) -> CGFloat { CGFloat(components[0]) }
}

extension Float: AnimatedValue {
  /// The number.
  public var components: [Double] { [Double(self)] }
  /// The number.
  public static func value(_ components: [Double]) -> Float { Float(components[0]) }
}

extension Double: AnimatedValue {
  /// The number.
  public var components: [Double] { [self] }
  /// The number.
  public static func value(_ components: [Double]) -> Double { components[0] }
}

extension CGPoint: AnimatedValue {
  /// x and y.
  public var components: [Double] { [Double(x), Double(y)] }
  /// A point of x and y.
  public static func value(_ components: [Double]) -> CGPoint {
    CGPoint(x: components[0], y: components[1])
  }
}

extension CGSize: AnimatedValue {
  /// Width and height.
  public var components: [Double] { [Double(width), Double(height)] }
  /// A size of width and height.
  public static func value(_ components: [Double]) -> CGSize {
    CGSize(width: components[0], height: components[1])
  }
}

extension CGRect: AnimatedValue {
  /// x, y, width and height.
  public var components: [Double] { origin.components + size.components }
  /// A rectangle of x, y, width and height.
  public static func value(_ components: [Double]) -> CGRect {
    CGRect(x: components[0], y: components[1], width: components[2], height: components[3])
  }
}

extension CATransform3D: AnimatedValue {
  /// The sixteen, row by row.
  public var components: [Double] { rows.map { Double($0) } }
  /// A transform of sixteen, row by row.
  public static func value(_ components: [Double]) -> CATransform3D {
    CATransform3D(rows: components.map { CGFloat($0) })
  }
}

/// A colour's numbers are premultiplied, so that no colour (nil) can be gone to and from without a
/// shade of black.
extension Optional: AnimatedValue where Wrapped == CGColor {
  /// Red, green and blue, each times alpha, and alpha.
  public var components: [Double] {
    guard let color = self?.rgba else { return [0, 0, 0, 0] }
    let alpha = Double(color.alpha)
    return [
      Double(color.red) * alpha, Double(color.green) * alpha, Double(color.blue) * alpha, alpha,
    ]
  }

  /// A colour of such numbers.
  public static func value(_ components: [Double]) -> CGColor? { .color(components) }

  /// A colour of such numbers; clear for an alpha of 0.
  static func color(_ components: [Double]) -> CGColor? {
    let alpha = components[3]
    guard alpha > 0 else { return CGColor(red: 0, green: 0, blue: 0, alpha: 0) }
    return CGColor(
      red: components[0] / alpha, green: components[1] / alpha, blue: components[2] / alpha,
      alpha: alpha)
  }
}

/// The numbers of a value that an animation was given; nil where it has none.
@MainActor
func components(of value: Any?) -> [Double]? {
  guard let value else { return nil }
  return switch value {
  case let value as any AnimatedValue: value.components
  case let value as Int: [Double(value)]
  case let value as CGAffineTransform: CATransform3DMakeAffineTransform(value).components
  case let value as CGColor: Optional(value).components
  case let value as NSNumber: [value.doubleValue]
  case let value as CGPath: value.components
  case let value as [Any]: components(ofAll: value)
  case let value as any AnimationValueSource: value.animationComponents
  default: nil
  }
}

/// The numbers of several values, one after the other; nil where one has none.
@MainActor
private func components(ofAll values: [Any]) -> [Double]? {
  let parts = values.map { components(of: $0) }
  return parts.contains { $0 == nil } ? nil : parts.flatMap { $0 ?? [] }
}

extension CGPath {
  /// The coordinates of all points.
  var components: [Double] { storage.points.flatMap { [Double($0.x), Double($0.y)] } }

  /// The same steps between other points.
  func copy(components: [Double]) -> CGPath {
    var (result, next) = (PathStorage(), 0)
    storage.forEach { verb, points in
      let moved = points.indices.map { _ in
        defer { next += 2 }
        return CGPoint(x: components[next], y: components[next + 1])
      }
      result.add(verb, moved[...])
    }
    return CGPath(storage: result)
  }
}

/// Values of other modules that stand for one of this module's, such as a view's colour.
@MainActor
package protocol AnimationValueSource {
  /// The numbers, as those of the value that it stands for.
  var animationComponents: [Double]? { get }
}
