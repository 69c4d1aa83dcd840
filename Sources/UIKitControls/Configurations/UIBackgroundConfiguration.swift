/// The background of a cell: a fill, corners, a stroke, an image or a view.
///
/// Source: Apple, UIBackgroundConfiguration.
public struct UIBackgroundConfiguration: Hashable {
  /// A custom view over the fill, with the background's size. Default nil.
  public var customView: UIView?
  /// The visual effect under the fill; an opaque fill hides it. Default nil.
  public var visualEffect: UIVisualEffect?
  /// The radius of the corners in points; the corners are continuous curves. Default 0.
  public var cornerRadius: CGFloat = 0
  /// The insets of the background from the view's edges, in points; negative ones extend it.
  /// Default zero.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The edges at which the view's layout margins are added to ``backgroundInsets``. Default none.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  /// A transformer of ``backgroundColor`` when the background is shown. Default nil.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// An image over the fill (iOS 15). Default nil.
  public var image: UIImage?
  /// The content mode of ``image``. Default scale to fill.
  public var imageContentMode = UIView.ContentMode.scaleToFill
  /// The colour of the stroke; nil, the default, for the view's tint colour.
  public var strokeColor: UIColor?
  /// A transformer of ``strokeColor`` when the background is shown. Default nil.
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// The width of the stroke in points, inside the background's edge. Default 0, no stroke.
  public var strokeWidth: CGFloat = 0
  /// The distance of the stroke outside the background's edge, in points; negative for inside.
  /// Default 0.
  public var strokeOutset: CGFloat = 0

  private let style: BackgroundStyle
  private var isActive = false
  /// The colour that was set, which the state does not change; nil if none was.
  private var explicitColor: UIColor??

  init(_ style: BackgroundStyle) {
    self.style = style
    guard style == .sidebarCell else { return }
    cornerRadius = 10
    backgroundInsets = NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 10)
  }

  /// The colour of the fill. Default the style's for its state. Nil represents the view's tint
  /// colour, `clear` for none. A colour that was set applies to all states.
  public var backgroundColor: UIColor? {
    get { explicitColor ?? style.color(isActive: isActive) }
    set { explicitColor = .some(newValue) }
  }

  /// The style of the background; nil if a value was changed, other than by its state.
  package var kind: BackgroundStyle? { self == Self(style).inState(isActive) ? style : nil }

  private func inState(_ isActive: Bool) -> Self {
    var copy = self
    copy.isActive = isActive
    return copy
  }

  /// Whether a colour was set, including nil.
  var hasExplicitColor: Bool { explicitColor != nil }

  /// Returns the displayed colour of the fill.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }

  /// Returns the displayed colour of the stroke.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }

  /// Returns the configuration for a state.
  public func updated(for state: any UIConfigurationState) -> Self {
    var copy = self
    copy.isActive = state.isActive
    return copy
  }
}

extension UIBackgroundConfiguration {
  /// A clear background in every state.
  public static func clear() -> Self { Self(.clear) }
  /// The background of a row in a plain list.
  public static func listPlainCell() -> Self { Self(.plainCell) }
  /// The background of a row in a grouped list.
  public static func listGroupedCell() -> Self { Self(.groupedCell) }
  /// The background of a header or footer in a plain list.
  public static func listPlainHeaderFooter() -> Self { Self(.plainHeader) }
  /// The background of a header or footer in a grouped list.
  public static func listGroupedHeaderFooter() -> Self { Self(.clear) }
  /// The background of a row in a sidebar: clear, with a rounded fill while selected.
  public static func listSidebarCell() -> Self { Self(.sidebarCell) }
  /// The background of a header in a sidebar.
  public static func listSidebarHeader() -> Self { Self(.clear) }
}

/// The fills of the kinds of backgrounds. Grouped rows are white on (242, 242, 247), as in UIKit's
/// pictures; the grey of selected and highlighted rows is uncertain.
package enum BackgroundStyle: Hashable {
  case clear, plainCell, groupedCell, plainHeader, sidebarCell

  func color(isActive: Bool) -> UIColor {
    switch self {
    case .clear: .clear
    case .plainHeader: .systemBackground
    case .sidebarCell: isActive ? .systemGray4 : .clear
    case .plainCell: isActive ? .systemGray4 : .systemBackground
    case .groupedCell: isActive ? .systemGray4 : .secondarySystemGroupedBackground
    }
  }
}
