@_spi(UIKit) import UIKitViews

/// The anchor of the content when its layout is replaced.
///
/// Apple does not document how it computes its proposed offset.
enum OffsetAnchor: Equatable {
  /// Content at its start stays at its start.
  case start
  /// The item nearest to the centre keeps its position in the view, as far as the new content
  /// allows.
  case item(IndexPath, center: CGPoint)
  /// No item is visible: the offset stays, limited to the new content.
  case offset(CGPoint)
}

extension ListMachine {
  /// The current anchor of the content; the layout must be prepared.
  var offsetAnchor: OffsetAnchor {
    if contentOffset == UIScreen.main.rounded(startOffset) { return .start }
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    let items = visibleAttributes().map(\.value).filter { $0.representedElementCategory == .cell }
    let nearest = items.min { a, b in
      let (first, second) = (a.center.distance(to: middle), b.center.distance(to: middle))
      return first != second ? first < second : a.indexPath < b.indexPath
    }
    guard let nearest else { return .offset(contentOffset) }
    return .item(nearest.indexPath, center: nearest.center.seen(from: contentOffset))
  }

  /// Returns the offset that keeps an anchor in place; the layout must be prepared.
  func proposedOffset(keeping anchor: OffsetAnchor) -> CGPoint {
    switch anchor {
    case .start: startOffset
    case .item(let path, let center):
      clampedContentOffset(item(at: path)?.center.seen(from: center) ?? contentOffset)
    case .offset(let offset): clampedContentOffset(offset)
    }
  }

  /// The offset of the content's start, which is on the right if mirrored.
  private var startOffset: CGPoint {
    var offset = minimumContentOffset
    if mirror != nil { offset.x = maximumContentOffset.x }
    return offset
  }
}

extension CGPoint {
  /// Returns the square of the distance.
  fileprivate func distance(to point: CGPoint) -> CGFloat {
    let vector = seen(from: point)
    return vector.x * vector.x + vector.y * vector.y
  }

  /// Returns the point relative to another one.
  fileprivate func seen(from origin: CGPoint) -> CGPoint {
    CGPoint(x: x - origin.x, y: y - origin.y)
  }
}
