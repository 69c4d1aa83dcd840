/// Chooses a picture, or takes one.
///
/// It is the system's: a grey box here, in which nothing can be chosen. Source: Apple,
/// UIImagePickerController.
@preconcurrency @MainActor
open class UIImagePickerController: UINavigationController {
  /// Where pictures come from. Raw values are UIKit's.
  public enum SourceType: Int, Sendable {
    case photoLibrary = 0
    case camera = 1
    case savedPhotosAlbum = 2
  }

  /// What is told of a picture.
  public struct InfoKey: Hashable, RawRepresentable, Sendable {
    /// The key's name.
    public let rawValue: String
    /// A key by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let mediaType = Self(rawValue: "UIImagePickerControllerMediaType")
    public static let originalImage = Self(rawValue: "UIImagePickerControllerOriginalImage")
    public static let editedImage = Self(rawValue: "UIImagePickerControllerEditedImage")
    public static let cropRect = Self(rawValue: "UIImagePickerControllerCropRect")
    public static let mediaURL = Self(rawValue: "UIImagePickerControllerMediaURL")
    public static let imageURL = Self(rawValue: "UIImagePickerControllerImageURL")
    public static let mediaMetadata = Self(rawValue: "UIImagePickerControllerMediaMetadata")
  }

  /// Where pictures come from. Kept. Default the library.
  open var sourceType = SourceType.photoLibrary
  /// The kinds that are offered. Kept. Default pictures.
  open var mediaTypes = ["public.image"]
  /// Whether a picture is cut afterwards. Kept. Default false.
  open var allowsEditing = false

  /// Whether there is such a source: the library and the album, no camera.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }

  /// The kinds that a source has: pictures.
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
    isSourceTypeAvailable(sourceType) ? ["public.image"] : nil
  }

  /// Makes the grey box.
  open override func loadView() { view = SystemPanelView("UIImagePickerController") }
}
