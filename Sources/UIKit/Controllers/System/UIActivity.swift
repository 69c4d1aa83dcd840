/// Something that can be done with what is shared.
///
/// Nobody asks it here: the sheet that would is the system's. Source: Apple, UIActivity.
@preconcurrency @MainActor
open class UIActivity: NSObject {
  /// What tells activities apart.
  public struct ActivityType: Hashable, Equatable, RawRepresentable, Sendable {
    /// The type's name.
    public let rawValue: String
    /// A type by its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// A type by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// Whether an activity acts or shares. Raw values are UIKit's.
  public enum Category: Int, Sendable {
    case action = 0
    case share = 1
  }

  /// Default `action`.
  open class var activityCategory: Category { .action }
  /// Default nil.
  open var activityType: ActivityType? { nil }
  /// Default nil.
  open var activityTitle: String? { nil }
  /// Default nil.
  open var activityImage: UIImage? { nil }
  /// What is shown while it is done. Default nil.
  open var activityViewController: UIViewController? { nil }

  /// Whether it can do something with items. Default false.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  /// Hears of the items. Does nothing by itself.
  open func prepare(withActivityItems activityItems: [Any]) {}
  /// Does it. Ends at once by itself.
  open func perform() { activityDidFinish(true) }
  /// Ends the activity. Nobody waits for that here.
  open func activityDidFinish(_ completed: Bool) {}
}

extension UIActivity.ActivityType {
  public static let addToReadingList = Self("com.apple.UIKit.activity.AddToReadingList")
  public static let airDrop = Self("com.apple.UIKit.activity.AirDrop")
  public static let assignToContact = Self("com.apple.UIKit.activity.AssignToContact")
  public static let copyToPasteboard = Self("com.apple.UIKit.activity.CopyToPasteboard")
  public static let mail = Self("com.apple.UIKit.activity.Mail")
  public static let markupAsPDF = Self("com.apple.UIKit.activity.MarkupAsPDF")
  public static let message = Self("com.apple.UIKit.activity.Message")
  public static let openInIBooks = Self("com.apple.UIKit.activity.OpenInIBooks")
  public static let postToFacebook = Self("com.apple.UIKit.activity.PostToFacebook")
  public static let postToFlickr = Self("com.apple.UIKit.activity.PostToFlickr")
  public static let postToTencentWeibo = Self("com.apple.UIKit.activity.TencentWeibo")
  public static let postToTwitter = Self("com.apple.UIKit.activity.PostToTwitter")
  public static let postToVimeo = Self("com.apple.UIKit.activity.PostToVimeo")
  public static let postToWeibo = Self("com.apple.UIKit.activity.PostToWeibo")
  public static let print = Self("com.apple.UIKit.activity.Print")
  public static let saveToCameraRoll = Self("com.apple.UIKit.activity.SaveToCameraRoll")
}
