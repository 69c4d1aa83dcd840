/// The fingerprint of an element's contents, independent of position and state: its texts and
/// images, or its pixels if it has neither.
@MainActor
enum ContentFingerprint {
  /// Returns the fingerprint; nil if the element has no contents.
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
