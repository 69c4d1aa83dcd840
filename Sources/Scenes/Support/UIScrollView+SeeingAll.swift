import UIKit

extension UIScrollView {
  /// Scrolls to the end and back, so all self-sizing cells are measured and every offset shows the
  /// same picture from the first one on.
  func seeAll() {
    let start = contentOffset
    var offset = start
    layoutIfNeeded()
    while offset.y < contentSize.height {
      offset.y += bounds.height / 2
      contentOffset = offset
      layoutIfNeeded()
    }
    contentOffset = start
    layoutIfNeeded()
  }
}
