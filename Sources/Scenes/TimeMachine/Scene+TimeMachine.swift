import UIKit

extension Scene {
  /// Dates under a black navigation bar, as after eleven taps on its plus button.
  package static let timeMachine = Scene(
    name: "time-machine", summary: "Dates added one by one under a navigation bar"
  ) { _ in
    let machine = TimeMachineViewController(collectionViewLayout: UICollectionViewFlowLayout())
    let navigation = UINavigationController(rootViewController: machine)
    navigation.navigationBar.barStyle = .black
    machine.loadViewIfNeeded()
    for _ in 0..<11 {
      machine.navigationItem.rightBarButtonItem?.primaryAction?
        .performWithSender(nil, target: nil)
    }
    return navigation
  }
}
