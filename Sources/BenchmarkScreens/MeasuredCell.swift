import UIKit

/// A cell of ten rows: an icon, a label and a value each.
package protocol MeasuredCell: UICollectionViewCell {
  init(frame: CGRect)
  func show(_ seed: Int)
}
