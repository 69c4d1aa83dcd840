/// The animator of a context menu that opens or closes. Source: Apple,
/// UIContextMenuInteractionAnimating.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: AnyObject {
  /// Adds changes that are animated together with the menu.
  func addAnimations(_ animations: @escaping @MainActor () -> Void)
  /// Adds a closure that is called after the menu has opened or closed.
  func addCompletion(_ completion: @escaping @MainActor () -> Void)
}

/// The way in which a context menu closes when its preview is tapped. Raw values are UIKit's.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  /// The preview moves back to its place.
  case dismiss = 0
  /// The preview grows over the screen and fades.
  case pop = 1
}

/// The animator of a context menu that closes because its preview was tapped. Source: Apple,
/// UIContextMenuInteractionCommitAnimating.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// The way in which the menu closes. Default `.dismiss`.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// An animator that collects animations and completions before it runs.
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

  /// Runs an animation with all that was added.
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
//   animator it is nil where it is known only as `any UIContextMenuInteractionAnimating`. · test:
//   AppearanceTests
