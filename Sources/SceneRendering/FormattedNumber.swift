import Foundation
import UIKit

/// A number in its shortest form: 800 and 0.5, not 800.0.
package struct FormattedNumber: CustomStringConvertible {
  package let description: String

  package init(_ value: CGFloat) {
    let text = "\(Double(value) == 0 ? 0 : Double(value))"
    description = text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// Formats a point as "x,y".
  package init(_ point: CGPoint) {
    description = "\(FormattedNumber(point.x)),\(FormattedNumber(point.y))"
  }

  /// Formats insets as "top, left, bottom, right".
  package static func list(_ insets: UIEdgeInsets) -> String {
    [insets.top, insets.left, insets.bottom, insets.right].map { "\(FormattedNumber($0))" }
      .joined(separator: ", ")
  }
}
