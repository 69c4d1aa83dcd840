/// A view for missing content: image, texts and buttons in a centred column.
///
/// Source: Apple, UIContentUnavailableView.
@preconcurrency @MainActor
open class UIContentUnavailableView: UIView, UIContentView {
  /// The configuration of the view, a ``UIContentUnavailableConfiguration``.
  open var configuration: any UIContentConfiguration { didSet { apply() } }

  /// Whether content higher than the view scrolls. Ignored: it starts at the top. Default false.
  open var isScrollEnabled = false

  private let background = BackgroundConfigurationView(.clear())
  private let picture = UIImageView(frame: .zero)
  private let wheel = UIActivityIndicatorView(style: .medium)
  private let label = UILabel(frame: .zero)
  private let secondaryLabel = UILabel(frame: .zero)
  private var buttons: [UIButton] = []

  /// Creates a view with a configuration.
  public init(configuration: UIContentUnavailableConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    for part in [background, picture, wheel, label, secondaryLabel] { addSubview(part) }
    apply()
  }

  /// Returns nil: decoding is unsupported.
  public required init?(coder: NSCoder) { nil }

  private var displayed: UIContentUnavailableConfiguration {
    configuration as? UIContentUnavailableConfiguration ?? .empty()
  }

  // MARK: Content

  private func apply() {
    let displayed = displayed
    background.configuration = displayed.background
    picture.image = displayed.image
    picture.preferredSymbolConfiguration = displayed.imageProperties.preferredSymbolConfiguration
    picture.tintColor = displayed.imageProperties.tintColor
    picture.layer.cornerRadius = displayed.imageProperties.cornerRadius
    picture.clipsToBounds = displayed.imageProperties.cornerRadius > 0
    picture.isHidden = displayed.image == nil
    wheel.isHidden = !displayed.isLoading
    if displayed.isLoading { wheel.startAnimating() } else { wheel.stopAnimating() }
    show(displayed.text, displayed.attributedText, displayed.textProperties, on: label)
    show(
      displayed.secondaryText, displayed.secondaryAttributedText, displayed.secondaryTextProperties,
      on: secondaryLabel)
    for button in buttons { button.removeFromSuperview() }
    buttons = [
      button(displayed.button, displayed.buttonProperties),
      button(displayed.secondaryButton, displayed.secondaryButtonProperties),
    ].compactMap { $0 }
    for button in buttons { addSubview(button) }
    setNeedsLayout()
  }

  private func show(
    _ text: String?, _ attributedText: NSAttributedString?,
    _ properties: UIContentUnavailableConfiguration.TextProperties, on label: UILabel
  ) {
    label.text = text
    label.font = properties.font
    label.textColor = properties.color
    label.textAlignment = displayed.alignment == .center ? .center : .natural
    label.lineBreakMode = properties.lineBreakMode
    label.numberOfLines = properties.numberOfLines
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = properties.minimumScaleFactor
    if let attributedText { label.attributedText = attributedText }
    label.isHidden = (label.text ?? "").isEmpty
  }

  private func button(
    _ configuration: UIButton.Configuration,
    _ properties: UIContentUnavailableConfiguration.ButtonProperties
  ) -> UIButton? {
    let isVisible = configuration.attributedTitle != nil || configuration.image != nil
    guard isVisible || !(properties.primaryAction?.title ?? "").isEmpty else { return nil }
    let button = UIButton(configuration: configuration, primaryAction: properties.primaryAction)
    button.isEnabled = properties.isEnabled
    button.menu = properties.menu
    return button
  }

  // MARK: Layout

  /// Lays out the content in a column, centred between the margins.
  open override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = bounds
    let room = room
    let parts = parts(in: room.width)
    let height = parts.reduce(0) { $0 + $1.gap + $1.size.height }
    var y = max(room.minY, room.midY - height / 2)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for part in parts {
      y += part.gap
      let left =
        displayed.alignment == .center
        ? room.midX - part.size.width / 2
        : isMirrored ? room.maxX - part.size.width : room.minX
      part.view.frame = UIScreen.main.pixelAligned(
        CGRect(origin: CGPoint(x: left, y: y), size: part.size))
      y += part.size.height
    }
  }

  /// The height of the content at a width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let margins = displayed.directionalLayoutMargins
    let sides = margins.leading + margins.trailing
    let parts = parts(in: max(0, size.width - sides))
    let height = parts.reduce(0) { $0 + $1.gap + $1.size.height }
    return CGSize(
      width: (parts.map(\.size.width).max() ?? 0) + sides,
      height: height + margins.top + margins.bottom)
  }

  private var room: CGRect {
    let (own, displayed) = (displayed.directionalLayoutMargins, displayed)
    let around = directionalLayoutMargins
    let across = displayed.axesPreservingSuperviewLayoutMargins.contains(.horizontal)
    let down = displayed.axesPreservingSuperviewLayoutMargins.contains(.vertical)
    let margins = NSDirectionalEdgeInsets(
      top: down ? max(own.top, around.top) : own.top,
      leading: across ? max(own.leading, around.leading) : own.leading,
      bottom: down ? max(own.bottom, around.bottom) : own.bottom,
      trailing: across ? max(own.trailing, around.trailing) : own.trailing)
    return bounds.inset(by: UIEdgeInsets(margins, in: effectiveUserInterfaceLayoutDirection))
  }

  private typealias Part = (view: UIView, gap: CGFloat, size: CGSize)

  /// Returns the visible parts from the top, each with the gap above it.
  private func parts(in width: CGFloat) -> [Part] {
    var parts: [Part] = []
    func add(_ view: UIView, gap: CGFloat, _ size: CGSize) {
      let size = CGSize(width: min(size.width, width), height: size.height)
      parts.append((view, parts.isEmpty ? 0 : gap, size))
    }
    let room = CGSize(width: width, height: .greatestFiniteMagnitude)
    if displayed.isLoading {
      add(wheel, gap: 0, wheel.intrinsicContentSize)
    } else if !picture.isHidden {
      add(picture, gap: 0, pictureSize)
    }
    if !label.isHidden { add(label, gap: displayed.imageToTextPadding, label.sizeThatFits(room)) }
    if !secondaryLabel.isHidden {
      let gap = label.isHidden ? displayed.imageToTextPadding : displayed.textToSecondaryTextPadding
      add(secondaryLabel, gap: gap, secondaryLabel.sizeThatFits(room))
    }
    for (index, button) in buttons.enumerated() {
      add(
        button,
        gap: index == 0 ? displayed.textToButtonPadding : displayed.buttonToSecondaryButtonPadding,
        button.intrinsicContentSize)
    }
    return parts
  }

  private var pictureSize: CGSize {
    let size = picture.intrinsicContentSize
    let most = displayed.imageProperties.maximumSize
    guard size.width > 0, size.height > 0 else { return .zero }
    let across = most.width > 0 ? most.width / size.width : 1
    let down = most.height > 0 ? most.height / size.height : 1
    let factor = min(1, across, down)
    return CGSize(width: size.width * factor, height: size.height * factor)
  }
}

// Unsupported: UIContentUnavailableView.isScrollEnabled · kept · Content higher than the view
//   starts at its top and does not scroll. · test: ContentUnavailableTests
