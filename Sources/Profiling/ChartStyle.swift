import UIKit
import WorkMeter

/// The colours and text styles of charts.
@MainActor
enum ChartStyle {
  static let ink = UIColor(white: 0.13, alpha: 1)
  static let faint = UIColor(white: 0.42, alpha: 1)
  static let dropped = UIColor(red: 0.84, green: 0.15, blue: 0.18, alpha: 1)
  static let good = UIColor(red: 0.93, green: 0.97, blue: 0.93, alpha: 1)
  static let bad = UIColor(red: 0.99, green: 0.93, blue: 0.92, alpha: 1)

  /// Returns a stage's colour; colours differ in lightness, too, for colour-blind readers.
  static func color(_ stage: Stage) -> UIColor {
    switch stage {
    case .layout: UIColor(red: 0.11, green: 0.21, blue: 0.42, alpha: 1)
    case .cells: UIColor(red: 0.90, green: 0.55, blue: 0.12, alpha: 1)
    case .text: UIColor(red: 0.42, green: 0.67, blue: 0.86, alpha: 1)
    case .draw: UIColor(red: 0.10, green: 0.52, blue: 0.47, alpha: 1)
    case .compose: UIColor(red: 0.70, green: 0.71, blue: 0.76, alpha: 1)
    }
  }

  static func draw(
    _ text: String, at point: CGPoint, size: CGFloat = 13, bold: Bool = false,
    color: UIColor = ink, alignment: NSTextAlignment = .left
  ) {
    let font = bold ? UIFont.boldSystemFont(ofSize: size) : UIFont.systemFont(ofSize: size)
    let attributes: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: color]
    let width = width(of: text, size: size, bold: bold)
    let shift: CGFloat =
      switch alignment {
      case .right: width
      case .center: width / 2
      default: 0
      }
    text.draw(at: CGPoint(x: point.x - shift, y: point.y), withAttributes: attributes)
  }

  static func width(of text: String, size: CGFloat = 13, bold: Bool = false) -> CGFloat {
    let font = bold ? UIFont.boldSystemFont(ofSize: size) : UIFont.systemFont(ofSize: size)
    return text.size(withAttributes: [.font: font]).width
  }
}
