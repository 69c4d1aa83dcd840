/// What the insets of a compositional layout's content are measured from.
///
/// Source: Apple, UIContentInsetsReference.
public enum UIContentInsetsReference: Int, Sendable {
  /// What the layout's configuration says; for a configuration, the safe area.
  case automatic = 0
  /// The collection view's edges.
  case none = 1
  /// The safe area.
  case safeArea = 2
  /// The layout margins.
  case layoutMargins = 3
  /// The part of the width in which text can be read; here the layout margins.
  case readableContent = 4
}
