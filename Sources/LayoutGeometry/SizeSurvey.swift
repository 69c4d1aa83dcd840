/// The result of one pass over a section's sizes.
struct SizeSurvey {
  /// Whether all sizes are equal.
  let isUniform: Bool
  /// Whether all sizes are valid.
  let isSane: Bool

  /// Complexity: O(sizes); equal sizes are compared with the first only.
  init(_ sizes: [AxisSize]) {
    guard let first = sizes.first, let change = sizes.firstIndex(where: { $0 != first }) else {
      (isUniform, isSane) = (true, true)
      return
    }
    isUniform = false
    isSane = first == first.sanitized && sizes[change...].allSatisfy { $0 == $0.sanitized }
  }
}
