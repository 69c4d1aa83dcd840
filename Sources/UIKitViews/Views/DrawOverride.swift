/// Tells whether a view class overrides `draw(_:)`, so that views which draw nothing get no pixels.
///
/// Where that cannot be found out, every view is taken to draw: more memory, the same picture. A
/// picture of 20 plain views at 2048×1536 pixels costs 20 backing stores less this way.
@MainActor
package enum DrawOverride {
  private final class Plain: UIView {}

  private final class Drawing: UIView {
    package override func draw(_ rect: CGRect) { tag += 1 }
  }

  private static var answers: [ObjectIdentifier: Bool] = [:]

  /// Whether a class, or one between it and `UIView`, overrides `draw(_:)`.
  ///
  /// - Complexity: O(1).
  static func isPresent(in type: UIView.Type) -> Bool {
    if let answer = answers[ObjectIdentifier(type)] { return answer }
    let answer = slot?.isOverridden(in: type) ?? true
    answers[ObjectIdentifier(type)] = answer
    return answer
  }

  private static let slot = MethodSlot(
    base: UIView.self, plain: Plain.self, overriding: Drawing.self)
}
