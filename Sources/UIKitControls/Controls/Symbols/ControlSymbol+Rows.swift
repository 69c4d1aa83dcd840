/// The symbols of rows in lists and tables. Each fills its box; sizes are measured in pictures
/// drawn by UIKit.
extension ControlSymbol {
  /// A disclosure chevron. 6.67 × 11.33 points for body text of 16.
  package static let disclosure = ControlSymbol(
    size: CGSize(width: 6.67, height: 11.33), lineWidth: 2
  ) {
    $0.addLines(between: [
      CGPoint(x: 1, y: 1), CGPoint(x: 5.67, y: 5.67), CGPoint(x: 1, y: 10.33),
    ])
  }

  /// A checkmark. 14 × 13.67 points for body text of 16.
  package static let checkmark = ControlSymbol(size: CGSize(width: 14, height: 13.67), lineWidth: 2)
  {
    $0.addLines(between: [
      CGPoint(x: 1, y: 7.9), CGPoint(x: 4.9, y: 12.67), CGPoint(x: 13, y: 1),
    ])
  }

  /// A reorder control: three lines.
  package static let reorder = ControlSymbol(size: CGSize(width: 19, height: 11.5), lineWidth: 1.5)
  {
    for y in [0.75, 5.75, 10.75] {
      $0.addLines(between: [CGPoint(x: 0.75, y: y), CGPoint(x: 18.25, y: y)])
    }
  }

  /// An unselected row: an empty circle of 20.33 points, with a line width of 1.2.
  package static let emptyCircle = ControlSymbol(size: circle, lineWidth: 1.2) {
    $0.addEllipse(in: CGRect(origin: .zero, size: circle).insetBy(dx: 0.6, dy: 0.6))
  }

  /// The background of a symbol in a circle.
  package static let fullCircle = ControlSymbol(size: circle, hasHoles: false) {
    $0.addEllipse(in: CGRect(origin: .zero, size: circle))
  }

  /// A checkmark in a circle, for selected rows.
  package static let checkInCircle = ControlSymbol(size: circle, lineWidth: 1.6) {
    $0.addLines(between: [
      CGPoint(x: 6.1, y: 10.6), CGPoint(x: 9.1, y: 14.2), CGPoint(x: 14.2, y: 6.3),
    ])
  }

  /// A minus in a circle, for deletion.
  package static let minusInCircle = ControlSymbol(size: circle, lineWidth: 1.8) {
    $0.addLines(between: [CGPoint(x: 5.6, y: 10.17), CGPoint(x: 14.7, y: 10.17)])
  }

  /// A plus in a circle, for insertion.
  package static let plusInCircle = ControlSymbol(size: circle, lineWidth: 1.8) {
    $0.addLines(between: [CGPoint(x: 5.6, y: 10.17), CGPoint(x: 14.7, y: 10.17)])
    $0.addLines(between: [CGPoint(x: 10.17, y: 5.6), CGPoint(x: 10.17, y: 14.7)])
  }

  private static let circle = CGSize(width: 20.33, height: 20.33)
}
