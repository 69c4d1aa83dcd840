import UIKit

/// How large a box is and where its content lies, left to right.
@MainActor
struct BoxArrangement {
  let box: ResolvedBox

  private var model: BoxModel { box.model }
  private var padding: CGSize {
    CGSize(
      width: model.padding.left + model.padding.right,
      height: model.padding.top + model.padding.bottom)
  }

  // MARK: Size

  /// The size of the box in a width in points; without one, as wide as its content wants to be.
  ///
  /// - Complexity: O(boxes × depth), and setting each text once or twice.
  func size(inWidth width: CGFloat?) -> CGSize {
    let limit = [width, model.maxWidth.map { CGFloat($0) }].compactMap { $0 }.min()
    let outer = model.width.map { CGFloat($0) } ?? limit
    let content = contentSize(inWidth: outer.map { max(0, $0 - padding.width) })
    var size = CGSize(
      width: model.width ?? min(content.width + padding.width, limit ?? .infinity),
      height: model.height ?? content.height + padding.height)
    if model.height == nil, let ratio = model.aspectRatio {
      if model.width == nil, let limit { size.width = limit }
      size.height = size.width / ratio
    }
    return size
  }

  private func contentSize(inWidth width: CGFloat?) -> CGSize {
    let sizes = partSizes(inWidth: width)
    let (widths, heights) = (sizes.map(\.width), sizes.map(\.height))
    let gaps = CGFloat(max(0, sizes.count - 1)) * model.spacing
    return switch model.axis {
    case .vertical:
      CGSize(width: widths.max() ?? 0, height: heights.reduce(0, +) + gaps)
    case .horizontal:
      CGSize(width: widths.reduce(0, +) + gaps, height: heights.max() ?? 0)
    case .depth: CGSize(width: widths.max() ?? 0, height: heights.max() ?? 0)
    }
  }

  /// The sizes of the contents, along a horizontal axis what they get of the width.
  private func partSizes(inWidth width: CGFloat?) -> [CGSize] {
    guard model.axis == .horizontal, let width else {
      return box.contents.map { size(of: $0, inWidth: width) }
    }
    let widths = rowWidths(width)
    return zip(box.contents, widths).map { content, width in
      CGSize(width: width, height: size(of: content, inWidth: width).height)
    }
  }

  private func size(of content: ResolvedBox.Content, inWidth width: CGFloat?) -> CGSize {
    switch content {
    case .box(let child): return BoxArrangement(box: child).size(inWidth: width)
    case .text(let text): return TextMeasure(box: box).size(of: text, inWidth: width)
    case .control(let control):
      let natural = control.view().intrinsicContentSize
      return CGSize(
        width: max(0, min(natural.width, width ?? natural.width)), height: natural.height)
    case .image(let image):
      guard let width, image.size.width > 0, model.aspectRatio == nil else { return image.size }
      let fitting = min(width, model.axis == .horizontal ? image.size.width : width)
      return CGSize(
        width: fitting, height: fitting * image.size.height / image.size.width)
    }
  }

  private func grow(_ content: ResolvedBox.Content) -> CGFloat {
    switch content {
    case .text: return 0
    case .control(let control):
      return model.axis == .horizontal && control.isWide ? 1 : 0
    case .image: return box.contents.count == 1 || model.axis == .vertical ? 1 : 0
    case .box(let child):
      let own = model.axis == .vertical ? child.model.height : child.model.width
      let isFree = child.model.grow == 0 && own == nil && child.model.aspectRatio == nil
      let fills = child.hasImage || model.axis == .horizontal && child.hasWideControl
      return isFree && fills ? 1 : child.model.grow
    }
  }

  // MARK: Places

  /// The frames of the contents in the box's coordinates.
  func frames(in bounds: CGRect) -> [CGRect] {
    let inner = bounds.inset(by: model.padding).standardized
    guard inner.width > 0, inner.height > 0 else { return box.contents.map { _ in .zero } }
    if box.soleContent != nil, model.align == .fill, model.justify == .start { return [inner] }
    switch model.axis {
    case .vertical: return column(inner)
    case .horizontal: return row(inner)
    case .depth: return stack(inner)
    }
  }

  private func column(_ inner: CGRect) -> [CGRect] {
    let naturals = box.contents.map { size(of: $0, inWidth: inner.width) }
    let heights = lengths(naturals.map(\.height), of: inner.height)
    let tops = starts(heights, from: inner.minY, to: inner.maxY)
    return box.contents.indices.map { index in
      let across = across(
        naturals[index].width, own: ownWidth(box.contents[index]), inner.minX, inner.width)
      return CGRect(x: across.start, y: tops[index], width: across.length, height: heights[index])
    }
  }

  private func row(_ inner: CGRect) -> [CGRect] {
    let widths = rowWidths(inner.width)
    let lefts = starts(widths, from: inner.minX, to: inner.maxX)
    return box.contents.indices.map { index in
      let height = size(of: box.contents[index], inWidth: widths[index]).height
      let across = across(
        min(height, inner.height), own: ownHeight(box.contents[index]), inner.minY, inner.height)
      return CGRect(x: lefts[index], y: across.start, width: widths[index], height: across.length)
    }
  }

  private func stack(_ inner: CGRect) -> [CGRect] {
    box.contents.map { content in
      guard model.align != .fill else { return inner }
      let natural = size(of: content, inWidth: inner.width)
      let across = across(min(natural.width, inner.width), own: nil, inner.minX, inner.width)
      let top = starts([natural.height], from: inner.minY, to: inner.maxY)[0]
      return CGRect(x: across.start, y: top, width: across.length, height: natural.height)
    }
  }

  private func ownWidth(_ content: ResolvedBox.Content) -> CGFloat? {
    guard case .box(let child) = content else { return nil }
    return (child.model.width ?? child.model.maxWidth).map { CGFloat($0) }
  }

  private func ownHeight(_ content: ResolvedBox.Content) -> CGFloat? {
    guard case .box(let child) = content else { return nil }
    if let height = child.model.height { return CGFloat(height) }
    return child.model.aspectRatio == nil ? nil : size(of: content, inWidth: nil).height
  }

  /// The widths of the contents of a row: what grows shares what the others leave, which take what
  /// they want in order.
  private func rowWidths(_ width: CGFloat) -> [CGFloat] {
    var left = width - CGFloat(max(0, box.contents.count - 1)) * model.spacing
    let naturals = box.contents.map { content -> CGFloat in
      guard grow(content) == 0 else { return 0 }
      let natural = min(max(0, left), size(of: content, inWidth: nil).width)
      left -= natural
      return natural
    }
    return lengths(naturals, of: width)
  }

  /// The lengths along the axis: naturals, and shares of what they leave for what grows.
  private func lengths(_ naturals: [CGFloat], of length: CGFloat) -> [CGFloat] {
    let shares = box.contents.map(grow)
    let total = shares.reduce(0, +)
    guard total > 0 else { return naturals }
    let gaps = CGFloat(max(0, naturals.count - 1)) * model.spacing
    let fixed = zip(naturals, shares).reduce(0) { $0 + ($1.1 == 0 ? $1.0 : 0) }
    let left = max(0, length - gaps - fixed)
    return zip(naturals, shares).map { $1 == 0 ? $0 : left * $1 / total }
  }

  private func starts(_ lengths: [CGFloat], from start: CGFloat, to end: CGFloat) -> [CGFloat] {
    let gaps = CGFloat(max(0, lengths.count - 1)) * model.spacing
    let left = end - start - lengths.reduce(0, +) - gaps
    var spacing = CGFloat(model.spacing)
    var position = start
    switch model.justify {
    case .start: break
    case .center: position += left / 2
    case .end: position += left
    case .spaceBetween:
      if lengths.count > 1 { spacing += max(0, left) / CGFloat(lengths.count - 1) }
    }
    return lengths.map { length in
      defer { position += length + spacing }
      return position
    }
  }

  private func across(
    _ natural: CGFloat, own: CGFloat?, _ start: CGFloat, _ room: CGFloat
  ) -> (start: CGFloat, length: CGFloat) {
    let length = model.align == .fill ? min(own ?? room, room) : min(natural, room)
    return switch model.align {
    case .fill, .start: (start, length)
    case .center: (start + (room - length) / 2, length)
    case .end: (start + room - length, length)
    }
  }
}
