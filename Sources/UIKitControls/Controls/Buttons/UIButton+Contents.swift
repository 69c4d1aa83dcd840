// Buttons without a configuration.

extension UIButton {
  /// Applies an action's title and image, and adds the action.
  func take(_ action: UIAction?) {
    guard let action else { return }
    if !action.title.isEmpty { setTitle(action.title, for: .normal) }
    if let image = action.image { setImage(image, for: .normal) }
    addAction(action, for: .primaryActionTriggered)
  }

  /// The opacity of a system button's title and image while highlighted. Uncertain.
  private static let highlightedAlpha: CGFloat = 0.2
  /// The opacity of an image that is adjusted for the state. Uncertain.
  private static let adjustedImageAlpha: CGFloat = 0.5
  /// The margin above and below a title without content insets, in points. Source: nib files.
  private static let titleMargin: CGFloat = 6
  /// The smallest width of a button with a title, in points. Uncertain.
  private static let minimumWidth: CGFloat = 30

  /// The symbol of the button's type.
  var sign: UIImage? {
    switch buttonType {
    case .custom, .system: nil
    case .infoLight, .infoDark: ControlSymbol.information.image
    case .detailDisclosure: ControlSymbol.detailDisclosure.image
    case .contactAdd: ControlSymbol.addContact.image
    case .close: ControlSymbol.close.image
    }
  }

  func sizeToSymbol() { if sign != nil { sizeToFit() } }

  private var isDrawnInTint: Bool { buttonType != .custom }

  /// Updates title, image and background for the current state.
  func showContents() {
    let effectiveValues = contents.effective(in: state)
    showTitle(effectiveValues)
    showImage(effectiveValues)
    if let ground = effectiveValues.background { usedBackgroundPicture.image = ground }
    if effectiveValues.background == nil { backgroundPicture?.image = nil }
    backgroundPicture?.alpha = effectiveValues.image == nil ? imageAlpha : 1
    showSymbolBackground()
    showSelectionBackground()
  }

  private func showTitle(_ effectiveValues: ButtonContents.Values) {
    let text = effectiveValues.attributedTitle?.string ?? effectiveValues.title
    guard let title = text?.isEmpty == false ? usedTitle : title else { return }
    if let attributed = effectiveValues.attributedTitle {
      title.show(styled: attributed)
    } else {
      title.text = effectiveValues.title
      title.textColor = titleColor(effectiveValues)
    }
    title.shadowColor = effectiveValues.shadowColor
    let fades = isDrawnInTint && isHighlighted && contents[state].color == nil
    fade(title, to: fades ? Self.highlightedAlpha : 1)
  }

  private func showImage(_ effectiveValues: ButtonContents.Values) {
    guard let picture = effectiveValues.image == nil ? picture : usedPicture else { return }
    let image =
      effectiveValues.symbol.map { effectiveValues.image?.preferring($0) } ?? effectiveValues.image
    picture.image = isDrawnInTint ? image?.asTemplate : image
    if !isEnabled, isDrawnInTint {
      picture.tintColor = .tertiaryLabel
    } else if picture.tintColor == .tertiaryLabel {
      picture.tintColor = nil
    }
    fade(picture, to: imageAlpha)
  }

  /// Fades a part, or ends its fading; an alpha of the app's stays.
  private func fade(_ part: UIView, to alpha: CGFloat) {
    let isFaded = [Self.highlightedAlpha, Self.adjustedImageAlpha].contains {
      abs(part.alpha - $0) < 1e-6
    }
    if alpha < 1 || isFaded { part.alpha = alpha }
  }

  func titleColor(_ effectiveValues: ButtonContents.Values) -> UIColor {
    if let color = contents[state].color { return color }
    if isDrawnInTint, !isEnabled { return .tertiaryLabel }
    return effectiveValues.color ?? standardTitleColor
  }

  /// The colour of titles without a colour of their own. Source: Apple, UIButton.currentTitleColor.
  var standardTitleColor: UIColor { isDrawnInTint ? tintColor : .white }

  private var imageAlpha: CGFloat {
    if isHighlighted, contents[state].image == nil {
      if isDrawnInTint { return Self.highlightedAlpha }
      if adjustsImageWhenHighlighted { return Self.adjustedImageAlpha }
    }
    let isPale = !isEnabled && adjustsImageWhenDisabled && !isDrawnInTint
    return isPale && contents[state].image == nil ? Self.adjustedImageAlpha : 1
  }

  /// The grey disc of a close button.
  private func showSymbolBackground() {
    guard buttonType == .close else { return }
    usedBackgroundPicture.backgroundColor = .tertiarySystemFill
    usedBackgroundPicture.layer.cornerRadius = ControlSymbol.close.size.width / 2
    picture?.tintColor = .secondaryLabel
  }

  // MARK: Layout

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Returns the arrangement of image and title side by side.
  private func arrangement(titleWidth: CGFloat?) -> ButtonArrangement {
    var arrangement = ButtonArrangement()
    arrangement.image = picture?.image?.size
    if let title, title.text?.isEmpty == false {
      var size = title.intrinsicContentSize
      if let titleWidth { size = title.sizeThatFits(CGSize(width: titleWidth, height: 0)) }
      if let titleWidth { size.width = min(size.width, max(0, titleWidth)) }
      arrangement.title = size
    }
    arrangement.imageEdge = isMirrored ? .right : .left
    return arrangement
  }

  /// The size of the content with its insets. That of a title is rounded up to whole points, unless
  /// it is attributed.
  ///
  /// Source: 126 buttons in published documents of Xcode 13 and later, of which all but those that
  /// fill their superviews are whole points wide and high: 33 points for a font of 17, 29 for 14.
  var legacySize: CGSize {
    var arrangement = arrangement(titleWidth: nil)
    if let title = arrangement.title, !hasAttributedTitle {
      arrangement.title = CGSize(
        width: title.width.rounded(.up), height: title.height.rounded(.up))
    }
    var size = arrangement.size
    if contentEdgeInsets == .zero, arrangement.title != nil || arrangement.image == nil {
      let line = arrangement.title?.height ?? titleFont.lineHeight
      size.height = max(size.height, lineHeightWithMargins(line))
      size.width = max(size.width, Self.minimumWidth)
    }
    return CGSize(
      width: size.width + contentEdgeInsets.left + contentEdgeInsets.right,
      height: size.height + contentEdgeInsets.top + contentEdgeInsets.bottom)
  }

  private var hasAttributedTitle: Bool { contents.effective(in: state).attributedTitle != nil }

  /// Returns the height of a line of the title with its margins. For an attributed title the sum is
  /// rounded to pixels, not the line: 31 points for a font of 16, not 31.333. Source: a measured
  /// height of iOS 17 at 3x.
  private func lineHeightWithMargins(_ line: CGFloat) -> CGFloat {
    guard hasAttributedTitle, let title, title.text?.isEmpty == false else {
      return line.rounded(.up) + 2 * Self.titleMargin
    }
    let scale = pixelScale
    return ((title.exactLineHeight + 2 * Self.titleMargin) * scale).rounded() / scale
  }

  /// Returns the frames of image and title, with their own insets applied.
  func legacyFrames(in rect: CGRect) -> ButtonArrangement.Frames {
    let imageWidth = picture?.image?.size.width ?? 0
    let availableTitleWidth = rect.width - imageWidth - titleEdgeInsets.left - titleEdgeInsets.right
    var arrangement = arrangement(titleWidth: availableTitleWidth)
    if contentVerticalAlignment == .fill { arrangement.image?.height = rect.height }
    if contentHorizontalAlignment == .fill, arrangement.title == nil {
      arrangement.image?.width = rect.width
    }
    var frames = arrangement.frames(
      in: rect, across: horizontalPosition, down: verticalPosition)
    frames.title = frames.title.offset(by: titleEdgeInsets, horizontalPosition, verticalPosition)
    frames.image = frames.image.offset(by: imageEdgeInsets, horizontalPosition, verticalPosition)
    return frames
  }

  /// The horizontal alignment as a fraction, 0 to 1.
  var horizontalPosition: CGFloat {
    switch effectiveContentHorizontalAlignment {
    case .left: 0
    case .right: 1
    default: 0.5
    }
  }

  /// The vertical alignment as a fraction, 0 to 1.
  var verticalPosition: CGFloat {
    switch contentVerticalAlignment {
    case .top: 0
    case .bottom: 1
    default: 0.5
    }
  }

  func layOutContents() {
    let content = contentRect(forBounds: bounds)
    backgroundPicture?.frame = backgroundRect(forBounds: bounds)
    if buttonType == .close {
      let side = ControlSymbol.close.size.width
      backgroundPicture?.frame = CGRect(
        x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
    }
    title?.frame = UIScreen.main.pixelAligned(titleRect(forContentRect: content))
    picture?.frame = UIScreen.main.pixelAligned(imageRect(forContentRect: content))
    subtitle?.frame = .zero
    layOutSelectionBackground()
  }
}

extension CGRect {
  /// Returns the rectangle moved by those insets that apply to an alignment.
  fileprivate func offset(
    by insets: UIEdgeInsets, _ across: CGFloat, _ down: CGFloat
  ) -> CGRect {
    guard insets != .zero else { return self }
    return offsetBy(
      dx: insets.left * (1 - across) - insets.right * across,
      dy: insets.top * (1 - down) - insets.bottom * down)
  }
}

extension UIImage {
  /// The image as a template, unless it has a rendering mode of its own.
  fileprivate var asTemplate: UIImage {
    renderingMode == .automatic ? withRenderingMode(.alwaysTemplate) : self
  }
}
