/// What lies behind the content of a cell: a fill, corners, a stroke, an image or a view.
///
/// Source: Apple, UIBackgroundConfiguration.
public struct UIBackgroundConfiguration: Hashable {
  /// A view over the fill, as large as the background. Default nil.
  public var customView: UIView?
  /// What is made of what lies behind, under the fill; a fill that lets nothing through hides it.
  /// Default nil.
  public var visualEffect: UIVisualEffect?
  /// In points; the corners are continuous curves. Default 0.
  public var cornerRadius: CGFloat = 0
  /// The distances of the background from the view's edges, in points; negative ones reach out.
  /// Default zero.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The edges at which the view's layout margins are added to ``backgroundInsets``. Default none.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  /// Changes ``backgroundColor`` when the background is shown. Default nil.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// An image over the fill (iOS 15). Default nil.
  public var image: UIImage?
  /// How ``image`` fills the background. Default scale to fill.
  public var imageContentMode = UIView.ContentMode.scaleToFill
  /// The stroke's colour; nil, the default, for the view's tint colour.
  public var strokeColor: UIColor?
  /// Changes ``strokeColor`` when the background is shown. Default nil.
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// In points, inside the background's edge. Default 0, no stroke.
  public var strokeWidth: CGFloat = 0
  /// How far outside the background's edge the stroke lies, in points; negative for inside. Default
  /// 0.
  public var strokeOutset: CGFloat = 0

  private let style: BackgroundStyle
  private var isActive = false
  /// The colour that was set, which the state does not change; nil while none was.
  private var ownColor: UIColor??

  init(_ style: BackgroundStyle) {
    self.style = style
    guard style == .sidebarCell else { return }
    cornerRadius = 10
    backgroundInsets = NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 10)
  }

  /// The fill. Default: the style's in its state. nil is the view's tint colour, `clear` is none.
  /// One that was set stays in all states.
  public var backgroundColor: UIColor? {
    get { ownColor ?? style.color(isActive: isActive) }
    set { ownColor = .some(newValue) }
  }

  /// What it is the background of, if it is as it was made but for its state.
  package var kind: BackgroundStyle? { self == Self(style).inState(isActive) ? style : nil }

  private func inState(_ isActive: Bool) -> Self {
    var copy = self
    copy.isActive = isActive
    return copy
  }

  /// Whether a fill was set, be it nil.
  var hasOwnColor: Bool { ownColor != nil }

  /// The fill as it is shown.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }

  /// The stroke's colour as it is shown.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }

  /// The same, as it is in a state.
  public func updated(for state: any UIConfigurationState) -> Self {
    var copy = self
    copy.isActive = state.isActive
    return copy
  }
}

extension UIBackgroundConfiguration {
  /// Nothing, in every state.
  public static func clear() -> Self { Self(.clear) }
  /// The background of a row in a plain list.
  public static func listPlainCell() -> Self { Self(.plainCell) }
  /// The background of a row in a grouped list.
  public static func listGroupedCell() -> Self { Self(.groupedCell) }
  /// The background of a header or footer in a plain list.
  public static func listPlainHeaderFooter() -> Self { Self(.plainHeader) }
  /// The background of a header or footer in a grouped list.
  public static func listGroupedHeaderFooter() -> Self { Self(.clear) }
  /// The background of a row in a sidebar: nothing, but rounded while it is selected.
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
