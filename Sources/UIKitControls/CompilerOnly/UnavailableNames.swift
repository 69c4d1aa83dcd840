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

extension UITextView {
  /// Whether the text can be searched.
  @available(*, unavailable, message: "write 'text.range(of:)' and 'selectedRange'")
  public var isFindInteractionEnabled: Bool {
    get { false }
    set {}
  }

  /// The interaction that searches the text.
  @available(*, unavailable, message: "write 'text.range(of:)' and 'selectedRange'")
  public var findInteraction: NSObject? { nil }

  /// The border of the text.
  @available(*, unavailable, message: "write 'layer.borderWidth' and 'layer.cornerRadius'")
  public var borderStyle: Int {
    get { 0 }
    set {}
  }
}

extension UITextInput {
  /// The tokenizer of the text.
  @available(*, unavailable, message: "write 'text.enumerateSubstrings(in:options:)'")
  public var tokenizer: NSObject { NSObject() }

  /// The object that is notified of changes of the text.
  @available(*, unavailable, message: "write the delegate, or 'editingChanged'")
  public var inputDelegate: NSObject? {
    get { nil }
    set {}
  }

  /// The selection and the text.
  @available(*, unavailable, message: "write 'text' and 'selectedTextRange'")
  public var interactionState: Any {
    get { 0 }
    set {}
  }

  /// Returns the writing direction at a position.
  @available(*, unavailable, message: "write 'effectiveUserInterfaceLayoutDirection'")
  public func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection { .natural }

  /// Sets the writing direction of a range.
  @available(*, unavailable, message: "write 'NSMutableParagraphStyle.baseWritingDirection'")
  public func setBaseWritingDirection(
    _ writingDirection: NSWritingDirection, for range: UITextRange
  ) {}
}

extension UIButton {
  /// The font of the title.
  @available(*, unavailable, message: "write 'titleLabel?.font'")
  public var font: UIFont {
    get { .systemFont(ofSize: UIFont.buttonFontSize) }
    set {}
  }

  /// The line break mode of the title.
  @available(*, unavailable, message: "write 'titleLabel?.lineBreakMode'")
  public var lineBreakMode: NSLineBreakMode {
    get { .byTruncatingMiddle }
    set {}
  }

  /// The offset of the title's shadow.
  @available(*, unavailable, message: "write 'titleLabel?.shadowOffset'")
  public var titleShadowOffset: CGSize {
    get { .zero }
    set {}
  }

  /// Whether the button shows a menu that it holds open.
  @available(*, unavailable, message: "write 'isHighlighted'")
  public var isHeld: Bool { false }
}

extension UIControl {
  /// The interaction that opens the control's menu.
  @available(*, unavailable, message: "write 'UIContextMenuInteraction(delegate:)'")
  public var contextMenuInteraction: UIContextMenuInteraction? { nil }

  /// The interaction that shows ``toolTip``.
  @available(*, unavailable, message: "there is no pointer: write 'toolTip'")
  public var toolTipInteraction: NSObject? { nil }
}

extension UISegmentedControl {
  /// The part of a control whose content is moved. Unavailable.
  @available(*, unavailable, message: "write 'setContentOffset(_:forSegmentAt:)'")
  public enum Segment {}

  /// Moves the content of some segments.
  @available(*, unavailable, message: "write 'setContentOffset(_:forSegmentAt:)'")
  public func setContentPositionAdjustment(
    _ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: Segment,
    barMetrics: UIBarMetrics
  ) {}
}

extension UIPageControl {
  /// Whether the shown page waits for a call.
  @available(*, unavailable, message: "set 'currentPage' when the page shall change")
  public var defersCurrentPageDisplay: Bool {
    get { false }
    set {}
  }

  /// Shows the current page.
  @available(*, unavailable, message: "set 'currentPage' when the page shall change")
  public func updateCurrentPageDisplay() {}

  /// The progress of the current page.
  @available(*, unavailable, message: "pages have no progress: write 'UIProgressView'")
  public var progress: NSObject? {
    get { nil }
    set {}
  }

  /// The direction of the pages.
  @available(*, unavailable, message: "write 'semanticContentAttribute' or 'transform'")
  public var direction: Int {
    get { 0 }
    set {}
  }
}

extension UITabBar {
  /// The colour of the selected item.
  @available(*, unavailable, message: "write 'tintColor'")
  public var selectedImageTintColor: UIColor? {
    get { nil }
    set {}
  }
}

extension UITabBarItem {
  /// Sets the images of the item.
  @available(*, unavailable, message: "write 'selectedImage' and 'image'")
  public func setFinishedSelectedImage(
    _ selectedImage: UIImage?, withFinishedUnselectedImage unselectedImage: UIImage?
  ) {}
}
