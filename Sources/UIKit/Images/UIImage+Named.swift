extension UIImage {
  /// Reads an image from the image folders or the main bundle; nil when there is none.
  ///
  /// The file for the main screen's scale is preferred. Pixels are kept while the file stays as it
  /// is: another call gives an image with the same ones. O(1) then, and O(pixels) the first time.
  public convenience init?(named name: String) {
    guard let file = ImageFolders.current.file(named: name),
      let known = DecodedImageCache.shared.image(contentsOfFile: file.path),
      let pixels = known.cgImage
    else { return nil }
    self.init(cgImage: pixels, scale: known.scale, orientation: known.imageOrientation)
  }
}
