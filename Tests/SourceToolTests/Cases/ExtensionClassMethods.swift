import UIKit

extension UITableViewCell {
  @objc class var kind: String { "any" }
  @objc class func height(for count: Int) -> CGFloat { CGFloat(count) }
}

private class SpecialCell: UITableViewCell {
  override class var kind: String { "special " + super.kind }
  override class func height(for count: Int) -> CGFloat { super.height(for: count) + 10 }
}

private class SpecialLabel: UILabel {}
extension UIView { @objc func dress() { tag += 1 } }
extension SpecialLabel { override func dress() { super.dress(); tag += 100 } }

private class Turned: UIViewController { fileprivate var secret: Int { 4 } }
extension Turned {
  #if os(iOS)
    override var prefersStatusBarHidden: Bool { secret == 4 }
    override func viewDidLoad() {
      super.viewDidLoad()
      title = "turned"
    }
  #endif
}
extension Turned { override var prefersHomeIndicatorAutoHidden: Bool { true }; func plain() {} }

/// Class methods are in extensions, in conditions and after semicolons.
func extensionClassMethodCases() {
  let type: UITableViewCell.Type = SpecialCell.self
  expectEqual(type.kind, "special any")
  expectEqual(UITableViewCell.kind, "any")
  expectEqual(type.height(for: 3), 13)
  let label: UIView = SpecialLabel()
  label.dress()
  expectEqual(label.tag, 101)
  let turned = Turned()
  turned.loadViewIfNeeded()
  expectEqual(turned.title, "turned")
  expect(
    turned.prefersStatusBarHidden && turned.prefersHomeIndicatorAutoHidden, "both overrides apply")
}
