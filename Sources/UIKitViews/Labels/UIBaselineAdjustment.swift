/// The position of text that a label has shrunk to fit. Source: Apple, UIBaselineAdjustment.
public enum UIBaselineAdjustment: Int, Sendable {
  /// On the baseline of the full-size text.
  case alignBaselines = 0
  /// Centred in the bounds.
  case alignCenters = 1
  /// At the top of the full-size text.
  case none = 2
}
