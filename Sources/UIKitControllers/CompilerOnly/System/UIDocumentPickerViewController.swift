// For the compiler only: no file can be chosen; the picker is a grey box, and its delegate is never
// called.

/// A document picker. There are no files to choose: it shows a grey box with its name, and its
/// delegate is never called.
///
/// Source: Apple, UIDocumentPickerViewController.
@preconcurrency @MainActor
open class UIDocumentPickerViewController: UIViewController {
  /// The delegate. Never called. Default nil.
  open weak var delegate: (any UIDocumentPickerDelegate)?
  /// Whether several files may be chosen. Ignored. Default false.
  open var allowsMultipleSelection = false
  /// Whether file name extensions are shown. Ignored. Default false.
  open var shouldShowFileExtensions = false
  /// The initial folder. Ignored. Default nil.
  open var directoryURL: URL?

  /// Creates a picker for types of files, given as uniform type identifiers.
  public init(documentTypes: [String], in mode: UIDocumentPickerMode) {
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a picker for types of files.
  public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a picker for the destination of files.
  public init(forExporting urls: [URL], asCopy: Bool = false) {
    super.init(nibName: nil, bundle: nil)
  }

  /// Returns nil: nibs have no such controller.
  public required init?(coder: NSCoder) { nil }

  /// Creates the grey box.
  open override func loadView() { view = StubBox(for: self) }
}

/// The action on the chosen files. Raw values are UIKit's. Source: Apple, UIDocumentPickerMode.
public enum UIDocumentPickerMode: UInt, Sendable {
  /// The files are copied.
  case `import` = 0
  /// The files are opened.
  case open = 1
  /// A file is copied to the destination.
  case exportToService = 2
  /// A file is moved to the destination.
  case moveToService = 3
}

/// The delegate of a document picker. Never called. Source: Apple, UIDocumentPickerDelegate.
@preconcurrency @MainActor
public protocol UIDocumentPickerDelegate: AnyObject {
  /// Called when files have been chosen.
  func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  /// Called when the picker has been cancelled.
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
