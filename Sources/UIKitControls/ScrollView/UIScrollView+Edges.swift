@_spi(UIKit) import UIKitViews

extension UIScrollView {
  /// Tells bars when content has come to one of their edges, or left it.
  func tellOfEdges() {
    let edges = (top: isContentAtTop, bottom: isContentAtBottom)
    guard edges != knownEdges else { return }
    knownEdges = edges
    contentEdgesDidChange()
  }
}
