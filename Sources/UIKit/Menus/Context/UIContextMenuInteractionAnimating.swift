/// What moves along as a context menu comes or goes. Source: Apple,
/// UIContextMenuInteractionAnimating.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: AnyObject {
  /// The controller that is previewed; nil where the touched view is.
  var previewViewController: UIViewController? { get }
  /// Changes that are animated together with the menu.
  func addAnimations(_ animations: @escaping @MainActor () -> Void)
  /// Called when the menu has come, or gone.
  func addCompletion(_ completion: @escaping @MainActor () -> Void)
}

/// Collects what an animation of a menu is given before it begins.
@MainActor
final class MenuAnimator: UIContextMenuInteractionAnimating {
  let previewViewController: UIViewController?
  private var animations: [@MainActor () -> Void] = []
  private var completions: [@MainActor () -> Void] = []

  init(previewing controller: UIViewController?) { previewViewController = controller }

  func addAnimations(_ animations: @escaping @MainActor () -> Void) {
    self.animations.append(animations)
  }

  func addCompletion(_ completion: @escaping @MainActor () -> Void) {
    completions.append(completion)
  }

  /// Runs the animation with everything it was given.
  func run(
    duration: TimeInterval, _ main: @escaping @MainActor () -> Void,
    completion: @escaping @MainActor () -> Void = {}
  ) {
    UIView.animate(
      withDuration: duration,
      animations: {
        main()
        for animation in animations { animation() }
      },
      completion: { [self] _ in
        completion()
        for completion in completions { completion() }
      })
  }
}
