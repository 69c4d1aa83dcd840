/// How the rows and sections of a table that come and go in an update do so.
///
/// They are noted as they are asked for, by the index paths before for what goes, and afterwards
/// for what comes; the layout says what both are of what is reloaded.
@MainActor
struct TableAnimations {
  /// What everything does that nothing is noted of; nil for what layouts do by themselves.
  var usual: UITableView.RowAnimation?
  private var inserted: [IndexPath: UITableView.RowAnimation] = [:]
  /// Deleted and reloaded.
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

  /// Notes how rows leave that are deleted or shown anew.
  mutating func leave(_ paths: [IndexPath], _ animation: UITableView.RowAnimation) {
    for path in paths { leaving[path] = animation }
  }

  /// Notes how sections leave that are deleted or shown anew.
  mutating func leave(_ sections: IndexSet, _ animation: UITableView.RowAnimation) {
    for section in sections { leavingSections[section] = animation }
  }

  /// Takes in what an update is made of.
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
      case .insert: after.map { addUsual($0, \.inserted, \.insertedSections) }
      case .delete: before.map { addUsual($0, \.leaving, \.leavingSections) }
      case .move, .none: break
      }
    }
  }

  private mutating func addUsual(
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

  // MARK: Questions

  /// How a row comes, by its index path afterwards; nil for one that was there.
  func appearing(_ path: IndexPath) -> UITableView.RowAnimation? {
    inserted[path] ?? insertedSections[path.section]
  }

  /// How a row goes, by its index path before; nil for one that stays.
  func disappearing(_ path: IndexPath) -> UITableView.RowAnimation? {
    leaving[path] ?? leavingSections[path.section]
  }

  /// How a section's header and footer come.
  func appearing(section: Int?) -> UITableView.RowAnimation? {
    section.flatMap { insertedSections[$0] }
  }

  /// How a section's header and footer go.
  func disappearing(section: Int?) -> UITableView.RowAnimation? {
    section.flatMap { leavingSections[$0] }
  }
}

extension UITableView.RowAnimation {
  /// Where something comes from, or goes to, that lies somewhere when it is shown.
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
