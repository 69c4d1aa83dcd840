/// Where text stands that a label shrank to fit. Source: Apple, UIBaselineAdjustment.
public enum UIBaselineAdjustment: Int, Sendable {
  /// On the baseline that it would have at full size.
  case alignBaselines = 0
  /// In the middle of the box.
  case alignCenters = 1
  /// At the top of the room it would have at full size.
  case none = 2
}
