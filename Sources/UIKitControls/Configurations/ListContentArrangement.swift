/// Where image and texts of a row stand, in points, as if the leading edge were at the left.
struct ListContentArrangement {
  /// What a row shows, measured.
  struct Measurements {
    var image: CGSize?
    var room = CGSize.zero
    /// A text's size in a width; nil for no text.
    var text: ((CGFloat) -> CGSize)?
    var secondaryText: ((CGFloat) -> CGSize)?
    /// How far the first baseline lies under a text's top.
    var ascender: CGFloat = 0
    var secondaryAscender: CGFloat = 0
  }

  private(set) var image = CGRect.zero
  private(set) var text = CGRect.zero
  private(set) var secondaryText = CGRect.zero
  /// What the row needs, margins included.
  private(set) var fittingHeight: CGFloat = 0

  /// - Parameters:
  ///   - height: the row's; nil for the one it needs. The content stands in the middle of what the
  ///     margins leave.
  ///   - scale: pixels per point, on which origins come to lie.
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

  /// Places the texts from 0 downwards.
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
