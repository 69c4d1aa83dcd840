import Synchronization

/// The variants of an image for different traits.
///
/// Images of asset catalogs and symbols have one; image views select the variant again when the
/// appearance changes. Source: Apple, UIImageAsset.
open class UIImageAsset: NSObject, @unchecked Sendable {
  private struct Variant {
    let traits: UITraitCollection
    let image: UIImage
  }

  private let registered = Mutex<[Variant]>([])
  private let find: (@Sendable (UITraitCollection) -> UIImage?)?

  /// Creates an asset without images.
  public override init() { find = nil }

  /// Creates an asset that finds its images on request.
  init(find: @escaping @Sendable (UITraitCollection) -> UIImage?) { self.find = find }

  /// Returns the image for some traits: of the registered images whose traits all match the one
  /// with the most; otherwise any image of the asset, or an empty one.
  open func image(with traitCollection: UITraitCollection) -> UIImage {
    let variants = registered.withLock { $0 }
    let fitting = variants.filter { traitCollection.containsTraits(in: $0.traits) }
    let best = fitting.max { $1.traits.containsTraits(in: $0.traits) }
    let found = best?.image ?? find?(traitCollection) ?? variants.first?.image ?? UIImage()
    return found.belonging(to: self)
  }

  /// Registers an image for some traits, replacing the previous one.
  open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
    unregister(with: traitCollection)
    registered.withLock { $0.append(Variant(traits: traitCollection, image: image)) }
  }

  /// Removes the image registered for the same traits.
  open func unregister(with traitCollection: UITraitCollection) {
    registered.withLock { $0.removeAll { $0.traits.isEqual(traitCollection) } }
  }
}

// Unsupported: UIImageAsset · drawn · Images follow the appearance in image views, where traits are
//   known. Buttons, bars and lists pass them to image views. · test: VectorAssetTests
