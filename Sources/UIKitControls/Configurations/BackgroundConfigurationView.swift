/// A view that shows a background configuration.
@MainActor
package final class BackgroundConfigurationView: UIView {
  package var configuration: UIBackgroundConfiguration {
    didSet { if configuration != oldValue { apply(replacing: oldValue.customView) } }
  }

  private let fill = UIView(frame: .zero)
  /// The view of the effect behind the fill; nil, as usual, without one.
  private var effect: UIVisualEffectView?
  private let imageView = UIImageView(frame: .zero)
  private let stroke = UIView(frame: .zero)

  package init(_ configuration: UIBackgroundConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    addSubview(fill)
    fill.addSubview(imageView)
    addSubview(stroke)
    apply(replacing: nil)
  }

  package required init?(coder: NSCoder) { nil }

  package override func layoutSubviews() {
    super.layoutSubviews()
    let rect = bounds.inset(by: insets)
    fill.frame = rect
    effect?.frame = rect
    imageView.frame = fill.bounds
    configuration.customView?.frame = fill.bounds
    stroke.frame = rect.insetBy(dx: -configuration.strokeOutset, dy: -configuration.strokeOutset)
  }

  package override func tintColorDidChange() {
    super.tintColorDidChange()
    applyColors()
  }

  private func apply(replacing old: UIView?) {
    if old !== configuration.customView { old?.removeFromSuperview() }
    if let view = configuration.customView, view.superview !== fill { fill.addSubview(view) }
    showEffect()
    imageView.image = configuration.image
    imageView.contentMode = configuration.imageContentMode
    fill.clipsToBounds = configuration.cornerRadius > 0 || configuration.image != nil
    round(fill, configuration.cornerRadius)
    round(stroke, max(0, configuration.cornerRadius + configuration.strokeOutset))
    stroke.layer.borderWidth = configuration.strokeWidth
    applyColors()
    setNeedsLayout()
  }

  private func showEffect() {
    guard let newEffect = configuration.visualEffect else {
      effect?.removeFromSuperview()
      effect = nil
      return
    }
    let view = effect ?? UIVisualEffectView(effect: nil)
    if effect == nil { insertSubview(view, at: 0) }
    effect = view
    view.effect = newEffect
    view.clipsToBounds = true
    round(view, configuration.cornerRadius)
  }

  private func applyColors() {
    fill.backgroundColor = configuration.resolvedBackgroundColor(for: tintColor)
    stroke.layer.borderColor = configuration.resolvedStrokeColor(for: tintColor).cgColor
  }

  private func round(_ view: UIView, _ radius: CGFloat) {
    view.layer.cornerRadius = radius
    view.layer.cornerCurve = .continuous
  }

  private var insets: UIEdgeInsets {
    let own = configuration.backgroundInsets
    let edges = configuration.edgesAddingLayoutMarginsToBackgroundInsets
    let margins = superview?.layoutMargins ?? .zero
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var (leading, trailing) = (own.leading, own.trailing)
    if edges.contains(.leading) { leading += isMirrored ? margins.right : margins.left }
    if edges.contains(.trailing) { trailing += isMirrored ? margins.left : margins.right }
    return UIEdgeInsets(
      top: own.top + (edges.contains(.top) ? margins.top : 0),
      left: isMirrored ? trailing : leading,
      bottom: own.bottom + (edges.contains(.bottom) ? margins.bottom : 0),
      right: isMirrored ? leading : trailing)
  }
}
