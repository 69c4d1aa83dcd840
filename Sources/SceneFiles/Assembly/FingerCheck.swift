/// A check of the touches of a script, independent of everything else.
struct FingerCheck {
  /// The fingers that are down; nil if unknown.
  private var down: Set<Int>?

  /// - Parameter down: The fingers that are initially down.
  init(down: Set<Int>) { self.down = down }

  /// Marks the fingers that are down as unknown.
  mutating func forget() { down = nil }

  mutating func mistakes(of fingers: FingerModel, _ place: Place) -> [Mistake] {
    let lost = fingers.places.filter { place in
      place.isLost && !PlaceModel.ways.contains(where: place.gaps.has)
    }
    return lost.map { Mistake(.noPlace, $0.place) } + hands(fingers, place)
  }

  /// Returns the mistakes of touches that are impossible in the current state.
  private mutating func hands(_ fingers: FingerModel, _ place: Place) -> [Mistake] {
    switch fingers {
    case .tap(let touch), .doubleTap(let touch): comesDown(touch.finger, place, stays: false)
    case .longPress(let touch): comesDown(touch.finger, place)
    case .fling(let fling): comesDown(fling.finger, place, stays: false)
    case .pinch: comesDown(1, place) + comesDown(2, place)
    case .drag(let drag): drags(drag, place)
    case .lift(let fingers): leave(fingers, place, "lifted")
    case .cancel(let fingers): leave(fingers, place, "taken away")
    case .turn: []
    }
  }

  private mutating func comesDown(
    _ finger: Int, _ place: Place, stays: Bool = true
  ) -> [Mistake] {
    guard let down else { return [] }
    if down.contains(finger) { return [Mistake(.fingerDown(finger), place)] }
    if stays { self.down?.insert(finger) }
    return []
  }

  private mutating func drags(_ drag: DragModel, _ place: Place) -> [Mistake] {
    let isLost = drag.to == nil && drag.through.isEmpty
    let mistakes =
      isLost && !["to", "through"].contains(where: drag.gaps.has)
      ? [Mistake(.noWay, place)] : []
    if drag.from != nil { return mistakes + comesDown(drag.finger, place) }
    guard let down, !drag.gaps.has("from"), !down.contains(drag.finger) else { return mistakes }
    self.down?.insert(drag.finger)
    return mistakes + [Mistake(.fingerUp(drag.finger, "moved"), place)]
  }

  private mutating func leave(
    _ fingers: [Located<Int>], _ place: Place, _ verb: String
  ) -> [Mistake] {
    guard let down else { return [] }
    guard !fingers.isEmpty else {
      self.down = []
      return down.isEmpty ? [Mistake(.noFingerDown(verb), place)] : []
    }
    return fingers.compactMap { finger in
      self.down?.remove(finger.value) == nil
        ? Mistake(.fingerUp(finger.value, verb), finger.place) : nil
    }
  }
}

extension PlaceModel {
  /// Whether the place has no position.
  fileprivate var isLost: Bool { at == nil && item == nil && view == nil && button == nil }
}
