/// The frames of a row's image and texts, in points, with the leading edge at the left.
struct ListContentArrangement {
  /// The measurements of a row's parts.
  struct Measurements {
    var image: CGSize?
    var room = CGSize.zero
    /// Returns the size of a text in a width; nil without text.
    var text: ((CGFloat) -> CGSize)?
    var secondaryText: ((CGFloat) -> CGSize)?
    /// The distance from the top of the text to its first baseline.
    var ascender: CGFloat = 0
    var secondaryAscender: CGFloat = 0
  }

  private(set) var image = CGRect.zero
  private(set) var text = CGRect.zero
  private(set) var secondaryText = CGRect.zero
  /// The height of the row, including margins.
  private(set) var fittingHeight: CGFloat = 0

  /// Creates the arrangement of a row's content in a width.
  ///
  /// - Parameters:
  ///   - height: the row's height; nil for the fitting one. The content is centred between the
  ///     margins.
  ///   - scale: the number of pixels per point, to which origins are rounded.
  init(
    _ configuration: UIListContentConfiguration, _ measurements: Measurements,
    margins: NSDirectionalEdgeInsets, width: CGFloat, height: CGFloat?, scale: CGFloat
  ) {
    var start = margins.leading
    if measurements.image != nil {
      start += measurements.room.width + configuration.imageToTextPadding
    }
    let available = max(0, width - start - margins.trailing)
    placeTexts(configuration, measurements, start: start, available: available)
    let block = text.union(secondaryText).height
    let content = max(block, measurements.image == nil ? 0 : measurements.room.height)
    fittingHeight = content + margins.top + margins.bottom
    let room = (height ?? fittingHeight) - margins.top - margins.bottom
    func middle(_ length: CGFloat) -> CGFloat {
      ((margins.top + (room - length) / 2) * scale).rounded() / scale
    }
    text.origin.y += middle(block)
    secondaryText.origin.y += middle(block)
    if let size = measurements.image {
      let x = margins.leading + (measurements.room.width - size.width) / 2
      image = CGRect(
        origin: CGPoint(x: (x * scale).rounded() / scale, y: middle(size.height)), size: size)
    }
  }

  /// Places the texts, with their tops at 0.
  private mutating func placeTexts(
    _ configuration: UIListContentConfiguration, _ measurements: Measurements, start: CGFloat,
    available: CGFloat
  ) {
    let empty = CGRect(x: start, y: 0, width: 0, height: 0)
    let first = measurements.text?(available)
    let second = measurements.secondaryText?(available)
    text = first.map { CGRect(x: start, y: 0, width: available, height: $0.height) } ?? empty
    secondaryText = empty
    guard let second else { return }
    let padding = configuration.textToSecondaryTextHorizontalPadding
    if configuration.prefersSideBySideTextAndSecondaryText, let first,
      first.width + padding + second.width <= available
    {
      text.size.width = available - padding - second.width
      text.origin.y = max(0, measurements.secondaryAscender - measurements.ascender)
      secondaryText = CGRect(
        x: start + available - second.width,
        y: max(0, measurements.ascender - measurements.secondaryAscender),
        width: second.width, height: second.height)
    } else {
      let y = first.map { $0.height + configuration.textToSecondaryTextVerticalPadding } ?? 0
      secondaryText = CGRect(x: start, y: y, width: available, height: second.height)
    }
  }
}
