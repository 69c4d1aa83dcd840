import UIKit

@testable import UIKitControllers
@testable import UIKitControls
@testable import UIKitLists
@testable import UIKitNibs
@testable import UIKitRuntime
@testable import UIKitValues
@testable import UIKitViews

/// Writes down what controllers hear.
final class Diary {
  var entries: [String] = []

  /// What was written since the last time.
  func news() -> [String] {
    defer { entries = [] }
    return entries
  }
}

/// A controller that writes down what it hears of its appearance and its parent.
final class DiaryController: UIViewController {
  let name: String
  let diary: Diary

  init(_ name: String, _ diary: Diary) {
    (self.name, self.diary) = (name, diary)
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { nil }

  func write(_ entry: String) { diary.entries.append("\(name) \(entry)") }

  override func viewDidLoad() { write("load") }
  override func viewWillAppear(_ animated: Bool) { write("will appear \(animated)") }
  override func viewIsAppearing(_ animated: Bool) { write("is appearing") }
  override func viewDidAppear(_ animated: Bool) { write("did appear") }
  override func viewWillDisappear(_ animated: Bool) { write("will disappear \(animated)") }
  override func viewDidDisappear(_ animated: Bool) { write("did disappear") }
  override func willMove(toParent parent: UIViewController?) {
    write(parent == nil ? "will leave" : "will move")
  }
  override func didMove(toParent parent: UIViewController?) {
    write(parent == nil ? "did leave" : "did move")
  }
  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    write("to \(Int(size.width))x\(Int(size.height))")
    super.viewWillTransition(to: size, with: coordinator)
  }
}

/// A window of 320 by 480 points that shows a controller.
@MainActor
func shownWindow(_ root: UIViewController) -> UIWindow {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  window.rootViewController = root
  window.makeKeyAndVisible()
  window.layoutIfNeeded()
  return window
}

extension UIView {
  /// Where the middle of the view is seen in its superview, in whole points.
  @MainActor var seenCenter: CGPoint {
    let point = layer.presentation()?.position ?? layer.position
    return CGPoint(x: point.x.rounded(), y: point.y.rounded())
  }
}
