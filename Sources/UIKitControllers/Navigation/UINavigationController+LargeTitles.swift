extension UINavigationController {
  /// Updates whether the top controller's title is large and whether its search bar collapses. Both
  /// are fully shown if the content rests at its top or does not scroll.
  func updateCollapsingRows() {
    guard let top = topViewController, expandedRowsHeight > 0 else {
      topContent?.collapsibleBarSpace = nil
      visibleRowsHeight = nil
      return
    }
    guard top.isViewLoaded else { return visibleRowsHeight = expandedRowsHeight }
    let content = topContent
    // A change of the text size changes the height of the title.
    if expandedRowsHeight != lastExpandedRowsHeight {
      (lastExpandedRowsHeight, visibleRowsHeight) = (expandedRowsHeight, nil)
    }
    if visibleRowsHeight == nil {
      let isAtTop = content?.isContentAtTop ?? true
      visibleRowsHeight = isAtTop ? expandedRowsHeight : min(heightAboveContent, expandedRowsHeight)
    }
    if let content { reserveSpace(above: content) }
  }

  /// The height of the collapsing rows when they are fully shown, in points.
  var expandedRowsHeight: CGFloat { largeTitleRow + collapsingSearchRow }

  /// The visible height of the large title, in points. The search bar collapses before it.
  var largeTitleHeight: CGFloat {
    hasLargeTitle ? (visibleRowsHeight ?? 0) - (searchHeight - fixedSearchRow) : 0
  }

  /// The visible height of the search bar, in points.
  var searchHeight: CGFloat {
    fixedSearchRow + min(max((visibleRowsHeight ?? 0) - largeTitleRow, 0), collapsingSearchRow)
  }

  private var largeTitleRow: CGFloat {
    hasLargeTitle ? LargeTitle.height(under: navigationBar.traitCollection) : 0
  }

  /// Whether the title is large: the bar prefers large titles, there is room, and the first display
  /// mode from the top that is not `.automatic` is not `.never`.
  private var hasLargeTitle: Bool {
    guard navigationBar.prefersLargeTitles, !isBarOffscreen, barRowHeight >= 44 else {
      return false
    }
    let modes = stack.reversed().map(\.navigationItem.largeTitleDisplayMode)
    return modes.first { $0 != .automatic } != .never
  }

  /// The content whose scrolling collapses the title: the root view or its first subview.
  private var topContent: (any ScrollableContent)? {
    guard let top = topViewController, let root = top.viewIfLoaded else { return nil }
    let views: [UIView?] = [top.contentScrollView(for: .top), root, root.subviews.first]
    return views.compactMap { $0?.scrollContent }
      .first { $0.convert($0.bounds, to: view).minY <= view.safeAreaInsets.top }
  }

  /// The distance from the row of title and buttons to the content, in points.
  private var heightAboveContent: CGFloat {
    guard let top = topContent?.contentTop else { return expandedRowsHeight }
    return max(0, top - barTop - barRowHeight - fixedSearchRow)
  }

  private func reserveSpace(above content: any ScrollableContent) {
    let whole = expandedRowsHeight
    content.collapsibleBarSpace = CollapsibleBarSpace(
      height: whole - min(visibleRowsHeight ?? 0, whole), fullHeight: whole
    ) { [weak self] in
      self?.contentDidScroll()
    }
  }

  /// Collapses the rows below the title row as content scrolls under the bar, and expands them as
  /// it is pulled down.
  private func contentDidScroll() {
    guard transition == nil, let old = visibleRowsHeight, let content = topContent,
      let top = topViewController
    else { return }
    let new = heightAboveContent
    guard new != old else { return }
    visibleRowsHeight = new
    reserveSpace(above: content)
    placeBar(below: view.safeAreaInsets)
    applySafeArea(to: top)
    notifyBarsOfContent()
  }
}
