extension LayoutEngine {
  /// Returns the source to break among conflicting ones, and logs the conflict once. Nil if none
  /// can be broken.
  ///
  /// UIKit's own constraints are never broken while there are constraints of the app; except the
  /// last one of a stack view, and before all others the last one of a content. Among the app's: a
  /// length with a constant, that of the deepest view first and an inequality before an equation;
  /// else the last one of a trailing or bottom edge or a gap between siblings; else the last
  /// length; else the last. Source: logs of conflicts in public code; that it always holds is
  /// uncertain.
  func breakConstraint(in conflicting: [ConstraintSource]) -> ConstraintSource? {
    for case .content(let item, let axis, let relation) in conflicting.reversed() {
      let source = ConstraintSource.content(item, axis, relation)
      if !item.isContentBreakLogged { logConflict(conflicting, breaking: describe(source)) }
      item.isContentBreakLogged = true
      return source
    }
    let constraints = conflicting.compactMap { source -> NSLayoutConstraint? in
      guard case .constraint(let constraint) = source, constraint.isFromApp else { return nil }
      return constraint
    }
    guard let broken = Self.weakest(of: constraints) ?? Self.lastConstraint(of: conflicting) else {
      return conflicting.last
    }
    if !isMeasuring { broken.isBroken = true }
    if !broken.isBreakLogged {
      broken.isBreakLogged = true
      logConflict(conflicting, breaking: broken.description)
    }
    return .constraint(broken)
  }

  private func logConflict(_ conflicting: [ConstraintSource], breaking broken: String) {
    warn(
      Self.message(about: distinct(conflicting), breaking: broken) + Self.locations(of: conflicting)
    )
  }

  private static func lastConstraint(of conflicting: [ConstraintSource]) -> NSLayoutConstraint? {
    for case .constraint(let constraint) in conflicting.reversed() { return constraint }
    return nil
  }

  /// The two bounds of a content are one constraint in logs.
  private func distinct(_ conflicting: [ConstraintSource]) -> [String] {
    var seen: Set<String> = []
    return conflicting.map(describe).filter { seen.insert($0).inserted }
  }

  /// Returns the places in documents of conflicting constraints, in the message's order.
  private static func locations(of conflicting: [ConstraintSource]) -> String {
    var sentences: [String] = []
    for case .constraint(let constraint) in conflicting {
      guard let sentence = constraint.documentLocation?.sentence, !sentences.contains(sentence)
      else {
        continue
      }
      sentences.append(sentence)
    }
    guard !sentences.isEmpty else { return "" }
    return "\nIn the documents:\n" + sentences.map { "    \($0)" }.joined(separator: "\n")
  }

  private static func weakest(of constraints: [NSLayoutConstraint]) -> NSLayoutConstraint? {
    let lengths = constraints.filter { $0.secondItem == nil && $0.firstAttribute.kind == .length }
    if !lengths.isEmpty {
      return lengths.max { depth($0) < depth($1) || (depth($0) == depth($1) && !isFirst($0, $1)) }
    }
    func last(_ fits: (NSLayoutConstraint) -> Bool) -> NSLayoutConstraint? {
      constraints.filter(fits).max { $0.activation < $1.activation }
    }
    return last(\.relatesTrailingEdges) ?? last(\.isGap) ?? last {
      $0.firstAttribute.kind == .length
    }
      ?? last { _ in true }
  }

  /// Returns whether the first of two lengths of equally deep views is broken first.
  private static func isFirst(_ a: NSLayoutConstraint, _ b: NSLayoutConstraint) -> Bool {
    let (isInequality, isOther) = (a.relation != .equal, b.relation != .equal)
    return isInequality == isOther ? a.activation < b.activation : isInequality
  }

  private static func depth(_ constraint: NSLayoutConstraint) -> Int {
    var (depth, view) = (0, constraint.first?.nearestView)
    while let current = view {
      depth += 1
      view = current.superview
    }
    return depth
  }

  /// Returns UIKit's log message of a conflict.
  private static func message(about list: [String], breaking broken: String) -> String {
    let note =
      list.contains { $0.contains("NSAutoresizingMaskLayoutConstraint") }
      ? "\t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, "
        + "refer to the documentation for the UIView property "
        + "translatesAutoresizingMaskIntoConstraints) \n" : ""
    return """
      [LayoutConstraints] Unable to simultaneously satisfy constraints.
      \tProbably at least one of the constraints in the following list is one you don't want. 
      \tTry this: 
      \t\t(1) look at each constraint and try to figure out which you don't expect; 
      \t\t(2) find the code that added the unwanted constraint or constraints and fix it. 
      \(note)(
      \(list.map { "    \"\($0)\"" }.joined(separator: ",\n"))
      )

      Will attempt to recover by breaking constraint 
      \(broken)

      Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the \
      debugger.
      The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in \
      <UIKitCore/UIView.h> may also be helpful.
      """
  }
}

extension NSLayoutConstraint {
  /// Whether the constraint relates trailing, right or bottom edges.
  fileprivate var relatesTrailingEdges: Bool {
    [firstAttribute, secondAttribute].allSatisfy {
      switch $0.withoutMargins ?? $0 {
      case .trailing, .right, .bottom: true
      default: false
      }
    }
  }

  /// Whether the constraint is a gap between two views.
  fileprivate var isGap: Bool {
    switch (firstAttribute, secondAttribute) {
    case (.leading, .trailing), (.left, .right), (.top, .bottom), (.trailing, .leading),
      (.right, .left), (.bottom, .top):
      true
    default: false
    }
  }
}

// Unsupported: NSLayoutConstraint: conflicts · works · Which constraint is broken, and that a
//   broken one is still satisfied as closely as possible. · uncertain · test: ConflictMessageTests
// Unsupported: NSLayoutConstraint: when conflicts are logged · works · At once where the views have
//   been laid out, else at their first layout. For views outside a window UIKit does so, too. ·
//   test: ConflictMessageTests
