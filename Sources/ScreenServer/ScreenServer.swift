import FlyingFox
import Foundation
import LiveScreens
import UIKit

/// Serves a page with a live screen on the loopback address. The user scrolls, taps and presses it
/// in real time, with the touches that scripts and tests use.
///
/// ```swift
/// import ScreenServer
///
/// ScreenServer { FeedViewController() }.run()
/// ```
///
/// Each page has its own screen, created by the closure.
@MainActor
public struct ScreenServer {
  private let source: LiveSource
  private let goldens: LiveGoldens?
  private let port: UInt16

  /// Creates a server for controllers.
  ///
  /// - Parameters:
  ///   - name: the screen's name on the page.
  ///   - size: the screen's size in points, unless the page chooses a device.
  ///   - port: a port of the loopback address; 0 for any free port.
  ///   - make: returns a controller; called for each page and each restart of the screen.
  public init(
    name: String = "screen", size: CGSize = CGSize(width: 393, height: 852), port: UInt16 = 0,
    _ make: @escaping @MainActor @Sendable () -> UIViewController
  ) {
    self.init(LiveSource(name: name, size: size, make), port: port)
  }

  /// Creates a server for content that `render` can draw.
  package init(_ source: LiveSource, goldens: LiveGoldens? = nil, port: UInt16 = 0) {
    (self.source, self.goldens, self.port) = (source, goldens, port)
  }

  /// Serves until the process ends. Prints the page's address to standard output.
  ///
  /// Call it on the main thread, outside tasks.
  public func run() -> Never {
    let queue = PageQueue()
    PageServer.start(queue, port: port) { address in
      print(address)
      fflush(nil)
    }
    var pages = LivePages(source, goldens, queue)
    var next: ContinuousClock.Instant?
    while true {
      for event in queue.events(until: next) {
        if case .ended(let sentence) = event {
          FileHandle.standardError.write(Data("\(sentence)\n".utf8))
          exit(2)
        }
        pages.take(event)
      }
      next = pages.turn()
      // Work that screens scheduled on the main queue.
      _ = RunLoop.main.run(mode: .default, before: .distantPast)
    }
  }
}
