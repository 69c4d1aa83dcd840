/// An image in a text.
///
/// Its placeholder in the text is ``character``, with the attachment as its `.attachment`. Source:
/// Apple, NSTextAttachment.
open class NSTextAttachment: NSObject, @unchecked Sendable {
  private let mark = SwiftObjectMark()

  /// The placeholder character of an attachment: U+FFFC.
  public static let character = 0xFFFC

  /// The image. Default nil: the image in ``contents``, if any.
  open var image: UIImage?
  /// The frame of the image, in points from its position on the baseline, y up: a negative y lowers
  /// it. Default zero: of the image's size, on the baseline. The line makes room above and below; x
  /// has no effect.
  open var bounds = CGRect.zero
  /// The padding at the left and right of the image, in points. Default 0.
  open var lineLayoutPadding: CGFloat = 0
  /// The data of a file, such as a PNG. Default nil.
  open var contents: Data?
  /// The file type of ``contents``, a uniform type identifier. Stored. Default nil.
  open var fileType: String?

  /// Creates an attachment without an image.
  public override convenience init() { self.init(data: nil, ofType: nil) }

  /// Creates an attachment with a file's data, which are shown if they are an image.
  public init(data contentData: Data?, ofType uti: String?) {
    (contents, fileType) = (contentData, uti)
    super.init()
  }

  /// Creates an attachment with an image.
  public convenience init(image: UIImage) {
    self.init(data: nil, ofType: nil)
    self.image = image
  }

  /// Returns the frame of the image: ``bounds``, or the image's size if they are zero. Subclasses
  /// can override it.
  ///
  /// It is called before lines are broken: the line fragment has the height of the font's line and
  /// no limited width, the container is nil, and the position is zero.
  open func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
    glyphPosition position: CGPoint, characterIndex charIndex: Int
  ) -> CGRect {
    if bounds != .zero { return bounds }
    return CGRect(origin: .zero, size: displayedImage?.size ?? .zero)
  }

  /// Returns the drawn image: ``image``, or that in ``contents``. Subclasses can override it.
  open func image(
    forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
  ) -> UIImage? {
    displayedImage
  }

  private var displayedImage: UIImage? { image ?? contents.flatMap { UIImage(data: $0) } }
}

extension NSTextAttachment {
  /// The width of a line without a limit, in points.
  private static let endlessWidth: CGFloat = 10_000_000

  /// Returns the attachment's box in lines of a font, for the character at an index.
  func box(in font: TextFont, at index: Int) -> InlineBox {
    let line = CGRect(x: 0, y: 0, width: Self.endlessWidth, height: font.lineHeight)
    let bounds = attachmentBounds(
      for: nil, proposedLineFragment: line, glyphPosition: .zero, characterIndex: index)
    let image = image(forBounds: bounds, textContainer: nil, characterIndex: index)
    return InlineBox(
      bounds: bounds, padding: max(0, lineLayoutPadding),
      content: image.map { image in
        // A template has the text's colour.
        InlineContent(subject: image) { rect, color, context in
          context.setFillColor(
            CGColor(
              srgbRed: CGFloat(color.red), green: CGFloat(color.green), blue: CGFloat(color.blue),
              alpha: CGFloat(color.alpha)))
          image.draw(in: rect, of: context)
        }
      })
  }
}

extension NSAttributedString {
  /// Creates a string of one character with an attachment.
  public convenience init(attachment: NSTextAttachment) {
    self.init(
      string: String(UnicodeScalar(NSTextAttachment.character) ?? " "),
      attributes: [.attachment: attachment])
  }
}

// Unsupported: NSTextAttachment · drawn · Images are shown; views, tinted symbols and files that
//   are no images are not. · test: TextAttachmentTests
// Unsupported: NSTextAttachment.attachmentBounds(for:…) · works · It is called before lines are
//   broken, with a line of infinite width. · test: TextAttachmentTests
// Unsupported: NSTextAttachment.bounds · drawn · `bounds.origin.x` has no effect, and attachments
//   begin on whole pixels. · uncertain · test: TextAttachmentTests
// Unsupported: NSTextAttachment: shrinking text · drawn · Attachments keep their size when text
//   shrinks to fit. · test: TextAttachmentTests
