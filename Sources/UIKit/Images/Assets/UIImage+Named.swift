import AssetCatalogs

extension UIImage {
  /// Reads an image from the asset catalogs or the files of the image folders or the main bundle;
  /// nil when there is none.
  ///
  /// The file for the main screen's scale is preferred. Pixels are kept while the file stays as it
  /// is: another call gives an image with the same ones. O(1) then, and O(pixels) the first time.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Reads an image from asset catalogs or files in a bundle's resources; nil when there is none.
  ///
  /// Of a set the slot that serves the traits best is taken, once and for all: an image does not
  /// change with the appearance later. Only PNG and JPEG files are read; other files of a set are
  /// named on standard error.
  ///
  /// - Parameters:
  ///   - name: a set's name, with its group's and a slash where that provides a namespace, or a
  ///     file's.
  ///   - bundle: where catalogs lie as plain folders; nil for the image folders and the main
  ///     bundle.
  ///   - traitCollection: what differs from the current traits.
  ///
  /// Source: Apple, UIImage.init(named:in:compatibleWith:).
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    let traits = AssetTraits(traitCollection ?? UITraitCollection())
    let set = AssetShelf.shared.set(in: bundle) { catalog throws(AssetError) in
      try catalog.image(named: name)
    }
    let image =
      set.map { $0.image(named: name, for: traits) }
      ?? ImageFolders.current.file(named: name, in: bundle).flatMap { file in
        DecodedImageCache.shared.image(contentsOfFile: file.path)
      }
    guard let image, image.cgImage != nil else { return nil }
    self.init(copying: image)
  }
}

extension ImageSet {
  /// The image for a screen; an empty one where no file serves it or the file is not read here.
  fileprivate func image(named name: String, for traits: AssetTraits) -> UIImage? {
    guard let slot = file(for: traits) else { return nil }
    let kind = slot.file.pathExtension.uppercased()
    guard ["PNG", "JPG", "JPEG"].contains(kind) else {
      warn("The image '\(name)' is \(slot.file.path), and \(kind) files are not read here.")
      return nil
    }
    guard let file = DecodedImageCache.shared.image(contentsOfFile: slot.file.path),
      let pixels = file.cgImage
    else {
      warn("The image '\(name)' is \(slot.file.path), which cannot be read.")
      return nil
    }
    let scale = slot.scale.map { CGFloat($0) } ?? file.scale
    return dressed(
      UIImage(cgImage: pixels, scale: scale, orientation: file.imageOrientation), as: slot)
  }

  /// The image as the set says that it is shown, cut and aligned.
  private func dressed(_ image: UIImage, as slot: AssetImageFile) -> UIImage {
    var image = image
    if let slicing = slot.resizing {
      image = image.resizableImage(
        withCapInsets: UIEdgeInsets(slicing.insets, dividedBy: image.scale),
        resizingMode: slicing.isTiled ? .tile : .stretch)
    }
    if slot.alignmentInsets != AssetInsets() {
      image = image.withAlignmentRectInsets(
        UIEdgeInsets(slot.alignmentInsets, dividedBy: image.scale))
    }
    switch rendering {
    case .template: return image.withRenderingMode(.alwaysTemplate)
    case .original: return image.withRenderingMode(.alwaysOriginal)
    case nil: return image
    }
  }
}

extension UIEdgeInsets {
  /// Pixels as points.
  fileprivate init(_ insets: AssetInsets, dividedBy scale: CGFloat) {
    self.init(
      top: insets.top / scale, left: insets.left / scale, bottom: insets.bottom / scale,
      right: insets.right / scale)
  }
}
