import Staging
import UIKit

extension ViewImageConfig {
  /// Runs a closure, for example with touches, on the device's screen: a window of its size, with
  /// its safe area, scale and traits, that a controller fills. `UIScreen.main` is that screen
  /// during the call.
  ///
  /// ```swift
  /// try ViewImageConfig.iPhone15.run(WallViewController()) { wall, window in
  ///   try window.play { $0.tap(at: CGPoint(x: 20, y: 80)) }
  ///   #expect(wall.collectionView.indexPathsForSelectedItems?.count == 1)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - controller: Creates the controller on that screen; it has appeared before the closure
  ///     runs.
  ///   - body: The closure, with the controller and its window.
  @MainActor
  public func run<Controller: UIViewController, Result>(
    _ controller: @autoclosure () throws -> Controller,
    _ body: (Controller, UIWindow) throws -> Result
  ) throws -> Result {
    let (stage, controller) = try Stage.make(
      size: size ?? UIScreen.main.bounds.size,
      scale: traits.displayScale > 0 ? traits.displayScale : 2, edges: edges, traits: traits,
      inWindow: true, controller)
    guard let window = stage.root as? UIWindow else {
      preconditionFailure("A controller is shown in a window.")
    }
    return try stage.run { try body(controller, window) }
  }
}
