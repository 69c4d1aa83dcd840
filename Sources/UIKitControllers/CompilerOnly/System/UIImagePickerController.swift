// For the compiler only: nobody takes or chooses pictures; the picker is a grey box.

/// Has somebody take or choose pictures. There is no camera and no library: it shows a grey box
/// with its name, nobody chooses anything, and its delegate hears nothing.
///
/// Source: Apple, UIImagePickerController.
@preconcurrency @MainActor
open class UIImagePickerController: UINavigationController {
  /// Where pictures come from. Raw values are UIKit's.
  public enum SourceType: Int, Sendable {
    /// Chosen.
    case photoLibrary = 0
    /// Taken.
    case camera = 1
    /// Chosen of the newest.
    case savedPhotosAlbum = 2
  }

  /// Which camera. Raw values are UIKit's.
  public enum CameraDevice: Int, Sendable {
    /// The one at the back.
    case rear = 0
    /// The one at the front.
    case front = 1
  }

  /// What the camera takes. Raw values are UIKit's.
  public enum CameraCaptureMode: Int, Sendable {
    /// Photographs.
    case photo = 0
    /// Films.
    case video = 1
  }

  /// How good films are. Raw values are UIKit's.
  public enum QualityType: Int, Sendable {
    /// Good.
    case typeHigh = 0
    /// Medium.
    case typeMedium = 1
    /// To be sent.
    case typeLow = 2
  }

  /// What is known of what was chosen. Source: Apple, UIImagePickerController.InfoKey.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// A key by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// What kind of thing it is.
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    /// The picture.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// The picture as it was edited.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// The part that was chosen.
    public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
    /// The film's file.
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    /// The picture's file.
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    /// What the camera wrote down.
    public static let mediaMetadata = InfoKey(rawValue: "UIImagePickerControllerMediaMetadata")
  }

  /// Where pictures come from. Kept. Default `.photoLibrary`.
  open var sourceType = SourceType.photoLibrary
  /// What may be chosen, by the names of uniform types. Kept. Default pictures.
  open var mediaTypes = ["public.image"]
  /// Whether what was chosen can be edited. Kept. Default false.
  open var allowsEditing = false
  /// Which camera. Kept. Default the one at the back.
  open var cameraDevice = CameraDevice.rear
  /// What the camera takes. Kept. Default photographs.
  open var cameraCaptureMode = CameraCaptureMode.photo
  /// Whether the camera has controls. Kept. Default true.
  open var showsCameraControls = true
  /// What lies over the camera's picture. Kept. Default nil.
  open var cameraOverlayView: UIView?
  /// How the camera's picture is turned. Kept. Default not at all.
  open var cameraViewTransform = CGAffineTransform.identity
  /// How good films are. Kept. Default medium.
  open var videoQuality = QualityType.typeMedium
  /// How long films may be, in seconds. Kept. Default 600.
  open var videoMaximumDuration: TimeInterval = 600

  /// A picker; its box is its only controller.
  public init() {
    super.init(nibName: nil, bundle: nil)
    let box = UIViewController()
    box.view = StubBox(for: self)
    setViewControllers([box], animated: false)
    isNavigationBarHidden = true
  }

  /// No nib has one.
  public required init?(coder: NSCoder) { nil }

  /// Whether pictures can come from there: from a library, as in a simulator, and from no camera.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }
  /// What may be chosen there: pictures.
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
    isSourceTypeAvailable(sourceType) ? ["public.image"] : nil
  }
  /// Whether there is such a camera. False.
  open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
  /// Takes a picture: there is no camera, which is logged.
  open func takePicture() { warn("UIImagePickerController.takePicture: there is no camera here") }
}

// Unsupported: UIImagePickerController · kept · Pickers of pictures, files, colours and fonts are
//   grey boxes with their names, logged once. On iOS they are other processes. · test:
//   SystemControllerTests
