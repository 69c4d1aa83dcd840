import UIKit

private class Watcher {
  let view = UIView()
  let label = UILabel()

  func look(_ suffix: String) -> [String] {
    let (view, label) = (view, label)
    let plain = { [weak self, weak view] in
      self == nil || view == nil ? "nil" : "there"
    }
    let typed: (String) -> String = { [weak view, weak label] text in
      guard let view, let label else { return "nil" }
      return text + (label === view ? "!" : "")
    }
    return [plain(), typed(suffix)]
  }
}

/// Closures inside a function capture several objects weakly.
func weakCaptureCases() {
  expectEqual(Watcher().look("a"), ["there", "a"])
}
