/// A value made of numbers that an animation can interpolate.
@preconcurrency @MainActor
public protocol AnimatedValue: Equatable {
  /// The numbers, of constant count.
  var components: [Double] { get }
  /// Returns the value of some numbers.
  static func value(_ components: [Double]) -> Self
}

extension CGFloat: AnimatedValue {
  /// The number as an array.
  public var components: [Double] { [Double(self)] }
  /// Returns the number.
  public static func value(_ components: [Double]) -> CGFloat { CGFloat(components[0]) }
}

extension Float: AnimatedValue {
  /// The number as an array.
  public var components: [Double] { [Double(self)] }
  /// Returns the number.
  public static func value(_ components: [Double]) -> Float { Float(components[0]) }
}

extension Double: AnimatedValue {
  /// The number as an array.
  public var components: [Double] { [self] }
  /// Returns the number.
  public static func value(_ components: [Double]) -> Double { components[0] }
}

extension CGPoint: AnimatedValue {
  /// x and y.
  public var components: [Double] { [Double(x), Double(y)] }
  /// Returns a point of x and y.
  public static func value(_ components: [Double]) -> CGPoint {
    CGPoint(x: components[0], y: components[1])
  }
}

extension CGSize: AnimatedValue {
  /// Width and height.
  public var components: [Double] { [Double(width), Double(height)] }
  /// Returns a size of width and height.
  public static func value(_ components: [Double]) -> CGSize {
    CGSize(width: components[0], height: components[1])
  }
}

extension CGRect: AnimatedValue {
  /// x, y, width and height.
  public var components: [Double] { origin.components + size.components }
  /// Returns a rectangle of x, y, width and height.
  public static func value(_ components: [Double]) -> CGRect {
    CGRect(x: components[0], y: components[1], width: components[2], height: components[3])
  }
}

extension CATransform3D: AnimatedValue {
  /// The sixteen numbers, row by row.
  public var components: [Double] { rows.map { Double($0) } }
  /// Returns a transform of sixteen numbers, row by row.
  public static func value(_ components: [Double]) -> CATransform3D {
    CATransform3D(rows: components.map { CGFloat($0) })
  }
}

/// A colour's numbers are premultiplied, so that interpolation with no colour (nil) has no shade of
/// black.
extension Optional: AnimatedValue where Wrapped == CGColor {
  /// Red, green and blue, each times alpha, and alpha.
  public var components: [Double] {
    guard let color = self?.rgba else { return [0, 0, 0, 0] }
    let alpha = Double(color.alpha)
    return [
      Double(color.red) * alpha, Double(color.green) * alpha, Double(color.blue) * alpha, alpha,
    ]
  }

  /// Returns a colour of premultiplied numbers.
  public static func value(_ components: [Double]) -> CGColor? { .color(components) }

  /// Returns a colour of premultiplied numbers; clear for an alpha of 0.
  static func color(_ components: [Double]) -> CGColor? {
    let alpha = components[3]
    guard alpha > 0 else { return CGColor(red: 0, green: 0, blue: 0, alpha: 0) }
    return CGColor(
      red: components[0] / alpha, green: components[1] / alpha, blue: components[2] / alpha,
      alpha: alpha)
  }
}

/// Returns the numbers of an animation's value; nil if it has none.
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

/// Returns the numbers of several values, concatenated; nil if a value has none.
@MainActor
private func components(ofAll values: [Any]) -> [Double]? {
  let parts = values.map { components(of: $0) }
  return parts.contains { $0 == nil } ? nil : parts.flatMap { $0 ?? [] }
}

extension CGPath {
  /// The coordinates of all points.
  var components: [Double] { storage.points.flatMap { [Double($0.x), Double($0.y)] } }

  /// Returns a path with the same elements and other points.
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

/// A value of another module that represents one of this module's, such as a view's colour.
@preconcurrency @MainActor
package protocol AnimationValueSource {
  /// The numbers of the represented value.
  var animationComponents: [Double]? { get }
}
