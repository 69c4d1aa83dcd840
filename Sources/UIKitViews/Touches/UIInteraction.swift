/// A behaviour that a view is given by `addInteraction(_:)`. Source: Apple, UIInteraction.
@preconcurrency @MainActor
public protocol UIInteraction: AnyObject {
  /// The view that has the interaction.
  var view: UIView? { get }

  /// Called before another view, or none, has the interaction.
  func willMove(to view: UIView?)

  /// Called after that.
  func didMove(to view: UIView?)
}
