import FlyingFox
import Foundation
import LiveScreens
import UIKit

/// Serves a page on the loopback address in which a screen lives: it is scrolled, tapped and
/// pressed there, in real time, by the fingers that scripts and tests have.
///
/// ```swift
/// import ScreenServer
///
/// ScreenServer { FeedViewController() }.run()
/// ```
///
/// Each page has a screen of its own, made by the closure.
@MainActor
public struct ScreenServer {
  private let source: LiveSource
  private let goldens: LiveGoldens?
  private let port: UInt16

  /// A server for controllers.
  ///
  /// - Parameters:
  ///   - name: what the page calls the screen.
  ///   - size: the screen's, in points, unless the page chooses a device.
  ///   - port: of the loopback address; 0 for any that is free.
  ///   - make: makes a controller, for each page and whenever the screen begins anew.
  public init(
    name: String = "screen", size: CGSize = CGSize(width: 393, height: 852), port: UInt16 = 0,
    _ make: @escaping @MainActor @Sendable () -> UIViewController
  ) {
    self.init(LiveSource(name: name, size: size, make), port: port)
  }

  /// A server for what `render` can draw.
  package init(_ source: LiveSource, goldens: LiveGoldens? = nil, port: UInt16 = 0) {
    (self.source, self.goldens, self.port) = (source, goldens, port)
  }

  /// Serves until the process ends. Says the page's address on standard output.
  ///
  /// To be called on the main thread, outside of tasks.
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
      // What screens have handed to the main queue.
      RunLoop.main.run(mode: .default, before: .distantPast)
    }
  }
}
