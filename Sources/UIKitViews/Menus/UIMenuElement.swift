/// An element of a menu: an action, or a submenu. Source: Apple, UIMenuElement.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  /// The state of an element. Raw values are UIKit's.
  public enum State: Int, Sendable {
    /// Not selected.
    case off = 0
    /// Selected.
    case on = 1
    /// Partially selected.
    case mixed = 2
  }

  /// The attributes of an element. Raw values are UIKit's.
  public struct Attributes: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set from UIKit's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The element is disabled and grey.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// The element is destructive and red.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// The element is hidden.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// The menu stays open when the element is chosen.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  /// The title of the element.
  open package(set) var title: String
  /// A second, smaller line (iOS 15). Default nil.
  open var subtitle: String?
  /// The image of the element. Default nil.
  open package(set) var image: UIImage?

  /// The attributes with which menus show the element.
  package var effectiveAttributes: Attributes { [] }
  /// The state with which menus show the element.
  package var mark: State { .off }

  /// The elements that menus show for this element. Default the element itself.
  package var visibleElements: [UIMenuElement] { [self] }
  /// Loads the elements for this element before a menu is shown.
  ///
  /// - Parameter whenChanged: called if they are provided later.
  func load(whenChanged: @escaping () -> Void) {}

  init(title: String, subtitle: String?, image: UIImage?) {
    (self.title, self.subtitle, self.image) = (title, subtitle, image)
  }
}
