@_spi(UIKit) import UIKitControls

/// The view of a row's revealed swipe actions.
@MainActor
final class SwipeActionsView: UIView {
  private var buttons: [SwipeActionButton] = []
  private var swipe: RowSwipe?
  private var isAtRight = true

  init() {
    super.init(frame: .zero)
    clipsToBounds = true
  }

  required init?(coder: NSCoder) { nil }

  /// Returns the total width of the actions' buttons when the row is open.
  static func openWidth(_ actions: [UIContextualAction]) -> CGFloat {
    actions.reduce(0) { $0 + SwipeActionButton.width(of: $1) }
  }

  func show(_ swipe: RowSwipe, isMirrored: Bool) {
    self.swipe = swipe
    isAtRight = (swipe.edge == .trailing) != isMirrored
    if buttons.map(\.action) != swipe.actions {
      for button in buttons { button.removeFromSuperview() }
      buttons = swipe.actions.map { action in
        SwipeActionButton(action) { [weak self] in self?.swipe?.perform(action) }
      }
      // The outermost is in front: its background continues when the row is swiped further.
      for button in buttons.reversed() { addSubview(button) }
    }
    setNeedsLayout()
  }

  /// Gives each button its share of the revealed width, the first at the row's edge.
  override func layoutSubviews() {
    super.layoutSubviews()
    let widths = buttons.map { SwipeActionButton.width(of: $0.action) }
    let total = widths.reduce(0, +)
    guard total > 0 else { return }
    let share = bounds.width / total
    let scale = UIScreen.main.scale
    var position: CGFloat = 0
    for (button, width) in zip(buttons, widths) {
      let start = (position * share * scale).rounded() / scale
      position += width
      let end = (position * share * scale).rounded() / scale
      button.frame = CGRect(
        x: isAtRight ? bounds.width - end : start, y: 0, width: end - start,
        height: bounds.height)
      button.isAtRight = isAtRight
    }
  }
}

/// The button of a swipe action.
@MainActor
final class SwipeActionButton: UIControl {
  /// The minimum width: 74 points, more for a long title. Source: frames of UIKit's own buttons.
  private static let minimumWidth: CGFloat = 74
  /// The margin beside a long title. Uncertain.
  private static let titleMargin: CGFloat = 12
  /// The minimum row height at which the title is below the image. Uncertain.
  private static let tallHeight: CGFloat = 91
  private static let imageSpacing: CGFloat = 4

  let action: UIContextualAction
  var isAtRight = true { didSet { setNeedsLayout() } }

  private let perform: () -> Void
  private let titleLabel = UILabel(frame: .zero)
  private let imageView = UIImageView(frame: .zero)

  init(_ action: UIContextualAction, perform: @escaping () -> Void) {
    (self.action, self.perform) = (action, perform)
    super.init(frame: .zero)
    clipsToBounds = true
    backgroundColor = action.backgroundColor
    titleLabel.text = action.title
    titleLabel.font = Self.font
    titleLabel.textColor = .white
    titleLabel.textAlignment = .center
    imageView.image = action.image
    imageView.tintColor = .white
    for view in [imageView, titleLabel] as [UIView] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  private static var font: UIFont { .systemFont(ofSize: 15) }

  static func width(of action: UIContextualAction) -> CGFloat {
    guard action.image == nil, let title = action.title else { return minimumWidth }
    let text = (title as NSString).size(withAttributes: [.font: font]).width
    return max(minimumWidth, text.rounded(.up) + 2 * titleMargin)
  }

  /// Lays out the content at full width; a partly revealed button clips it.
  override func layoutSubviews() {
    super.layoutSubviews()
    let width = max(bounds.width, Self.width(of: action))
    let room = CGRect(
      x: isAtRight ? 0 : bounds.width - width, y: 0, width: width, height: bounds.height)
    let scale = UIScreen.main.scale
    func middle(_ size: CGSize, y: CGFloat) -> CGRect {
      CGRect(
        x: ((room.midX - size.width / 2) * scale).rounded() / scale,
        y: (y * scale).rounded() / scale, width: size.width, height: size.height)
    }
    let text = titleLabel.intrinsicContentSize
    guard let image = action.image else {
      titleLabel.frame = middle(text, y: (bounds.height - text.height) / 2)
      return
    }
    let showsTitle = action.title != nil && bounds.height >= Self.tallHeight
    titleLabel.isHidden = !showsTitle
    let height = image.size.height + (showsTitle ? Self.imageSpacing + text.height : 0)
    let top = (bounds.height - height) / 2
    imageView.frame = middle(image.size, y: top)
    titleLabel.frame = middle(text, y: top + image.size.height + Self.imageSpacing)
  }

  override func didSendTouchUpInside(with event: UIEvent?) { perform() }
}
