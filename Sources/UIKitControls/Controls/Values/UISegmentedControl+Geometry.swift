extension UISegmentedControl {
  /// The natural widths of the segments, in points.
  var naturalWidths: [CGFloat] {
    let contents = segments.map { segment -> CGFloat in
      if let width = segment.width { return width }
      let text = (segment.title ?? "").size(withAttributes: resolvedTitleAttributes(.selected))
        .width
      return max(text, segment.image?.size.width ?? 0).rounded(.up) + Self.margin
    }
    if apportionsSegmentWidthsByContent { return contents }
    let widest = zip(segments, contents).filter { $0.0.width == nil }.map(\.1).max() ?? 0
    return zip(segments, contents).map { $0.0.width == nil ? widest : $0.1 }
  }

  var segmentFrames: [CGRect] {
    let wanted = naturalWidths
    guard !wanted.isEmpty else { return [] }
    let gaps = gap * CGFloat(wanted.count - 1)
    let total = wanted.reduce(0, +)
    let factor = total > 0 ? (bounds.width - gaps) / total : 0
    var x = bounds.minX
    let frames = wanted.map { width -> CGRect in
      defer { x += width * factor + gap }
      return CGRect(x: x, y: bounds.minY, width: width * factor, height: bounds.height)
    }
    guard isMirrored else { return frames }
    return frames.map { frame in
      CGRect(
        x: bounds.minX + bounds.maxX - frame.maxX, y: frame.minY, width: frame.width,
        height: frame.height)
    }
  }

  /// The gap between segments, in points: the width of a divider.
  var gap: CGFloat { images.dividers.effective(.normal, .normal)?.size.width ?? Self.gap }

  func separatorFrame(
    after index: Int, _ frames: [CGRect], inset: CGFloat = separatorInset
  ) -> CGRect {
    let frame = frames[index]
    return CGRect(
      x: isMirrored ? frame.minX - gap : frame.maxX, y: bounds.minY + inset, width: gap,
      height: max(0, bounds.height - 2 * inset))
  }

  func hasSeparator(after index: Int) -> Bool {
    index < segments.count - 1 && index != displayedIndex && index + 1 != displayedIndex
  }
}
