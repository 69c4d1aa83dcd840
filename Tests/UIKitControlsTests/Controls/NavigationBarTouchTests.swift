import Testing
import UIKit

/// Tests touches on buttons of a navigation bar.
@MainActor @Suite struct NavigationBarTouchTests {
  private final class Count { var value = 0 }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
  private let controller = UIViewController(nibName: nil, bundle: nil)
  private let count = Count()
  private let item: UIBarButtonItem

  init() {
    let count = count
    item = UIBarButtonItem(
      systemItem: .add, primaryAction: UIAction { _ in count.value += 1 })
    controller.navigationItem.rightBarButtonItem = item
    window.rootViewController = UINavigationController(rootViewController: controller)
    window.layoutIfNeeded()
  }

  /// A plus in a box of 21.667 points, 16 from the edge, has a touch area of 44 points.
  @Test func aButtonIsTouchedAroundItsSign() {
    let frame = window.barItems.first?.frame ?? .null
    #expect(abs(frame.minX - 271.167) < 0.01 && abs(frame.width - 44) < 0.01)
    #expect(window.barItems.map(\.item.names) == [["add"]])
  }

  @Test(arguments: [(274, 1, 1), (295, 22, 1), (315, 43, 1), (270, 22, 0), (160, 22, 0)])
  func aTapHasItDoWhatItDoes(x: CGFloat, y: CGFloat, times: Int) throws {
    try window.play { $0.tap(at: CGPoint(x: x, y: y)) }
    #expect(count.value == times)
  }

  @Test func aFingerThatDisappearsDoesNothing() throws {
    try window.play {
      $0.drag(from: CGPoint(x: 295, y: 22), to: CGPoint(x: 100, y: 150), duration: 0.2)
      $0.lift()
    }
    #expect(count.value == 0)
    try window.play {
      $0.drag(from: CGPoint(x: 295, y: 22), to: CGPoint(x: 290, y: 80), duration: 0.2)
      $0.lift()
    }
    #expect(count.value == 1)
    try window.play {
      $0.down(at: CGPoint(x: 295, y: 22))
      $0.cancel()
    }
    #expect(count.value == 1)
  }

  @Test func aButtonThatCannotBeUsedIsNotPressed() throws {
    item.isEnabled = false
    try window.play { $0.tap(at: CGPoint(x: 295, y: 22)) }
    #expect(count.value == 0)
  }

  @Test func itPalesUnderAFinger() throws {
    func picture() throws -> [UInt8] {
      let bitmap = try #require(window.snapshotBitmap(scale: 1))
      return (0..<bitmap.height).flatMap { row in
        UnsafeRawBufferPointer(
          start: bitmap.pixels + row * bitmap.bytesPerRow, count: bitmap.width * 4)
      }
    }
    let before = try picture()
    try window.play { $0.down(at: CGPoint(x: 295, y: 22)) }
    #expect(try picture() != before)
    try window.play { $0.lift() }
    #expect(try picture() == before)
  }
}
