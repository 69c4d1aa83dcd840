extension Bitmap {
  /// Returns a bitmap of a size in pixels, or throws an error.
  ///
  /// - Parameter isCleared: False for undefined pixels, if all of them will be written.
  package static func make(
    width: Int, height: Int, limits: ImageLimits, isCleared: Bool = true
  ) throws(ImageIOError) -> Bitmap {
    guard width > 0, height > 0 else { throw .noSize(width: width, height: height) }
    guard limits.allows(width: width, height: height) else {
      throw .tooLarge(width: width, height: height, limits: limits)
    }
    guard let bitmap = Bitmap(width: width, height: height, isCleared: isCleared) else {
      throw .outOfMemory(width: width, height: height)
    }
    return bitmap
  }
}
