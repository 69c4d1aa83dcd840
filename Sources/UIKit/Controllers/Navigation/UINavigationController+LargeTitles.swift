extension UINavigationController {
  /// Looks whether the top controller's title is large. A large one is whole where content begins
  /// that rests at its top, or does not scroll.
  func settleLargeTitle() {
    guard let top = topViewController, let root = top.viewIfLoaded, hasLargeTitle else {
      topContent?.roomAboveContent = nil
      largeTitleHeight = nil
      return
    }
    let content = topContent ?? root
    if largeTitleHeight == nil {
      largeTitleHeight =
        content.isContentAtTop ? LargeTitle.height : min(roomForLargeTitle, LargeTitle.height)
    }
    keepRoom(above: content)
  }

  /// Whether the bar prefers it, there is room, and the top item, or the first below that is not
  /// `.automatic`, does not say never.
  private var hasLargeTitle: Bool {
    guard navigationBar.prefersLargeTitles, !isBarHidden, barRowHeight >= 44 else { return false }
    let modes = stack.reversed().map(\.navigationItem.largeTitleDisplayMode)
    return modes.first { $0 != .automatic } != .never
  }

  /// The view whose content the title goes away with: the root view or its first subview.
  private var topContent: UIView? {
    guard let root = topViewController?.viewIfLoaded else { return nil }
    return [root, root.subviews.first].compactMap { $0 }.first {
      $0.contentTop != nil && $0.convert($0.bounds, to: view).minY <= view.safeAreaInsets.top
    }
  }

  /// How far below the row of title and buttons the content begins, in points.
  private var roomForLargeTitle: CGFloat {
    guard let top = topContent?.contentTop else { return LargeTitle.height }
    return max(0, top - view.safeAreaInsets.top - barRowHeight)
  }

  private func keepRoom(above content: UIView) {
    guard content.contentTop != nil else { return }
    let height = LargeTitle.height - min(largeTitleHeight ?? 0, LargeTitle.height)
    content.roomAboveContent = RoomAboveContent(
      height: height, wholeHeight: LargeTitle.height
    ) { [weak self] in
      self?.contentWasScrolled()
    }
  }

  /// The row with the large title becomes lower as content is scrolled under it, and higher where
  /// it is pulled down.
  private func contentWasScrolled() {
    guard transition == nil, let old = largeTitleHeight, let content = topContent,
      let top = topViewController
    else { return }
    let new = roomForLargeTitle
    guard new != old else { return }
    largeTitleHeight = new
    keepRoom(above: content)
    placeBar(below: view.safeAreaInsets)
    giveSafeArea(to: top)
    navigationBar.contentDidMove(isAtEdge: new > 0)
  }
}
