import Testing
import UIKit
import UIKitTestSupport

/// Tests a refresh control 60 points high, with a threshold of 100, in a view of 320 × 480: a pull
/// by x moves the content by 480·0.55·x / (480 + 0.55·x).
@MainActor @Suite struct RefreshControlTests {
  private let screen = DraggedScreen()
  private let control = UIRefreshControl()
  private let log = Log()

  private final class Log { var heard: [String] = [] }

  init() {
    screen.view.refreshControl = control
    control.addAction(
      UIAction { [log] _ in log.heard.append("refresh") }, for: .valueChanged)
    screen.window.layoutIfNeeded()
  }

  /// The opacities of the ticks, as parts of a full one's.
  private var ticks: [Float] {
    let layers = control.subviews[0].layer.sublayers ?? []
    return layers.map { ($0.opacity / (147 / 255) * 100).rounded() / 100 }
  }

  /// Pulls from the upper part, without lifting the finger.
  private func pull(by way: CGFloat) throws {
    try screen.play {
      $0.drag(from: CGPoint(x: 160, y: 100), to: CGPoint(x: 160, y: 100 + way), duration: 0.2)
    }
  }

  @Test func itIsHiddenAboveTheContent() {
    #expect(control.isHidden && control.frame == CGRect(x: 0, y: 0, width: 320, height: 60))
    #expect(screen.view.subviews.first === control && !control.isRefreshing)
    #expect(screen.view.adjustedContentInset == .zero)
  }

  /// The first 10 points of a pull have no effect; 100 more move the content by 49.34, half of the
  /// threshold.
  @Test func ticksComeWithThePull() throws {
    try screen.drag(by: CGVector(dx: 0, dy: 110))
    #expect(screen.offset.y == -49.5)
    #expect(control.frame == CGRect(x: 0, y: -49.5, width: 320, height: 60) && !control.isHidden)
    #expect(ticks == [1, 1, 1, 0.96, 0, 0, 0, 0])
    try screen.play { $0.lift() }
    screen.window.clock.settle()
    #expect(log.heard == [] && control.isHidden && screen.offset == .zero)
  }

  /// The threshold is passed once; the content stays under the finger, and rests 60 points lower.
  @Test func aLongPullRefreshes() throws {
    try pull(by: 250)
    #expect(log.heard == ["refresh"] && control.isRefreshing)
    #expect(screen.view.adjustedContentInset.top == 60 && screen.view.contentInset.top == 0)
    #expect(screen.offset.y < -100 && control.frame.minY == screen.offset.y)
    try screen.play { $0.lift() }
    screen.window.clock.advance(by: 2)
    #expect(screen.offset.y == -60 && control.frame.minY == -60)
    #expect(control.isRefreshing && log.heard == ["refresh"])
    // The control scrolls away with the content.
    try screen.drag(by: CGVector(dx: 0, dy: -150))
    #expect(control.frame.minY == -60 && screen.offset.y == 80)
  }

  /// The space closes in 0.3 seconds, with easing at both ends.
  @Test func itEndsWithAnimation() throws {
    try pull(by: 250)
    try screen.play { $0.lift() }
    screen.window.clock.advance(by: 2)
    control.endRefreshing()
    #expect(!control.isRefreshing && screen.offset.y == -60)
    screen.window.clock.advance(by: 0.15)
    #expect(screen.offset.y == -30 && !control.isHidden)
    #expect(ticks == [0, 0, 0, 0, 0, 0, 0, 0] || control.subviews[0].alpha == 0)
    screen.window.clock.advance(by: 0.15)
    #expect(screen.offset.y == 0 && control.isHidden && control.subviews[0].alpha == 1)
    #expect(screen.window.clock.settle() && log.heard == ["refresh"])
    try pull(by: 250)
    #expect(log.heard == ["refresh", "refresh"])
  }

  /// The same pull does not refresh twice.
  @Test func onePullRefreshesOnce() throws {
    try pull(by: 245)
    let before = screen.offset.y
    control.endRefreshing()
    #expect(screen.offset.y == before)
    try screen.play {
      $0.move(to: CGPoint(x: 160, y: 470), duration: 0.1)
      $0.move(to: CGPoint(x: 160, y: 479), duration: 0.1)
    }
    #expect(log.heard == ["refresh"] && screen.view.adjustedContentInset.top == 0)
    try screen.play { $0.lift() }
    screen.window.clock.settle()
    #expect(screen.offset == .zero)
  }

  /// A refresh that code begins sends no action and does not scroll.
  @Test func codeRefreshes() {
    control.beginRefreshing()
    #expect(control.isRefreshing && log.heard == [] && screen.offset.y == 0)
    #expect(screen.view.adjustedContentInset.top == 60)
    #expect(control.frame.minY == -60 && !control.isHidden)
    screen.view.contentOffset.y = -60
    control.endRefreshing()
    #expect(screen.offset.y == -60)
    screen.window.clock.settle()
    #expect(screen.offset.y == 0 && screen.view.adjustedContentInset.top == 0)
  }

  @Test func anotherControlTakesItsPlace() {
    control.beginRefreshing()
    let other = UIRefreshControl()
    screen.view.refreshControl = other
    #expect(control.superview == nil && other.superview === screen.view)
    #expect(screen.view.adjustedContentInset.top == 0)
    other.attributedTitle = NSAttributedString(string: "Pull")
    other.layoutIfNeeded()
    #expect(other.subviews[0].center == CGPoint(x: 160, y: 22))
    #expect(other.subviews[1].frame.minY == 40)
    #expect((other.subviews[1] as? UILabel)?.attributedText?.string == "Pull")
    #expect(other.tintColor == nil)
  }

  /// A table behaves like other scroll views; its controller's refresh control is the table's.
  @Test func tablesAreRefreshed() throws {
    final class Rows: UITableViewController {
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        30
      }
      override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
    }
    let rows = Rows(style: .plain)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = rows
    rows.refreshControl = control
    #expect(rows.tableView.refreshControl === control)
    window.layoutIfNeeded()
    try window.play {
      $0.drag(from: CGPoint(x: 160, y: 100), to: CGPoint(x: 160, y: 350), duration: 0.2)
      $0.lift()
    }
    window.clock.advance(by: 2)
    window.layoutIfNeeded()
    #expect(log.heard == ["refresh"] && rows.tableView.contentOffset.y == -60)
    #expect(control.frame.minY == -60 && !control.isHidden)
    let first = rows.tableView.cellForRow(at: IndexPath(row: 0, section: 0))
    #expect(first?.convert(CGPoint.zero, to: window).y == 60)
    control.endRefreshing()
    #expect(window.clock.settle() && rows.tableView.contentOffset.y == 0 && control.isHidden)
  }

  /// The control is behind the cells and in front of the background view.
  @Test func itLiesBehindTheCells() {
    let fixture = Fixture(count: 30)
    let window = UIWindow(frame: fixture.view.frame)
    window.addSubview(fixture.view)
    let background = UIView()
    fixture.view.backgroundView = background
    fixture.view.refreshControl = control
    window.layoutIfNeeded()
    #expect(fixture.view.subviews.prefix(2) == [background, control])
  }
}
