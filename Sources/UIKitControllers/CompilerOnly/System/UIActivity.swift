// For the compiler only: nothing is shared; custom activities are stored and never called.

/// An action on the items that an app shares. Source: Apple, UIActivity.
@preconcurrency @MainActor
open class UIActivity: NSObject {
  /// The category of an activity. Raw values are UIKit's.
  public enum Category: Int, Sendable {
    /// An action.
    case action = 0
    /// A way to share.
    case share = 1
  }

  /// The type of an activity. Source: Apple, UIActivity.ActivityType.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a type from its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// Creates a type from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// The category of the activity. Default `.action`.
  open class var activityCategory: Category { .action }
  /// The type of the activity. Default nil.
  open var activityType: ActivityType? { nil }
  /// The title. Default nil.
  open var activityTitle: String? { nil }
  /// The image. Default nil.
  open var activityImage: UIImage? { nil }
  /// The controller that is shown while the activity is performed. Default nil.
  open var activityViewController: UIViewController? { nil }

  /// Creates an activity that does nothing.
  public override init() { super.init() }

  /// Returns whether the activity can be performed on items. Default false.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  /// Called with the items before the activity is performed.
  open func prepare(withActivityItems activityItems: [Any]) {}
  /// Performs the activity. The default does nothing.
  open func perform() {}

  /// Called by the activity when it has finished.
  open func activityDidFinish(_ completed: Bool) { onFinish?(completed) }

  /// Called when the activity has finished.
  final var onFinish: ((Bool) -> Void)?
}

extension UIActivity.ActivityType {
  private static func system(_ name: String) -> Self { Self("com.apple.UIKit.activity.\(name)") }

  /// Assigns an image to a contact.
  public static let assignToContact = system("AssignToContact")
  /// Adds a page to the reading list.
  public static let addToReadingList = system("AddToReadingList")
  /// Sends items to a nearby device.
  public static let airDrop = system("AirDrop")
  /// Copies items to the pasteboard.
  public static let copyToPasteboard = system("CopyToPasteboard")
  /// Sends mail.
  public static let mail = system("Mail")
  /// Creates a PDF file.
  public static let markupAsPDF = system("MarkupAsPDF")
  /// Sends a message.
  public static let message = system("Message")
  /// Opens an item in Books.
  public static let openInIBooks = system("OpenInIBooks")
  /// Posts to Facebook.
  public static let postToFacebook = system("PostToFacebook")
  /// Posts to Flickr.
  public static let postToFlickr = system("PostToFlickr")
  /// Posts to Tencent Weibo.
  public static let postToTencentWeibo = system("TencentWeibo")
  /// Posts to Twitter.
  public static let postToTwitter = system("PostToTwitter")
  /// Posts to Vimeo.
  public static let postToVimeo = system("PostToVimeo")
  /// Posts to Weibo.
  public static let postToWeibo = system("PostToWeibo")
  /// Prints items.
  public static let print = system("Print")
  /// Saves an image.
  public static let saveToCameraRoll = system("SaveToCameraRoll")
}
