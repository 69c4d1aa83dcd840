@_spi(UIKit) import UIKitViews

extension UINavigationController {
  /// Looks whether the top controller's title is large, and whether a search bar goes away with its
  /// content. They are whole where content begins that rests at its top, or does not scroll.
  func settleRows() {
    guard let top = topViewController, wholeRows > 0 else {
      topContent?.roomAboveContent = nil
      shownRows = nil
      return
    }
    guard let root = top.viewIfLoaded else { return shownRows = wholeRows }
    let content = topContent ?? root
    // Text of another size makes the title higher or lower.
    if wholeRows != knownRows { (knownRows, shownRows) = (wholeRows, nil) }
    if shownRows == nil {
      shownRows = content.isContentAtTop ? wholeRows : min(roomForRows, wholeRows)
    }
    keepRoom(above: content)
  }

  /// How high the rows are that go away with content where all of them is shown, in points.
  var wholeRows: CGFloat { largeTitleRow + collapsingSearchRow }

  /// How much of the large title is shown, in points. The search bar goes away before it.
  var largeTitleHeight: CGFloat {
    hasLargeTitle ? (shownRows ?? 0) - (searchHeight - keptSearchRow) : 0
  }

  /// How much of the search bar is shown, in points.
  var searchHeight: CGFloat {
    keptSearchRow + min(max((shownRows ?? 0) - largeTitleRow, 0), collapsingSearchRow)
  }

  private var largeTitleRow: CGFloat {
    hasLargeTitle ? LargeTitle.height(under: navigationBar.traitCollection) : 0
  }

  /// Whether the bar prefers it, there is room, and the top item, or the first below that is not
  /// `.automatic`, does not say never.
  private var hasLargeTitle: Bool {
    guard navigationBar.prefersLargeTitles, !isBarOffscreen, barRowHeight >= 44 else {
      return false
    }
    let modes = stack.reversed().map(\.navigationItem.largeTitleDisplayMode)
    return modes.first { $0 != .automatic } != .never
  }

  /// The view whose content the title goes away with: the root view or its first subview.
  private var topContent: UIView? {
    guard let root = topViewController?.viewIfLoaded else { return nil }
    return [topViewController?.contentScrollView(for: .top), root, root.subviews.first].compactMap {
      $0
    }.first {
      $0.contentTop != nil && $0.convert($0.bounds, to: view).minY <= view.safeAreaInsets.top
    }
  }

  /// How far below the row of title and buttons the content begins, in points.
  private var roomForRows: CGFloat {
    guard let top = topContent?.contentTop else { return wholeRows }
    return max(0, top - barTop - barRowHeight - keptSearchRow)
  }

  private func keepRoom(above content: UIView) {
    guard content.contentTop != nil else { return }
    let whole = wholeRows
    content.roomAboveContent = RoomAboveContent(
      height: whole - min(shownRows ?? 0, whole), wholeHeight: whole
    ) { [weak self] in
      self?.contentWasScrolled()
    }
  }

  /// The rows below that with title and buttons become lower as content is scrolled under the bar,
  /// and higher where it is pulled down.
  private func contentWasScrolled() {
    guard transition == nil, let old = shownRows, let content = topContent,
      let top = topViewController
    else { return }
    let new = roomForRows
    guard new != old else { return }
    shownRows = new
    keepRoom(above: content)
    placeBar(below: view.safeAreaInsets)
    giveSafeArea(to: top)
    tellBarsOfContent()
  }
}
