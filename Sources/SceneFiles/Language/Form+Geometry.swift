import Scenes
import UIKit

extension Form<[Double]> {
  /// Numbers by position.
  static func tuple(_ names: String..., of number: Form<Double>) -> Form {
    Form(
      .tuple(names.map { Shape.Part($0, number.shape) }),
      make: { plain in
        let numbers = plain.list?.compactMap(number.make)
        return numbers?.count == names.count ? numbers : nil
      }, show: write)
  }

  @Sendable fileprivate static func write(_ numbers: [Double]) -> String {
    "[\(numbers.map { "\(PlainNumber($0))" }.joined(separator: ", "))]"
  }
}

extension Form<CGPoint> {
  /// `[x, y]`.
  static let point = Form<[Double]>.tuple("x", "y", of: .coordinate).map(
    { CGPoint(x: $0[0], y: $0[1]) }, show: { Form<[Double]>.write([$0.x, $0.y]) })
}

extension Form<CGSize> {
  /// `[width, height]`.
  static func size(of side: Form<Double>) -> Form {
    Form<[Double]>.tuple("width", "height", of: side).map(
      { CGSize(width: $0[0], height: $0[1]) },
      show: { Form<[Double]>.write([$0.width, $0.height]) })
  }

  /// How far something is moved: to the right and down.
  static let shift = Form<[Double]>.tuple("x", "y", of: .coordinate).map(
    { CGSize(width: $0[0], height: $0[1]) }, show: { Form<[Double]>.write([$0.width, $0.height]) })
}

extension Form<UIEdgeInsets> {
  /// One number for all edges, `[top and bottom, left and right]`, or `[top, left, bottom, right]`,
  /// UIKit's order.
  static func insets(of side: Form<Double>) -> Form {
    side.map({ UIEdgeInsets(top: $0, left: $0, bottom: $0, right: $0) }, show: write)
      .or(
        Form<[Double]>.tuple("top and bottom", "left and right", of: side).map(
          { UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[0], right: $0[1]) }, show: write)
      )
      .or(
        Form<[Double]>.tuple("top", "left", "bottom", "right", of: side).map(
          { UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) }, show: write))
  }

  @Sendable private static func write(_ insets: UIEdgeInsets) -> String {
    let sides: [Double] = [insets.top, insets.left, insets.bottom, insets.right]
    return Set(sides).count == 1 ? "\(PlainNumber(insets.top))" : Form<[Double]>.write(sides)
  }
}
