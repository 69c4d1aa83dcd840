import Testing
import UIKit

private final class Delegate: NSObject, UIApplicationDelegate {
  var window: UIWindow? = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
}

/// Tests an app delegate's window where the protocol's property is optional.
@MainActor @Suite struct DelegateWindowTests {
  @Test func itIsADoubleOptional() {
    let own = Delegate()
    let delegate: (any UIApplicationDelegate)? = own
    #expect(delegate?.window??.bounds.height == 20)
    var found: UIWindow?
    if let optional = delegate?.window, let window = optional { found = window }
    #expect(found === own.window)
    delegate?.window = nil
    #expect(own.window?.bounds == nil)
  }
}
