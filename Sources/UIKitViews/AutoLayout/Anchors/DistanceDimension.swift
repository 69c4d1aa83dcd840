/// The distance between two parallel lines, as a dimension for constraints.
///
/// A layout guide from one line to the other represents it. Like any dimension, the distance is
/// never negative.
final class DistanceDimension: NSLayoutDimension {
  init(from first: NSLayoutXAxisAnchor, to second: NSLayoutXAxisAnchor) {
    let guide = Self.guide(beside: first.participant)
    super.init(guide.participant, .width)
    guide.leadingAnchor.constraint(equalTo: first).isActive = true
    guide.trailingAnchor.constraint(equalTo: second).isActive = true
  }

  init(from first: NSLayoutYAxisAnchor, to second: NSLayoutYAxisAnchor) {
    let guide = Self.guide(beside: first.participant)
    super.init(guide.participant, .height)
    guide.topAnchor.constraint(equalTo: first).isActive = true
    guide.bottomAnchor.constraint(equalTo: second).isActive = true
  }

  private static func guide(beside item: LayoutParticipant?) -> UILayoutGuide {
    let guide = UILayoutGuide()
    let view = item?.nearestView
    (view?.superview ?? view)?.addLayoutGuide(guide)
    return guide
  }
}
