import UIKit

/// Shows a box of a style.
final class BoxView: UIView {
  private var box: ResolvedBox?
  private var contentViews: [UIView] = []
  private var gradientView: GradientView?

  /// Shows a box, or nothing.
  func show(_ box: ResolvedBox?, direction: UISemanticContentAttribute) {
    self.box = box
    semanticContentAttribute = direction
    for view in subviews { view.removeFromSuperview() }
    gradientView = nil
    contentViews = []
    backgroundColor = box?.backgroundColor
    alpha = box?.model.alpha ?? 1
    clipsToBounds = box?.model.clipsToBounds ?? false
    applyBorderAndShadow()
    guard let box else { return }
    if box.gradient.count > 1 {
      let view = GradientView(colors: box.gradient)
      gradientView = view
      addSubview(view)
    }
    contentViews = box.contents.map { view(for: $0, of: box, direction) }
    for view in contentViews { addSubview(view) }
    setNeedsLayout()
  }

  private func view(
    for content: ResolvedBox.Content, of box: ResolvedBox, _ direction: UISemanticContentAttribute
  ) -> UIView {
    switch content {
    case .box(let child):
      let view = BoxView(frame: .zero)
      view.show(child, direction: direction)
      return view
    case .text(let text):
      let label = UILabel(frame: .zero)
      label.semanticContentAttribute = direction
      box.configure(label, text)
      return label
    case .control(let control):
      let view = control.view()
      view.semanticContentAttribute = direction
      return view
    case .image(let image):
      let view = UIImageView(image: image)
      view.contentMode = box.model.contentMode.uiMode
      view.clipsToBounds = true
      if let tint = box.tintColor { view.tintColor = tint }
      return view
    }
  }

  private func applyBorderAndShadow() {
    let model = box?.model
    layer.borderWidth = model?.borderWidth ?? 0
    layer.borderColor = box?.borderColor.cgColor
    layer.shadowOpacity = Float(model?.shadow?.opacity ?? 0)
    layer.shadowColor = box?.shadowColor.cgColor
    layer.shadowRadius = model?.shadow?.radius ?? 0
    layer.shadowOffset = model?.shadow?.offset ?? .zero
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let box else { return }
    roundCorners(box.model)
    gradientView?.frame = bounds
    let frames = BoxArrangement(box: box).frames(in: bounds)
    for (view, frame) in zip(contentViews, frames) {
      view.frame = view.frame(forAlignmentRect: UIScreen.main.snapped(directed(frame)))
    }
  }

  /// A frame that was reckoned from left to right, in the view's direction.
  private func directed(_ frame: CGRect) -> CGRect {
    guard semanticContentAttribute == .forceRightToLeft else { return frame }
    return CGRect(
      x: bounds.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
  }

  /// The box, its gradient, and an image that fills it share their corners.
  private func roundCorners(_ model: BoxModel) {
    let radius = min(model.cornerRadius, bounds.width / 2, bounds.height / 2)
    let corners = model.corners.mask(isMirrored: semanticContentAttribute == .forceRightToLeft)
    round(layer, radius, corners)
    if let gradientView {
      gradientView.clipsToBounds = radius > 0
      round(gradientView.layer, radius, corners)
    }
    if case .image = box?.soleContent, model.padding == .zero, let view = contentViews.first {
      round(view.layer, radius, corners)
    }
  }

  private func round(_ layer: CALayer, _ radius: CGFloat, _ corners: CACornerMask) {
    layer.cornerRadius = radius
    layer.maskedCorners = corners
    layer.cornerCurve = .continuous
  }
}

/// Colours from top to bottom.
final class GradientView: UIView {
  private let colors: [UIColor]

  init(colors: [UIColor]) {
    self.colors = colors
    super.init(frame: .zero)
    contentMode = .redraw
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    guard
      let gradient = CGGradient(
        colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors.map(\.cgColor) as CFArray,
        locations: nil)
    else { return }
    UIGraphicsGetCurrentContext()?.drawLinearGradient(
      gradient, start: bounds.origin, end: CGPoint(x: bounds.minX, y: bounds.maxY), options: [])
  }
}

extension UIScreen {
  /// A rectangle with its edges on the nearest pixels.
  func snapped(_ rect: CGRect) -> CGRect {
    func edge(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
    let (left, top) = (edge(rect.minX), edge(rect.minY))
    return CGRect(x: left, y: top, width: edge(rect.maxX) - left, height: edge(rect.maxY) - top)
  }
}

extension BoxModel.Corners {
  func mask(isMirrored: Bool) -> CACornerMask {
    let left: CACornerMask = [.layerMinXMinYCorner, .layerMinXMaxYCorner]
    let right: CACornerMask = [.layerMaxXMinYCorner, .layerMaxXMaxYCorner]
    return switch self {
    case .all: left.union(right)
    case .top: [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    case .bottom: [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]
    case .leading: isMirrored ? right : left
    case .trailing: isMirrored ? left : right
    }
  }
}
