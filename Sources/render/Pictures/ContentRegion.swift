import Foundation
import Scenes
import UIKit

/// What of a screen a picture shows.
enum ContentRegion: Equatable {
  case asItStands
  /// In points.
  case offset(CGPoint)
  /// So many points along the axis that scrolls.
  case along(CGFloat)
  case item(IndexPath, Edge)
  /// All of the content, the screen made as large as that takes.
  case full

  /// Where on the screen an item is.
  enum Edge: String, CaseIterable {
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
  var name: String {
    switch self {
    case .asItStands: "start"
    case .offset(let point): "\(FormattedNumber(point))"
    case .along(let distance): "\(FormattedNumber(distance))"
    case .item(let path, let edge): "\(path.section)-\(path.item)-\(edge)"
    case .full: "full"
    }
  }

  /// Above a picture.
  var label: String {
    switch self {
    case .item(let path, let edge): "item \(path.section):\(path.item) \(edge)"
    default: name
    }
  }
}
