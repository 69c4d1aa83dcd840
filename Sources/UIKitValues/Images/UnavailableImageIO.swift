// Parts of Apple's ImageIO that this package lacks. The compiler's errors name what to write
// instead.

/// Frames of an image file are not read one by one.
@available(
  *, unavailable, message: "write 'UIImage(data:)', and 'preparingThumbnail(of:)' for a small one"
)
public func CGImageSourceCreateWithData(_ data: Any, _ options: Any?) -> AnyObject? { nil }

/// Frames of an image file are not read one by one.
@available(
  *, unavailable,
  message: "write 'UIImage(contentsOfFile:)', and 'preparingThumbnail(of:)' for a small one"
)
public func CGImageSourceCreateWithURL(_ url: Any, _ options: Any?) -> AnyObject? { nil }

/// Image files of several frames are not written.
@available(
  *, unavailable, message: "write 'UIImage.pngData()'; files of several frames are not written"
)
public func CGImageDestinationCreateWithData(
  _ data: Any, _ type: Any, _ count: Int, _ options: Any?
) -> AnyObject? { nil }

/// Image files of several frames are not written.
@available(
  *, unavailable, message: "write 'UIImage.pngData()'; files of several frames are not written"
)
public func CGImageDestinationCreateWithURL(
  _ url: Any, _ type: Any, _ count: Int, _ options: Any?
) -> AnyObject? { nil }

// Unsupported: UIImage: ImageIO · absent · `CGImageSource` and `CGImageDestination` are absent; the
//   errors name what to write instead. · test: CasesTests
