/// The animations of inserted, deleted and reloaded rows and sections in an update of a table.
///
/// They are recorded by old index paths for deletions and new ones for insertions; the layout's
/// update items contain both of reloaded rows.
@MainActor
struct TableAnimations {
  /// The default animation of unrecorded changes; nil for the layout's own.
  var usual: UITableView.RowAnimation?
  private var inserted: [IndexPath: UITableView.RowAnimation] = [:]
  /// The animations of deleted and reloaded rows.
  private var leaving: [IndexPath: UITableView.RowAnimation] = [:]
  private var insertedSections: [Int: UITableView.RowAnimation] = [:]
  private var leavingSections: [Int: UITableView.RowAnimation] = [:]

  // MARK: Noting

  mutating func insert(_ paths: [IndexPath], _ animation: UITableView.RowAnimation) {
    for path in paths { inserted[path] = animation }
  }

  mutating func insert(_ sections: IndexSet, _ animation: UITableView.RowAnimation) {
    for section in sections { insertedSections[section] = animation }
  }

  /// Records the animation of deleted or reloaded rows.
  mutating func leave(_ paths: [IndexPath], _ animation: UITableView.RowAnimation) {
    for path in paths { leaving[path] = animation }
  }

  /// Records the animation of deleted or reloaded sections.
  mutating func leave(_ sections: IndexSet, _ animation: UITableView.RowAnimation) {
    for section in sections { leavingSections[section] = animation }
  }

  /// Completes the animations with the items of an update.
  mutating func resolve(_ items: [UICollectionViewUpdateItem]) {
    for item in items {
      let (before, after) = (item.indexPathBeforeUpdate, item.indexPathAfterUpdate)
      switch item.updateAction {
      case .reload:
        guard let before, let after else { continue }
        if before.item == NSNotFound {
          insertedSections[after.section] = leavingSections[before.section] ?? usual
          leavingSections[before.section] = insertedSections[after.section]
        } else {
          inserted[after] = leaving[before] ?? usual
          leaving[before] = inserted[after]
        }
      case .insert: after.map { addDefaultAnimations($0, \.inserted, \.insertedSections) }
      case .delete: before.map { addDefaultAnimations($0, \.leaving, \.leavingSections) }
      case .move, .none: break
      }
    }
  }

  private mutating func addDefaultAnimations(
    _ path: IndexPath,
    _ rows: WritableKeyPath<Self, [IndexPath: UITableView.RowAnimation]>,
    _ sections: WritableKeyPath<Self, [Int: UITableView.RowAnimation]>
  ) {
    guard let usual else { return }
    if path.item == NSNotFound {
      self[keyPath: sections][path.section] = self[keyPath: sections][path.section] ?? usual
    } else {
      self[keyPath: rows][path] = self[keyPath: rows][path] ?? usual
    }
  }

  // MARK: Queries

  /// Returns the animation of an inserted row, by its new index path; nil for other rows.
  func appearing(_ path: IndexPath) -> UITableView.RowAnimation? {
    inserted[path] ?? insertedSections[path.section]
  }

  /// Returns the animation of a deleted row, by its old index path; nil for other rows.
  func disappearing(_ path: IndexPath) -> UITableView.RowAnimation? {
    leaving[path] ?? leavingSections[path.section]
  }

  /// Returns the animation of an inserted section's header and footer.
  func appearing(section: Int?) -> UITableView.RowAnimation? {
    section.flatMap { insertedSections[$0] }
  }

  /// Returns the animation of a deleted section's header and footer.
  func disappearing(section: Int?) -> UITableView.RowAnimation? {
    section.flatMap { leavingSections[$0] }
  }
}

extension UITableView.RowAnimation {
  /// Returns the start or end attributes of the animation, given the visible ones.
  @MainActor
  func displaced(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let attributes = attributes.duplicate()
    var frame = attributes.frame
    switch self {
    case .left: frame.origin.x -= frame.width
    case .right: frame.origin.x += frame.width
    case .top: frame.origin.y -= frame.height
    case .bottom: frame.origin.y += frame.height
    case .none:
      attributes.alpha = 1
      return attributes
    case .fade, .middle, .automatic: break
    }
    attributes.frame = frame
    attributes.alpha = 0
    return attributes
  }
}
