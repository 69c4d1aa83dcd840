import UIKit

/// A view that shows a box of a style.
final class BoxView: UIView {
  private(set) var box: ResolvedBox?
  /// The views of the box's contents, in order.
  private(set) var contentViews: [UIView] = []
  private var gradientView: GradientView?
  /// Whether the box is not inside another one.
  private var isOutermost = false

  /// Shows a box, or nothing, in the size of the view's frame.
  ///
  /// - Complexity: For a box of the same form as before, that of setting texts and colours;
  ///   otherwise views and constraints are created again.
  func show(_ box: ResolvedBox?, direction: UISemanticContentAttribute) {
    isOutermost = true
    if let box, let old = self.box, box.hasForm(of: old) {
      update(to: box)
    } else {
      make(box, direction)
      var arranger = BoxArranger(direction: direction)
      arranger.arrange(self)
    }
    if bounds.width > 0 { setRoom(bounds.width) }
  }

  // MARK: Making

  private func make(_ box: ResolvedBox?, _ direction: UISemanticContentAttribute) {
    self.box = box
    semanticContentAttribute = direction
    // The identifier in descriptions of constraints and in sidecar files.
    accessibilityIdentifier = box?.model.name
    for view in subviews { view.removeFromSuperview() }
    NSLayoutConstraint.deactivate(constraints)
    (gradientView, contentViews) = (nil, [])
    applyAppearance()
    guard let box else { return }
    contentViews = box.contents.map { view(for: $0, of: box, direction) }
    setNeedsLayout()
  }

  private func view(
    for content: ResolvedBox.Content, of box: ResolvedBox, _ direction: UISemanticContentAttribute
  ) -> UIView {
    let view: UIView
    switch content {
    case .box(let child):
      let inner = BoxView(frame: .zero)
      inner.make(child, direction)
      return inner
    case .text(let text):
      let label = UILabel(frame: .zero)
      box.configure(label, text)
      view = label
    case .control(let control): view = control.view()
    case .image(let image):
      let imageView = UIImageView(image: image)
      box.configure(imageView)
      view = imageView
    }
    view.semanticContentAttribute = direction
    return view
  }

  // MARK: Updating

  private func update(to box: ResolvedBox) {
    self.box = box
    applyAppearance()
    for (view, content) in zip(contentViews, box.contents) {
      switch (content, view) {
      case (.box(let child), let view as BoxView): view.update(to: child)
      case (.text(let text), let label as UILabel):
        if label.text != text { label.text = text }
        if label.textColor != box.textColor { label.textColor = box.textColor }
      case (.image(let image), let view as UIImageView):
        if view.image !== image { view.image = image }
        if let tint = box.tintColor { view.tintColor = tint }
      default: break
      }
    }
  }

  private func applyAppearance() {
    backgroundColor = box?.backgroundColor
    alpha = box?.model.alpha ?? 1
    clipsToBounds = box?.model.clipsToBounds ?? false
    applyBorderAndShadow()
    gradientView?.removeFromSuperview()
    gradientView = nil
    guard let colors = box?.gradient, colors.count > 1 else { return }
    let view = GradientView(colors: colors)
    gradientView = view
    insertSubview(view, at: 0)
    setNeedsLayout()
  }

  /// Sets the width in which texts of several lines wrap, if it is known: a box then has the width
  /// of its longest line. In a row texts wrap to the resulting width.
  ///
  /// - Parameter width: The width of the box, in points; nil if unknown.
  func setRoom(_ width: CGFloat?) {
    guard let box else { return }
    let model = box.model
    let own = [model.maxWidth, model.width].compactMap { $0 }.map { CGFloat($0) }
    let limit = (own + [width].compactMap { $0 }).min()
    let room = limit.map { max(1, $0 - model.padding.left - model.padding.right) }
    let isRow = model.axis == .horizontal && contentViews.count > 1 || !model.constraints.isEmpty
    for view in contentViews {
      if let label = view as? UILabel {
        let wrapped = isRow || label.numberOfLines == 1 ? 0 : room ?? 0
        if label.preferredMaxLayoutWidth != wrapped { label.preferredMaxLayoutWidth = wrapped }
      } else if let inner = view as? BoxView, isRow {
        let most = inner.box?.model.maxWidth.map { CGFloat($0) }
        inner.setRoom(most.flatMap { $0 <= room ?? 0 ? $0 : nil })
      } else if let inner = view as? BoxView {
        inner.setRoom(room)
      }
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
    if isOutermost { setRoom(bounds.width) }
    roundCorners(box.model)
    gradientView?.frame = bounds
  }

  override var forFirstBaselineLayout: UIView {
    contentViews.first?.forFirstBaselineLayout ?? self
  }

  override var forLastBaselineLayout: UIView {
    contentViews.last?.forLastBaselineLayout ?? self
  }

  /// Rounds the corners of the box, of its gradient, and of an image that fills it.
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

/// A view with a gradient from top to bottom.
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
