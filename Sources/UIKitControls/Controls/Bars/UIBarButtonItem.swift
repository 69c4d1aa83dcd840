/// A button of a bar. Its action is a closure, or a method of a target by name.
///
/// Source: Apple, UIBarButtonItem.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  /// The system's buttons. Raw values are UIKit's.
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
    /// A space that takes the remaining width of a toolbar, shared with other flexible ones.
    case flexibleSpace = 5
    /// A space with the width ``UIBarButtonItem/width``.
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

  /// The style of a button's title. Raw values are UIKit's.
  public enum Style: Int, Sendable {
    /// Regular.
    case plain = 0
    /// Bold, for the button that finishes a task.
    case done = 2
  }

  /// The system's symbol or title; nil for a button with its own.
  public let systemItem: SystemItem?

  /// The action of the button.
  open var primaryAction: UIAction?
  /// The target of ``action``, held weakly. Default nil: the responder chain is not searched.
  open weak var target: AnyObject?
  /// The method of the target, with the button as its argument; setting it sets ``primaryAction``.
  /// Default nil.
  open var action: Selector? { didSet { primaryAction = actionOfSelector } }
  /// The style of the title. Default plain.
  open var style = Style.plain { didSet { if style != oldValue { changed?() } } }
  /// The width in points; 0, the default, for that of the content.
  open var width: CGFloat = 0 { didSet { if width != oldValue { changed?() } } }
  /// The colour of the button; nil, the default, for the bar's tint colour.
  open var tintColor: UIColor? { didSet { if tintColor != oldValue { changed?() } } }
  /// A custom view instead of the button. Default nil.
  open var customView: UIView? { didSet { if customView != oldValue { changed?() } } }
  /// The menu of the button. It is not opened. Default nil.
  open var menu: UIMenu?
  /// Whether the button is omitted from its bar. Default false.
  open var isHidden = false { didSet { if isHidden != oldValue { changed?() } } }
  /// The titles among which ``title`` changes: the button is as wide as the widest in a navigation
  /// bar, its title centred. Default nil.
  open var possibleTitles: Set<String>? {
    didSet { if possibleTitles != oldValue { changed?() } }
  }
  /// Whether the button is selected. Ignored: it looks the same. Default false.
  open var isSelected = false
  /// Whether a tap changes ``isSelected``. Ignored. Default false.
  open var changesSelectionAsPrimaryAction = false
  /// The order of the menu's elements. Ignored: the menu is not opened. Default automatic.
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic
  /// The element for the button in an overflow menu. Ignored: there is none. Default nil.
  open var menuRepresentation: UIMenuElement?
  /// Whether changes of the symbol are animated. Ignored. Default false.
  open var isSymbolAnimationEnabled = false
  /// Whether a drag that rests on the button presses it. Ignored. Default false.
  open var isSpringLoaded = false
  /// The group of the button. Default nil.
  open internal(set) weak var buttonGroup: UIBarButtonItemGroup?
  /// The offsets of the title, as set for the button.
  final var ownTitleAdjustment: UIOffset? { didSet { changed?() } }
  /// The offset of the back button's title, as set for the button.
  final var ownBackTitleAdjustment: UIOffset? { didSet { changed?() } }

  /// Creates a button without title and image.
  public override init() {
    systemItem = nil
    super.init()
  }

  /// Creates a system button.
  public init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.systemItem = systemItem
    self.primaryAction = primaryAction
    self.menu = menu
    super.init()
  }

  /// Creates a button with a title or an image, by default its action's.
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

  /// Creates an item with a custom view.
  public init(customView: UIView) {
    systemItem = nil
    super.init()
    self.customView = customView
  }

  /// Creates a button from a nib.
  public required init?(coder: NSCoder) {
    systemItem = coder.attribute("systemItem").flatMap { SystemItem.byDocumentName[$0] }
    super.init(coder: coder)
  }

  /// Creates a system button with a method of a target.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
  ) {
    self.init(systemItem: systemItem)
    call(action, of: target)
  }

  /// Creates a button with a title and a method of a target.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init(title: title)
    self.style = style
    call(action, of: target)
  }

  /// Creates a button with an image and a method of a target.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(image: image)
    self.style = style
    call(action, of: target)
  }

  /// Returns a space that takes the remaining width of a toolbar.
  open class func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(systemItem: .flexibleSpace)
  }

  /// Returns a space with a width in points.
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

  /// Whether the item is a space.
  var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }

  /// The title of the button; empty if it shows a symbol.
  var word: String { title ?? systemItem?.word ?? "" }

  /// The titles for which the button has room.
  var titles: [String] { [word] + (possibleTitles ?? []) }

  /// The image of the button; nil if it shows a title.
  var picture: UIImage? {
    let picture = image ?? systemItem?.symbolName.flatMap { UIImage(systemName: $0) }
    return picture?.preferring(Self.symbols)
  }

  /// The default configuration of symbols in bars: that they are large is uncertain.
  private static let symbols = UIImage.SymbolConfiguration(scale: .large)

  var font: UIFont {
    let isBold = style == .done || systemItem == .done || systemItem == .save
    return .systemFont(ofSize: 17, weight: isBold ? .semibold : .regular)
  }
}

extension UIBarButtonItem.SystemItem {
  /// The symbol of a system button; nil for titles, spaces, the plus sign and the cross, which are
  /// drawn separately.
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

// Unsupported: UIBarButtonItem.menu · kept · Menus of bar buttons are kept and do not open. · test:
//   NavigationBarItemsTests
// Unsupported: UIBarButtonItem: bar metrics · absent · Images of controls for other bar metrics
//   than the default's are absent.
// Unsupported: UIBarButtonItem.isSelected · kept · A selected button looks like another one, and
//   taps do not change it. · test: WideBarTests
// Unsupported: UIBarButtonItem.possibleTitles · drawn · The widest title determines the width in a
//   navigation bar; a narrower one is centred. · uncertain · test: WideBarTests
