/// The animator of dragged items. Source: Apple, UIDragAnimating.
@preconcurrency @MainActor
public protocol UIDragAnimating: AnyObject {
  /// Adds changes that are animated together with the items.
  func addAnimations(_ animations: @escaping @MainActor () -> Void)

  /// Adds a closure that is called after the items have arrived.
  func addCompletion(_ completion: @escaping @MainActor (UIViewAnimatingPosition) -> Void)
}

/// An animator that collects animations and completions before it runs.
@MainActor
package final class DragAnimator: UIDragAnimating {
  private var animations: [@MainActor () -> Void] = []
  private var completions: [@MainActor (UIViewAnimatingPosition) -> Void] = []

  package init() {}

  package func addAnimations(_ animations: @escaping @MainActor () -> Void) {
    self.animations.append(animations)
  }

  package func addCompletion(_ completion: @escaping @MainActor (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Runs an animation with all that was added.
  package func run(
    duration: TimeInterval, _ main: @escaping @MainActor () -> Void,
    completion: @escaping @MainActor () -> Void
  ) {
    UIView.animate(
      withDuration: duration,
      animations: {
        main()
        for animation in animations { animation() }
      },
      completion: { [self] finished in
        completion()
        for completion in completions { completion(finished ? .end : .current) }
      })
  }
}
