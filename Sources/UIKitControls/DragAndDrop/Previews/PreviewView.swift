/// A snapshot of a lifted view, clipped by its parameters, with a shadow.
@MainActor
final class PreviewView: UIView {
  /// Creates a snapshot of a view in its current state.
  init(of view: UIView, _ parameters: UIPreviewParameters) {
    super.init(frame: CGRect(origin: .zero, size: view.bounds.size))
    isUserInteractionEnabled = false
    view.layoutIfNeeded()
    let picture = UIImageView(image: Self.picture(of: view, parameters))
    picture.frame = bounds
    addSubview(picture)
    let outline = parameters.shadowPath ?? parameters.visiblePath ?? UIBezierPath(rect: bounds)
    layer.shadowPath = outline.cgPath
    layer.shadowRadius = PreviewMetrics.shadowRadius
    layer.shadowOffset = PreviewMetrics.shadowOffset
  }

  required init?(coder: NSCoder) { nil }

  /// Sets a transform and removes the shadow.
  func rest(_ transform: CGAffineTransform = .identity) {
    self.transform = transform
    layer.shadowOpacity = 0
  }

  /// Scales to cover a rectangle of its superview, and fades.
  func grow(over area: CGRect) {
    center = CGPoint(x: area.midX, y: area.midY)
    let scale = max(area.width / max(bounds.width, 1), area.height / max(bounds.height, 1))
    transform = CGAffineTransform(scaleX: scale, y: scale)
    alpha = 0
  }

  /// Applies the scale and the shadow of a lifted view.
  func lift() {
    transform = CGAffineTransform(scaleX: PreviewMetrics.liftScale, y: PreviewMetrics.liftScale)
    layer.shadowOpacity = PreviewMetrics.shadowOpacity
  }

  /// Returns the transform that scales the view to a size.
  func scale(to size: CGSize) -> CGAffineTransform {
    guard bounds.width > 0, bounds.height > 0, size != bounds.size else { return .identity }
    return CGAffineTransform(
      scaleX: size.width / bounds.width, y: size.height / bounds.height)
  }

  private static func picture(of view: UIView, _ parameters: UIPreviewParameters) -> UIImage {
    let bounds = CGRect(origin: .zero, size: view.bounds.size)
    return UIGraphicsImageRenderer(size: bounds.size).image { context in
      context.cgContext.translateBy(x: -view.bounds.minX, y: -view.bounds.minY)
      parameters.visiblePath?.addClip()
      parameters.backgroundColor.setFill()
      UIRectFillUsingBlendMode(view.bounds, .normal)
      context.cgContext.translateBy(x: view.bounds.minX, y: view.bounds.minY)
      view.drawHierarchy(in: bounds, afterScreenUpdates: false)
    }
  }
}
