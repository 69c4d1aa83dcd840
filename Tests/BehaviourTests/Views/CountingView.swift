import UIKit

/// A view that counts how often it is laid out, and notes what it hears in order.
final class CountingView: UIView {
  var passes = 0
  var heard: [String] = []
  /// What is done in ``layoutSubviews()``, after `super`.
  var placing: (() -> Void)?
  /// What it answers to ``sizeThatFits(_:)``; nil for the default.
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

  /// What was heard of superviews and windows.
  var moves: [String] { heard.filter { $0.contains("Move") } }

  /// Lays out what has been asked for until now and forgets what was heard.
  func settle() {
    layoutIfNeeded()
    (passes, heard) = (0, [])
  }
}
