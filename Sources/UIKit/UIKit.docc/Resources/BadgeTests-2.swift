import SnapshotTesting
import Testing
import UIKit

final class BadgeCell: UICollectionViewCell {
  var text = "" { didSet { setNeedsDisplay() } }
}
