import ScenePictures

extension ShotList {
  /// The properties in which the pictures differ.
  ///
  /// Complexity: O(pictures).
  var varying: Set<NameTemplate.Place> {
    func vary<Value: Equatable>(_ value: (Shot) -> Value) -> Bool {
      shots.contains { value($0) != value(shots[0]) }
    }
    var places: Set<NameTemplate.Place> = []
    if shots.count > 1 { places.insert(.n) }
    if vary(\.picture.device) { places.insert(.device) }
    if vary(\.picture.appearance) { places.insert(.appearance) }
    if vary(\.picture.isRightToLeft) { places.insert(.direction) }
    if vary(\.picture.textSize) { places.insert(.textSize) }
    if vary(\.region) { places.insert(.offset) }
    if vary(\.time) { places.insert(.time) }
    return places
  }
}
