/// What of a screen a picture shows.
package enum ContentRegion: Equatable {
  case currentOffset
  /// In points.
  case offset(CGPoint)
  /// So many points along the axis that scrolls.
  case along(CGFloat)
  case item(IndexPath, Edge)
  /// All of the content, the screen made as large as that takes.
  case full

  /// Where on the screen an item is.
  package enum Edge: String, CaseIterable {
    case top, center, bottom, left, right

    var position: UICollectionView.ScrollPosition {
      switch self {
      case .top: .top
      case .center: [.centeredVertically, .centeredHorizontally]
      case .bottom: .bottom
      case .left: .left
      case .right: .right
      }
    }
  }

  /// In a file's name.
  package var name: String {
    switch self {
    case .currentOffset: "start"
    case .offset(let point): "\(FormattedNumber(point))"
    case .along(let distance): "\(FormattedNumber(distance))"
    case .item(let path, let edge): "\(path.section)-\(path.item)-\(edge)"
    case .full: "full"
    }
  }

  /// Above a picture.
  package var label: String {
    switch self {
    case .item(let path, let edge): "item \(path.section):\(path.item) \(edge)"
    default: name
    }
  }
}

extension ContentRegion {
  /// "S:I" or "S:I@PLACE", from 0; nil for anything else.
  package init?(item text: String) {
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count),
      let edge = parts.count == 1 ? .center : Edge(rawValue: String(parts[1])),
      let path = Self.path(String(parts[0]))
    else { return nil }
    self = .item(path, edge)
  }

  /// "S:I", from 0; nil for anything else.
  package static func path(_ text: String) -> IndexPath? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false).map(count)
    guard parts.count == 2, let section = parts[0], let item = parts[1] else { return nil }
    return IndexPath(item: item, section: section)
  }

  /// A whole number from 0 to a billion; nil for any other text.
  package static func count(_ text: Substring) -> Int? {
    guard !text.isEmpty, text.count <= 10, text.allSatisfy({ "0123456789".contains($0) }),
      let value = Int(text), value <= Int(largestOffset)
    else { return nil }
    return value
  }

  /// Offsets beyond this many points either way are refused; layouts stay exact well past it.
  package static let largestOffset = 1e9
}
