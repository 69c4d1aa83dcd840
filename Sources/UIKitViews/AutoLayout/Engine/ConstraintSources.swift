import ConstraintSolver

/// The sources of a solver's constraints, by their slots.
///
/// A dictionary of tokens took a tenth of the time of a cell's layout.
@MainActor
struct ConstraintSources {
  private var sources: [ConstraintSource?] = []

  subscript(token: ConstraintToken) -> ConstraintSource? {
    get {
      let slot = Int(token.slot)
      return slot < sources.count ? sources[slot] : nil
    }
    set {
      let slot = Int(token.slot)
      while sources.count <= slot { sources.append(nil) }
      sources[slot] = newValue
    }
  }

  /// The active constraints.
  var constraints: [NSLayoutConstraint] {
    sources.compactMap { source in
      guard case .constraint(let constraint)? = source else { return nil }
      return constraint
    }
  }
}
