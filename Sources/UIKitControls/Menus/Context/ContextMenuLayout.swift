/// The frames of a context menu and its preview in a window. Apple publishes no figures.
struct ContextMenuLayout: Equatable {
  /// The margin from the window's edges, and the distance between both, in points.
  static let margin: CGFloat = 16
  static let distance: CGFloat = 16
  /// The distance of a control's menu from the control.
  static let distanceFromControl: CGFloat = 8

  let preview: CGRect
  let menu: CGRect
  /// The corner of the menu from which it grows, as a fraction of its size.
  let anchor: CGPoint

  /// Creates frames: the preview stays in place if the menu fits below or above it, and is moved
  /// otherwise. The menu is aligned with the nearer side of the preview.
  init(of preview: CGRect, menu: CGSize, in room: CGRect, distance: CGFloat = distance) {
    var preview = preview
    preview.origin.x = min(max(preview.minX, room.minX), max(room.minX, room.maxX - preview.width))
    preview.origin.y = min(max(preview.minY, room.minY), max(room.minY, room.maxY - preview.height))
    let isLeft = preview.midX <= room.midX
    let start = isLeft ? preview.minX : preview.maxX - menu.width
    let x = min(max(start, room.minX), max(room.minX, room.maxX - menu.width))
    let needed = menu.height + distance
    var isBelow = true
    if menu.height == 0 {
      isBelow = true
    } else if preview.maxY + needed <= room.maxY {
      isBelow = true
    } else if preview.minY - needed >= room.minY {
      isBelow = false
    } else {
      preview.origin.y = max(room.minY, room.maxY - needed - preview.height)
    }
    let y =
      isBelow
      ? min(preview.maxY + distance, max(room.minY, room.maxY - menu.height))
      : preview.minY - needed
    self.preview = preview
    self.menu = CGRect(origin: CGPoint(x: x, y: y), size: menu)
    anchor = CGPoint(x: isLeft ? 0 : 1, y: isBelow ? 0 : 1)
  }
}

// Unsupported: UIMenu: places · drawn · Distances of menus and previews, and how long they take to
//   come and go. · uncertain · test: ItemMenuTests
