import Dispatch
import Sessions

extension UIImage {
  /// Returns the image with decoded pixels; nil for an empty image.
  ///
  /// Images from files are decoded when they are created, so that nothing remains to be done.
  /// Source: Apple, UIImage.preparingForDisplay().
  public func preparingForDisplay() -> UIImage? {
    cgImage.map { replacingPixels(with: $0) }
  }

  /// Prepares the image on a background thread, and calls the handler there.
  ///
  /// A picture waits for the handler and for the work that it adds to the main queue.
  /// Source: Apple, UIImage.prepareForDisplay(completionHandler:).
  public func prepareForDisplay(
    completionHandler: @escaping @Sendable (UIImage?) -> Void
  ) {
    prepare("prepareForDisplay", { $0.preparingForDisplay() }, completionHandler)
  }

  /// Returns the image, prepared in the background.
  ///
  /// Source: Apple, UIImage.byPreparingForDisplay().
  nonisolated(nonsending) public func byPreparingForDisplay() async -> UIImage? {
    await withCheckedContinuation { continuation in
      prepareForDisplay { continuation.resume(returning: $0) }
    }
  }

  /// Returns the image drawn at another size, in points at the image's own scale; nil for an empty
  /// image or a size without pixels.
  ///
  /// Complexity: O(pixels of both). Source: Apple, UIImage.preparingThumbnail(of:).
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    guard cgImage != nil, let bitmap = Bitmap(size: size, scale: scale) else { return nil }
    draw(in: CGRect(origin: .zero, size: size), of: bitmap.makeContext(scale: scale))
    return UIImage(cgImage: CGImage(sharing: bitmap), scale: scale, orientation: .up)
  }

  /// Prepares a thumbnail on a background thread, and calls the handler there.
  ///
  /// A picture waits for the handler and for the work that it adds to the main queue.
  /// Source: Apple, UIImage.prepareThumbnail(of:completionHandler:).
  public func prepareThumbnail(
    of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void
  ) {
    prepare("prepareThumbnail", { $0.preparingThumbnail(of: size) }, completionHandler)
  }

  /// Returns a thumbnail, prepared in the background.
  ///
  /// Source: Apple, UIImage.byPreparingThumbnail(ofSize:).
  nonisolated(nonsending) public func byPreparingThumbnail(
    ofSize size: CGSize
  ) async -> UIImage? {
    await withCheckedContinuation { continuation in
      prepareThumbnail(of: size) { continuation.resume(returning: $0) }
    }
  }

  private func prepare(
    _ method: String, _ work: @escaping @Sendable (UIImage) -> UIImage?,
    _ completionHandler: @escaping @Sendable (UIImage?) -> Void
  ) {
    let extent = "\(cgImage?.width ?? 0) × \(cgImage?.height ?? 0)"
    let load = PendingLoad("\(method) of an image of \(extent) pixels")
    let session = RenderSession.current
    DispatchQueue.global().async {
      session.run { completionHandler(work(self)) }
      load.endBehindMainQueue()
    }
  }
}

// Unsupported: UIImage.preparingThumbnail(of:) · drawn · It takes points at the image's scale and
//   does not keep the proportions. · uncertain · test: ImagePreparationTests
