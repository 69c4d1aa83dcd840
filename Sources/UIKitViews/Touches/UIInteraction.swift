/// An interaction that is added to a view with `addInteraction(_:)`. Source: Apple, UIInteraction.
@preconcurrency @MainActor
public protocol UIInteraction: AnyObject {
  /// The view that has the interaction.
  var view: UIView? { get }

  /// Called before the interaction moves to another view, or to none.
  func willMove(to view: UIView?)

  /// Called after the interaction has moved to another view, or to none.
  func didMove(to view: UIView?)
}
