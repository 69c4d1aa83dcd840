// swift-format-ignore-file
// Generated from UISearchBarDelegate.swift by `swift run generate-optional-requirements`. Change
// the protocol and generate again.

/// Defaults of the optional methods, and access to them by name: `object.method?(…)`.
extension UISearchBarDelegate {
  @_disfavoredOverload public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { if let added = AddedMethods.method(.searchBarTextDidChange, of: self) { return AddedMethods.result(of: added, .searchBarTextDidChange, self, [searchBar, searchText]) }; MissingRequirement.mark(self, .searchBarTextDidChange) }
  @_disfavoredOverload public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { if let added = AddedMethods.method(.searchBarCancelButtonClicked, of: self) { return AddedMethods.result(of: added, .searchBarCancelButtonClicked, self, [searchBar]) }; MissingRequirement.mark(self, .searchBarCancelButtonClicked) }
  @_disfavoredOverload public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { if let added = AddedMethods.method(.searchBarBookmarkButtonClicked, of: self) { return AddedMethods.result(of: added, .searchBarBookmarkButtonClicked, self, [searchBar]) }; MissingRequirement.mark(self, .searchBarBookmarkButtonClicked) }
  @_disfavoredOverload public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) { if let added = AddedMethods.method(.searchBarResultsListButtonClicked, of: self) { return AddedMethods.result(of: added, .searchBarResultsListButtonClicked, self, [searchBar]) }; MissingRequirement.mark(self, .searchBarResultsListButtonClicked) }
  @_disfavoredOverload public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) { if let added = AddedMethods.method(.searchBarSelectedScopeButtonIndexDidChange, of: self) { return AddedMethods.result(of: added, .searchBarSelectedScopeButtonIndexDidChange, self, [searchBar, selectedScope]) }; MissingRequirement.mark(self, .searchBarSelectedScopeButtonIndexDidChange) }
  @_disfavoredOverload public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { if let added = AddedMethods.method(.searchBarSearchButtonClicked, of: self) { return AddedMethods.result(of: added, .searchBarSearchButtonClicked, self, [searchBar]) }; MissingRequirement.mark(self, .searchBarSearchButtonClicked) }
  @_disfavoredOverload public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { if let added = AddedMethods.method(.searchBarShouldBeginEditing, of: self) { return AddedMethods.result(of: added, .searchBarShouldBeginEditing, self, [searchBar]) }; MissingRequirement.mark(self, .searchBarShouldBeginEditing); return true }
  @_disfavoredOverload public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { if let added = AddedMethods.method(.searchBarTextDidBeginEditing, of: self) { return AddedMethods.result(of: added, .searchBarTextDidBeginEditing, self, [searchBar]) }; MissingRequirement.mark(self, .searchBarTextDidBeginEditing) }
  @_disfavoredOverload public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { if let added = AddedMethods.method(.searchBarShouldEndEditing, of: self) { return AddedMethods.result(of: added, .searchBarShouldEndEditing, self, [searchBar]) }; MissingRequirement.mark(self, .searchBarShouldEndEditing); return true }
  @_disfavoredOverload public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { if let added = AddedMethods.method(.searchBarTextDidEndEditing, of: self) { return AddedMethods.result(of: added, .searchBarTextDidEndEditing, self, [searchBar]) }; MissingRequirement.mark(self, .searchBarTextDidEndEditing) }
  @_disfavoredOverload public func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool { if let added = AddedMethods.method(.searchBarShouldChangeTextInReplacementText, of: self) { return AddedMethods.result(of: added, .searchBarShouldChangeTextInReplacementText, self, [searchBar, range, text]) }; MissingRequirement.mark(self, .searchBarShouldChangeTextInReplacementText); return true }

  @_disfavoredOverload public var searchBar: UISearchBarDelegateOptionals.SearchBar? { .init(object: self) }
  @_disfavoredOverload public var searchBarCancelButtonClicked: UISearchBarDelegateOptionals.SearchBarCancelButtonClicked? { .init(object: self) }
  @_disfavoredOverload public var searchBarBookmarkButtonClicked: UISearchBarDelegateOptionals.SearchBarBookmarkButtonClicked? { .init(object: self) }
  @_disfavoredOverload public var searchBarResultsListButtonClicked: UISearchBarDelegateOptionals.SearchBarResultsListButtonClicked? { .init(object: self) }
  @_disfavoredOverload public var searchBarSearchButtonClicked: UISearchBarDelegateOptionals.SearchBarSearchButtonClicked? { .init(object: self) }
  @_disfavoredOverload public var searchBarShouldBeginEditing: UISearchBarDelegateOptionals.SearchBarShouldBeginEditing? { .init(object: self) }
  @_disfavoredOverload public var searchBarTextDidBeginEditing: UISearchBarDelegateOptionals.SearchBarTextDidBeginEditing? { .init(object: self) }
  @_disfavoredOverload public var searchBarShouldEndEditing: UISearchBarDelegateOptionals.SearchBarShouldEndEditing? { .init(object: self) }
  @_disfavoredOverload public var searchBarTextDidEndEditing: UISearchBarDelegateOptionals.SearchBarTextDidEndEditing? { .init(object: self) }
}

/// The optional methods of `UISearchBarDelegate`, one type per name. Calls return nil if the object
/// does not implement the method.
public enum UISearchBarDelegateOptionals {
  @preconcurrency @MainActor public struct SearchBar {
    let object: any UISearchBarDelegate
    @discardableResult public func callAsFunction(_ searchBar: UISearchBar, textDidChange searchText: String) -> Void? { MissingRequirement.clear(); let result: Void = object.searchBar(searchBar, textDidChange: searchText); return MissingRequirement.isMarked(object, .searchBarTextDidChange) ? nil : result }
    @discardableResult public func callAsFunction(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) -> Void? { MissingRequirement.clear(); let result: Void = object.searchBar(searchBar, selectedScopeButtonIndexDidChange: selectedScope); return MissingRequirement.isMarked(object, .searchBarSelectedScopeButtonIndexDidChange) ? nil : result }
    public func callAsFunction(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool? { MissingRequirement.clear(); let result = object.searchBar(searchBar, shouldChangeTextIn: range, replacementText: text); return MissingRequirement.isMarked(object, .searchBarShouldChangeTextInReplacementText) ? nil : result }
    @_disfavoredOverload public func callAsFunction(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool { object.searchBar(searchBar, shouldChangeTextIn: range, replacementText: text) }
    @_disfavoredOverload public func callAsFunction(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> OptionalResult<Bool> { OptionalResult(self(searchBar, shouldChangeTextIn: range, replacementText: text)) }
  }
  @preconcurrency @MainActor public struct SearchBarCancelButtonClicked {
    let object: any UISearchBarDelegate
    @discardableResult public func callAsFunction(_ searchBar: UISearchBar) -> Void? { MissingRequirement.clear(); let result: Void = object.searchBarCancelButtonClicked(searchBar); return MissingRequirement.isMarked(object, .searchBarCancelButtonClicked) ? nil : result }
  }
  @preconcurrency @MainActor public struct SearchBarBookmarkButtonClicked {
    let object: any UISearchBarDelegate
    @discardableResult public func callAsFunction(_ searchBar: UISearchBar) -> Void? { MissingRequirement.clear(); let result: Void = object.searchBarBookmarkButtonClicked(searchBar); return MissingRequirement.isMarked(object, .searchBarBookmarkButtonClicked) ? nil : result }
  }
  @preconcurrency @MainActor public struct SearchBarResultsListButtonClicked {
    let object: any UISearchBarDelegate
    @discardableResult public func callAsFunction(_ searchBar: UISearchBar) -> Void? { MissingRequirement.clear(); let result: Void = object.searchBarResultsListButtonClicked(searchBar); return MissingRequirement.isMarked(object, .searchBarResultsListButtonClicked) ? nil : result }
  }
  @preconcurrency @MainActor public struct SearchBarSearchButtonClicked {
    let object: any UISearchBarDelegate
    @discardableResult public func callAsFunction(_ searchBar: UISearchBar) -> Void? { MissingRequirement.clear(); let result: Void = object.searchBarSearchButtonClicked(searchBar); return MissingRequirement.isMarked(object, .searchBarSearchButtonClicked) ? nil : result }
  }
  @preconcurrency @MainActor public struct SearchBarShouldBeginEditing {
    let object: any UISearchBarDelegate
    public func callAsFunction(_ searchBar: UISearchBar) -> Bool? { MissingRequirement.clear(); let result = object.searchBarShouldBeginEditing(searchBar); return MissingRequirement.isMarked(object, .searchBarShouldBeginEditing) ? nil : result }
    @_disfavoredOverload public func callAsFunction(_ searchBar: UISearchBar) -> Bool { object.searchBarShouldBeginEditing(searchBar) }
    @_disfavoredOverload public func callAsFunction(_ searchBar: UISearchBar) -> OptionalResult<Bool> { OptionalResult(self(searchBar)) }
  }
  @preconcurrency @MainActor public struct SearchBarTextDidBeginEditing {
    let object: any UISearchBarDelegate
    @discardableResult public func callAsFunction(_ searchBar: UISearchBar) -> Void? { MissingRequirement.clear(); let result: Void = object.searchBarTextDidBeginEditing(searchBar); return MissingRequirement.isMarked(object, .searchBarTextDidBeginEditing) ? nil : result }
  }
  @preconcurrency @MainActor public struct SearchBarShouldEndEditing {
    let object: any UISearchBarDelegate
    public func callAsFunction(_ searchBar: UISearchBar) -> Bool? { MissingRequirement.clear(); let result = object.searchBarShouldEndEditing(searchBar); return MissingRequirement.isMarked(object, .searchBarShouldEndEditing) ? nil : result }
    @_disfavoredOverload public func callAsFunction(_ searchBar: UISearchBar) -> Bool { object.searchBarShouldEndEditing(searchBar) }
    @_disfavoredOverload public func callAsFunction(_ searchBar: UISearchBar) -> OptionalResult<Bool> { OptionalResult(self(searchBar)) }
  }
  @preconcurrency @MainActor public struct SearchBarTextDidEndEditing {
    let object: any UISearchBarDelegate
    @discardableResult public func callAsFunction(_ searchBar: UISearchBar) -> Void? { MissingRequirement.clear(); let result: Void = object.searchBarTextDidEndEditing(searchBar); return MissingRequirement.isMarked(object, .searchBarTextDidEndEditing) ? nil : result }
  }
}
