import SceneRendering
import UIKit

extension Codec<[Double]> {
  /// A tuple of numbers.
  static func tuple(_ names: String..., of number: Codec<Double>) -> Codec {
    Codec(
      .tuple(names.map { Shape.TupleElement($0, number.shape) }),
      make: { plain in
        let numbers = plain.list?.compactMap(number.make)
        return numbers?.count == names.count ? numbers : nil
      }, show: write)
  }

  @Sendable fileprivate static func write(_ numbers: [Double]) -> String {
    "[\(numbers.map { "\(FormattedNumber($0))" }.joined(separator: ", "))]"
  }
}

extension Codec<CGPoint> {
  /// `[x, y]`.
  static let point = Codec<[Double]>.tuple("x", "y", of: .coordinate).map(
    { CGPoint(x: $0[0], y: $0[1]) }, show: { Codec<[Double]>.write([$0.x, $0.y]) })
}

extension Codec<CGSize> {
  /// `[width, height]`.
  static func size(of side: Codec<Double>) -> Codec {
    Codec<[Double]>.tuple("width", "height", of: side).map(
      { CGSize(width: $0[0], height: $0[1]) },
      show: { Codec<[Double]>.write([$0.width, $0.height]) })
  }

  /// An offset: to the right and down.
  static let shift = Codec<[Double]>.tuple("x", "y", of: .coordinate).map(
    { CGSize(width: $0[0], height: $0[1]) }, show: { Codec<[Double]>.write([$0.width, $0.height]) })
}

extension Codec<UIEdgeInsets> {
  /// One number for all edges, `[top and bottom, left and right]`, or `[top, left, bottom, right]`,
  /// as in UIKit.
  static func insets(of side: Codec<Double>) -> Codec {
    side.map({ UIEdgeInsets(top: $0, left: $0, bottom: $0, right: $0) }, show: write)
      .or(
        Codec<[Double]>.tuple("top and bottom", "left and right", of: side).map(
          { UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[0], right: $0[1]) }, show: write)
      )
      .or(
        Codec<[Double]>.tuple("top", "left", "bottom", "right", of: side).map(
          { UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) }, show: write))
  }

  @Sendable private static func write(_ insets: UIEdgeInsets) -> String {
    let sides: [Double] = [insets.top, insets.left, insets.bottom, insets.right]
    return Set(sides).count == 1 ? "\(FormattedNumber(insets.top))" : Codec<[Double]>.write(sides)
  }
}
