import Sessions

/// The app, as far as a screen without one has it: it hears of no launch and opens nothing.
///
/// Source: Apple, UIApplication.
@preconcurrency @MainActor
public final class UIApplication: NSObject {
  /// The app of the screen that the calling code draws for.
  public static var shared: UIApplication { UIApplication() }

  /// How the screen is turned, by its size: upright where it is not wider than high, else with the
  /// device's head at the left.
  public var statusBarOrientation: UIInterfaceOrientation {
    let bounds = UIScreen.main.bounds
    return bounds.width > bounds.height ? .landscapeRight : .portrait
  }

  /// The size of text that the screen is drawn with.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    UITraitCollection.current.preferredContentSizeCategory
  }

  /// Has windows drop what fingers do, until ``endIgnoringInteractionEvents()`` was called as
  /// often.
  public func beginIgnoringInteractionEvents() { IgnoredEvents.current.depth += 1 }

  /// Takes back one ``beginIgnoringInteractionEvents()``.
  public func endIgnoringInteractionEvents() {
    IgnoredEvents.current.depth = max(0, IgnoredEvents.current.depth - 1)
  }

  /// Whether windows drop what fingers do.
  public var isIgnoringInteractionEvents: Bool { IgnoredEvents.current.depth > 0 }
}

/// How often a screen's app was told to drop what fingers do.
final class IgnoredEvents: SessionState {
  @MainActor var depth = 0

  init(in session: RenderSession) {}

  static var current: IgnoredEvents { RenderSession.current.state() }
}
