/// Where fingers on a cell of a storyboard lead.
@MainActor
package struct CellSegues {
  /// Called with a cell that a finger selects.
  package var selection: (@MainActor (AnyObject) -> Void)?
  /// Called with a row whose accessory's button is tapped.
  package var accessory: (@MainActor (AnyObject) -> Void)?
}
