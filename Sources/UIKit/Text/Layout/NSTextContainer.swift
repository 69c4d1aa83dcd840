/// The column that a text view's text stands in. Source: Apple, NSTextContainer.
@preconcurrency @MainActor
open class NSTextContainer: NSObject {
  /// Left and right of every line, in points. Default 5.
  open var lineFragmentPadding: CGFloat = 5 { didSet { changed?() } }
  /// The most lines shown; 0 for as many as there is room for. Default 0.
  open var maximumNumberOfLines = 0 { didSet { changed?() } }
  /// How the last line ends that is shown. Default by word wrapping.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { changed?() } }
  /// In points; a text view keeps it in step with its own.
  open internal(set) var size = CGSize.zero
  /// Whether ``size`` follows the text view's width. Kept: it does. Default true.
  open var widthTracksTextView = true

  /// Called when anything that moves text has changed.
  var changed: (() -> Void)?
}
