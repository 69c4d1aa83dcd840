/// The frames of the elements in a failure before and after, in pixels.
struct LayoutOutlines {
  private(set) var all: [PageData.Outline] = []
  /// The index of each outline, by its clause.
  private var indices: [String: Int] = [:]

  /// The maximum number; more would hide the picture.
  private static let most = 60

  init(expected: PictureLayout?, actual: PictureLayout?) {
    guard let expected, let actual else { return }
    for change in LayoutDifference(expected, actual).changes {
      let was = change.was.flatMap { Self.box($0, in: expected) }
      let now = change.now.flatMap { Self.box($0, in: actual) }
      guard was != nil || now != nil, all.count < Self.most else { continue }
      if indices[change.description] == nil { indices[change.description] = all.count }
      all.append(PageData.Outline(label: change.name, was: was, now: now))
    }
  }

  /// Returns the visible part of a frame; nil if nothing is visible.
  private static func box(_ frame: LayoutElement.Frame, in layout: PictureLayout) -> PixelRect? {
    let box = PixelRect(covering: frame, scale: layout.scale)
    let whole = PixelRect(
      covering: LayoutElement.Frame(x: 0, y: 0, width: layout.width, height: layout.height),
      scale: layout.scale)
    let (left, top) = (max(0, box.x), max(0, box.y))
    let right = min(whole.width, box.x + box.width)
    let bottom = min(whole.height, box.y + box.height)
    guard left < right, top < bottom else { return nil }
    return PixelRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  func index(of clause: String) -> Int? { indices[clause] }
}
