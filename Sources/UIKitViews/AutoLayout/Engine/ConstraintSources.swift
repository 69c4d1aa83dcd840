import ConstraintSolver

/// What each constraint of a solver comes from, by its place there.
///
/// A dictionary of tokens cost a tenth of laying a cell out.
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

  /// The constraints that somebody activated.
  var constraints: [NSLayoutConstraint] {
    sources.compactMap { source in
      guard case .constraint(let constraint)? = source else { return nil }
      return constraint
    }
  }
}
