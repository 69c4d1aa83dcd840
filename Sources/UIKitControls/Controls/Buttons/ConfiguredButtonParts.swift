/// The parts of a configured button in addition to its labels and image.
@MainActor
final class ConfiguredButtonParts {
  private(set) var background: BackgroundConfigurationView?
  private var spinner: UIActivityIndicatorView?
  private let indicator = SymbolView(.chevronUpDown)

  /// Shows a configuration in a button.
  func show(_ configuration: UIButton.Configuration, in button: UIButton) {
    let foreground = configuration.buttonStyle(of: button).foreground(
      configuration.baseForegroundColor, tint: button.tintColor, button.state)
    button.title?.alpha = 1
    button.showSelectionBackground()
    show(
      configuration.attributedTitle, configuration.titleTextAttributesTransformer,
      ButtonStyle.titleStyle(configuration.buttonSize),
      titleColor(configuration, in: button) ?? foreground, configuration.titleLineBreakMode,
      on: button.title(showing: configuration.attributedTitle))
    show(
      configuration.attributedSubtitle, configuration.subtitleTextAttributesTransformer,
      ButtonStyle.subtitleStyle(configuration.buttonSize), foreground,
      configuration.subtitleLineBreakMode,
      on: button.subtitle(showing: configuration.attributedSubtitle))
    showImage(configuration, foreground, in: button)
    showIndicator(configuration, foreground, in: button)
    showBackground(configuration.updated(for: button).background, in: button)
  }

  /// Returns the title colour that was set for the button's state, if the configuration has none.
  /// Source: Apple, UIButtonConfiguration: a configuration may be used in combination with methods
  /// such as `setTitle(_:for:)`.
  private func titleColor(
    _ configuration: UIButton.Configuration, in button: UIButton
  ) -> UIColor? {
    let state = button.state
    let ownOnly = state.contains(.disabled)
    guard configuration.baseForegroundColor == nil,
      let color = ownOnly
        ? button.contents[state].color : button.contents.effective(in: state).color
    else { return nil }
    return state.contains(.highlighted) ? color.faded(to: ButtonStyle.highlightedAlpha) : color
  }

  /// Removes the parts from a button whose configuration was removed.
  func leave(_ button: UIButton) {
    background?.removeFromSuperview()
    spinner?.removeFromSuperview()
    indicator.removeFromSuperview()
    (background, spinner) = (nil, nil)
    button.subtitle?.attributedText = nil
  }

  // MARK: Updates

  private func show(
    _ text: AttributedString?, _ transformer: UIConfigurationTextAttributesTransformer?,
    _ style: UIFont.TextStyle, _ color: UIColor, _ lineBreakMode: NSLineBreakMode,
    on label: UILabel?
  ) {
    guard let label else { return }
    guard let text, !text.characters.isEmpty else { return label.attributedText = nil }
    var attributes = AttributeContainer()
    attributes.font = UIFont.preferredFont(forTextStyle: style)
    attributes.foregroundColor = color
    attributes = transformer?(attributes) ?? attributes
    label.breakPlainText(lineBreakMode)
    label.show(text.mergingAttributes(attributes, mergePolicy: .keepCurrent))
    label.numberOfLines = lineBreakMode == .byWordWrapping ? 0 : 1
  }

  private func showImage(
    _ configuration: UIButton.Configuration, _ color: UIColor, in button: UIButton
  ) {
    let color = configuration.imageColorTransformer?(color) ?? color
    let image = configuration.showsActivityIndicator ? nil : configuration.displayedImage
    if let picture = image == nil ? button.picture : button.usedPicture {
      picture.image = image
      picture.tintColor = color
      picture.alpha = 1
    }
    button.backgroundPicture?.image = nil
    guard configuration.showsActivityIndicator else {
      spinner?.removeFromSuperview()
      return spinner = nil
    }
    let spinner = self.spinner ?? UIActivityIndicatorView(style: .medium)
    spinner.color = configuration.activityIndicatorColorTransformer?(color) ?? color
    if spinner.superview == nil { button.addSubview(spinner) }
    if !spinner.isAnimating { spinner.startAnimating() }
    self.spinner = spinner
  }

  private func showIndicator(
    _ configuration: UIButton.Configuration, _ color: UIColor, in button: UIButton
  ) {
    let isVisible =
      switch configuration.indicator {
      case .automatic: button.menu != nil && button.changesSelectionAsPrimaryAction
      case .none: false
      case .popup: true
      }
    guard isVisible else { return indicator.removeFromSuperview() }
    indicator.color = configuration.indicatorColorTransformer?(color) ?? color
    if indicator.superview == nil { button.addSubview(indicator) }
  }

  private func showBackground(_ configuration: UIBackgroundConfiguration, in button: UIButton) {
    if let background {
      background.configuration = configuration
    } else {
      let view = BackgroundConfigurationView(configuration)
      button.insertSubview(view, at: 0)
      background = view
    }
  }

  // MARK: Layout

  /// Returns the size of a button with a configuration, with its text wrapped at a width.
  func size(_ configuration: UIButton.Configuration, in button: UIButton, width: CGFloat) -> CGSize
  {
    let insets = configuration.contentInsets
    let room = width - insets.leading - insets.trailing
    let content = arrangement(configuration, in: button, width: room).size
    return CGSize(
      width: content.width + insets.leading + insets.trailing,
      height: content.height + insets.top + insets.bottom)
  }

  /// Lays out the parts in a button's bounds.
  func layOut(_ configuration: UIButton.Configuration, in button: UIButton) {
    let content = contentRect(configuration, in: button, button.bounds)
    let arrangement = arrangement(configuration, in: button, width: content.width)
    let frames = arrangement.frames(
      in: content, across: button.horizontalPosition, down: button.verticalPosition)
    let screen = UIScreen.main
    button.title?.frame = screen.pixelAligned(frames.title)
    button.subtitle?.frame = screen.pixelAligned(frames.subtitle)
    button.picture?.frame = screen.pixelAligned(frames.image)
    spinner?.frame = screen.pixelAligned(frames.image)
    indicator.frame = screen.pixelAligned(frames.indicator)
    background?.frame = button.bounds
    background?.configuration = configuration.updated(for: button).background
    let alignment = textAlignment(arrangement.titleAlignment)
    for label in [button.title, button.subtitle] { label?.alignPlainText(alignment) }
  }

  /// Returns the frames of the parts in a button's bounds.
  func frames(
    _ configuration: UIButton.Configuration, in button: UIButton, _ bounds: CGRect
  ) -> ButtonArrangement.Frames {
    let content = contentRect(configuration, in: button, bounds)
    return arrangement(configuration, in: button, width: content.width).frames(
      in: content, across: button.horizontalPosition, down: button.verticalPosition)
  }

  private func contentRect(
    _ configuration: UIButton.Configuration, in button: UIButton, _ bounds: CGRect
  ) -> CGRect {
    let insets = configuration.contentInsets
    let isMirrored = button.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return bounds.inset(
      by: UIEdgeInsets(
        top: insets.top, left: isMirrored ? insets.trailing : insets.leading,
        bottom: insets.bottom, right: isMirrored ? insets.leading : insets.trailing))
  }

  private func textAlignment(_ anchor: CGFloat) -> NSTextAlignment {
    anchor == 0.5 ? .center : anchor == 0 ? .left : .right
  }

  private func arrangement(
    _ configuration: UIButton.Configuration, in button: UIButton, width: CGFloat
  ) -> ButtonArrangement {
    let isMirrored = button.effectiveUserInterfaceLayoutDirection == .rightToLeft
    var result = ButtonArrangement()
    result.image = spinner?.intrinsicContentSize ?? button.picture?.image?.size
    result.indicator = indicator.superview == nil ? nil : indicator.symbol?.size
    result.imageEdge = configuration.imageEdge(isMirrored: isMirrored)
    (result.imagePadding, result.titlePadding) = (
      configuration.imagePadding, configuration.titlePadding
    )
    result.indicatorPadding = ButtonStyle.indicatorPadding
    result.isMirrored = isMirrored
    result.titleAlignment = configuration.titlePosition(beside: result, isMirrored: isMirrored)
    let room = result.textWidth(in: width)
    result.title = size(of: button.title, width: room)
    result.subtitle = size(of: button.subtitle, width: room)
    return result
  }

  private func size(of label: UILabel?, width: CGFloat) -> CGSize? {
    guard let label, label.text?.isEmpty == false else { return nil }
    // The text's own width may have become slightly smaller by rounding.
    let room = min(max(width + 0.01, 1), 1_000_000)
    let size = label.sizeThatFits(CGSize(width: room, height: 0))
    return CGSize(width: min(size.width, room), height: size.height)
  }
}

extension UIButton.Configuration {
  fileprivate func imageEdge(isMirrored: Bool) -> UIRectEdge {
    switch imagePlacement {
    case .top: .top
    case .bottom: .bottom
    case .trailing: isMirrored ? .left : .right
    default: isMirrored ? .right : .left
    }
  }

  /// Returns the alignment of title and subtitle in their common width, 0 to 1.
  fileprivate func titlePosition(beside parts: ButtonArrangement, isMirrored: Bool) -> CGFloat {
    let leading: CGFloat = isMirrored ? 1 : 0
    switch titleAlignment {
    case .leading: return leading
    case .center: return 0.5
    case .trailing: return 1 - leading
    case .automatic:
      guard parts.image != nil else { return 0.5 }
      switch parts.imageEdge {
      case .left: return 0
      case .right: return 1
      default: return 0.5
      }
    }
  }
}

extension UILabel {
  /// Shows a text, with its fonts at the current content size; one with only a font and a colour
  /// as plain text.
  ///
  /// Foundation on Linux leaks 350 to 500 bytes of each `NSAttributedString`.
  fileprivate func show(_ text: AttributedString) {
    let category = UITraitCollection.current.preferredContentSizeCategory
    var expected = AttributeContainer()
    let run = text.runs.first
    (expected.font, expected.foregroundColor) = (run?.font, run?.foregroundColor)
    guard text.runs.count == 1, let run, let font = run.font, let color = run.foregroundColor,
      run.attributes == expected
    else {
      return show(styled: NSAttributedString(text).adjustingFonts(to: category))
    }
    self.text = String(text.characters)
    (self.font, textColor) = (font.adjusted(to: category), color)
  }
}
