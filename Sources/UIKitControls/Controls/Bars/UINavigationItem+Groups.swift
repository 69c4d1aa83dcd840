/// The parts of wide bars since iOS 16, as far as bars here have them. Source: Apple,
/// UINavigationItem.
extension UINavigationItem {
  /// The groups at the leading side, in reading order. Setting them sets ``leftBarButtonItems``.
  /// Default none.
  public var leadingItemGroups: [UIBarButtonItemGroup] {
    get { parts.leading }
    set {
      parts.leading = newValue
      watch(newValue)
      groupsDidChange()
    }
  }

  /// The groups at the trailing side, in reading order. Setting them sets
  /// ``rightBarButtonItems``. Default none.
  public var trailingItemGroups: [UIBarButtonItemGroup] {
    get { parts.trailing }
    set {
      parts.trailing = newValue
      watch(newValue)
      groupsDidChange()
    }
  }

  /// The outermost group at the trailing side. Setting it sets ``rightBarButtonItems``. Default
  /// nil.
  public var pinnedTrailingGroup: UIBarButtonItemGroup? {
    get { parts.pinned }
    set {
      parts.pinned = newValue
      watch([newValue].compactMap { $0 })
      groupsDidChange()
    }
  }

  /// The groups in the centre of a wide bar. They are not drawn: setting them logs a warning.
  /// Default none.
  public var centerItemGroups: [UIBarButtonItemGroup] {
    get { parts.center }
    set {
      parts.center = newValue
      if !newValue.isEmpty { warnOfPart("centerItemGroups", "write 'trailingItemGroups'") }
    }
  }

  /// The identifier under which the user's changes of the bar are kept. Ignored: bars are not
  /// customized. Default nil.
  public var customizationIdentifier: String? {
    get { parts.customizationIdentifier }
    set { parts.customizationIdentifier = newValue }
  }

  /// The further elements of the overflow menu. There is none: setting them logs a warning. Default
  /// nil.
  public var additionalOverflowItems: UIDeferredMenuElement? {
    get { parts.overflow }
    set {
      parts.overflow = newValue
      if newValue != nil { warnOfPart("additionalOverflowItems", "write a button with a menu") }
    }
  }

  /// The style of a bar. Raw values are UIKit's. Source: Apple, UINavigationItem.ItemStyle.
  public enum ItemStyle: Int, Sendable {
    /// The title in the centre.
    case navigator = 0
    /// The title at the leading side, for browsers.
    case browser = 1
    /// The title at the leading side, for editors of documents.
    case editor = 2
  }

  /// The style of the bar while it shows the item. Other ones than `.navigator` log a warning: the
  /// title stays in the centre. Default `.navigator`.
  public var style: ItemStyle {
    get { parts.style }
    set {
      parts.style = newValue
      if newValue != .navigator { warnOfPart("style", "the title stays in the centre") }
    }
  }

  /// The provider of the title's menu. It is not called: setting it logs a warning. Default nil.
  public var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)? {
    get { parts.titleMenuProvider }
    set {
      parts.titleMenuProvider = newValue
      if newValue != nil {
        warnOfPart("titleMenuProvider", "titles open no menu; write a button as 'titleView'")
      }
    }
  }

  /// The place of the search bar. Raw values are UIKit's. Source: Apple,
  /// UINavigationItem.SearchBarPlacement.
  public enum SearchBarPlacement: Int, Sendable {
    /// The system's choice.
    case automatic = 0
    /// Beside the title.
    case inline = 1
    /// Below the title.
    case stacked = 2
  }

  /// The preferred place of the search bar. `.inline` logs a warning: it is below the title.
  /// Default `.automatic`.
  public var preferredSearchBarPlacement: SearchBarPlacement {
    get { parts.placement }
    set {
      parts.placement = newValue
      if newValue == .inline {
        warnOfPart("preferredSearchBarPlacement", "the search bar is below the title")
      }
    }
  }

  /// The place of the search bar: below the title.
  public var searchBarPlacement: SearchBarPlacement { .stacked }

  private func watch(_ groups: [UIBarButtonItemGroup]) {
    for group in groups { group.changed = { [weak self] in self?.groupsDidChange() } }
  }

  private func groupsDidChange() {
    leftBarButtonItems = Self.items(of: parts.leading)
    let right = parts.trailing + [parts.pinned].compactMap { $0 }
    rightBarButtonItems = Self.items(of: right)?.reversed()
  }

  private static func items(of groups: [UIBarButtonItemGroup]) -> [UIBarButtonItem]? {
    let items = groups.filter { !$0.isHidden }.flatMap(\.barButtonItems)
    return groups.isEmpty ? nil : items
  }

  private func warnOfPart(_ name: String, _ reason: String) {
    CallWarnings.warnOnce(of: "UINavigationItem.\(name)", reason)
  }

  private var parts: WideBarParts {
    Self.partsOfItems.value(for: self) { WideBarParts() }
  }

  private static let partsOfItems = SideTable<WideBarParts>()

  /// The properties of a document.
  @available(*, unavailable, message: "documents have no header: write 'titleView'")
  public var documentProperties: NSObject? {
    get { nil }
    set {}
  }

  /// The delegate that renames a document.
  @available(*, unavailable, message: "titles are not edited: write a 'UITextField' as 'titleView'")
  public var renameDelegate: NSObject? {
    get { nil }
    set {}
  }

  /// The source of a popover from the overflow menu.
  @available(*, unavailable, message: "there is no overflow menu: write 'rightBarButtonItem'")
  public var overflowPresentationSource: NSObject? { nil }
}

/// The parts of wide bars that an item has.
@MainActor
private final class WideBarParts {
  var leading: [UIBarButtonItemGroup] = []
  var trailing: [UIBarButtonItemGroup] = []
  var center: [UIBarButtonItemGroup] = []
  var pinned: UIBarButtonItemGroup?
  var style = UINavigationItem.ItemStyle.navigator
  var placement = UINavigationItem.SearchBarPlacement.automatic
  var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)?
  var overflow: UIDeferredMenuElement?
  var customizationIdentifier: String?

  nonisolated init() {}
}

// Unsupported: UINavigationItem.style · kept · Titles stay in the centre; a title's menu, groups in
//   the centre and search bars beside the title are logged. · test: WideBarTests
// Unsupported: UINavigationItem.leadingItemGroups · drawn · Groups at the sides are buttons in
//   reading order. Which end of the trailing groups is outermost. · uncertain · test:
//   WideBarTests
