/// The visible part of the content in a picture.
package enum ContentRegion: Equatable {
  case currentOffset
  /// An offset in points.
  case offset(CGPoint)
  /// An offset along the scrolling axis, in points.
  case along(CGFloat)
  case item(IndexPath, Edge)
  /// The whole content, on an enlarged screen.
  case full

  /// The position of an item on the screen.
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

  /// The text for a file's name.
  package var name: String {
    switch self {
    case .currentOffset: "start"
    case .offset(let point): "\(FormattedNumber(point))"
    case .along(let distance): "\(FormattedNumber(distance))"
    case .item(let path, let edge): "\(path.section)-\(path.item)-\(edge)"
    case .full: "full"
    }
  }

  /// The text above a picture.
  package var label: String {
    switch self {
    case .item(let path, let edge): "item \(path.section):\(path.item) \(edge)"
    default: name
    }
  }
}

extension ContentRegion {
  /// Parses "S:I" or "S:I@PLACE", with indices from 0. Returns nil for other text.
  package init?(item text: String) {
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count),
      let edge = parts.count == 1 ? .center : Edge(rawValue: String(parts[1])),
      let path = Self.path(String(parts[0]))
    else { return nil }
    self = .item(path, edge)
  }

  /// Parses "S:I", with indices from 0. Returns nil for other text.
  package static func path(_ text: String) -> IndexPath? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false).map(count)
    guard parts.count == 2, let section = parts[0], let item = parts[1] else { return nil }
    return IndexPath(item: item, section: section)
  }

  /// Parses a whole number from 0 to a billion. Returns nil for other text.
  package static func count(_ text: Substring) -> Int? {
    guard !text.isEmpty, text.count <= 10, text.allSatisfy({ "0123456789".contains($0) }),
      let value = Int(text), value <= Int(largestOffset)
    else { return nil }
    return value
  }

  /// The maximum offset in points, in both directions; layouts are exact far beyond it.
  package static let largestOffset = 1e9
}
