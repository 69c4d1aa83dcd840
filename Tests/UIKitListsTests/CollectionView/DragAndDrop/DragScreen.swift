import UIKit

@testable import UIKitControls

/// Two adjacent collection views.
@MainActor final class DragScreen {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  let left = DragShelf("left", ["a", "b", "c", "d"], x: 0)
  let right = DragShelf("right", ["x", "y"], x: 100)
  private var heard: [String] = []

  init() {
    for shelf in [left, right] {
      window.addSubview(shelf.view)
      shelf.hear = { [weak self] in self?.heard.append($0) }
    }
    window.layoutIfNeeded()
  }

  func play(_ write: (inout TouchScript) -> Void) throws -> [String] {
    try window.play(write)
    defer { heard = [] }
    return heard
  }

  func settle() -> [String] {
    window.clock.settle()
    window.layoutIfNeeded()
    defer { heard = [] }
    return heard
  }

  var previews: [PreviewView] { window.subviews.compactMap { $0 as? PreviewView } }
}
