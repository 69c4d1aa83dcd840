/// Constraints that leave a choice or contradict each other: noted in sidecars, and errors where an
/// assertion wants that.
package enum LayoutIssues {
  /// Whether a snapshot that a task takes fails because of them.
  @TaskLocal package static var fail = false
}
