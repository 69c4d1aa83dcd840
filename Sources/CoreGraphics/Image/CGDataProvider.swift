/// The data of an image. Immutable.
///
/// Source: Apple, CGDataProvider.
public final class CGDataProvider: @unchecked Sendable {
  /// The data.
  public let data: Data?

  /// Creates a provider of data.
  public init?(data: Data) {
    self.data = data
  }

  /// Creates a provider of a copy of `size` bytes; calls `releaseData` immediately.
  public convenience init?(
    dataInfo info: UnsafeMutableRawPointer?, data: UnsafeRawPointer, size: Int,
    releaseData: (UnsafeMutableRawPointer?, UnsafeRawPointer, Int) -> Void
  ) {
    guard size >= 0 else { return nil }
    let copy = Data(bytes: data, count: size)
    releaseData(info, data, size)
    self.init(data: copy)
  }

  /// Creates a provider of a file's contents; nil if it cannot be read.
  public convenience init?(url: URL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.init(data: data)
  }

  /// Creates a provider of a file's contents; nil if it cannot be read.
  public convenience init?(filename: String) {
    self.init(url: URL(fileURLWithPath: filename))
  }
}
