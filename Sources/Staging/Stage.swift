import CoreText
import Sessions
import UIKit

/// A screen to be scrolled and imaged: a view hierarchy in a session.
///
/// Used by commands, scenes and assertions. The screen is kept, so that another image costs as much
/// as scrolling on a device.
@MainActor
package struct Stage {
  package let root: UIView
  /// The session of the screen.
  package let session: RenderSession
  /// The cache of the last image.
  package let keeper = FrameKeeper()
  /// The size of a controller's view before it filled the stage; nil for a view.
  package let ownSize: CGSize?
  /// Whether the screen existed before, possibly with other traits.
  let wasMadeBefore: Bool

  /// Creates a stage with an existing view hierarchy.
  init(_ root: UIView, in session: RenderSession, ownSize: CGSize? = nil, wasMadeBefore: Bool) {
    self.root = root
    self.session = session
    self.ownSize = ownSize
    self.wasMadeBefore = wasMadeBefore
  }

  /// The number of pixels per point.
  package var scale: CGFloat { session.state(ScreenSettings.self).scale }

  /// The first scroll view in depth-first order, to which offsets apply.
  package var scrollView: UIScrollView? { root.firstView(of: UIScrollView.self) }

  /// The first collection view in depth-first order.
  package var collectionView: UICollectionView? { root.firstView(of: UICollectionView.self) }

  /// Returns the scroll view; throws an error if there is none.
  package func scrolling() throws(SnapshotError) -> UIScrollView {
    guard let scrollView else { throw .nothingScrolls(String(describing: type(of: root))) }
    return scrollView
  }

  /// Runs a closure in the screen's session.
  package func run<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try session.present(body)
  }
}

extension UIView {
  /// Returns the first view of a class in depth-first order.
  package func firstView<View: UIView>(of type: View.Type) -> View? {
    if let view = self as? View { return view }
    for subview in subviews {
      if let found = subview.firstView(of: type) { return found }
    }
    return nil
  }
}
