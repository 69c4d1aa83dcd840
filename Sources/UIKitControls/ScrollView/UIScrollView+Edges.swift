@_spi(UIKit) import UIKitViews

extension UIScrollView {
  /// Notifies bars after content has reached or left one of their edges.
  func notifyOfEdges() {
    let edges = (top: isContentAtTop, bottom: isContentAtBottom)
    guard edges != lastEdges else { return }
    lastEdges = edges
    contentEdgesDidChange()
  }
}
