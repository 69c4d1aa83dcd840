/// A picture of a screen as a part of a scroll view's content.
///
/// All coordinates are in pixels of the content, from its top left corner.
package struct ContentPicture {
  package let image: CGImage
  /// The origin of the picture in the content.
  package let originX: Int, originY: Int
  /// The visible area of the content.
  package let area: PixelRect
  /// The areas that cover content and do not scroll: bars with their lines, pinned headers, views
  /// over the scroll view.
  package let fixed: [PixelRect]

  /// Creates a picture of the content visible in a scroll view of a screen.
  ///
  /// - Parameters:
  ///   - scrollView: A view in the hierarchy that was drawn.
  ///   - isFixed: Returns whether a subview of the scroll view stays in place during scrolling.
  ///     Pinned headers and footers and a table's index always count as fixed.
  @MainActor
  package init(
    _ image: CGImage, of scrollView: UIScrollView, in root: UIView, scale: CGFloat,
    isFixed: (UIView) -> Bool = { _ in false }
  ) {
    self.image = image
    let offset = scrollView.convert(CGPoint.zero, to: root)
    originX = Int((-offset.x * scale).rounded())
    originY = Int((-offset.y * scale).rounded())
    let bars = scrollView.adjustedContentInset - scrollView.contentInset
    let seen = root.bounds.offsetBy(dx: -offset.x, dy: -offset.y)
      .intersection(scrollView.bounds.inset(by: bars))
    area = PixelRect(pixels: seen, scale: scale, outwards: false)
    let pinned = scrollView.pinnedViews + scrollView.subviews.filter(isFixed)
    let covering = scrollView.viewsAbove(below: root)
    fixed = (pinned + covering).map { view in
      PixelRect(
        pixels: view.convert(view.extent, to: scrollView), scale: scale, outwards: true)
    }
  }

  init(image: CGImage, originX: Int, originY: Int, area: PixelRect, fixed: [PixelRect]) {
    self.image = image
    self.originX = originX
    self.originY = originY
    self.area = area
    self.fixed = fixed
  }

  /// Returns the number of differing pixels in the content that both pictures show, and the first
  /// one, from the top left.
  ///
  /// Complexity: O(pixels), fast where rows agree.
  package func disagreement(
    with other: ContentPicture
  ) -> (differing: Int, common: Int, first: (x: Int, y: Int)?) {
    let (left, right) = (max(area.x, other.area.x), min(area.maxX, other.area.maxX))
    let (top, bottom) = (max(area.y, other.area.y), min(area.maxY, other.area.maxY))
    var (differing, common) = (0, 0)
    var first: (x: Int, y: Int)?
    guard left < right, top < bottom else { return (0, 0, nil) }
    let covers = fixed + other.fixed
    for y in top..<bottom {
      var columns = IndexSet(integersIn: left..<right)
      for cover in covers where cover.y <= y && y < cover.maxY && cover.width > 0 {
        columns.remove(integersIn: cover.x..<cover.maxX)
      }
      common += columns.count
      for range in columns.rangeView {
        guard memcmp(row(y, range.lowerBound), other.row(y, range.lowerBound), 4 * range.count) != 0
        else { continue }
        for x in range where pixel(x, y) != other.pixel(x, y) {
          differing += 1
          first = first ?? (x, y)
        }
      }
    }
    return (differing, common, first)
  }

  /// Returns the area of the content that another picture shows too, including what covers it; nil
  /// if there is none.
  func shared(with other: ContentPicture) -> CGImage? {
    let rect = CGRect(area).intersection(CGRect(other.area))
    return image.cropping(to: rect.offsetBy(dx: CGFloat(-originX), dy: CGFloat(-originY)))
  }

  private func row(_ y: Int, _ x: Int) -> UnsafeMutableRawPointer {
    image.bitmap.pixels + (y - originY + image.originY) * image.bitmap.bytesPerRow
      + 4 * (x - originX + image.originX)
  }

  private func pixel(_ x: Int, _ y: Int) -> UInt32 { row(y, x).load(as: UInt32.self) }
}

extension PixelRect {
  /// Creates the device pixels of a rectangle in points.
  ///
  /// - Parameter outwards: Whether partly covered pixels count.
  fileprivate init(pixels rect: CGRect, scale: CGFloat, outwards: Bool) {
    let (low, high): (FloatingPointRoundingRule, FloatingPointRoundingRule) =
      outwards ? (.down, .up) : (.up, .down)
    guard !rect.isNull else {
      self.init(x: 0, y: 0, width: 0, height: 0)
      return
    }
    let (left, top) = (
      Int((rect.minX * scale).rounded(low)), Int((rect.minY * scale).rounded(low))
    )
    self.init(
      x: left, y: top, width: max(0, Int((rect.maxX * scale).rounded(high)) - left),
      height: max(0, Int((rect.maxY * scale).rounded(high)) - top))
  }
}

extension CGRect {
  fileprivate init(_ box: PixelRect) {
    self.init(x: box.x, y: box.y, width: box.width, height: box.height)
  }
}

extension UIView {
  /// The bounds with everything that extends beyond them: a bar's line is below the bar.
  fileprivate var extent: CGRect {
    guard !clipsToBounds else { return bounds }
    return subviews.reduce(bounds) { extent, subview in
      let isVisible = !subview.isHidden && subview.alpha > 0 && !subview.bounds.isEmpty
      return isVisible ? extent.union(convert(subview.extent, from: subview)) : extent
    }
  }
}

extension UIEdgeInsets {
  fileprivate static func - (first: UIEdgeInsets, second: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: first.top - second.top, left: first.left - second.left,
      bottom: first.bottom - second.bottom, right: first.right - second.right)
  }
}

extension UIScrollView {
  /// The subviews that stay in place: pinned headers and similar views, and an index.
  fileprivate var pinnedViews: [UIView] {
    if let table = self as? UITableView { return table.visibleViews }
    return ListMachine.of(self)?.visibleViews ?? []
  }

  /// Returns the views in front of the scroll view, outside of it.
  fileprivate func viewsAbove(below root: UIView) -> [UIView] {
    var result: [UIView] = []
    var view: UIView = self
    while view !== root, let superview = view.superview {
      let later = superview.subviews.drop { $0 !== view }.dropFirst()
      result += later.filter { !$0.isHidden && $0.alpha > 0 }
      view = superview
    }
    return result
  }
}
