/// A guide of UIKit with a fixed relation to its view: the safe area, the margins, a scroll view's
/// content.
package final class SystemLayoutGuide: UILayoutGuide {
  /// The relation of a guide to its view.
  package enum Binding {
    /// Insets from the view's edges.
    case insets(@MainActor (UIView) -> UIEdgeInsets)
    /// The content of a scroll view: the guide begins at the content's origin, and constraints of
    /// the content determine its size.
    case content
    /// The visible rectangle of a scroll view, in the content's coordinates.
    case visible
  }

  private let kind: Binding

  init(_ name: String, of view: UIView, _ kind: Binding) {
    self.kind = kind
    super.init()
    identifier = name
    owningView = view
  }

  package required init?(coder: NSCoder) { nil }

  override var binding: Binding? { kind }

  // UIKit logs its guides as plain ones.
  override var logClass: String { "UILayoutGuide" }
}
