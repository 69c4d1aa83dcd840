@_spi(UIKit) import UIKitViews

/// The ticks of a refresh control, which appear one by one during a pull and then turn.
@MainActor
final class RefreshTicks: UIView {
  /// The diameter of the ring of ticks, in points. Apple publishes no figure.
  static let diameter: CGFloat = 30

  private let ticks = ActivityPetals.makeLayers()

  var color: UIColor = ActivityPetals.gray { didSet { if color != oldValue { applyColor() } } }

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: Self.diameter, height: Self.diameter))
    isUserInteractionEnabled = false
    for tick in ticks { layer.addSublayer(tick) }
    ActivityPetals.place(
      ticks, around: CGPoint(x: bounds.midX, y: bounds.midY), diameter: Self.diameter)
    applyColor()
    show(0)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows the ticks for the progress of a pull, 0 to 1: clockwise from the top, the last one
  /// faded.
  func show(_ progress: CGFloat) {
    let visibleCount = progress * CGFloat(ticks.count)
    for (index, tick) in ticks.enumerated() {
      tick.opacity = Float(
        min(max(visibleCount - CGFloat(index), 0), 1) * ActivityPetals.strength(of: 0, leader: 0))
    }
  }

  func startTurning() {
    for (index, tick) in ticks.enumerated() {
      tick.opacity = Float(ActivityPetals.strength(of: index, leader: 0))
      tick.add(ActivityPetals.turning(index), forKey: "turn")
    }
  }

  func stopTurning() {
    for tick in ticks { tick.removeAnimation(forKey: "turn") }
  }

  package override func adapt(from old: UITraitCollection, to new: UITraitCollection) {
    super.adapt(from: old, to: new)
    applyColor()
  }

  private func applyColor() {
    performWithEffectiveTraits {
      for tick in ticks { tick.fillColor = color.cgColor }
    }
  }
}
