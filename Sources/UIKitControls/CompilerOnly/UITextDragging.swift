// For the compiler only: texts are not dragged, and nothing is dropped on them.

/// The options of dragged texts. Source: Apple, UITextDragOptions.
public struct UITextDragOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Creates a set of options.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The colours of the text are not shown during a drag.
  public static let stripTextColorFromPreviews = UITextDragOptions(rawValue: 1 << 0)
}

/// The delegate of drags of texts. Unavailable.
@available(*, unavailable, message: "texts are not dragged: write 'UIDragInteraction'")
public protocol UITextDragDelegate: AnyObject {}

/// The delegate of drops on texts. Unavailable.
@available(*, unavailable, message: "nothing is dropped on texts: write 'UIDropInteraction'")
public protocol UITextDropDelegate: AnyObject {}

/// The delegate of pasting into texts. Unavailable.
@available(*, unavailable, message: "override 'paste(_:)'")
public protocol UITextPasteDelegate: AnyObject {}

extension UITextInput where Self: UIView {
  /// The interaction that drags texts. Always nil: texts are not dragged.
  public var textDragInteraction: UIDragInteraction? { nil }
  /// The interaction that takes dropped texts. Always nil.
  public var textDropInteraction: UIDropInteraction? { nil }
  /// Whether a text is being dragged. Always false.
  public var isTextDragActive: Bool { false }
  /// Whether a drag is over the text. Always false.
  public var isTextDropActive: Bool { false }
  /// The options of dragged texts. Ignored. Default none.
  public var textDragOptions: UITextDragOptions {
    get { textDragging.options }
    set { textDragging.options = newValue }
  }

  private var textDragging: TextDragging {
    TextDragging.of.value(for: self) { TextDragging() }
  }

  /// The delegate of drags.
  @available(*, unavailable, message: "texts are not dragged: write 'UIDragInteraction'")
  public var textDragDelegate: AnyObject? {
    get { nil }
    set {}
  }

  /// The delegate of drops.
  @available(*, unavailable, message: "nothing is dropped on texts: write 'UIDropInteraction'")
  public var textDropDelegate: AnyObject? {
    get { nil }
    set {}
  }

  /// The delegate of pasting.
  @available(*, unavailable, message: "override 'paste(_:)'")
  public var pasteDelegate: AnyObject? {
    get { nil }
    set {}
  }
}

@MainActor
private final class TextDragging {
  static let of = SideTable<TextDragging>()
  var options: UITextDragOptions = []
  nonisolated init() {}
}

// Unsupported: UITextInput: dragging · absent · Texts are not dragged, and nothing is dropped on
//   them: the interactions are nil. · test: NewNamesTests
