/// A guide that UIKit binds to its view: the safe area, the margins, a scroll view's content.
package final class SystemLayoutGuide: UILayoutGuide {
  /// How a guide follows its view.
  package enum Binding {
    /// It lies inside the view's edges.
    case insets(@MainActor (UIView) -> UIEdgeInsets)
    /// It is what a scroll view scrolls: it begins where the content does, and constraints of the
    /// content give it a size.
    case content
    /// It is a scroll view's visible rectangle, in coordinates of the content.
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
