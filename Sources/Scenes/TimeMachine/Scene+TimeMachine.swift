import UIKit

extension Scene {
  /// Dates under a black navigation bar, after eleven taps on its plus button.
  package static let timeMachine = Scene(
    name: "time-machine", summary: "Dates added one by one with a button of the navigation bar",
    make: { _ in screen() }, perform: { window in for _ in 0..<11 { addDate(window) } })

  /// The scene ``timeMachine`` before any tap.
  package static let emptyTimeMachine = Scene(
    name: "time-machine-empty", summary: "The same before its button was tapped: for scripts"
  ) { _ in screen() }

  @MainActor
  private static func screen() -> UIViewController {
    let machine = TimeMachineViewController(collectionViewLayout: UICollectionViewFlowLayout())
    let navigation = UINavigationController(rootViewController: machine)
    navigation.navigationBar.barStyle = .black
    return navigation
  }

  /// Taps the plus button and waits until the date is at its place.
  @MainActor
  private static func addDate(_ window: UIWindow) {
    window.layoutIfNeeded()
    guard let plus = window.barItems.first(where: { $0.item.systemItem == .add }) else { return }
    var script = TouchScript()
    script.tap(at: CGPoint(x: plus.frame.midX, y: plus.frame.midY))
    script.wait(0.5)
    // A window too small for its bar has nothing to tap.
    try? window.play(script)
  }
}
