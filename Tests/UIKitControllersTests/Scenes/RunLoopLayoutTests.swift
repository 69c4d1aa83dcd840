import UIKit
import XCTest

/// Tests that each turn of the main run loop lays out the key window. XCTest runs that run loop.
final class RunLoopLayoutTests: XCTestCase {
  func testATurnLaysOut() {
    MainActor.assumeIsolated {
      let controller = UIViewController()
      let bar = UIView()
      bar.translatesAutoresizingMaskIntoConstraints = false
      controller.view.addSubview(bar)
      NSLayoutConstraint.activate([
        bar.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor, constant: 8),
        bar.topAnchor.constraint(equalTo: controller.view.topAnchor, constant: 4),
        bar.widthAnchor.constraint(equalToConstant: 100),
        bar.heightAnchor.constraint(equalToConstant: 20),
      ])
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      window.rootViewController = controller
      window.makeKeyAndVisible()
      XCTAssertEqual(bar.frame, .zero)
      RunLoop.main.run(until: Date())
      XCTAssertEqual(bar.frame, CGRect(x: 8, y: 4, width: 100, height: 20))
    }
  }

  func testWaitingLaysOut() {
    let expectation = expectation(description: "a turn")
    let (list, window) = MainActor.assumeIsolated {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      let list = UICollectionView(
        frame: window.bounds, collectionViewLayout: UICollectionViewFlowLayout())
      window.addSubview(list)
      window.makeKeyAndVisible()
      return (list, window)
    }
    DispatchQueue.main.async { expectation.fulfill() }
    wait(for: [expectation], timeout: 60)
    MainActor.assumeIsolated {
      XCTAssertEqual(list.contentSize, CGSize(width: 320, height: 0))
      window.isHidden = true
    }
  }
}
