import UIKit

/// As apps ask for the simulator's slow animations.
private func factor() -> Float {
  let all = UnsafeMutableRawPointer(bitPattern: -2)
  guard let symbol = dlsym(all, "UIAnimationDragCoefficient") else { return 1 }
  typealias Function = @convention(c) () -> Float
  return unsafeBitCast(symbol, to: Function.self)()
}

func symbolCases() {
  expectEqual(factor(), 1)
  expect(dlsym(UnsafeMutableRawPointer(bitPattern: -2), "malloc") != nil, "a function of C")
  expect(dlsym(dlopen(nil, RTLD_NOW), "nobody") == nil, "an unknown function")
}
