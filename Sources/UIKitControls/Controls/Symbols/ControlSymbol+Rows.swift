/// The signs of rows in lists and tables. Each fills its box: UIKit's pictures say how large the
/// ink is.
extension ControlSymbol {
  /// Leads on. 6.67 × 11.33 points of ink where body text has 16.
  package static let disclosure = ControlSymbol(
    size: CGSize(width: 6.67, height: 11.33), lineWidth: 2
  ) {
    $0.addLines(between: [
      CGPoint(x: 1, y: 1), CGPoint(x: 5.67, y: 5.67), CGPoint(x: 1, y: 10.33),
    ])
  }

  /// Chosen. 14 × 13.67 points of ink where body text has 16.
  package static let checkmark = ControlSymbol(size: CGSize(width: 14, height: 13.67), lineWidth: 2)
  {
    $0.addLines(between: [
      CGPoint(x: 1, y: 7.9), CGPoint(x: 4.9, y: 12.67), CGPoint(x: 13, y: 1),
    ])
  }

  /// May be moved: three lines.
  package static let reorder = ControlSymbol(size: CGSize(width: 19, height: 11.5), lineWidth: 1.5)
  {
    for y in [0.75, 5.75, 10.75] {
      $0.addLines(between: [CGPoint(x: 0.75, y: y), CGPoint(x: 18.25, y: y)])
    }
  }

  /// Not chosen: an empty circle of 20.33 points, drawn with 1.2.
  package static let emptyCircle = ControlSymbol(size: circle, lineWidth: 1.2) {
    $0.addEllipse(in: CGRect(origin: .zero, size: circle).insetBy(dx: 0.6, dy: 0.6))
  }

  /// The background of a sign in a circle.
  package static let fullCircle = ControlSymbol(size: circle, hasHoles: false) {
    $0.addEllipse(in: CGRect(origin: .zero, size: circle))
  }

  /// On a full circle: chosen.
  package static let checkInCircle = ControlSymbol(size: circle, lineWidth: 1.6) {
    $0.addLines(between: [
      CGPoint(x: 6.1, y: 10.6), CGPoint(x: 9.1, y: 14.2), CGPoint(x: 14.2, y: 6.3),
    ])
  }

  /// On a full circle: takes away.
  package static let minusInCircle = ControlSymbol(size: circle, lineWidth: 1.8) {
    $0.addLines(between: [CGPoint(x: 5.6, y: 10.17), CGPoint(x: 14.7, y: 10.17)])
  }

  /// On a full circle: puts in.
  package static let plusInCircle = ControlSymbol(size: circle, lineWidth: 1.8) {
    $0.addLines(between: [CGPoint(x: 5.6, y: 10.17), CGPoint(x: 14.7, y: 10.17)])
    $0.addLines(between: [CGPoint(x: 10.17, y: 5.6), CGPoint(x: 10.17, y: 14.7)])
  }

  private static let circle = CGSize(width: 20.33, height: 20.33)
}
