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
  /// Of a set the slot that serves the traits best is taken; image views look again when the
  /// appearance changes, unless traits are given. Sets hold PNG, JPEG, SVG and PDF files; shapes
  /// are drawn at the screen's scale, and at every size where the set says that it preserves them.
  /// A set of a symbol gives a symbol.
  ///
  /// - Parameters:
  ///   - name: a set's name, with its group's and a slash where that provides a namespace, or a
  ///     file's; that of a file that is not there is a set's without `.png`.
  ///   - bundle: where catalogs lie as plain folders; nil for the image folders and the main
  ///     bundle.
  ///   - traitCollection: what differs from the current traits.
  ///
  /// Source: Apple, UIImage.init(named:in:compatibleWith:).
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    let image =
      UIImage.asset(named: name, in: bundle, traitCollection)
      ?? ImageFolders.current.file(named: name, in: bundle).flatMap { file in
        DecodedImageCache.shared.image(contentsOfFile: file.path)
      } ?? UIImage.asset(named: UIImage.setName(ofFile: name), in: bundle, traitCollection)
    guard let image, image.cgImage != nil else { return nil }
    self.init(copying: image)
  }

  /// Reads an image as above, a symbol in a size, weight and colours.
  ///
  /// Source: Apple, UIImage.init(named:in:with:).
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: Configuration?
  ) {
    guard
      let image = UIImage(
        named: name, in: bundle, compatibleWith: configuration?.traitCollection)
    else { return nil }
    self.init(copying: configuration.map { image.withConfiguration($0) } ?? image)
  }

  /// What a catalog has by a name; nil for no name.
  private static func asset(
    named name: String?, in bundle: Bundle?, _ traits: UITraitCollection?
  ) -> UIImage? {
    guard let name else { return nil }
    return set(named: name, in: bundle, traits) ?? symbolSet(named: name, in: bundle)
  }

  /// The name of the set that a file's name means: without the extension and the scale before it;
  /// nil for a name without one.
  private static func setName(ofFile name: String) -> String? {
    for ending in [".png", ".jpg", ".jpeg"] where name.lowercased().hasSuffix(ending) {
      let stem = name.dropLast(ending.count)
      let scale = ["@2x", "@3x"].first { stem.hasSuffix($0) } ?? ""
      return String(stem.dropLast(scale.count))
    }
    return nil
  }

  /// The image of a set; an empty one where no file serves, nil where there is no set.
  private static func set(
    named name: String, in bundle: Bundle?, _ traits: UITraitCollection?
  ) -> UIImage? {
    let set = AssetShelf.shared.set(in: bundle) { catalog throws(AssetError) in
      try catalog.image(named: name)
    }
    guard let set else { return nil }
    let image = set.image(named: name, for: AssetTraits(traits ?? UITraitCollection())) ?? UIImage()
    guard traits == nil, set.differsByAppearance else { return image }
    let asset = UIImageAsset { set.image(named: name, for: AssetTraits($0)) }
    return image.belonging(to: asset)
  }

  /// The symbol of a set; nil where there is none, or it cannot be read.
  private static func symbolSet(named name: String, in bundle: Bundle?) -> UIImage? {
    let file = AssetShelf.shared.set(in: bundle) { catalog throws(AssetError) in
      try catalog.symbol(named: name)
    }
    guard let file, let data = try? Data(contentsOf: file),
      let glyph = SymbolGlyph(svg: data, path: file.path)
    else { return nil }
    return UIImage(glyph, named: file.path, .unspecified)
  }
}

extension ImageSet {
  /// The image for a screen; an empty one where no file serves it or the file is not read here.
  fileprivate func image(named name: String, for traits: AssetTraits) -> UIImage? {
    guard let slot = file(for: traits) else { return nil }
    let kind = slot.file.pathExtension.lowercased()
    if kind == "svg" || kind == "pdf" {
      guard let picture = VectorPictureCache.shared.picture(contentsOfFile: slot.file.path) else {
        return nil
      }
      let image = UIImage(picture, scale: traits.scale, staysVector: preservesVectors)
      return image.map { dressed($0, as: slot) }
    }
    guard ["png", "jpg", "jpeg"].contains(kind) else {
      let kind = kind.uppercased()
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

// Unsupported: UIImage: asset catalogs · works · Catalogs are plain folders, as Xcode keeps them,
//   in image folders, the main bundle or a named bundle. A SwiftPM target copies them: `resources:
//   [.copy("Assets.xcassets")]`. · test: AssetTests
// Unsupported: UIImage: kinds of assets · works · Colour sets, symbol sets and image sets of PNG,
//   JPEG, SVG and PDF files are read. · test: AssetTests
// Unsupported: UIImage: missing assets · absent · HEIC files, data sets and size classes are not
//   read. An image of one of them is named on standard error.
// Unsupported: UIImage: slots · drawn · An image is the slot of the traits that it was asked under,
//   whatever the later appearance. A colour follows. · test: AssetTests
// Unsupported: UIImage: colours of catalogs · drawn · Display P3 is read as sRGB. A catalog that
//   changes during a process is not read again. · test: AssetTests
