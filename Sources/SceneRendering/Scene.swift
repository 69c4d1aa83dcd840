import UIKit

/// A built-in screen: its name, and a closure that creates it.
package struct Scene: Sendable {
  /// The name on the command line: lower-case words joined by hyphens.
  package let name: String
  /// A description of the picture: one line, without full stop.
  package let summary: String
  /// The size it was designed for, in points.
  package let defaultSize: CGSize
  /// Creates the screen for a size in points. Two screens of one scene share no mutable state.
  package let make: @MainActor @Sendable (CGSize) -> UIViewController
  /// Performs the scene's input after the screen has appeared, before any picture; may advance
  /// time.
  package let perform: @MainActor @Sendable (UIWindow) -> Void
  /// The numbers of the fingers that are down afterwards, with which a script continues.
  package let fingersDown: Set<Int>

  package init(
    name: String, summary: String, defaultSize: CGSize = CGSize(width: 1024, height: 768),
    fingersDown: Set<Int> = [],
    make: @escaping @MainActor @Sendable (CGSize) -> UIViewController,
    perform: @escaping @MainActor @Sendable (UIWindow) -> Void = { _ in }
  ) {
    self.name = name
    self.summary = summary
    self.defaultSize = defaultSize
    self.make = make
    self.perform = perform
    self.fingersDown = fingersDown
  }
}
