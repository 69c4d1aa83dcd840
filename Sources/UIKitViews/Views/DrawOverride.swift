/// Determines whether a view class overrides `draw(_:)`, so that other views get no pixels.
///
/// If that cannot be determined, every view counts as drawing: this needs more memory, and the
/// picture is the same. A picture of 20 plain views at 2048×1536 pixels saves 20 backing stores.
@MainActor
package enum DrawOverride {
  private final class Plain: UIView {}

  private final class Drawing: UIView {
    package override func draw(_ rect: CGRect) { tag += 1 }
  }

  private static var answers: [ObjectIdentifier: Bool] = [:]

  /// Returns whether a class, or one between it and `UIView`, overrides `draw(_:)`.
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
