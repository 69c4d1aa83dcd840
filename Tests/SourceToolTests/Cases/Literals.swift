import UIKit

func literalCases() {
  let red: UIColor = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 0.5)
  expectEqual(red, UIColor(red: 1, green: 0, blue: 0, alpha: 0.5))
  let make: () -> UIImage = { #imageLiteral(resourceName: "not there") }
  expect(type(of: make) == (() -> UIImage).self, "a picture's literal is a picture")
}
