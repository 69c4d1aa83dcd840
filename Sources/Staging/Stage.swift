import CoreText
import Sessions
import UIKit

/// A screen put up to be scrolled and photographed: a tree of views, in a session with a screen of
/// its own.
///
/// For commands, scenes and assertions alike. The screen is made once and kept, so that a second
/// picture costs what scrolling costs on a device.
@MainActor
package struct Stage {
  package let root: UIView
  /// What the screen is drawn in.
  package let session: RenderSession
  /// What the last picture showed.
  package let keeper = FrameKeeper()
  /// Whether the screen was made before, perhaps under other traits.
  let wasMadeBefore: Bool

  /// A tree of views that stands already, in a session.
  init(_ root: UIView, in session: RenderSession, wasMadeBefore: Bool) {
    self.root = root
    self.session = session
    self.wasMadeBefore = wasMadeBefore
  }

  /// Pixels per point.
  package var scale: CGFloat { session.state(ScreenSettings.self).scale }

  /// The view an offset scrolls: the first scroll view, depth first.
  package var scrollView: UIScrollView? { root.firstView(of: UIScrollView.self) }

  /// The first collection view, depth first.
  package var collectionView: UICollectionView? { root.firstView(of: UICollectionView.self) }

  /// What scrolls; an error where nothing does.
  package func scrolling() throws(SnapshotError) -> UIScrollView {
    guard let scrollView else { throw .nothingScrolls(String(describing: type(of: root))) }
    return scrollView
  }

  /// Does something as the screen's own code does: with its clock, its traits, its scale.
  package func run<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try session.present(body)
  }
}

extension UIView {
  /// The first view of a class, depth first.
  package func firstView<View: UIView>(of type: View.Type) -> View? {
    if let view = self as? View { return view }
    for subview in subviews {
      if let found = subview.firstView(of: type) { return found }
    }
    return nil
  }
}
