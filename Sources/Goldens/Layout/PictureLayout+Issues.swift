extension PictureLayout {
  /// What constraints leave open or contradict, in clauses, back to front: "UILabel in cell [0,3]'s
  /// width is ambiguous: no constraint binds its trailing edge".
  package var issues: [String] {
    elements.indices.flatMap { index in
      (elements[index].layoutIssues ?? []).map { issue in
        // What begins with a quoted constraint is a clause of its own.
        name(of: index) + (issue.hasPrefix("“") ? ": " : "'s ") + issue
      }
    }
  }
}
