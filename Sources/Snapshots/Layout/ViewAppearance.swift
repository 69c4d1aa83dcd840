import UIKit

/// The visual properties of a view in addition to its frame and text.
@MainActor
struct ViewAppearance {
  /// The background colour; nil for none.
  let background: String?
  /// The corner radius in points; nil for square corners.
  let cornerRadius: Double?
  /// The colour of a label's text.
  let color: String?
  /// The font of a label's text.
  let font: String?

  init(of view: UIView) {
    background = Self.background(of: view)
    let radius = (Double(view.layer.presentedSelf.cornerRadius) * 100).rounded() / 100
    cornerRadius = radius == 0 ? nil : radius
    let label = view as? UILabel
    color = label.map { ColorName.of($0.textColor, under: view.traitCollection) }
    font = label.map { FontName.of($0.font) }
  }

  /// Returns the background colour. A colour that is being animated has no name.
  private static func background(of view: UIView) -> String? {
    guard let drawn = view.layer.presentedSelf.backgroundColor, drawn.alpha > 0 else { return nil }
    guard drawn == view.layer.backgroundColor, let color = view.backgroundColor else {
      return ColorName.components(drawn)
    }
    return ColorName.of(color, under: view.traitCollection)
  }
}

extension CALayer {
  /// The layer as drawn, including animations.
  var presentedSelf: CALayer { presentation() ?? self }
}
