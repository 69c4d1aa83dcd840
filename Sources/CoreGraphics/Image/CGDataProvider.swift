/// Bytes for an image. Immutable.
///
/// Source: Apple, CGDataProvider.
public final class CGDataProvider: @unchecked Sendable {
  /// All bytes.
  public let data: Data?

  /// Provides the bytes of `data`.
  public init?(data: Data) {
    self.data = data
  }

  /// Provides a copy of `size` bytes; `releaseData` is called at once, as they are no longer
  /// needed.
  public convenience init?(
    dataInfo info: UnsafeMutableRawPointer?, data: UnsafeRawPointer, size: Int,
    releaseData: (UnsafeMutableRawPointer?, UnsafeRawPointer, Int) -> Void
  ) {
    guard size >= 0 else { return nil }
    let copy = Data(bytes: data, count: size)
    releaseData(info, data, size)
    self.init(data: copy)
  }

  /// Provides the bytes of a file; nil when it cannot be read.
  public convenience init?(url: URL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.init(data: data)
  }

  /// Provides the bytes of a file; nil when it cannot be read.
  public convenience init?(filename: String) {
    self.init(url: URL(fileURLWithPath: filename))
  }
}
