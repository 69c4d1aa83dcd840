extension NavigationBarDrawing {
  /// The smallest distance between two buttons with their padding, in points. Source: printed
  /// descriptions of bars («Cycript使用心得»: minimumInterItemSpace 8).
  private static let spacing: CGFloat = 8
  /// The distance between an image and the ends of its button, in points. Source: the same frames
  /// printed on iOS at 2x and 3x (zjmdyd/ZJIOS, UIViewController+ZJViewController.m): buttons with
  /// images of 24 points are 46 points wide, and 43 at the bar's edge.
  private static let imagePadding: CGFloat = 11
  /// The distance between a title and the trailing end of its button, in points. Source: a
  /// published measurement of iOS 15 (fanyuecheng.github.io, uinavigationbar-bu-ju).
  private static let titlePadding: CGFloat = 3

  /// Returns the distances between a button's content and its ends, where another button or the
  /// title follows. At the bar's edge the content begins at the margin.
  func padding(of item: UIBarButtonItem) -> (leading: CGFloat, trailing: CGFloat) {
    if item.isSpace || item === back || item.customView != nil { return (0, 0) }
    return item.picture == nil && item.systemItem != .add
      ? (0, Self.titlePadding) : (Self.imagePadding, Self.imagePadding)
  }

  /// Returns the distance between each item of one side and the previous one; 0 for the first one.
  /// A space sets the distance of its neighbours if it is larger than the smallest one.
  func distances(in items: [UIBarButtonItem], isTrailing: Bool = false) -> [CGFloat] {
    var last: UIBarButtonItem?
    var spaces: CGFloat = 0
    return items.map { item in
      if item.isSpace {
        spaces += item.width
        return 0
      }
      defer { (last, spaces) = (item, 0) }
      guard let last else { return 0 }
      let (left, right) = isTrailing ? (item, last) : (last, item)
      return padding(of: left).trailing + max(0, Self.spacing - spaces) + padding(of: right).leading
    }
  }

  /// Returns the top of an image: it is above the middle by one pixel, or a half where it cannot be
  /// centred. Source: printed frames (zjmdyd/ZJIOS, as above): of an image of 24 points in a bar of
  /// 44 the top is at 9.667 at 3x and at 9.5 at 2x. Symbols are centred.
  func top(of picture: UIImage) -> CGFloat {
    let centred = bounds.midY - picture.size.height / 2
    guard !picture.isSymbolImage else { return UIScreen.main.rounded(CGPoint(x: 0, y: centred)).y }
    let scale = UIScreen.main.scale
    return ((centred * scale - 0.001).rounded(.up) - 1) / scale
  }
}
