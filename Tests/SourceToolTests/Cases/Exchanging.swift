import Foundation

// Methods are not exchanged; the calls that exchange them have no effect.

private func exchange(_ one: Selector, _ other: Selector, in type: AnyClass) -> Bool {
  guard let first = class_getInstanceMethod(type, one),
    let second = class_getInstanceMethod(type, other)
  else { return false }
  if class_addMethod(type, other, method_getImplementation(first), method_getTypeEncoding(first)) {
    class_replaceMethod(
      type, one, method_getImplementation(second), method_getTypeEncoding(second))
    return true
  }
  method_exchangeImplementations(first, second)
  return false
}

private class Exchanged: NSObject {
  @objc func one() -> NSNumber { 1 }
  @objc func other() -> NSNumber { 2 }
}

func exchangingCases() {
  let isAdded = exchange(Selector("one"), Selector("other"), in: Exchanged.self)
  expect(!isAdded, "a method is added")
  expectEqual(Exchanged().perform(Selector("one"))?.takeUnretainedValue() as? NSNumber, 1)
}
