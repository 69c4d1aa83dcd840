// swift-format-ignore-file
// Generated from UITableViewDataSource.swift by `swift run generate-optional-requirements`. Change
// the protocol and generate again.

/// Defaults of the optional methods, and access to them by name: `object.method?(…)`.
extension UITableViewDataSource {
  @_disfavoredOverload public func numberOfSections(in tableView: UITableView) -> Int { if let added = AddedMethods.method(.numberOfSectionsIn, of: self) { return AddedMethods.result(of: added, .numberOfSectionsIn, self, [tableView]) }; MissingRequirement.mark(self, .numberOfSectionsIn); return 1 }
  @_disfavoredOverload public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { if let added = AddedMethods.method(.tableViewTitleForHeaderInSection, of: self) { return AddedMethods.result(of: added, .tableViewTitleForHeaderInSection, self, [tableView, section]) }; MissingRequirement.mark(self, .tableViewTitleForHeaderInSection); return nil }
  @_disfavoredOverload public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { if let added = AddedMethods.method(.tableViewTitleForFooterInSection, of: self) { return AddedMethods.result(of: added, .tableViewTitleForFooterInSection, self, [tableView, section]) }; MissingRequirement.mark(self, .tableViewTitleForFooterInSection); return nil }
  @_disfavoredOverload public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { if let added = AddedMethods.method(.tableViewCanEditRowAt, of: self) { return AddedMethods.result(of: added, .tableViewCanEditRowAt, self, [tableView, indexPath]) }; MissingRequirement.mark(self, .tableViewCanEditRowAt); return true }
  @_disfavoredOverload public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { if let added = AddedMethods.method(.tableViewCanMoveRowAt, of: self) { return AddedMethods.result(of: added, .tableViewCanMoveRowAt, self, [tableView, indexPath]) }; MissingRequirement.mark(self, .tableViewCanMoveRowAt); return false }
  @_disfavoredOverload public func sectionIndexTitles(for tableView: UITableView) -> [String]? { if let added = AddedMethods.method(.sectionIndexTitlesFor, of: self) { return AddedMethods.result(of: added, .sectionIndexTitlesFor, self, [tableView]) }; MissingRequirement.mark(self, .sectionIndexTitlesFor); return nil }
  @_disfavoredOverload public func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int { if let added = AddedMethods.method(.tableViewSectionForSectionIndexTitleAt, of: self) { return AddedMethods.result(of: added, .tableViewSectionForSectionIndexTitleAt, self, [tableView, title, index]) }; MissingRequirement.mark(self, .tableViewSectionForSectionIndexTitleAt); return index }
  @_disfavoredOverload public func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) { if let added = AddedMethods.method(.tableViewCommitForRowAt, of: self) { return AddedMethods.result(of: added, .tableViewCommitForRowAt, self, [tableView, editingStyle, indexPath]) }; MissingRequirement.mark(self, .tableViewCommitForRowAt) }
  @_disfavoredOverload public func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) { if let added = AddedMethods.method(.tableViewMoveRowAtTo, of: self) { return AddedMethods.result(of: added, .tableViewMoveRowAtTo, self, [tableView, sourceIndexPath, destinationIndexPath]) }; MissingRequirement.mark(self, .tableViewMoveRowAtTo) }

  @_disfavoredOverload public var numberOfSections: UITableViewDataSourceOptionals.NumberOfSections? { .init(object: self) }
  @_disfavoredOverload public var tableView: UITableViewDataSourceOptionals.TableView? { .init(object: self) }
  @_disfavoredOverload public var sectionIndexTitles: UITableViewDataSourceOptionals.SectionIndexTitles? { .init(object: self) }
}

/// The optional methods of `UITableViewDataSource`, one type per name. Calls return nil if the
/// object does not implement the method.
public enum UITableViewDataSourceOptionals {
  @preconcurrency @MainActor public struct NumberOfSections {
    let object: any UITableViewDataSource
    public func callAsFunction(in tableView: UITableView) -> Int? { MissingRequirement.clear(); let result = object.numberOfSections(in: tableView); return MissingRequirement.isMarked(object, .numberOfSectionsIn) ? nil : result }
    @_disfavoredOverload public func callAsFunction(in tableView: UITableView) -> Int { object.numberOfSections(in: tableView) }
    @_disfavoredOverload public func callAsFunction(in tableView: UITableView) -> OptionalResult<Int> { OptionalResult(self(in: tableView)) }
  }
  @preconcurrency @MainActor public struct TableView {
    let object: any UITableViewDataSource
    public func callAsFunction(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { MissingRequirement.clear(); let result = object.tableView(tableView, titleForHeaderInSection: section); return MissingRequirement.isMarked(object, .tableViewTitleForHeaderInSection) ? nil : result }
    public func callAsFunction(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { MissingRequirement.clear(); let result = object.tableView(tableView, titleForFooterInSection: section); return MissingRequirement.isMarked(object, .tableViewTitleForFooterInSection) ? nil : result }
    public func callAsFunction(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool? { MissingRequirement.clear(); let result = object.tableView(tableView, canEditRowAt: indexPath); return MissingRequirement.isMarked(object, .tableViewCanEditRowAt) ? nil : result }
    @_disfavoredOverload public func callAsFunction(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { object.tableView(tableView, canEditRowAt: indexPath) }
    @_disfavoredOverload public func callAsFunction(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> OptionalResult<Bool> { OptionalResult(self(tableView, canEditRowAt: indexPath)) }
    public func callAsFunction(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool? { MissingRequirement.clear(); let result = object.tableView(tableView, canMoveRowAt: indexPath); return MissingRequirement.isMarked(object, .tableViewCanMoveRowAt) ? nil : result }
    @_disfavoredOverload public func callAsFunction(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { object.tableView(tableView, canMoveRowAt: indexPath) }
    @_disfavoredOverload public func callAsFunction(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> OptionalResult<Bool> { OptionalResult(self(tableView, canMoveRowAt: indexPath)) }
    public func callAsFunction(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int? { MissingRequirement.clear(); let result = object.tableView(tableView, sectionForSectionIndexTitle: title, at: index); return MissingRequirement.isMarked(object, .tableViewSectionForSectionIndexTitleAt) ? nil : result }
    @_disfavoredOverload public func callAsFunction(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int { object.tableView(tableView, sectionForSectionIndexTitle: title, at: index) }
    @_disfavoredOverload public func callAsFunction(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> OptionalResult<Int> { OptionalResult(self(tableView, sectionForSectionIndexTitle: title, at: index)) }
    @discardableResult public func callAsFunction(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) -> Void? { MissingRequirement.clear(); let result: Void = object.tableView(tableView, commit: editingStyle, forRowAt: indexPath); return MissingRequirement.isMarked(object, .tableViewCommitForRowAt) ? nil : result }
    @discardableResult public func callAsFunction(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) -> Void? { MissingRequirement.clear(); let result: Void = object.tableView(tableView, moveRowAt: sourceIndexPath, to: destinationIndexPath); return MissingRequirement.isMarked(object, .tableViewMoveRowAtTo) ? nil : result }
  }
  @preconcurrency @MainActor public struct SectionIndexTitles {
    let object: any UITableViewDataSource
    public func callAsFunction(for tableView: UITableView) -> [String]? { MissingRequirement.clear(); let result = object.sectionIndexTitles(for: tableView); return MissingRequirement.isMarked(object, .sectionIndexTitlesFor) ? nil : result }
  }
}
