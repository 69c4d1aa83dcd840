import Testing
import UIKit

private final class Delegate: NSObject, UIApplicationDelegate {
  var window: UIWindow? = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
}

/// Tests an app delegate's window where the protocol's property is optional.
@MainActor @Suite struct DelegateWindowTests {
  @Test func itIsReadWithOneMarkOrTwo() {
    let delegate: (any UIApplicationDelegate)? = Delegate()
    #expect(delegate?.window??.bounds.height == 20)
    #expect(delegate?.window?.bounds.height == 20)
  }
}
