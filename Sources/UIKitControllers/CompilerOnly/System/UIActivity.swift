// For the compiler only: nothing is shared; what an app can do with things is kept and never
// called.

/// Something that can be done with what an app shares. Source: Apple, UIActivity.
@preconcurrency @MainActor
open class UIActivity: NSObject {
  /// Where an activity stands among others. Raw values are UIKit's.
  public enum Category: Int, Sendable {
    /// It does something.
    case action = 0
    /// It shares.
    case share = 1
  }

  /// What kind of activity it is. Source: Apple, UIActivity.ActivityType.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// A kind by its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// A kind by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// Where it stands among others. Default `.action`.
  open class var activityCategory: Category { .action }
  /// What kind it is. Default nil.
  open var activityType: ActivityType? { nil }
  /// What it is called. Default nil.
  open var activityTitle: String? { nil }
  /// Its picture. Default nil.
  open var activityImage: UIImage? { nil }
  /// What it shows while it is done. Default nil.
  open var activityViewController: UIViewController? { nil }

  /// Something that does nothing.
  public override init() { super.init() }

  /// Whether it can be done with some things. Default false.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  /// Called with the things before it is done.
  open func prepare(withActivityItems activityItems: [Any]) {}
  /// Does it. The default does nothing.
  open func perform() {}

  /// Called by the activity when it is done.
  open func activityDidFinish(_ completed: Bool) { whenFinished?(completed) }

  /// Told of the end.
  final var whenFinished: ((Bool) -> Void)?
}

extension UIActivity.ActivityType {
  private static func system(_ name: String) -> Self { Self("com.apple.UIKit.activity.\(name)") }

  /// Gives a person in the contacts a picture.
  public static let assignToContact = system("AssignToContact")
  /// Keeps a page to be read later.
  public static let addToReadingList = system("AddToReadingList")
  /// Hands something to a device near by.
  public static let airDrop = system("AirDrop")
  /// Copies.
  public static let copyToPasteboard = system("CopyToPasteboard")
  /// Writes mail.
  public static let mail = system("Mail")
  /// Makes a PDF file.
  public static let markupAsPDF = system("MarkupAsPDF")
  /// Writes a message.
  public static let message = system("Message")
  /// Opens something in Books.
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
  /// Prints.
  public static let print = system("Print")
  /// Keeps a picture.
  public static let saveToCameraRoll = system("SaveToCameraRoll")
}
