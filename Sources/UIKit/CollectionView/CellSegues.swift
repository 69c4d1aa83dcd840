/// Where fingers on a cell of a storyboard lead.
@MainActor
struct CellSegues {
  /// Called with a cell that a finger selects.
  var selection: (@MainActor (AnyObject) -> Void)?
  /// Called with a row whose accessory's button is tapped.
  var accessory: (@MainActor (AnyObject) -> Void)?
}
