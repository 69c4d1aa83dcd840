import UIKit

/// Views in a row, each 8 points after the one before.
@MainActor
package final class ConstrainedChain {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 100_000, height: 50))
  private var lastGap: NSLayoutConstraint?

  package init(_ count: Int) {
    var before: UIView?
    for _ in 0..<count {
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      let gap = view.leadingAnchor.constraint(
        equalTo: before?.trailingAnchor ?? root.leadingAnchor, constant: 8)
      NSLayoutConstraint.activate([
        gap, view.widthAnchor.constraint(equalToConstant: 20),
        view.topAnchor.constraint(equalTo: root.topAnchor),
        view.heightAnchor.constraint(equalToConstant: 20),
      ])
      before = view
      lastGap = gap
    }
  }

  package func layoutIfNeeded() { root.layoutIfNeeded() }

  package func setLastGap(_ points: Int) { lastGap?.constant = CGFloat(8 + points) }
}
