extension PictureLayout {
  /// The layout issues as clauses, back to front: "UILabel in cell [0,3]'s width is ambiguous: no
  /// constraint binds its trailing edge".
  package var issues: [String] {
    elements.indices.flatMap { index in
      (elements[index].layoutIssues ?? []).map { issue in
        // An issue that begins with a quoted constraint is a complete clause.
        name(of: index) + (issue.hasPrefix("“") ? ": " : "'s ") + issue
      }
    }
  }
}
