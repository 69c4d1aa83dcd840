/// A button of a bar. Its action is a closure, or a method of a target by its name.
///
/// Source: Apple, UIBarButtonItem.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  /// Buttons whose look the system gives. Raw values are UIKit's.
  public enum SystemItem: Int, Sendable {
    /// «Done», bold.
    case done = 0
    /// «Cancel».
    case cancel = 1
    /// «Edit».
    case edit = 2
    /// «Save», bold.
    case save = 3
    /// A plus sign.
    case add = 4
    /// Room that takes what is left of a tool bar, shared with others of its kind.
    case flexibleSpace = 5
    /// Room as wide as ``UIBarButtonItem/width``.
    case fixedSpace = 6
    /// A pencil on a sheet.
    case compose = 7
    /// An arrow to the left.
    case reply = 8
    /// A box with an arrow out of it.
    case action = 9
    /// A folder.
    case organize = 10
    /// A book.
    case bookmarks = 11
    /// A magnifying glass.
    case search = 12
    /// A round arrow.
    case refresh = 13
    /// A cross.
    case stop = 14
    /// A camera.
    case camera = 15
    /// A bin.
    case trash = 16
    /// A triangle.
    case play = 17
    /// Two bars.
    case pause = 18
    /// Two triangles to the left.
    case rewind = 19
    /// Two triangles to the right.
    case fastForward = 20
    /// «Undo».
    case undo = 21
    /// «Redo».
    case redo = 22
    /// A cross.
    case close = 24
  }

  /// How a button's text is set. Raw values are UIKit's.
  public enum Style: Int, Sendable {
    /// Regular.
    case plain = 0
    /// Bold: what ends something.
    case done = 2
  }

  /// The sign or word the system gives; nil for a button with a title of its own.
  public let systemItem: SystemItem?

  /// What the button does.
  open var primaryAction: UIAction?
  /// Whose method the button calls; held weakly. Default nil: the bar's responders are not asked.
  open weak var target: AnyObject?
  /// The method that the button calls, with itself, where it has no ``primaryAction``. Default nil.
  open var action: Selector? { didSet { primaryAction = actionOfSelector } }
  /// How the text is set. Default plain.
  open var style = Style.plain { didSet { if style != oldValue { changed?() } } }
  /// In points; 0 for as wide as the content. Default 0.
  open var width: CGFloat = 0 { didSet { if width != oldValue { changed?() } } }
  /// The button's colour; nil for the bar's tint. Default nil.
  open var tintColor: UIColor? { didSet { if tintColor != oldValue { changed?() } } }
  /// A view in the button's place. Default nil.
  open var customView: UIView? { didSet { if customView != oldValue { changed?() } } }
  /// The menu to choose from. It is not opened here. Default nil.
  open var menu: UIMenu?

  /// A button without title and picture.
  public override init() {
    systemItem = nil
    super.init()
  }

  /// A button whose look the system gives.
  public init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.systemItem = systemItem
    self.primaryAction = primaryAction
    self.menu = menu
    super.init()
  }

  /// A button with a title or a picture; without, it takes its action's.
  public init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    systemItem = nil
    self.primaryAction = primaryAction
    self.menu = menu
    super.init()
    self.title = title ?? primaryAction.flatMap { $0.title.isEmpty ? nil : $0.title }
    self.image = image ?? primaryAction?.image
  }

  /// A view of one's own.
  public init(customView: UIView) {
    systemItem = nil
    super.init()
    self.customView = customView
  }

  /// A button as a nib describes it.
  public required init?(coder: NSCoder) {
    systemItem = coder.attribute("systemItem").flatMap { SystemItem.byDocumentName[$0] }
    super.init(coder: coder)
  }

  /// A button whose look the system gives, with a method of a target.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
  ) {
    self.init(systemItem: systemItem)
    call(action, of: target)
  }

  /// A button with a title and a method of a target.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init(title: title)
    self.style = style
    call(action, of: target)
  }

  /// A button with a picture and a method of a target.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(image: image)
    self.style = style
    call(action, of: target)
  }

  /// Room that takes what is left of a tool bar.
  open class func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(systemItem: .flexibleSpace)
  }

  /// Room of a width in points.
  open class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let space = UIBarButtonItem(systemItem: .fixedSpace)
    space.width = width
    return space
  }
}

extension UIBarButtonItem {
  private func call(_ action: Selector?, of target: Any?) {
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  private var actionOfSelector: UIAction? {
    guard let action else { return nil }
    return UIAction { [weak self] _ in
      guard let self, let target else { return }
      ObjectiveCMessage.demand(action, of: target, [self])
    }
  }

  /// Whether it is room between buttons.
  var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }

  /// What the button says; empty where it is a sign.
  var word: String { title ?? systemItem?.word ?? "" }

  /// What the button shows instead of a word; nil for a word.
  var picture: UIImage? {
    let picture = image ?? systemItem?.symbolName.flatMap { UIImage(systemName: $0) }
    return picture?.preferring(Self.symbols)
  }

  /// How bars draw symbols that say nothing of it: that they are large is uncertain.
  private static let symbols = UIImage.SymbolConfiguration(scale: .large)

  var font: UIFont {
    let isBold = style == .done || systemItem == .done || systemItem == .save
    return .systemFont(ofSize: 17, weight: isBold ? .semibold : .regular)
  }
}

extension UIBarButtonItem.SystemItem {
  /// The symbol that a button of the system's is drawn as; nil for words, rooms, the plus sign and
  /// the cross, which are drawn by themselves.
  fileprivate var symbolName: String? {
    switch self {
    case .compose: "square.and.pencil"
    case .reply: "arrowshape.turn.up.left"
    case .action: "square.and.arrow.up"
    case .organize: "folder"
    case .bookmarks: "book"
    case .search: "magnifyingglass"
    case .refresh: "arrow.clockwise"
    case .stop: "xmark"
    case .camera: "camera"
    case .trash: "trash"
    case .play: "play.fill"
    case .pause: "pause.fill"
    case .rewind: "backward.fill"
    case .fastForward: "forward.fill"
    case .done, .cancel, .edit, .save, .add, .flexibleSpace, .fixedSpace, .undo, .redo, .close: nil
    }
  }

  fileprivate var word: String {
    switch self {
    case .done: "Done"
    case .cancel: "Cancel"
    case .edit: "Edit"
    case .save: "Save"
    case .undo: "Undo"
    case .redo: "Redo"
    default: ""
    }
  }
}

// Unsupported: UIBarButtonItem.menu · kept · Menus of bar buttons are kept and do not open.
// Unsupported: UIBarButtonItem: bar metrics · absent · Images of controls for other bar metrics
//   than the default's are absent.
