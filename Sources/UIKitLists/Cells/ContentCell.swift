/// A cell of a collection view or a table, as far as documents that describe it know it.
@MainActor
package protocol ContentCell: UIView {
  /// The view that the item's content belongs into.
  var contentView: UIView { get }
  /// Where the cell of a storyboard leads.
  var segues: CellSegues { get set }
  /// Puts another view in the content view's place.
  func replaceContentView(with view: UIView)
}
