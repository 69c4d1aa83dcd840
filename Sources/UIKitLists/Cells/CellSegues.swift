/// The segues that touches on a storyboard's cell perform.
@MainActor
package struct CellSegues {
  /// Called with the cell when it is selected by a touch.
  package var selection: (@MainActor (AnyObject) -> Void)?
  /// Called with the row when its accessory button is tapped.
  package var accessory: (@MainActor (AnyObject) -> Void)?
}
