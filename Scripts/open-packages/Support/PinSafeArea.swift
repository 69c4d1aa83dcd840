import UIKit

// Stands in for what PinLayout does on iOS before 11, where it takes methods of controllers over as
// C functions. Since then the system says what is covered.

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
