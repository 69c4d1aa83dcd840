/// Tells what an element shows, wherever it lies and whatever its state: its texts and images, and
/// where it has neither, its pixels.
@MainActor
enum ContentFingerprint {
  /// Nil where the element shows nothing of its own.
  static func of(_ view: UIView) -> String? {
    var parts: [String] = []
    collectContent(view, &parts)
    if parts.isEmpty { collectPixels(view.layer, &parts) }
    guard !parts.isEmpty else { return nil }
    return Fingerprint.of(parts.joined(separator: "\n"))
  }

  private static func collectContent(_ view: UIView, _ parts: inout [String]) {
    guard !view.isHidden else { return }
    if let text = (view as? UILabel)?.text { parts.append(text) }
    if let image = (view as? UIImageView)?.image?.cgImage { parts.append(Fingerprint.of(image)) }
    for subview in view.subviews { collectContent(subview, &parts) }
  }

  private static func collectPixels(_ layer: CALayer, _ parts: inout [String]) {
    guard !layer.isHidden else { return }
    if let pixels = layer.backingStore { parts.append(Fingerprint.of(CGImage(sharing: pixels))) }
    for sublayer in layer.sublayers ?? [] { collectPixels(sublayer, &parts) }
  }
}
