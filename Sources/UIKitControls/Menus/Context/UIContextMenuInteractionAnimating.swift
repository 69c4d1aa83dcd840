/// What moves along as a context menu comes or goes. Source: Apple,
/// UIContextMenuInteractionAnimating.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: AnyObject {
  /// Changes that are animated together with the menu.
  func addAnimations(_ animations: @escaping @MainActor () -> Void)
  /// Called when the menu has come, or gone.
  func addCompletion(_ completion: @escaping @MainActor () -> Void)
}

/// How a context menu goes when its preview is tapped. Raw values are UIKit's.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  /// The preview goes back to where it came from.
  case dismiss = 0
  /// The preview grows over the screen and fades.
  case pop = 1
}

/// What moves along as a context menu goes because its preview was tapped. Source: Apple,
/// UIContextMenuInteractionCommitAnimating.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// How the menu goes. Default `.dismiss`.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// Collects what an animation of a menu is given before it begins.
@MainActor
package final class MenuAnimator: UIContextMenuInteractionCommitAnimating {
  package let previewOwner: (any RootViewOwner)?
  package var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
  private var animations: [@MainActor () -> Void] = []
  private var completions: [@MainActor () -> Void] = []

  init(previewing owner: (any RootViewOwner)?) { previewOwner = owner }

  package func addAnimations(_ animations: @escaping @MainActor () -> Void) {
    self.animations.append(animations)
  }

  package func addCompletion(_ completion: @escaping @MainActor () -> Void) {
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

// Unsupported: UIContextMenuInteractionAnimating.previewViewController · works · Of an app's own
//   animator it is nil where it is known only as `any UIContextMenuInteractionAnimating`.
