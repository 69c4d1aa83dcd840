import UIKit.UIView
import ObjectiveC

#if os(iOS) && !os(macOS)
  private let isPhone = true
#else
  private let isPhone = false
#endif

#if !targetEnvironment(simulator)
  private let isDevice = true
#else
  private let isDevice = false
#endif

#if canImport(UIKit)
  private let hasUIKit = true
#elseif canImport(AppKit)
  private let hasUIKit = false
#endif

// A class that is left out is none whose members have names.
#if os(iOS) || os(tvOS)
  private typealias Room = UILayoutSupport
#else
  private class Room {}
#endif

extension Room {
  fileprivate var half: CGFloat { length / 2 }
}

func conditionCases() {
  expect(isPhone, "os(iOS)")
  expect(!isDevice, "targetEnvironment(simulator)")
  expect(hasUIKit, "canImport(UIKit)")
  expectEqual(Sides.all, 4)
}
