import UIKit

/// What a view is drawn with, beside its place and its text.
@MainActor
struct ViewLook {
  /// Nil where nothing is filled.
  let background: String?
  /// In points; nil where corners are square.
  let cornerRadius: Double?
  /// Of a label's text.
  let color: String?
  /// Of a label's text.
  let font: String?

  init(of view: UIView) {
    background = Self.background(of: view)
    let radius = (Double(view.layer.presentedSelf.cornerRadius) * 100).rounded() / 100
    cornerRadius = radius == 0 ? nil : radius
    let label = view as? UILabel
    color = label.map { ColorName.of($0.textColor, under: view.traitCollection) }
    font = label.map { FontName.of($0.font) }
  }

  /// In the middle of an animation a colour has no name.
  private static func background(of view: UIView) -> String? {
    guard let drawn = view.layer.presentedSelf.backgroundColor, drawn.alpha > 0 else { return nil }
    guard drawn == view.layer.backgroundColor, let color = view.backgroundColor else {
      return ColorName.components(drawn)
    }
    return ColorName.of(color, under: view.traitCollection)
  }
}

extension CALayer {
  /// The layer as it is drawn, in the middle of what moves.
  var presentedSelf: CALayer { presentation() ?? self }
}
