import UIKit

/// Records the calls that controllers receive.
package final class Diary {
  package var entries: [String] = []

  package init() {}

  /// Returns the entries since the last call.
  package func news() -> [String] {
    defer { entries = [] }
    return entries
  }
}

/// A controller that records changes of its appearance and its parent.
package final class DiaryController: UIViewController {
  package let name: String
  package let diary: Diary

  package init(_ name: String, _ diary: Diary) {
    (self.name, self.diary) = (name, diary)
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  package required init?(coder: NSCoder) { nil }

  package func write(_ entry: String) { diary.entries.append("\(name) \(entry)") }

  package override func viewDidLoad() { write("load") }
  package override func viewWillAppear(_ animated: Bool) { write("will appear \(animated)") }
  package override func viewIsAppearing(_ animated: Bool) { write("is appearing") }
  package override func viewDidAppear(_ animated: Bool) { write("did appear") }
  package override func viewWillDisappear(_ animated: Bool) { write("will disappear \(animated)") }
  package override func viewDidDisappear(_ animated: Bool) { write("did disappear") }
  package override func willMove(toParent parent: UIViewController?) {
    write(parent == nil ? "will leave" : "will move")
  }
  package override func didMove(toParent parent: UIViewController?) {
    write(parent == nil ? "did leave" : "did move")
  }
  package override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    write("to \(Int(size.width))x\(Int(size.height))")
    super.viewWillTransition(to: size, with: coordinator)
  }
}

/// Returns a window of 320 by 480 points that shows a controller.
@MainActor
package func shownWindow(_ root: UIViewController) -> UIWindow {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  window.rootViewController = root
  window.makeKeyAndVisible()
  window.layoutIfNeeded()
  return window
}

extension UIView {
  /// The center of the view on screen, in its superview, in whole points.
  @MainActor package var seenCenter: CGPoint {
    let point = layer.presentation()?.position ?? layer.position
    return CGPoint(x: point.x.rounded(), y: point.y.rounded())
  }
}
