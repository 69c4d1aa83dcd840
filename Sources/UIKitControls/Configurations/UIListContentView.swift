/// A view that shows a list content configuration, also outside cells.
///
/// Source: Apple, UIListContentView.
@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView, TextMetrics {
  private var shown: UIListContentConfiguration
  private let imageView = UIImageView(frame: .zero)
  package final let textLabel = UILabel(frame: .zero)
  package final let secondaryTextLabel = UILabel(frame: .zero)
  private let textGuide = ListPartGuide()
  private let secondaryTextGuide = ListPartGuide()
  private let imageGuide = ListPartGuide()

  /// The configuration: a `UIListContentConfiguration`; others stop the program.
  open var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let new = newValue as? UIListContentConfiguration else {
        stop("\(type(of: self)) cannot show a configuration of type \(type(of: newValue))")
      }
      shown = new
      apply()
    }
  }

  /// The guide of the text's frame after the layout; nil without text.
  open var textLayoutGuide: UILayoutGuide? { guide(textGuide, isVisible: textLabel.text) }

  /// The guide of the secondary text's frame after the layout; nil without one.
  open var secondaryTextLayoutGuide: UILayoutGuide? {
    guide(secondaryTextGuide, isVisible: secondaryTextLabel.text)
  }

  /// The guide of the image's frame after the layout; nil without an image.
  open var imageLayoutGuide: UILayoutGuide? { guide(imageGuide, isVisible: shown.image) }

  private func guide(_ guide: ListPartGuide, isVisible part: Any?) -> UILayoutGuide? {
    guard let part, (part as? String)?.isEmpty != true else { return nil }
    guide.enter(self)
    return guide.guide
  }

  /// Creates a view with a configuration.
  public init(configuration: UIListContentConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    addContent()
  }

  /// Creates a view from a nib, with the configuration of an empty cell.
  public required init?(coder: NSCoder) {
    shown = .cell()
    super.init(coder: coder)
    addContent()
    coder.describe(self, as: UIListContentView.self)
  }

  private func addContent() {
    textMetrics = self
    for view in [imageView, textLabel, secondaryTextLabel] as [UIView] { addSubview(view) }
    imageView.contentMode = .scaleAspectFit
    apply()
  }

  // MARK: UIView

  /// Lays out the image and the texts.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let arrangement = arrangement(width: bounds.width, height: bounds.height)
    imageView.frame = mirrored(arrangement.image)
    textLabel.frame = mirrored(arrangement.text)
    secondaryTextLabel.frame = mirrored(arrangement.secondaryText)
    textGuide.setFrame(textLabel.frame)
    secondaryTextGuide.setFrame(secondaryTextLabel.frame)
    imageGuide.setFrame(imageView.frame)
  }

  /// Returns the size of the content in a width; a width of 0 is no limit; the height is ignored.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let isLimited = size.width > 0 && size.width < 1_000_000
    guard isLimited else { return intrinsicContentSize }
    let height = arrangement(width: size.width, height: nil).fittingHeight
    return CGSize(width: size.width, height: height)
  }

  /// The size of the content with unwrapped texts.
  open override var intrinsicContentSize: CGSize {
    let measurements = measurements(in: .zero)
    let texts = [measurements.text, measurements.secondaryText].compactMap { $0?(0).width }
    let padding = shown.textToSecondaryTextHorizontalPadding
    let isSideBySide = shown.prefersSideBySideTextAndSecondaryText && texts.count == 2
    let text = isSideBySide ? texts[0] + padding + texts[1] : texts.max() ?? 0
    let image = measurements.image == nil ? 0 : measurements.room.width + shown.imageToTextPadding
    let width = margins.leading + image + text + margins.trailing
    return CGSize(
      width: width, height: arrangement(width: width, height: nil).fittingHeight)
  }

  package final var wrapsToLayoutWidth: Bool {
    [textLabel, secondaryTextLabel].contains { $0.text?.isEmpty == false }
  }

  package final func contentSize(wrappedTo width: CGFloat) -> CGSize {
    sizeThatFits(CGSize(width: width, height: 0))
  }

  /// Updates the image's tint colour.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    applyImage()
  }

  // MARK: Private

  private func apply() {
    shown.textProperties.apply(to: textLabel, shown.text, shown.attributedText)
    shown.secondaryTextProperties.apply(
      to: secondaryTextLabel, shown.secondaryText, shown.secondaryAttributedText)
    applyImage()
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  private func applyImage() {
    let properties = shown.imageProperties
    if imageView.preferredSymbolConfiguration !== properties.preferredSymbolConfiguration {
      imageView.preferredSymbolConfiguration = properties.preferredSymbolConfiguration
    }
    imageView.image = shown.image
    imageView.tintColor = properties.resolvedTintColor(for: tintColor)
    imageView.layer.cornerRadius = properties.cornerRadius
    imageView.clipsToBounds = properties.cornerRadius > 0
  }

  private var margins: NSDirectionalEdgeInsets {
    var margins = shown.directionalLayoutMargins
    guard
      let outer = (superview as? any ContentMarginHost)?.contentMargins
        ?? superview?.layoutMargins
    else { return margins }
    let axes = shown.axesPreservingSuperviewLayoutMargins
    if axes.contains(.horizontal) {
      let (leading, trailing) = isMirrored ? (outer.right, outer.left) : (outer.left, outer.right)
      margins.leading = max(margins.leading, leading)
      margins.trailing = max(margins.trailing, trailing)
    }
    if axes.contains(.vertical) {
      margins.top = max(margins.top, outer.top)
      margins.bottom = max(margins.bottom, outer.bottom)
    }
    return margins
  }

  /// The distance of the text from the leading edge; if there is no text, of the secondary text.
  package var textLeading: CGFloat {
    let label = textLabel.text?.isEmpty == false ? textLabel : secondaryTextLabel
    return isMirrored ? bounds.width - label.frame.maxX : label.frame.minX
  }

  /// Returns the measurements of the image and the texts.
  ///
  /// - Parameter room: the available size for the image, in points; a dimension of 0 is no limit.
  private func measurements(in room: CGSize) -> ListContentArrangement.Measurements {
    var measurements = ListContentArrangement.Measurements()
    if let image = shown.image {
      let size = shown.imageProperties.size(of: imageView.intrinsicContentSize, in: room)
      measurements.image = size
      measurements.room = shown.imageProperties.reservedSize(
        for: size, isSymbol: image.isSymbolImage, traits: traitCollection)
    }
    measurements.text = measure(textLabel)
    measurements.secondaryText = measure(secondaryTextLabel)
    measurements.ascender = shown.textProperties.font.ascender
    measurements.secondaryAscender = shown.secondaryTextProperties.font.ascender
    return measurements
  }

  private func measure(_ label: UILabel) -> ((CGFloat) -> CGSize)? {
    guard label.text?.isEmpty == false else { return nil }
    return { label.sizeThatFits(CGSize(width: $0, height: .greatestFiniteMagnitude)) }
  }

  private func arrangement(width: CGFloat, height: CGFloat?) -> ListContentArrangement {
    let margins = margins
    let room = CGSize(
      width: max(0, width - margins.leading - margins.trailing), height: height ?? 0)
    return ListContentArrangement(
      shown, measurements(in: room), margins: margins, width: width, height: height,
      scale: pixelScale)
  }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private func mirrored(_ rect: CGRect) -> CGRect {
    guard isMirrored else { return rect }
    return CGRect(
      x: bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }
}
