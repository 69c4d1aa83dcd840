/// Everything that can go wrong between bytes and pixels. `description` is the one renderer.
package enum ImageIOError: Error, Equatable, Sendable {
  case empty(ImageFormat)
  case gitLFSPointer(ImageFormat)
  /// The first bytes are another kind of file's; `found` is a noun phrase, nil when unknown.
  case foreign(ImageFormat, found: String?)
  case truncated(ImageFormat)
  /// `reason` is the decoding library's own words.
  case corrupt(ImageFormat, reason: String)
  /// The file is sound but uses something this package does not read.
  case unsupported(ImageFormat, reason: String)
  /// Sizes in pixels.
  case tooLarge(width: Int, height: Int, limits: ImageLimits)
  case noSize(width: Int, height: Int)
  case outOfMemory(width: Int, height: Int)
  /// Memory ran out before the picture's size was known.
  case noMemoryToRead(ImageFormat)
  /// An encoder refused to write. `reason` is its own words.
  case notEncoded(ImageFormat, reason: String)
}

extension ImageIOError: CustomStringConvertible {
  /// One sentence without a path; who opened the file knows its name.
  package var description: String {
    switch self {
    case .empty(let format):
      return "The file is empty, not a \(format.rawValue) image."
    case .gitLFSPointer(let format):
      return "The file is a Git LFS pointer, not the \(format.rawValue) image it stands for;"
        + " run 'git lfs pull'."
    case .foreign(let format, let found?):
      return "The file is \(found), not a \(format.rawValue) image."
    case .foreign(let format, nil):
      return "The file is not a \(format.rawValue) image."
    case .truncated(let format):
      return "The \(format.rawValue) image is cut off before its end."
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
