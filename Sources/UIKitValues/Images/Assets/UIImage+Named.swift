import AssetCatalogs

extension UIImage {
  /// Creates an image from the asset catalogs or files of the image folders or the main bundle; nil
  /// if there is none.
  ///
  /// The file for the main screen's scale is preferred. Pixels are cached while the file does not
  /// change: later calls return images with the same pixels. O(1) then, O(pixels) the first time.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Creates an image from asset catalogs or files in a bundle's resources; nil if there is none.
  ///
  /// The entry of a set that best matches the traits is used; unless traits are given, image views
  /// update it when the appearance changes. Sets contain PNG, JPEG, SVG and PDF files; vector
  /// images are drawn at the screen's scale, and at every size if the set preserves vector data. A
  /// symbol set results in a symbol.
  ///
  /// - Parameters:
  ///   - name: A set's name, preceded by its group's and a slash if that provides a namespace, or a
  ///     file's name; if that file is missing, the set of its name without `.png`.
  ///   - bundle: The bundle, whose catalogs are folders, not compiled files; nil for the image
  ///     folders and the main bundle.
  ///   - traitCollection: The traits that differ from the current ones.
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

  /// Creates the image with a name in a bundle; a symbol has the configuration's size, weight and
  /// colours.
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

  /// Returns the catalog's image of a name; nil without a name.
  private static func asset(
    named name: String?, in bundle: Bundle?, _ traits: UITraitCollection?
  ) -> UIImage? {
    guard let name else { return nil }
    return set(named: name, in: bundle, traits) ?? symbolSet(named: name, in: bundle)
  }

  /// Returns the set's name in a file's name, without extension and scale; nil if there is no
  /// extension.
  private static func setName(ofFile name: String) -> String? {
    for ending in [".png", ".jpg", ".jpeg"] where name.lowercased().hasSuffix(ending) {
      let stem = name.dropLast(ending.count)
      let scale = ["@2x", "@3x"].first { stem.hasSuffix($0) } ?? ""
      return String(stem.dropLast(scale.count))
    }
    return nil
  }

  /// Returns the image of a set; empty if no file matches, nil if there is no set.
  private static func set(
    named name: String, in bundle: Bundle?, _ traits: UITraitCollection?
  ) -> UIImage? {
    let set = AssetCatalogCache.shared.set(in: bundle) { catalog throws(AssetError) in
      try catalog.image(named: name)
    }
    guard let set else { return nil }
    let image = set.image(named: name, for: AssetTraits(traits ?? UITraitCollection())) ?? UIImage()
    guard traits == nil, set.differsByAppearance else { return image }
    let asset = UIImageAsset { set.image(named: name, for: AssetTraits($0)) }
    return image.belonging(to: asset)
  }

  /// Returns the symbol of a set; nil if there is none or it is invalid.
  private static func symbolSet(named name: String, in bundle: Bundle?) -> UIImage? {
    let file = AssetCatalogCache.shared.set(in: bundle) { catalog throws(AssetError) in
      try catalog.symbol(named: name)
    }
    guard let file, let data = try? Data(contentsOf: file),
      let glyph = SymbolGlyph(svg: data, path: file.path)
    else { return nil }
    return UIImage(glyph, named: file.path, .unspecified)
  }
}

extension ImageSet {
  /// Returns the image for a screen; nil if no file matches or the file is unsupported.
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
      warn("The image '\(name)' is \(slot.file.path), and \(kind) files are unsupported.")
      return nil
    }
    guard let file = DecodedImageCache.shared.image(contentsOfFile: slot.file.path),
      let pixels = file.cgImage
    else {
      warn("The image '\(name)' is \(slot.file.path), which is missing or no valid image.")
      return nil
    }
    let scale = slot.scale.map { CGFloat($0) } ?? file.scale
    return dressed(
      UIImage(cgImage: pixels, scale: scale, orientation: file.imageOrientation), as: slot)
  }

  /// Returns the image with the set's slicing, alignment and rendering mode.
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
  /// Converts pixels to points.
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
//   read. An image of one of them is named on standard error. · test: AssetTests
// Unsupported: UIImage: slots · drawn · An image is the slot of the traits at the time of the call,
//   whatever the later appearance. A colour follows. · test: AssetTests
// Unsupported: UIImage: colours of catalogs · drawn · Display P3 is read as sRGB. A catalog that
//   changes during a process is not read again. · test: AssetTests
