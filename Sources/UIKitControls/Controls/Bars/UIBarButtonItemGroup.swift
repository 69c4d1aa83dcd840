/// A group of bar buttons, which a representative item may replace. Source: Apple,
/// UIBarButtonItemGroup.
@preconcurrency @MainActor
open class UIBarButtonItemGroup: NSObject {
  /// The buttons.
  open var barButtonItems: [UIBarButtonItem] { didSet { adopt() } }
  /// The item that replaces the group in little space. Ignored: groups are never replaced. Default
  /// nil.
  open var representativeItem: UIBarButtonItem?
  /// The element for the group in an overflow menu. Ignored: there is none. Default nil.
  open var menuRepresentation: UIMenuElement?
  /// Whether the user can remove the group. Ignored: bars are not customized. Default false.
  open var alwaysAvailable = false
  /// Whether the group's buttons are omitted from their bar. Default false.
  open var isHidden = false { didSet { if isHidden != oldValue { changed?() } } }
  /// Whether ``representativeItem`` is shown. Always false.
  open var isDisplayingRepresentativeItem: Bool { false }

  /// Called after a change of the buttons.
  final var changed: (() -> Void)?

  /// Creates a group of buttons.
  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem? = nil) {
    (self.barButtonItems, self.representativeItem) = (barButtonItems, representativeItem)
    super.init()
    adopt()
  }

  /// Returns a group that always stays in its place.
  public class func fixedGroup(
    representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
  }

  private func adopt() {
    for item in barButtonItems { item.buttonGroup = self }
    changed?()
  }
}
