/// Something a menu shows: an action, or a menu of its own. Source: Apple, UIMenuElement.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  /// Whether an element is chosen. Raw values are UIKit's.
  public enum State: Int, Sendable {
    /// It is not.
    case off = 0
    /// It is.
    case on = 1
    /// Some of what it stands for is.
    case mixed = 2
  }

  /// How an element looks and works. Raw values are UIKit's.
  public struct Attributes: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// A set of the given bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// It is grey and does nothing.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// It is red: it takes something away.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// It is left out.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// The menu stays when it is chosen.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  /// The text for whoever shows the element.
  open package(set) var title: String
  /// A second, smaller line (iOS 15). Default nil.
  open var subtitle: String?
  /// The picture for whoever shows the element. Default nil.
  open package(set) var image: UIImage?

  /// How a menu shows the element.
  package var look: Attributes { [] }
  /// Whether a menu shows the element as chosen.
  package var mark: State { .off }

  /// What a menu shows in the element's place: itself.
  package var shown: [UIMenuElement] { [self] }
  /// Makes what is shown in the element's place, before a menu shows it.
  ///
  /// - Parameter whenChanged: called where that comes later.
  func load(whenChanged: @escaping () -> Void) {}

  init(title: String, subtitle: String?, image: UIImage?) {
    (self.title, self.subtitle, self.image) = (title, subtitle, image)
  }
}
