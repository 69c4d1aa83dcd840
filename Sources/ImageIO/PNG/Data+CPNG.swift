import CPNG

extension Data {
  /// Creates data from an encoder's result, without a copy.
  ///
  /// - Parameters:
  ///   - size: The size of the image, in pixels.
  ///   - encode: Sets the pointer to memory that `free` releases, and returns the result.
  init(
    encodingOf size: (width: Int, height: Int),
    _ encode: (inout UnsafeMutablePointer<UInt8>?, inout Int) -> cpng_result
  ) throws(ImageIOError) {
    var bytes: UnsafeMutablePointer<UInt8>?
    var count = 0
    let result = encode(&bytes, &count)
    guard result.status == CPNG_OK, let bytes else {
      throw result.status == CPNG_NO_MEMORY
        ? .outOfMemory(width: size.width, height: size.height)
        : .notEncoded(.png, reason: result.sentence)
    }
    self.init(bytesNoCopy: bytes, count: count, deallocator: .free)
  }
}

extension cpng_result {
  /// libpng's message without its final full stop.
  var sentence: String {
    withUnsafeBytes(of: message) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }.trimmingCharacters(in: CharacterSet(charactersIn: ". "))
  }
}
