extension ListMachine {
  /// Scrolls an item to a position, if the layout has attributes for it.
  func scroll(
    showing indexPath: IndexPath, at position: UICollectionView.ScrollPosition, animated: Bool
  ) {
    guard scroll(to: ScrollTarget(indexPath, .position(position)), animated: animated) else {
      return
    }
    scrollRow(showing: indexPath, at: rowTarget(position), animated: animated)
  }

  /// Scrolls to an existing item, and corrects the offset when estimated sizes are measured, during
  /// the animation and at its end. Returns whether the layout has attributes for the item.
  @discardableResult
  func scroll(to scrollTarget: ScrollTarget, animated: Bool) -> Bool {
    if let path = scrollTarget.item {
      path.requireItem()
      validateLayout()
      requireExisting(path)
    }
    guard let offset = offset(of: scrollTarget) else { return false }
    host.setContentOffset(offset, animated: animated)
    guard layout.followsScrolledItems else { return true }
    if let animation = host.driver.motion as? OffsetAnimation {
      pass.follow(scrollTarget)
      animation.follow { [weak self] in
        self?.offset(of: scrollTarget)
      } land: { [weak self] in
        self?.land(at: scrollTarget)
      }
    } else {
      pass.take(scrollTarget, at: contentOffset)
    }
    return true
  }

  /// Stops at an item's position after all visible elements there have been measured.
  private func land(at scrollTarget: ScrollTarget) {
    pass.take(scrollTarget, at: contentOffset)
    setNeedsLayout()
    layoutIfNeeded()
  }

  /// Returns a position's counterpart in an orthogonally scrolling row.
  private func rowTarget(_ position: UICollectionView.ScrollPosition) -> RowTarget? {
    let alignment = layout.scrollsSideways ? position.down : position.across
    switch alignment {
    case nil: return nil
    case .centre: return .centre
    case .start: return mirror == nil || layout.scrollsSideways ? .start : .end
    case .end: return mirror == nil || layout.scrollsSideways ? .end : .start
    }
  }

  /// Returns the offset for a scroll target; nil if the layout has no attributes for the item, or
  /// the item is deleted.
  func offset(of scrollTarget: ScrollTarget) -> CGPoint? {
    validateLayout()
    guard let path = scrollTarget.item, counts.contains(path), let frame = item(at: path)?.frame
    else {
      return nil
    }
    guard case .position(let position) = scrollTarget.destination else {
      return host.offset(showing: frame)
    }
    let target = CGPoint(
      x: offset(toPut: frame.minX, frame.maxX, at: position.across, axis: .across),
      y: offset(toPut: frame.minY, frame.maxY, at: position.down, axis: .down))
    return clampedContentOffset(target)
  }

  private func requireExisting(_ indexPath: IndexPath) {
    let (section, item) = (indexPath.section, indexPath.item)
    guard let count = counts.items[safe: section] else {
      stop(
        "Attempted to scroll the collection view to an out-of-bounds section (\(section)) when "
          + "there "
          + "are only \(counts.sections) sections.", exception: "NSInvalidArgumentException")
    }
    guard (0..<count).contains(item) else {
      stop(
        "Attempted to scroll the collection view to an out-of-bounds item (\(item)) when there are "
          + "only \(count) items in section \(section).", exception: "NSInvalidArgumentException")
    }
  }

  private enum Axis { case across, down }

  private func offset(
    toPut start: CGFloat, _ end: CGFloat, at alignment: UICollectionView.ScrollPosition.Alignment?,
    axis: Axis
  ) -> CGFloat {
    let inset = adjustedContentInset
    let (before, after) = axis == .down ? (inset.top, inset.bottom) : (inset.left, inset.right)
    let length = axis == .down ? bounds.height : bounds.width
    switch alignment {
    case nil: return axis == .down ? contentOffset.y : contentOffset.x
    case .start: return start - before
    case .end: return end - length + after
    case .centre: return (start + end) / 2 - (length - before - after) / 2 - before
    }
  }
}

extension UICollectionView.ScrollPosition {
  fileprivate enum Alignment { case start, centre, end }

  @MainActor fileprivate var down: Alignment? {
    alignment(.top, .centeredVertically, .bottom, axis: "vertical")
  }
  @MainActor fileprivate var across: Alignment? {
    alignment(.left, .centeredHorizontally, .right, axis: "horizontal")
  }

  @MainActor private func alignment(
    _ start: Self, _ centre: Self, _ end: Self, axis: String
  ) -> Alignment? {
    let named: [Alignment] =
      (contains(start) ? [.start] : []) + (contains(centre) ? [.centre] : [])
      + (contains(end) ? [.end] : [])
    guard named.count < 2 else {
      stop(
        "UICollectionViewScrollPosition: attempt to use a scroll position with multiple \(axis) "
          + "positioning styles",
        exception: "NSInvalidArgumentException")
    }
    return named.first
  }
}

extension Array {
  /// The element at an index; nil if the index is out of bounds.
  subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
