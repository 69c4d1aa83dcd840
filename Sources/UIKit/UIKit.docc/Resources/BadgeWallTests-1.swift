import SnapshotTesting
import Testing
import UIKit

final class BadgeWallViewController: UICollectionViewController {
  var words = (1...300).map { "No. \($0)" }
}
