/// A cell of a collection view or a table, as nibs and storyboards configure it.
@preconcurrency @MainActor
package protocol ContentCell: UIView {
  /// The superview of the item's content.
  var contentView: UIView { get }
  /// The segues of a storyboard's cell.
  var segues: CellSegues { get set }
  /// Replaces the content view.
  func replaceContentView(with view: UIView)
}
