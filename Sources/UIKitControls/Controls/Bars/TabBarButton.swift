/// The button of a tab bar's item, with its title below its image or beside it.
@MainActor
final class TabBarButton: UIControl {
  /// The distance from the bar's top to a title's baseline, in points: below an image, and without
  /// one. Sources: a title below an image of 28 points in a picture of a public suite; titles alone
  /// in UIKit's picture of tab bars.
  private static let (baseline, baselineAlone): (CGFloat, CGFloat) = (46, 45)
  /// The distance from the bar's top to the centre of an image above a title, in points: an image
  /// of 28 points begins at 6.
  private static let iconMiddle: CGFloat = 20
  /// The gap between an image and a title beside it, in points. Uncertain.
  private static let gap: CGFloat = 6
  /// The badge: its diameter, and its distances from the bar's top and from the item's centre, in
  /// points.
  private static let badge: (side: CGFloat, top: CGFloat, left: CGFloat) = (18, 3, 11)

  let item: UITabBarItem
  var isCurrentItem = false { didSet { if isCurrentItem != oldValue { setNeedsLayout() } } }
  /// The layout of image and title.
  var style = UITabBarItemAppearance.Style.stacked {
    didSet { if style != oldValue { setNeedsLayout() } }
  }
  /// The height of the bar, in points.
  var barHeight: CGFloat = 49 { didSet { if barHeight != oldValue { setNeedsLayout() } } }
  /// The appearance of the item; nil for the system's.
  var appearance: UITabBarItemAppearance? { didSet { setNeedsLayout() } }
  var colors: (chosen: UIColor, other: UIColor) = (.systemBlue, .systemGray) {
    didSet { setNeedsLayout() }
  }

  private let label = UILabel(frame: .zero)
  private let icon = UIImageView(frame: .zero)
  private let badge = UILabel(frame: .zero)

  init(_ item: UITabBarItem) {
    self.item = item
    super.init(frame: .zero)
    label.textAlignment = .center
    badge.font = .systemFont(ofSize: 13)
    badge.textColor = .white
    badge.textAlignment = .center
    badge.layer.cornerRadius = Self.badge.side / 2
    badge.clipsToBounds = true
    for part in [icon, label, badge] { addSubview(part) }
    showItem()
  }

  required init?(coder: NSCoder) { nil }

  /// The width of image and title side by side, in points.
  var contentWidth: CGFloat {
    showItem()
    let (image, title) = (icon.image?.size.width ?? 0, label.intrinsicContentSize.width)
    return image + title + (image > 0 && title > 0 ? Self.gap : 0)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    showItem()
    style == .stacked ? layOutStacked() : layOutInline()
    layOutBadge()
  }

  private var stateAppearance: UITabBarItemStateAppearance? {
    !item.isEnabled
      ? appearance?.disabled : isCurrentItem ? appearance?.selected : appearance?.normal
  }

  private func showItem() {
    isEnabled = item.isEnabled
    let color = isEnabled ? isCurrentItem ? colors.chosen : colors.other : .tertiaryLabel
    let state = stateAppearance
    let attributes = (state?.titleTextAttributes ?? [:])
      .merging(
        item.resolvedTitleAttributes(
          in: !isEnabled ? .disabled : isCurrentItem ? .selected : .normal)
      ) { $1 }
    label.text = item.title
    label.font = attributes[.font] as? UIFont ?? font
    label.textColor = attributes[.foregroundColor] as? UIColor ?? color
    icon.image = image?.template
    icon.tintColor = state?.iconColor ?? color
  }

  /// The sizes beside images are uncertain.
  private var font: UIFont {
    switch style {
    case .stacked: .systemFont(ofSize: 10, weight: .medium)
    case .inline: .systemFont(ofSize: 13, weight: .medium)
    case .compactInline: .systemFont(ofSize: 12, weight: .medium)
    }
  }

  private var image: UIImage? {
    if style == .compactInline, let image = item.landscapeImagePhone { return image }
    return isCurrentItem ? item.selectedImage ?? item.image : item.image
  }

  private var titleOffset: UIOffset {
    let own = item.titlePositionAdjustment
    return own != .zero ? own : stateAppearance?.titlePositionAdjustment ?? .zero
  }

  private func layOutStacked() {
    let top = frame.minY
    let size = label.intrinsicContentSize
    let baseline = icon.image == nil ? Self.baselineAlone : Self.baseline
    let position = CGPoint(
      x: bounds.midX - size.width / 2 + titleOffset.horizontal,
      y: baseline - top - label.font.ascender + titleOffset.vertical)
    label.frame = UIScreen.main.pixelAligned(CGRect(origin: position, size: size))
    placeIcon(middle: CGPoint(x: bounds.midX, y: Self.iconMiddle - top))
  }

  private func layOutInline() {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let (width, middle) = (contentWidth, barHeight / 2 - frame.minY)
    let (title, image) = (label.intrinsicContentSize, icon.image?.size ?? .zero)
    let start = bounds.midX - width / 2
    let (imageX, titleX) =
      isMirrored
      ? (start + width - image.width, start) : (start, start + width - title.width)
    label.frame = UIScreen.main.pixelAligned(
      CGRect(
        x: titleX + titleOffset.horizontal,
        y: middle - title.height / 2 + titleOffset.vertical, width: title.width,
        height: title.height))
    placeIcon(middle: CGPoint(x: imageX + image.width / 2, y: middle))
  }

  private func placeIcon(middle: CGPoint) {
    let size = icon.image?.size ?? .zero
    icon.frame = UIScreen.main.pixelAligned(
      CGRect(
        x: middle.x - size.width / 2, y: middle.y - size.height / 2, width: size.width,
        height: size.height
      ).inset(by: item.imageInsets))
  }

  private func layOutBadge() {
    let state = stateAppearance
    badge.isHidden = item.badgeValue == nil
    badge.text = item.badgeValue
    badge.backgroundColor = item.badgeColor ?? state?.badgeBackgroundColor ?? .systemRed
    let own = item.resolvedBadgeAttributes(
      in: !isEnabled ? .disabled : isCurrentItem ? .selected : .normal)
    let appearance = (state?.badgeTextAttributes ?? [:]).merging(own) { $1 }
    badge.textColor = appearance[.foregroundColor] as? UIColor ?? .white
    badge.font = appearance[.font] as? UIFont ?? .systemFont(ofSize: 13)
    let (side, top, left) = Self.badge
    let width = max(side, badge.intrinsicContentSize.width + side / 2)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let middle = style == .stacked ? bounds.midX : icon.frame.midX
    badge.frame = CGRect(
      x: isMirrored ? middle - left - width : middle + left, y: top - frame.minY,
      width: width, height: side)
  }
}

extension UIImage {
  /// As a template, unless the image has a rendering mode.
  fileprivate var template: UIImage {
    renderingMode == .automatic ? withRenderingMode(.alwaysTemplate) : self
  }
}
