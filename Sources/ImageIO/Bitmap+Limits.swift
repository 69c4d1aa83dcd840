extension Bitmap {
  /// Makes a bitmap of `width` × `height` pixels, or says why there can be none.
  ///
  /// - Parameter isCleared: false for one of which every pixel will be written: it holds anything.
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
