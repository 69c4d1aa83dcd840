// For the compiler only: no pictures can be taken or chosen; the picker is a grey box.

/// An image picker. There is no camera and no library: it shows a grey box with its name, nothing
/// can be chosen, and its delegate is never called.
///
/// Source: Apple, UIImagePickerController.
@preconcurrency @MainActor
open class UIImagePickerController: UINavigationController {
  /// The source of pictures. Raw values are UIKit's.
  public enum SourceType: Int, Sendable {
    /// The photo library.
    case photoLibrary = 0
    /// The camera.
    case camera = 1
    /// The newest pictures.
    case savedPhotosAlbum = 2
  }

  /// A camera. Raw values are UIKit's.
  public enum CameraDevice: Int, Sendable {
    /// The rear camera.
    case rear = 0
    /// The front camera.
    case front = 1
  }

  /// The capture mode of the camera. Raw values are UIKit's.
  public enum CameraCaptureMode: Int, Sendable {
    /// Photos.
    case photo = 0
    /// Videos.
    case video = 1
  }

  /// The quality of videos. Raw values are UIKit's.
  public enum QualityType: Int, Sendable {
    /// High quality.
    case typeHigh = 0
    /// Medium quality.
    case typeMedium = 1
    /// Low quality.
    case typeLow = 2
  }

  /// A key of the information on a chosen item. Source: Apple, UIImagePickerController.InfoKey.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The media type.
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    /// The original image.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// The edited image.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// The selected part of the image.
    public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
    /// The URL of the video's file.
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    /// The URL of the image's file.
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    /// The metadata of the camera.
    public static let mediaMetadata = InfoKey(rawValue: "UIImagePickerControllerMediaMetadata")
  }

  /// The source of pictures. Ignored. Default `.photoLibrary`.
  open var sourceType = SourceType.photoLibrary
  /// The media types that may be chosen, as uniform type identifiers. Ignored. Default images.
  open var mediaTypes = ["public.image"]
  /// Whether the chosen picture can be edited. Ignored. Default false.
  open var allowsEditing = false
  /// The camera. Ignored. Default the rear camera.
  open var cameraDevice = CameraDevice.rear
  /// The capture mode of the camera. Ignored. Default photos.
  open var cameraCaptureMode = CameraCaptureMode.photo
  /// Whether the camera's controls are shown. Ignored. Default true.
  open var showsCameraControls = true
  /// The view over the camera's picture. Ignored. Default nil.
  open var cameraOverlayView: UIView?
  /// The transform of the camera's picture. Ignored. Default the identity.
  open var cameraViewTransform = CGAffineTransform.identity
  /// The quality of videos. Ignored. Default medium.
  open var videoQuality = QualityType.typeMedium
  /// The maximum duration of videos, in seconds. Ignored. Default 600.
  open var videoMaximumDuration: TimeInterval = 600

  /// Creates a picker whose only controller is the grey box.
  public init() {
    super.init(nibName: nil, bundle: nil)
    let box = UIViewController()
    box.view = StubBox(for: self)
    setViewControllers([box], animated: false)
    isNavigationBarHidden = true
  }

  /// Returns nil: nibs have no such controller.
  public required init?(coder: NSCoder) { nil }

  /// Returns whether a source is available: true for libraries, as in a simulator, false for the
  /// camera.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }
  /// Returns the media types of a source: images.
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
    isSourceTypeAvailable(sourceType) ? ["public.image"] : nil
  }
  /// Returns whether a camera is available. Always false.
  open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
  /// Logs a warning: there is no camera.
  open func takePicture() { warn("UIImagePickerController.takePicture: there is no camera here") }
}

// Unsupported: UIImagePickerController · kept · Pickers of pictures, files, colours and fonts are
//   grey boxes with their names, logged once. On iOS they are other processes. · test:
//   SystemControllerTests
