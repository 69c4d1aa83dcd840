import UIKit

/// A view that counts its layout passes, and records its calls in order.
final class CountingView: UIView {
  var passes = 0
  var heard: [String] = []
  /// A closure that ``layoutSubviews()`` calls after `super`.
  var placing: (() -> Void)?
  /// The result of ``sizeThatFits(_:)``; nil for the default.
  var fitting: CGSize?

  override func layoutSubviews() {
    super.layoutSubviews()
    passes += 1
    heard.append("layoutSubviews")
    placing?()
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize { fitting ?? super.sizeThatFits(size) }

  override func didAddSubview(_ subview: UIView) { heard.append("didAddSubview") }
  override func willRemoveSubview(_ subview: UIView) { heard.append("willRemoveSubview") }
  override func willMove(toSuperview newSuperview: UIView?) {
    heard.append(newSuperview == nil ? "willMove(toSuperview: nil)" : "willMove(toSuperview:)")
  }
  override func didMoveToSuperview() { heard.append("didMoveToSuperview") }
  override func willMove(toWindow newWindow: UIWindow?) {
    heard.append(newWindow == nil ? "willMove(toWindow: nil)" : "willMove(toWindow:)")
  }
  override func didMoveToWindow() { heard.append("didMoveToWindow") }
  override func tintColorDidChange() { heard.append("tintColorDidChange") }

  /// The recorded calls about superviews and windows.
  var moves: [String] { heard.filter { $0.contains("Move") } }

  /// Lays out pending changes and clears the record.
  func settle() {
    layoutIfNeeded()
    (passes, heard) = (0, [])
  }
}
