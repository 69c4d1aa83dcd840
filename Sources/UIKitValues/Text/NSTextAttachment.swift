/// A picture that stands in a text like a character.
///
/// Its place in the text is ``character``, with the attachment as its `.attachment`. Source: Apple,
/// NSTextAttachment.
open class NSTextAttachment: NSObject, @unchecked Sendable {
  private let mark = SwiftObjectMark()

  /// What stands for an attachment in a string: U+FFFC.
  public static let character = 0xFFFC

  /// What is shown. Default nil: the picture that ``contents`` hold, if any.
  open var image: UIImage?
  /// Where the picture lies, in points from its place on the baseline, y up: a negative y lowers
  /// it. Default zero: as large as the image, on the baseline. The line makes room above and below;
  /// what x says is without effect.
  open var bounds = CGRect.zero
  /// Kept free left and right of the picture, in points. Default 0.
  open var lineLayoutPadding: CGFloat = 0
  /// A file's bytes, such as those of a PNG. Default nil.
  open var contents: Data?
  /// What kind of file ``contents`` are, as a uniform type identifier. Kept. Default nil.
  open var fileType: String?

  /// An attachment that shows nothing until it has an image.
  public override convenience init() { self.init(data: nil, ofType: nil) }

  /// An attachment of a file's bytes; they are shown where they are a picture.
  public init(data contentData: Data?, ofType uti: String?) {
    (contents, fileType) = (contentData, uti)
    super.init()
  }

  /// An attachment that shows an image.
  public convenience init(image: UIImage) {
    self.init(data: nil, ofType: nil)
    self.image = image
  }

  /// Where the picture lies, as ``bounds``; where those are zero, as large as the image. To be
  /// overridden.
  ///
  /// It is asked before lines are broken: the line fragment is as high as the font's line and has
  /// no end, the container is nil, and the position is zero.
  open func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
    glyphPosition position: CGPoint, characterIndex charIndex: Int
  ) -> CGRect {
    if bounds != .zero { return bounds }
    return CGRect(origin: .zero, size: shownImage?.size ?? .zero)
  }

  /// What is drawn. To be overridden. Default ``image``, or the picture that ``contents`` hold.
  open func image(
    forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
  ) -> UIImage? {
    shownImage
  }

  private var shownImage: UIImage? { image ?? contents.flatMap { UIImage(data: $0) } }
}

extension NSTextAttachment {
  /// How wide a line is said to be that has no end, in points.
  private static let endlessWidth: CGFloat = 10_000_000

  /// What stands in lines of a font, for the character at an index.
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
  /// A string of one character that shows an attachment.
  public convenience init(attachment: NSTextAttachment) {
    self.init(
      string: String(UnicodeScalar(NSTextAttachment.character) ?? " "),
      attributes: [.attachment: attachment])
  }
}

// Unsupported: NSTextAttachment · drawn · Images are shown; views, tinted symbols and files that
//   are no images are not. · test: TextAttachmentTests
// Unsupported: NSTextAttachment.attachmentBounds(for:…) · works · It is asked before lines are
//   broken, with an endless line. · test: TextAttachmentTests
// Unsupported: NSTextAttachment.bounds · drawn · `bounds.origin.x` has no effect, and attachments
//   begin on whole pixels. · uncertain · test: TextAttachmentTests
// Unsupported: NSTextAttachment: shrinking text · drawn · Text that shrinks to fit leaves them as
//   large as they are. · test: TextAttachmentTests
