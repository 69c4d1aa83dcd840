/// What one pass over a section's sizes finds out before its lines are broken.
struct SizeSurvey {
  /// Whether all sizes are equal, as those of no items are.
  let isUniform: Bool
  /// Whether no length needs replacing.
  let isSane: Bool

  /// Complexity: O(sizes); equal sizes are only compared with the first.
  init(_ sizes: [AxisSize]) {
    guard let first = sizes.first, let change = sizes.firstIndex(where: { $0 != first }) else {
      (isUniform, isSane) = (true, true)
      return
    }
    isUniform = false
    isSane = first == first.sanitized && sizes[change...].allSatisfy { $0 == $0.sanitized }
  }
}
