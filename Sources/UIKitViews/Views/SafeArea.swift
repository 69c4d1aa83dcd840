/// The safe area of a view, as far as it is stored.
struct SafeArea {
  /// Insets that few views have: without them they take up a pointer.
  private indirect enum Own {
    case inherited
    case insets(UIEdgeInsets)
  }

  private var owned = Own.inherited
  /// The insets at the last notification, in points.
  var known = UIEdgeInsets.zero

  /// The insets that were set, as for a root view, in points; nil to inherit the superview's.
  var own: UIEdgeInsets? {
    get { if case .insets(let insets) = owned { insets } else { nil } }
    set { owned = newValue.map(Own.insets) ?? .inherited }
  }

  /// Whether the insets are the superview's.
  var isInherited: Bool { if case .inherited = owned { true } else { false } }
}
