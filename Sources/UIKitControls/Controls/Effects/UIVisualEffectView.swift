@_spi(UIKit) import UIKitViews

/// A view that applies a blur or vibrancy effect and shows its content over it.
///
/// With a ``UIVibrancyEffect`` the content takes its colour from the backdrop. Source: Apple,
/// UIVisualEffectView.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  /// The effect of the view; nil for none. Default nil.
  open var effect: UIVisualEffect? { didSet { if effect !== oldValue { applyEffect() } } }

  /// The view for the content, in front of the effect.
  public let contentView: UIView = EffectContentView(frame: .zero)

  private let backdrop = BackdropView(frame: .zero)
  private let tint = UIView(frame: .zero)

  // MARK: Lifecycle

  /// Creates a view with an effect, of zero size.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    setUp()
  }

  /// Creates a view without an effect, with a frame in points.
  public override convenience init(frame: CGRect) {
    self.init(effect: nil)
    self.frame = frame
  }

  /// Creates a view without an effect from a nib.
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

/// The content view of an effect view.
@MainActor
private final class EffectContentView: UIView {
  package override class var layerClass: AnyClass { VibrancyLayer.self }
}
