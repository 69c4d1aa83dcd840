import UIKit
import UIKitTestSupport

/// Rows of 10 points in a window, for taps.
@MainActor
struct TappedRows {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  let fixture = Fixture(count: 30)
  let diary = SelectionDiary()

  init() {
    fixture.view.delegate = diary
    window.addSubview(fixture.view)
    window.layoutIfNeeded()
  }

  /// The selected items, in order.
  var selected: [Int] { (fixture.view.indexPathsForSelectedItems ?? []).map(\.item).sorted() }

  /// Taps a row, and returns the delegate calls.
  func tap(_ row: Int) throws -> [String] {
    try window.play { $0.tap(at: CGPoint(x: 5, y: 10 * CGFloat(row) + 5)) }
    return diary.take()
  }
}
