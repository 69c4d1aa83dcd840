// swift-format-ignore-file
// Generated from UITableViewDataSource.swift by `swift run generate-optional-requirements`. Change
// the protocol and generate again.

extension UITableViewDataSource {
  /// What a class without the method does: `1`.
  @_disfavoredOverload
  public func numberOfSections(
    in tableView: UITableView
  ) -> Int {
    MissingRequirement.mark(self, .numberOfSectionsIn)
    return 1
  }

  /// What a class without the method does: `nil`.
  @_disfavoredOverload
  public func tableView(
    _ tableView: UITableView,
    titleForHeaderInSection section: Int
  ) -> String? {
    MissingRequirement.mark(self, .tableViewTitleForHeaderInSection)
    return nil
  }

  /// What a class without the method does: `nil`.
  @_disfavoredOverload
  public func tableView(
    _ tableView: UITableView,
    titleForFooterInSection section: Int
  ) -> String? {
    MissingRequirement.mark(self, .tableViewTitleForFooterInSection)
    return nil
  }

  /// What a class without the method does: `true`.
  @_disfavoredOverload
  public func tableView(
    _ tableView: UITableView,
    canEditRowAt indexPath: IndexPath
  ) -> Bool {
    MissingRequirement.mark(self, .tableViewCanEditRowAt)
    return true
  }

  /// What a class without the method does: `false`.
  @_disfavoredOverload
  public func tableView(
    _ tableView: UITableView,
    canMoveRowAt indexPath: IndexPath
  ) -> Bool {
    MissingRequirement.mark(self, .tableViewCanMoveRowAt)
    return false
  }

  /// What a class without the method does: `nil`.
  @_disfavoredOverload
  public func sectionIndexTitles(
    for tableView: UITableView
  ) -> [String]? {
    MissingRequirement.mark(self, .sectionIndexTitlesFor)
    return nil
  }

  /// What a class without the method does: `index`.
  @_disfavoredOverload
  public func tableView(
    _ tableView: UITableView,
    sectionForSectionIndexTitle title: String,
    at index: Int
  ) -> Int {
    MissingRequirement.mark(self, .tableViewSectionForSectionIndexTitleAt)
    return index
  }

  /// What a class without the method does: nothing.
  @_disfavoredOverload
  public func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    MissingRequirement.mark(self, .tableViewCommitForRowAt)
  }

  /// What a class without the method does: nothing.
  @_disfavoredOverload
  public func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    MissingRequirement.mark(self, .tableViewMoveRowAtTo)
  }

  /// `object.numberOfSections?(…)`: the optional methods of that name.
  @_disfavoredOverload
  public var numberOfSections: UITableViewDataSourceOptionals.NumberOfSections? { .init(object: self) }

  /// `object.tableView?(…)`: the optional methods of that name.
  @_disfavoredOverload
  public var tableView: UITableViewDataSourceOptionals.TableView? { .init(object: self) }

  /// `object.sectionIndexTitles?(…)`: the optional methods of that name.
  @_disfavoredOverload
  public var sectionIndexTitles: UITableViewDataSourceOptionals.SectionIndexTitles? { .init(object: self) }
}

/// The optional requirements of `UITableViewDataSource` as callable values, one type a base name.
///
/// Source compatibility: this is what `delegate.method?(…)` means where Objective-C's
/// optional requirements do not exist. Not meant to be named.
public enum UITableViewDataSourceOptionals {}

extension UITableViewDataSourceOptionals {
  /// The optional methods called `numberOfSections`, to be called.
  @preconcurrency @MainActor
  public struct NumberOfSections {
    let object: any UITableViewDataSource
  }
}

extension UITableViewDataSourceOptionals.NumberOfSections {
  /// Calls the method; nil where the object does not write it.
  public func callAsFunction(
    in tableView: UITableView
  ) -> Int? {
    MissingRequirement.clear()
    let result = object.numberOfSections(in: tableView)
    return MissingRequirement.isMarked(object, .numberOfSectionsIn) ? nil : result
  }

  /// Calls the method, or what stands for it in an object that does not write it.
  @_disfavoredOverload
  public func callAsFunction(
    in tableView: UITableView
  ) -> Int {
    object.numberOfSections(in: tableView)
  }

  /// Calls the method, for chains of `?`.
  @_disfavoredOverload
  public func callAsFunction(
    in tableView: UITableView
  ) -> OptionalResult<Int> {
    OptionalResult(self(in: tableView))
  }
}

extension UITableViewDataSourceOptionals {
  /// The optional methods called `tableView`, to be called.
  @preconcurrency @MainActor
  public struct TableView {
    let object: any UITableViewDataSource
  }
}

extension UITableViewDataSourceOptionals.TableView {
  /// Calls the method; nil where the object does not write it.
  public func callAsFunction(
    _ tableView: UITableView,
    titleForHeaderInSection section: Int
  ) -> String? {
    MissingRequirement.clear()
    let result = object.tableView(tableView, titleForHeaderInSection: section)
    return MissingRequirement.isMarked(object, .tableViewTitleForHeaderInSection) ? nil : result
  }

  /// Calls the method; nil where the object does not write it.
  public func callAsFunction(
    _ tableView: UITableView,
    titleForFooterInSection section: Int
  ) -> String? {
    MissingRequirement.clear()
    let result = object.tableView(tableView, titleForFooterInSection: section)
    return MissingRequirement.isMarked(object, .tableViewTitleForFooterInSection) ? nil : result
  }

  /// Calls the method; nil where the object does not write it.
  public func callAsFunction(
    _ tableView: UITableView,
    canEditRowAt indexPath: IndexPath
  ) -> Bool? {
    MissingRequirement.clear()
    let result = object.tableView(tableView, canEditRowAt: indexPath)
    return MissingRequirement.isMarked(object, .tableViewCanEditRowAt) ? nil : result
  }

  /// Calls the method, or what stands for it in an object that does not write it.
  @_disfavoredOverload
  public func callAsFunction(
    _ tableView: UITableView,
    canEditRowAt indexPath: IndexPath
  ) -> Bool {
    object.tableView(tableView, canEditRowAt: indexPath)
  }

  /// Calls the method, for chains of `?`.
  @_disfavoredOverload
  public func callAsFunction(
    _ tableView: UITableView,
    canEditRowAt indexPath: IndexPath
  ) -> OptionalResult<Bool> {
    OptionalResult(self(tableView, canEditRowAt: indexPath))
  }

  /// Calls the method; nil where the object does not write it.
  public func callAsFunction(
    _ tableView: UITableView,
    canMoveRowAt indexPath: IndexPath
  ) -> Bool? {
    MissingRequirement.clear()
    let result = object.tableView(tableView, canMoveRowAt: indexPath)
    return MissingRequirement.isMarked(object, .tableViewCanMoveRowAt) ? nil : result
  }

  /// Calls the method, or what stands for it in an object that does not write it.
  @_disfavoredOverload
  public func callAsFunction(
    _ tableView: UITableView,
    canMoveRowAt indexPath: IndexPath
  ) -> Bool {
    object.tableView(tableView, canMoveRowAt: indexPath)
  }

  /// Calls the method, for chains of `?`.
  @_disfavoredOverload
  public func callAsFunction(
    _ tableView: UITableView,
    canMoveRowAt indexPath: IndexPath
  ) -> OptionalResult<Bool> {
    OptionalResult(self(tableView, canMoveRowAt: indexPath))
  }

  /// Calls the method; nil where the object does not write it.
  public func callAsFunction(
    _ tableView: UITableView,
    sectionForSectionIndexTitle title: String,
    at index: Int
  ) -> Int? {
    MissingRequirement.clear()
    let result = object.tableView(tableView, sectionForSectionIndexTitle: title, at: index)
    return MissingRequirement.isMarked(object, .tableViewSectionForSectionIndexTitleAt) ? nil : result
  }

  /// Calls the method, or what stands for it in an object that does not write it.
  @_disfavoredOverload
  public func callAsFunction(
    _ tableView: UITableView,
    sectionForSectionIndexTitle title: String,
    at index: Int
  ) -> Int {
    object.tableView(tableView, sectionForSectionIndexTitle: title, at: index)
  }

  /// Calls the method, for chains of `?`.
  @_disfavoredOverload
  public func callAsFunction(
    _ tableView: UITableView,
    sectionForSectionIndexTitle title: String,
    at index: Int
  ) -> OptionalResult<Int> {
    OptionalResult(self(tableView, sectionForSectionIndexTitle: title, at: index))
  }

  /// Calls the method; nil where the object does not write it.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) -> Void? {
    MissingRequirement.clear()
    let result: Void = object.tableView(tableView, commit: editingStyle, forRowAt: indexPath)
    return MissingRequirement.isMarked(object, .tableViewCommitForRowAt) ? nil : result
  }

  /// Calls the method; nil where the object does not write it.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) -> Void? {
    MissingRequirement.clear()
    let result: Void = object.tableView(tableView, moveRowAt: sourceIndexPath, to: destinationIndexPath)
    return MissingRequirement.isMarked(object, .tableViewMoveRowAtTo) ? nil : result
  }
}

extension UITableViewDataSourceOptionals {
  /// The optional methods called `sectionIndexTitles`, to be called.
  @preconcurrency @MainActor
  public struct SectionIndexTitles {
    let object: any UITableViewDataSource
  }
}

extension UITableViewDataSourceOptionals.SectionIndexTitles {
  /// Calls the method; nil where the object does not write it.
  public func callAsFunction(
    for tableView: UITableView
  ) -> [String]? {
    MissingRequirement.clear()
    let result = object.sectionIndexTitles(for: tableView)
    return MissingRequirement.isMarked(object, .sectionIndexTitlesFor) ? nil : result
  }
}
