import ScenePictures

extension ShotList {
  /// The properties in which the pictures differ.
  ///
  /// Complexity: O(pictures).
  var varying: Set<NameTemplate.Placeholder> {
    func vary<Value: Equatable>(_ value: (Shot) -> Value) -> Bool {
      shots.contains { value($0) != value(shots[0]) }
    }
    var placeholders: Set<NameTemplate.Placeholder> = []
    if shots.count > 1 { placeholders.insert(.n) }
    if vary(\.picture.device) { placeholders.insert(.device) }
    if vary(\.picture.appearance) { placeholders.insert(.appearance) }
    if vary(\.picture.isRightToLeft) { placeholders.insert(.direction) }
    if vary(\.picture.textSize) { placeholders.insert(.textSize) }
    if vary(\.region) { placeholders.insert(.offset) }
    if vary(\.time) { placeholders.insert(.time) }
    return placeholders
  }
}
