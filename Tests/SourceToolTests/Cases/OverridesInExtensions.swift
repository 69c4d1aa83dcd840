import UIKit

private let size = CGSize(width: 5, height: 6)

extension Base {
  @objc func inExtension() { heard.append("Base.inExtension") }
}

extension Derived {
  override func layoutSubviews() { super.layoutSubviews(); note(#line) }
  override var intrinsicContentSize: CGSize { size }
  fileprivate func note(_ line: Int) { heard.append("Extension \(line)") }
}
