/// An item of a tab bar. The numbers are those of a picture UIKit drew, except the icon's.
@MainActor
final class TabBarButton: UIControl {
  /// The title's baseline and the icon's middle, from the bar's top, in points.
  private static let baseline: CGFloat = 45
  /// Uncertain.
  private static let iconMiddle: CGFloat = 17
  /// The disc: its diameter, from the bar's top, and from the item's middle, in points.
  private static let badge: (side: CGFloat, top: CGFloat, left: CGFloat) = (18, 3, 11)

  let item: UITabBarItem
  var isChosen = false { didSet { if isChosen != oldValue { setNeedsLayout() } } }
  /// How the item looks; nil for the system's look.
  var look: UITabBarItemAppearance? { didSet { setNeedsLayout() } }
  var colors: (chosen: UIColor, other: UIColor) = (.systemBlue, .systemGray) {
    didSet { setNeedsLayout() }
  }

  private let label = UILabel(frame: .zero)
  private let icon = UIImageView(frame: .zero)
  private let badge = UILabel(frame: .zero)

  init(_ item: UITabBarItem) {
    self.item = item
    super.init(frame: .zero)
    label.font = .systemFont(ofSize: 10, weight: .medium)
    label.textAlignment = .center
    badge.font = .systemFont(ofSize: 13)
    badge.textColor = .white
    badge.textAlignment = .center
    badge.layer.cornerRadius = Self.badge.side / 2
    badge.clipsToBounds = true
    for part in [icon, label, badge] { addSubview(part) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    isEnabled = item.isEnabled
    let color = isEnabled ? isChosen ? colors.chosen : colors.other : .tertiaryLabel
    let state = !isEnabled ? look?.disabled : isChosen ? look?.selected : look?.normal
    let attributes = (state?.titleTextAttributes ?? [:])
      .merging(item.titleLook(in: !isEnabled ? .disabled : isChosen ? .selected : .normal)) { $1 }
    label.text = item.title
    label.font = attributes[.font] as? UIFont ?? .systemFont(ofSize: 10, weight: .medium)
    label.textColor = attributes[.foregroundColor] as? UIColor ?? color
    icon.image = (isChosen ? item.selectedImage ?? item.image : item.image)?.template
    icon.tintColor = state?.iconColor ?? color
    layOutParts()
    layOutBadge(state)
  }

  private func layOutParts() {
    let top = frame.minY
    let size = label.intrinsicContentSize
    let place = CGPoint(
      x: bounds.midX - size.width / 2 + item.titlePositionAdjustment.horizontal,
      y: Self.baseline - top - label.font.ascender + item.titlePositionAdjustment.vertical)
    label.frame = UIScreen.main.pixelAligned(CGRect(origin: place, size: size))
    let iconSize = icon.image?.size ?? .zero
    icon.frame = UIScreen.main.pixelAligned(
      CGRect(
        x: bounds.midX - iconSize.width / 2, y: Self.iconMiddle - top - iconSize.height / 2,
        width: iconSize.width, height: iconSize.height
      ).inset(by: item.imageInsets))
  }

  private func layOutBadge(_ state: UITabBarItemStateAppearance?) {
    badge.isHidden = item.badgeValue == nil
    badge.text = item.badgeValue
    badge.backgroundColor = item.badgeColor ?? state?.badgeBackgroundColor ?? .systemRed
    badge.textColor = state?.badgeTextAttributes[.foregroundColor] as? UIColor ?? .white
    let (side, top, left) = Self.badge
    let width = max(side, badge.intrinsicContentSize.width + side / 2)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    badge.frame = CGRect(
      x: isMirrored ? bounds.midX - left - width : bounds.midX + left, y: top - frame.minY,
      width: width, height: side)
  }
}

extension UIImage {
  /// As a shape, unless the image says that it is to be seen as it is.
  fileprivate var template: UIImage {
    renderingMode == .automatic ? withRenderingMode(.alwaysTemplate) : self
  }
}
