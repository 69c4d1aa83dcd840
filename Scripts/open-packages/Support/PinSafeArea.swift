import UIKit

// Replaces PinLayout's code for iOS before 11, which replaces methods of controllers with C
// functions. Later systems report the safe area.

public protocol PinSafeAreaInsetsUpdate {
  func safeAreaInsetsDidChange()
}

class PinSafeArea {
  static var safeAreaInsetsDidChangeMode = PinSafeAreaInsetsDidChangeMode.disable
  static func initSafeAreaSupport() {}
}

extension UIView {
  func pinlayoutComputeSafeAreaInsets() -> UIEdgeInsets { safeAreaInsets }
}
