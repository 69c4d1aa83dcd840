extension FlowGeometry {
  /// Traps if an invariant is violated. No effect in release builds.
  ///
  /// - Complexity: O(sections + lines of items with individual sizes).
  package func _checkInvariants() {
    #if DEBUG
      if let violation = invariantViolation {
        preconditionFailure("a flow geometry is broken: \(violation)")
      }
    #endif
  }
}

#if DEBUG
  extension FlowGeometry {
    /// The first violated invariant; nil for none.
    ///
    /// Sections are adjacent. A section that contains its elements does not end before it starts,
    /// nor do its lines.
    package var invariantViolation: String? {
      var end = 0.0
      for (index, section) in sections.enumerated() {
        guard section.start.isClose(to: end) else {
          return "section \(index) starts at \(section.start), not at \(end)"
        }
        if section.isContained && section.end < section.start {
          return "section \(index) ends before it starts"
        }
        if let violation = section.invariantViolation { return "section \(index): \(violation)" }
        end = section.end
      }
      return nil
    }
  }

  extension FlowSection {
    /// The first violated invariant; nil for none.
    fileprivate var invariantViolation: String? {
      guard items.count == count else { return "\(items.count) sizes for \(count) items" }
      guard count > 0 else { return nil }
      if let violation = linesViolation { return violation }
      guard isContained else { return nil }
      for item in [0, count / 2, count - 1] {
        let rect = rect(ofItem: item)
        guard rect.main >= start || rect.main.isClose(to: start),
          rect.mainEnd <= end || rect.mainEnd.isClose(to: end)
        else { return "item \(item) at \(rect.main) is outside \(start) to \(end)" }
      }
      return nil
    }
  }

  extension SizedLines {
    /// The first violated invariant; nil for none.
    ///
    /// Runs begin with the first item, are in order and not empty; if lines do not overlap, none
    /// begins before the previous one.
    func invariantViolation(items: Int) -> String? {
      guard let first = runs.first else { return items == 0 ? nil : "no lines for \(items) items" }
      guard first.first == 0, first.main == 0 else { return "the first line is not at the start" }
      guard let last = runs.last, last.first < items else { return "a line has no items" }
      for (run, next) in zip(runs, runs.dropFirst()) {
        guard run.first < next.first else { return "the lines of \(next.first) have no items" }
        guard rules.lineSpacing < 0 || run.main <= next.main || run.main.isClose(to: next.main)
        else {
          return "the line of item \(next.first) starts before the line above it"
        }
      }
      return extent >= 0 ? nil : "lines of \(extent)"
    }
  }

  extension Double {
    /// Returns whether two numbers are equal up to rounding errors; nonfinite numbers count as
    /// equal.
    fileprivate func isClose(to other: Double) -> Bool {
      guard isFinite, other.isFinite else { return true }
      return abs(self - other) <= 1e-6 * max(1, abs(self), abs(other))
    }
  }
#endif
