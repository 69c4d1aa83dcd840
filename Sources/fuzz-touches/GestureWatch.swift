import UIKit

/// Counts the actions of a screen's gesture recognizers.
@MainActor
final class GestureWatch {
  private var begun = 0
  private var ended = 0

  init(_ window: UIWindow) {
    for recognizer in Self.recognizers(window) {
      if recognizer.isContinuous, [.began, .changed].contains(recognizer.state) { begun += 1 }
      recognizer.addHandler { [weak self] in
        switch $0.state {
        case .began: self?.begun += 1
        // A discrete gesture has no begin.
        case .ended, .cancelled: self?.ended += $0.isContinuous ? 1 : 0
        default: break
        }
      }
    }
  }

  /// Returns the laws that are broken after all fingers were lifted.
  func brokenLaws(_ window: UIWindow) -> [String] {
    var broken: [String] = []
    for recognizer in Self.recognizers(window)
    where recognizer.state != .possible || recognizer.numberOfTouches != 0 {
      broken.append("\(type(of: recognizer)) is still \(recognizer.state)")
    }
    if begun != ended { broken.append("of \(begun) gestures that began \(ended) ended") }
    return broken
  }

  private static func recognizers(_ view: UIView) -> [UIGestureRecognizer] {
    (view.gestureRecognizers ?? []) + view.subviews.flatMap(recognizers)
  }
}

extension UIGestureRecognizer {
  fileprivate var isContinuous: Bool {
    !(self is UITapGestureRecognizer || self is UISwipeGestureRecognizer)
  }
}
