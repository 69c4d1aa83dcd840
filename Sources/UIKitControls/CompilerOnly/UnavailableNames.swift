// For the compiler only: names that are absent. The compiler's errors name what to write instead.

/// TextKit 2 is absent.
@available(*, unavailable, message: "TextKit 2 is absent: write 'NSLayoutManager'")
open class NSTextLayoutManager: NSObject {}

/// TextKit 2 is absent.
@available(*, unavailable, message: "TextKit 2 is absent: write 'NSTextStorage'")
open class NSTextContentStorage: NSObject {}

/// Menus of edit actions are those of earlier versions.
@available(*, unavailable, message: "write 'UIMenuController'")
open class UIEditMenuInteraction: NSObject {}

/// Index paths are not translated.
@available(*, unavailable, message: "map index paths in the data source")
public protocol UIDataSourceTranslating: AnyObject {}

extension UITextView {
  /// The layout manager of TextKit 2.
  @available(*, unavailable, message: "TextKit 2 is absent: write 'layoutManager'")
  public var textLayoutManager: NSTextLayoutManager? { nil }
}

extension UINavigationItem {
  /// A line above the title.
  @available(*, unavailable, message: "prompts are not drawn: write 'titleView'")
  public var prompt: String? {
    get { nil }
    set {}
  }
}

extension UIProgressView {
  /// The progress that the bar shows.
  @available(*, unavailable, message: "write 'progress = Float(fractionCompleted)'")
  public var observedProgress: Progress? {
    get { nil }
    set {}
  }
}
