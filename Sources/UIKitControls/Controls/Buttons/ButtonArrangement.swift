/// The layout of a configured button's parts, in points.
struct ButtonArrangement {
  /// The sizes of the parts; nil for missing ones.
  var image: CGSize?
  var title: CGSize?
  var subtitle: CGSize?
  var indicator: CGSize?
  /// The side of the text with the image.
  var imageEdge = UIRectEdge.left
  var imagePadding: CGFloat = 0
  var titlePadding: CGFloat = 0
  var indicatorPadding: CGFloat = 0
  /// The alignment of title and subtitle in their common width: 0 left, 0.5 centred, 1 right.
  var titleAlignment: CGFloat = 0.5
  /// Whether the indicator is at the left.
  var isMirrored = false

  /// The frames of the parts.
  struct Frames: Equatable {
    var image = CGRect.zero
    var title = CGRect.zero
    var subtitle = CGRect.zero
    var indicator = CGRect.zero
  }

  private var isStacked: Bool { imageEdge == .top || imageEdge == .bottom }

  private var textSize: CGSize? {
    guard title != nil || subtitle != nil else { return nil }
    let (title, subtitle) = (title ?? .zero, subtitle ?? .zero)
    let gap = self.title != nil && self.subtitle != nil ? titlePadding : 0
    return CGSize(
      width: max(title.width, subtitle.width), height: title.height + gap + subtitle.height)
  }

  /// The size of image and text together.
  private var coreSize: CGSize {
    guard let image else { return textSize ?? .zero }
    guard let text = textSize else { return image }
    if isStacked {
      return CGSize(
        width: max(image.width, text.width), height: image.height + imagePadding + text.height)
    }
    return CGSize(
      width: image.width + imagePadding + text.width, height: max(image.height, text.height))
  }

  /// The size of all parts.
  var size: CGSize {
    let core = coreSize
    guard let indicator else { return core }
    return CGSize(
      width: core.width + indicatorPadding + indicator.width,
      height: max(core.height, indicator.height))
  }

  /// Returns the part of a width that is available for the text.
  func textWidth(in width: CGFloat) -> CGFloat {
    var left = width
    if let indicator { left -= indicator.width + indicatorPadding }
    if let image, !isStacked { left -= image.width + imagePadding }
    return max(0, left)
  }

  /// Returns the frames of the parts in a rectangle.
  ///
  /// - Parameters:
  ///   - across: the horizontal position, 0 to 1; nil to fill the width.
  ///   - down: the vertical position, 0 to 1.
  func frames(in rect: CGRect, across: CGFloat?, down: CGFloat) -> Frames {
    var frames = Frames()
    let (core, all) = (coreSize, size)
    var area = CGRect(
      x: rect.minX + (rect.width - all.width) * (across ?? 0.5),
      y: rect.minY + (rect.height - core.height) * down, width: core.width, height: core.height)
    if let indicator {
      let left = area.minX
      let x = isMirrored ? left : left + core.width + indicatorPadding
      frames.indicator = CGRect(
        x: x, y: area.midY - indicator.height / 2, width: indicator.width,
        height: indicator.height)
      if isMirrored { area.origin.x += indicator.width + indicatorPadding }
    }
    let (imagePosition, textPosition) = split(area)
    frames.image = imagePosition
    let titleSize = title ?? .zero
    frames.title = align(titleSize, in: textPosition, y: textPosition.minY)
    if let subtitle {
      frames.subtitle = align(subtitle, in: textPosition, y: textPosition.maxY - subtitle.height)
    }
    return frames
  }

  private func align(_ size: CGSize, in area: CGRect, y: CGFloat) -> CGRect {
    CGRect(
      x: area.minX + (area.width - size.width) * titleAlignment, y: y, width: size.width,
      height: size.height)
  }

  /// Returns the frames of image and text.
  private func split(_ area: CGRect) -> (CGRect, CGRect) {
    let (image, text) = (image ?? .zero, textSize ?? .zero)
    var imageOrigin = CGPoint(x: area.midX - image.width / 2, y: area.midY - image.height / 2)
    var textOrigin = CGPoint(x: area.midX - text.width / 2, y: area.midY - text.height / 2)
    switch imageEdge {
    case .top: (imageOrigin.y, textOrigin.y) = (area.minY, area.maxY - text.height)
    case .bottom: (imageOrigin.y, textOrigin.y) = (area.maxY - image.height, area.minY)
    case .right: (imageOrigin.x, textOrigin.x) = (area.maxX - image.width, area.minX)
    default: (imageOrigin.x, textOrigin.x) = (area.minX, area.maxX - text.width)
    }
    return (CGRect(origin: imageOrigin, size: image), CGRect(origin: textOrigin, size: text))
  }
}
