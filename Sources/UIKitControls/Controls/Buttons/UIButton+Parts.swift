// The parts of a button, which are created when they are used. Source: the recorded text of
// swift-snapshot-testing's testUIView, in which a button with an image alone has no label; views in
// public logs, in which buttons with titles alone have no image view.

extension UIButton {
  /// The label of the title, created if there is none.
  var usedTitle: UIButtonLabel {
    if let title { return title }
    let label = UIButtonLabel(frame: .zero)
    label.textAlignment = .center
    label.lineBreakMode = .byTruncatingMiddle
    label.font = standardTitleFont
    label.numberOfLines = configuration == nil ? 1 : 0
    label.adjustsFontForContentSizeCategory = configuration != nil
    title = label
    use(label)
    return label
  }

  /// The label of the subtitle, created if there is none.
  var usedSubtitle: UIButtonLabel {
    if let subtitle { return subtitle }
    let label = UIButtonLabel(frame: .zero)
    label.adjustsFontForContentSizeCategory = configuration != nil
    subtitle = label
    use(label)
    return label
  }

  /// The view of the image, created if there is none.
  var usedPicture: UIImageView {
    if let picture { return picture }
    let view = UIImageView(frame: .zero)
    view.clipsToBounds = true
    picture = view
    use(view)
    return view
  }

  /// The view of the background image, created if there is none.
  var usedBackgroundPicture: UIImageView {
    if let backgroundPicture { return backgroundPicture }
    let view = UIImageView(frame: .zero)
    view.clipsToBounds = true
    backgroundPicture = view
    use(view)
    return view
  }

  /// Returns the label of the title; nil if a text needs none and there is none.
  func title(showing text: AttributedString?) -> UIButtonLabel? {
    text?.characters.isEmpty == false ? usedTitle : title
  }

  /// Returns the label of the subtitle; nil if a text needs none and there is none.
  func subtitle(showing text: AttributedString?) -> UIButtonLabel? {
    text?.characters.isEmpty == false ? usedSubtitle : subtitle
  }

  /// The font of a title that has none of its own.
  var standardTitleFont: UIFont {
    .systemFont(ofSize: buttonType == .system ? 15 : UIFont.buttonFontSize)
  }

  var titleFont: UIFont { title?.font ?? standardTitleFont }

  private func use(_ part: UIView) {
    part.isUserInteractionEnabled = false
    insert(part)
    // A part that was asked for shows the button's content. Its size, which may just be computed,
    // does not depend on an empty part.
    setNeedsUpdateConfiguration()
  }

  /// Inserts a part above those that are below it, and below all other subviews.
  func insert(_ part: UIView) {
    let order: [UIView?] = [
      parts.background, backgroundPicture, selectionBackground, picture, title, subtitle,
    ]
    let below = order.prefix { $0 !== part }.compactMap(\.self).last { $0.superview === self }
    if let below {
      insertSubview(part, aboveSubview: below)
    } else {
      insertSubview(part, at: 0)
    }
  }
}
