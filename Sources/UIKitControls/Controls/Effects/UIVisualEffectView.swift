@_spi(UIKit) import UIKitViews

/// Blurs what lies behind it in the picture, tints it, and shows its content over that.
///
/// With a ``UIVibrancyEffect`` its content takes its colour from what lies behind. Source: Apple,
/// UIVisualEffectView.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  /// What is done to what lies behind; nil for nothing. Default nil.
  open var effect: UIVisualEffect? { didSet { if effect !== oldValue { applyEffect() } } }

  /// Where the content goes: over the effect.
  public let contentView: UIView = EffectContentView(frame: .zero)

  private let backdrop = BackdropView(frame: .zero)
  private let tint = UIView(frame: .zero)

  // MARK: Lifecycle

  /// A view with an effect, of zero size.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    setUp()
  }

  /// A view without an effect, with a rectangle in its superview's coordinates, in points.
  public override convenience init(frame: CGRect) {
    self.init(effect: nil)
    self.frame = frame
  }

  /// A view without an effect as a nib describes it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.describe(self, as: UIVisualEffectView.self)
  }

  private func setUp() {
    for part in [backdrop, tint] { part.isUserInteractionEnabled = false }
    for part in [backdrop, tint, contentView] {
      part.frame = bounds
      part.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(part)
    }
    applyEffect()
  }

  private func applyEffect() {
    let material = (effect as? UIBlurEffect)?.material
    backdrop.show(radius: material?.radius ?? 0, saturation: material?.saturation ?? 1)
    tint.backgroundColor = material?.tint
    tint.isHidden = material == nil
    let ink = (effect as? UIVibrancyEffect)?.ink(under: traitCollection)
    (contentView.layer as? VibrancyLayer)?.ink = ink
  }

  @_spi(UIKit) open override func adapt(from old: UITraitCollection, to new: UITraitCollection) {
    super.adapt(from: old, to: new)
    applyEffect()
  }
}

/// What is shown over an effect.
@MainActor
private final class EffectContentView: UIView {
  package override class var layerClass: AnyClass { VibrancyLayer.self }
}
