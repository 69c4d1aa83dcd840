/// The reference of the content insets of a compositional layout.
///
/// Source: Apple, UIContentInsetsReference.
public enum UIContentInsetsReference: Int, Sendable {
  /// The reference of the layout's configuration; in a configuration, the safe area.
  case automatic = 0
  /// The collection view's edges.
  case none = 1
  /// The safe area.
  case safeArea = 2
  /// The layout margins.
  case layoutMargins = 3
  /// The readable width; here the layout margins.
  case readableContent = 4
}
