/// A guide that constraints keep where a part of a row was placed.
@MainActor
final class ListPartGuide {
  let guide = UILayoutGuide()
  private var sides: [NSLayoutConstraint] = []

  /// Puts the guide into a view, once.
  func enter(_ view: UIView) {
    guard guide.owningView == nil else { return }
    view.addLayoutGuide(guide)
    sides = [
      guide.leftAnchor.constraint(equalTo: view.leftAnchor),
      guide.topAnchor.constraint(equalTo: view.topAnchor),
      guide.widthAnchor.constraint(equalToConstant: 0),
      guide.heightAnchor.constraint(equalToConstant: 0),
    ]
    NSLayoutConstraint.activate(sides)
  }

  /// Says where the part stands, in the view's coordinates.
  func place(_ frame: CGRect) {
    for (side, length) in zip(sides, [frame.minX, frame.minY, frame.width, frame.height])
    where side.constant != length { side.constant = length }
  }
}
