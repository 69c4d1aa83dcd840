/// An error of decoding or encoding, with a description for the user.
package enum ImageIOError: Error, Equatable, Sendable {
  case empty(ImageFormat)
  case gitLFSPointer(ImageFormat)
  /// The data have another format; `found` is a noun phrase, nil if unknown.
  case foreign(ImageFormat, found: String?)
  case truncated(ImageFormat)
  /// The data are invalid; `reason` is from the decoding library.
  case corrupt(ImageFormat, reason: String)
  /// The file is valid but uses an unsupported feature.
  case unsupported(ImageFormat, reason: String)
  /// The size in pixels exceeds the limits.
  case tooLarge(width: Int, height: Int, limits: ImageLimits)
  case noSize(width: Int, height: Int)
  case outOfMemory(width: Int, height: Int)
  /// Memory was exhausted before the image's size was known.
  case noMemoryToRead(ImageFormat)
  /// Encoding failed; `reason` is from the encoding library.
  case notEncoded(ImageFormat, reason: String)
}

extension ImageIOError: CustomStringConvertible {
  /// A sentence without the file's path.
  package var description: String {
    switch self {
    case .empty(let format):
      return "The file is empty, not a \(format.rawValue) image."
    case .gitLFSPointer(let format):
      return "The file is a Git LFS pointer, not the \(format.rawValue) image itself;"
        + " run 'git lfs pull'."
    case .foreign(let format, let found?):
      return "The file is \(found), not a \(format.rawValue) image."
    case .foreign(let format, nil):
      return "The file is not a \(format.rawValue) image."
    case .truncated(let format):
      return "The \(format.rawValue) image is truncated."
    case .corrupt(let format, let reason):
      return "The \(format.rawValue) image is damaged: \(reason)."
    case .unsupported(let format, let reason):
      return "The \(format.rawValue) image cannot be read: \(reason)."
    case .tooLarge(let width, let height, let limits):
      return "An image of \(width) × \(height) pixels is too large; the limits are"
        + " \(limits.maximumSide) pixels a side and \(limits.maximumPixels) pixels in all."
    case .noSize(let width, let height):
      return "An image of \(width) × \(height) pixels has no pixels."
    case .outOfMemory(let width, let height):
      return "There is not enough memory for an image of \(width) × \(height) pixels."
    case .noMemoryToRead(let format):
      return "There is not enough memory to read a \(format.rawValue) image."
    case .notEncoded(let format, let reason):
      return "The \(format.rawValue) image could not be written: \(reason)."
    }
  }
}
