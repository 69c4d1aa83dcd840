import UIKit

private func described(_ object: AnyObject) -> String {
  type(of: object).description()
}

private func described(view: UIView) -> String { "\(type(of: view).description()):\(view.tag)" }

func classNameCases() {
  expect(described(Badge(frame: .zero)).hasSuffix(".Badge"), described(Badge(frame: .zero)))
  expectEqual(described(Badge(frame: .zero)), NSStringFromClass(Badge.self))
  expectEqual(described(view: Badge(frame: .zero)), NSStringFromClass(Badge.self) + ":7")
}
