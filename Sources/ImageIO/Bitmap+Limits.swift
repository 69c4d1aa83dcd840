extension Bitmap {
  /// Makes a bitmap of `width` × `height` pixels, or says why there can be none.
  package static func make(width: Int, height: Int, limits: ImageLimits) throws(ImageIOError)
    -> Bitmap
  {
    guard width > 0, height > 0 else { throw .noSize(width: width, height: height) }
    guard limits.allows(width: width, height: height) else {
      throw .tooLarge(width: width, height: height, limits: limits)
    }
    guard let bitmap = Bitmap(width: width, height: height) else {
      throw .outOfMemory(width: width, height: height)
    }
    return bitmap
  }
}
