@_spi(UIKit) import UIKitViews

/// What content holds on to when its layout is exchanged.
///
/// Apple does not say how its proposal for the new offset comes about.
enum OffsetAnchor: Equatable {
  /// Content that stood at its start stands there again.
  case start
  /// The item nearest to the middle keeps its centre where it is in the view, as far as the new
  /// content reaches.
  case item(IndexPath, center: CGPoint)
  /// Nothing is in sight: the offset stays, within the new content.
  case offset(CGPoint)
}

extension ListMachine {
  /// What the content holds on to as it stands now; the layout must be prepared.
  var offsetAnchor: OffsetAnchor {
    if contentOffset == UIScreen.main.rounded(startOffset) { return .start }
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    let items = attributesInSight().map(\.value).filter { $0.representedElementCategory == .cell }
    let nearest = items.min { a, b in
      let (first, second) = (a.center.distance(to: middle), b.center.distance(to: middle))
      return first != second ? first < second : a.indexPath < b.indexPath
    }
    guard let nearest else { return .offset(contentOffset) }
    return .item(nearest.indexPath, center: nearest.center.seen(from: contentOffset))
  }

  /// Where content that the anchor is held in comes to rest; the layout must be prepared.
  func proposedOffset(keeping anchor: OffsetAnchor) -> CGPoint {
    switch anchor {
    case .start: startOffset
    case .item(let path, let center):
      clampedContentOffset(item(at: path)?.center.seen(from: center) ?? contentOffset)
    case .offset(let offset): clampedContentOffset(offset)
    }
  }

  /// The offset at which the content's beginning is in sight: on the right where it is mirrored.
  private var startOffset: CGPoint {
    var offset = minimumContentOffset
    if mirror != nil { offset.x = maximumContentOffset.x }
    return offset
  }
}

extension CGPoint {
  /// The square of the distance.
  fileprivate func distance(to point: CGPoint) -> CGFloat {
    let way = seen(from: point)
    return way.x * way.x + way.y * way.y
  }

  /// The point as seen from another one.
  fileprivate func seen(from origin: CGPoint) -> CGPoint {
    CGPoint(x: x - origin.x, y: y - origin.y)
  }
}
