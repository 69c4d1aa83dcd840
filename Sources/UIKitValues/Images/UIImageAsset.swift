import Synchronization

/// The variants of an image: which one is shown depends on the traits of where it is shown.
///
/// Images of asset catalogs, and symbols, come with one; image views look into it again when the
/// appearance changes. Source: Apple, UIImageAsset.
open class UIImageAsset: NSObject, @unchecked Sendable {
  private struct Variant {
    let traits: UITraitCollection
    let image: UIImage
  }

  private let registered = Mutex<[Variant]>([])
  private let find: (@Sendable (UITraitCollection) -> UIImage?)?

  /// Makes an asset without images.
  public override init() { find = nil }

  /// Makes an asset that finds its images when they are asked for.
  init(find: @escaping @Sendable (UITraitCollection) -> UIImage?) { self.find = find }

  /// The image for some traits: of those registered the one whose traits they have, the one with
  /// most of them first; else any. An empty image where there is none at all.
  open func image(with traitCollection: UITraitCollection) -> UIImage {
    let variants = registered.withLock { $0 }
    let fitting = variants.filter { traitCollection.containsTraits(in: $0.traits) }
    let best = fitting.max { $1.traits.containsTraits(in: $0.traits) }
    let found = best?.image ?? find?(traitCollection) ?? variants.first?.image ?? UIImage()
    return found.belonging(to: self)
  }

  /// Has an image shown under some traits, instead of the one before.
  open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
    unregister(with: traitCollection)
    registered.withLock { $0.append(Variant(traits: traitCollection, image: image)) }
  }

  /// Takes back what was registered for the same traits.
  open func unregister(with traitCollection: UITraitCollection) {
    registered.withLock { $0.removeAll { $0.traits.isEqual(traitCollection) } }
  }
}

// Unsupported: UIImageAsset · drawn · Images follow the appearance in image views, where traits are
//   known. Buttons, bars and lists pass them to image views.
