import UIKit

class Base: UIView {
  var heard: [String] = []
  override func layoutSubviews() { heard.append("Base.layoutSubviews") }
}

class Derived: Base {
  override func inExtension() {
    super.inExtension()
    heard.append("Derived.inExtension")
  }
}

func overrideCases() {
  let derived = Derived()
  derived.layoutSubviews()
  expectEqual(derived.intrinsicContentSize, CGSize(width: 5, height: 6))
  derived.inExtension()
  (derived as Base).perform(#selector(Base.inExtension))
  expectEqual(
    derived.heard,
    [
      "Base.layoutSubviews", "Extension 10", "Base.inExtension", "Derived.inExtension",
      "Base.inExtension", "Derived.inExtension",
    ])
}
