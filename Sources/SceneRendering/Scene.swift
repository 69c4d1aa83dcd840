import UIKit

/// A built-in screen: a name to ask for it by, and how to make it.
package struct Scene: Sendable {
  /// What the command line calls it: lower-case words joined by hyphens.
  package let name: String
  /// One line, no full stop: what the picture shows.
  package let summary: String
  /// The size it was designed for, in points.
  package let defaultSize: CGSize
  /// Makes the screen for a size in points. Two screens made by one scene share nothing that
  /// changes.
  package let make: @MainActor @Sendable (CGSize) -> UIViewController
  /// What somebody does with the screen once it has appeared, before any picture; time may pass.
  package let perform: @MainActor @Sendable (UIWindow) -> Void
  /// The numbers of the fingers that are down after that; a script goes on with them.
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
