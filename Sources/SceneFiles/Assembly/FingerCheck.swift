/// A check of the touches of a script, independent of everything else.
struct FingerCheck {
  /// The fingers that are down; nil if unknown.
  private var down: Set<Int>?

  /// Creates a check at the beginning of a script.
  ///
  /// - Parameter down: The fingers that are initially down.
  init(down: Set<Int>) { self.down = down }

  /// Marks the fingers that are down as unknown.
  mutating func forget() { down = nil }

  mutating func mistakes(of fingers: FingerModel, _ location: DocumentLocation) -> [Mistake] {
    let lost = fingers.touchPoints.filter { location in
      location.isLost && !TouchPointModel.ways.contains(where: location.gaps.has)
    }
    return lost.map { Mistake(.noTouchPoint, $0.location) } + hands(fingers, location)
  }

  /// Returns the mistakes of touches that are impossible in the current state.
  private mutating func hands(_ fingers: FingerModel, _ location: DocumentLocation) -> [Mistake] {
    switch fingers {
    case .tap(let touch), .doubleTap(let touch): isDown(touch.finger, location, staysDown: false)
    case .longPress(let touch): isDown(touch.finger, location)
    case .fling(let fling): isDown(fling.finger, location, staysDown: false)
    case .pinch: isDown(1, location) + isDown(2, location)
    case .drag(let drag): drags(drag, location)
    case .lift(let fingers): leave(fingers, location, "lifted")
    case .cancel(let fingers): leave(fingers, location, "taken away")
    case .turn: []
    }
  }

  private mutating func isDown(
    _ finger: Int, _ location: DocumentLocation, staysDown: Bool = true
  ) -> [Mistake] {
    guard let down else { return [] }
    if down.contains(finger) { return [Mistake(.fingerDown(finger), location)] }
    if staysDown { self.down?.insert(finger) }
    return []
  }

  private mutating func drags(_ drag: DragModel, _ location: DocumentLocation) -> [Mistake] {
    let isLost = drag.to == nil && drag.through.isEmpty
    let mistakes =
      isLost && !["to", "through"].contains(where: drag.gaps.has)
      ? [Mistake(.noWay, location)] : []
    if drag.from != nil { return mistakes + isDown(drag.finger, location) }
    guard let down, !drag.gaps.has("from"), !down.contains(drag.finger) else { return mistakes }
    self.down?.insert(drag.finger)
    return mistakes + [Mistake(.fingerUp(drag.finger, "moved"), location)]
  }

  private mutating func leave(
    _ fingers: [Located<Int>], _ location: DocumentLocation, _ verb: String
  ) -> [Mistake] {
    guard let down else { return [] }
    guard !fingers.isEmpty else {
      self.down = []
      return down.isEmpty ? [Mistake(.noFingerDown(verb), location)] : []
    }
    return fingers.compactMap { finger in
      self.down?.remove(finger.value) == nil
        ? Mistake(.fingerUp(finger.value, verb), finger.location) : nil
    }
  }
}

extension TouchPointModel {
  /// Whether the place has no position.
  fileprivate var isLost: Bool { at == nil && item == nil && view == nil && button == nil }
}
