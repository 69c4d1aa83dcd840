/// A layout guide at the frame of a part of a row.
@MainActor
final class ListPartGuide {
  /// The guide, whose layout frame is up to date as soon as the part is placed.
  private final class Guide: UILayoutGuide {
    var frameInContent = CGRect.zero
    override var layoutFrame: CGRect { frameInContent }
  }

  private let placed = Guide()
  private var sides: [NSLayoutConstraint] = []

  var guide: UILayoutGuide { placed }

  /// Adds the guide to a view, once.
  func enter(_ view: UIView) {
    guard guide.owningView == nil else { return }
    view.addLayoutGuide(guide)
    sides = [
      guide.leftAnchor.constraint(equalTo: view.leftAnchor),
      guide.topAnchor.constraint(equalTo: view.topAnchor),
      guide.widthAnchor.constraint(equalToConstant: 0),
      guide.heightAnchor.constraint(equalToConstant: 0),
    ]
    setFrame(placed.frameInContent)
    NSLayoutConstraint.activate(sides)
  }

  /// Sets the frame of the part, in the view's coordinates.
  func setFrame(_ frame: CGRect) {
    placed.frameInContent = frame
    for (side, length) in zip(sides, [frame.minX, frame.minY, frame.width, frame.height])
    where side.constant != length { side.constant = length }
  }
}
