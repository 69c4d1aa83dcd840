/// Where a context menu and what it is for lie in a window. Apple publishes no figures; all are
/// here.
struct ContextMenuPlaces: Equatable {
  /// How far both keep from the window's edges, and from each other, in points.
  static let margin: CGFloat = 16
  static let distance: CGFloat = 16
  /// How far the menu of a control keeps from it.
  static let distanceFromControl: CGFloat = 8

  let preview: CGRect
  let menu: CGRect
  /// The corner of the menu that it grows out of, as a part of its size.
  let anchor: CGPoint

  /// The preview stays where it is as far as the menu has room below it, or above it; else it makes
  /// room. The menu begins with the preview's nearer side.
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
//   come and go. · uncertain
