// For the compiler only: nobody chooses a file; the picker is a grey box, its delegate never
// called.

/// Has somebody choose files. There are none to choose: it shows a grey box with its name, and its
/// delegate hears nothing.
///
/// Source: Apple, UIDocumentPickerViewController.
@preconcurrency @MainActor
open class UIDocumentPickerViewController: UIViewController {
  /// Who would hear of what was chosen. Default nil.
  open weak var delegate: (any UIDocumentPickerDelegate)?
  /// Whether several files may be chosen. Kept. Default false.
  open var allowsMultipleSelection = false
  /// Whether endings of names are seen. Kept. Default false.
  open var shouldShowFileExtensions = false
  /// The folder to begin in. Kept. Default nil.
  open var directoryURL: URL?

  /// Chooses files of kinds, by the names of uniform types.
  public init(documentTypes: [String], in mode: UIDocumentPickerMode) {
    super.init(nibName: nil, bundle: nil)
  }

  /// Chooses files of kinds.
  public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
    super.init(nibName: nil, bundle: nil)
  }

  /// Has somebody say where files go.
  public init(forExporting urls: [URL], asCopy: Bool = false) {
    super.init(nibName: nil, bundle: nil)
  }

  /// No nib has one.
  public required init?(coder: NSCoder) { nil }

  /// Makes the grey box.
  open override func loadView() { view = StubBox(for: self) }
}

/// What becomes of chosen files. Raw values are UIKit's. Source: Apple, UIDocumentPickerMode.
public enum UIDocumentPickerMode: UInt, Sendable {
  /// They are copied.
  case `import` = 0
  /// They are opened.
  case open = 1
  /// One is copied there.
  case exportToService = 2
  /// One is moved there.
  case moveToService = 3
}

/// Hears of chosen files. Never called. Source: Apple, UIDocumentPickerDelegate.
@preconcurrency @MainActor
public protocol UIDocumentPickerDelegate: AnyObject {
  /// Files were chosen.
  func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  /// None was chosen.
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
  /// Does nothing.
  public func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
  ) {}
  /// Does nothing.
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}

// Unsupported: UIDocumentPickerViewController · kept · It is a grey box with its name. Nothing is
//   chosen and nothing is reported. · test: SystemControllerTests
