/// The changes of rows or sections that have animations.
extension UITableView {
  func insert(_ paths: [IndexPath], _ animation: RowAnimation) {
    update(animation, { $0.insert(paths, animation) }, { $0.record(paths, in: \.insertedItems) })
  }

  func delete(_ paths: [IndexPath], _ animation: RowAnimation) {
    update(animation, { $0.leave(paths, animation) }, { $0.record(paths, in: \.deletedItems) })
  }

  func reload(_ paths: [IndexPath], _ animation: RowAnimation) {
    update(animation, { $0.leave(paths, animation) }, { $0.record(paths, in: \.reloadedItems) })
  }

  func insert(_ sections: IndexSet, _ animation: RowAnimation) {
    update(
      animation, { $0.insert(sections, animation) },
      { $0.record(sections, in: \.insertedSections) })
  }

  func delete(_ sections: IndexSet, _ animation: RowAnimation) {
    update(
      animation, { $0.leave(sections, animation) },
      { $0.record(sections, in: \.deletedSections) })
  }

  func reload(_ sections: IndexSet, _ animation: RowAnimation) {
    update(
      animation, { $0.leave(sections, animation) },
      { $0.record(sections, in: \.reloadedSections) })
  }

  private func update(
    _ animation: RowAnimation, _ note: (inout TableAnimations) -> Void,
    _ record: (ListMachine) -> Void
  ) {
    if animation == .none, machine.activity.recording == nil {
      UIView.performWithoutAnimation { record(machine) }
    } else {
      note(&tableLayout.animations)
      record(machine)
    }
    setNeedsLayout()
  }
}
