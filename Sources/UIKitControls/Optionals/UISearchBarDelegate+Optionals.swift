// swift-format-ignore-file
// Generated from UISearchBarDelegate.swift by `swift run generate-optional-requirements`. Change
// the protocol and generate again.

extension UISearchBarDelegate {
  /// What a class without the method does: nothing.
  @_disfavoredOverload
  public func searchBar(
    _ searchBar: UISearchBar,
    textDidChange searchText: String
  ) {
    MissingRequirement.mark(self, .searchBarTextDidChange)
  }

  /// What a class without the method does: nothing.
  @_disfavoredOverload
  public func searchBarCancelButtonClicked(
    _ searchBar: UISearchBar
  ) {
    MissingRequirement.mark(self, .searchBarCancelButtonClicked)
  }

  /// What a class without the method does: nothing.
  @_disfavoredOverload
  public func searchBarBookmarkButtonClicked(
    _ searchBar: UISearchBar
  ) {
    MissingRequirement.mark(self, .searchBarBookmarkButtonClicked)
  }

  /// What a class without the method does: nothing.
  @_disfavoredOverload
  public func searchBarResultsListButtonClicked(
    _ searchBar: UISearchBar
  ) {
    MissingRequirement.mark(self, .searchBarResultsListButtonClicked)
  }

  /// What a class without the method does: nothing.
  @_disfavoredOverload
  public func searchBar(
    _ searchBar: UISearchBar,
    selectedScopeButtonIndexDidChange selectedScope: Int
  ) {
    MissingRequirement.mark(self, .searchBarSelectedScopeButtonIndexDidChange)
  }

  /// What a class without the method does: nothing.
  @_disfavoredOverload
  public func searchBarSearchButtonClicked(
    _ searchBar: UISearchBar
  ) {
    MissingRequirement.mark(self, .searchBarSearchButtonClicked)
  }

  /// What a class without the method does: `true`.
  @_disfavoredOverload
  public func searchBarShouldBeginEditing(
    _ searchBar: UISearchBar
  ) -> Bool {
    MissingRequirement.mark(self, .searchBarShouldBeginEditing)
    return true
  }

  /// What a class without the method does: nothing.
  @_disfavoredOverload
  public func searchBarTextDidBeginEditing(
    _ searchBar: UISearchBar
  ) {
    MissingRequirement.mark(self, .searchBarTextDidBeginEditing)
  }

  /// What a class without the method does: `true`.
  @_disfavoredOverload
  public func searchBarShouldEndEditing(
    _ searchBar: UISearchBar
  ) -> Bool {
    MissingRequirement.mark(self, .searchBarShouldEndEditing)
    return true
  }

  /// What a class without the method does: nothing.
  @_disfavoredOverload
  public func searchBarTextDidEndEditing(
    _ searchBar: UISearchBar
  ) {
    MissingRequirement.mark(self, .searchBarTextDidEndEditing)
  }

  /// What a class without the method does: `true`.
  @_disfavoredOverload
  public func searchBar(
    _ searchBar: UISearchBar,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool {
    MissingRequirement.mark(self, .searchBarShouldChangeTextInReplacementText)
    return true
  }

  /// `object.searchBar?(…)`: the optional methods of that name.
  @_disfavoredOverload
  public var searchBar: UISearchBarDelegateOptionals.SearchBar? { .init(object: self) }

  /// `object.searchBarCancelButtonClicked?(…)`: the optional methods of that name.
  @_disfavoredOverload
  public var searchBarCancelButtonClicked: UISearchBarDelegateOptionals.SearchBarCancelButtonClicked? { .init(object: self) }

  /// `object.searchBarBookmarkButtonClicked?(…)`: the optional methods of that name.
  @_disfavoredOverload
  public var searchBarBookmarkButtonClicked: UISearchBarDelegateOptionals.SearchBarBookmarkButtonClicked? { .init(object: self) }

  /// `object.searchBarResultsListButtonClicked?(…)`: the optional methods of that name.
  @_disfavoredOverload
  public var searchBarResultsListButtonClicked: UISearchBarDelegateOptionals.SearchBarResultsListButtonClicked? { .init(object: self) }

  /// `object.searchBarSearchButtonClicked?(…)`: the optional methods of that name.
  @_disfavoredOverload
  public var searchBarSearchButtonClicked: UISearchBarDelegateOptionals.SearchBarSearchButtonClicked? { .init(object: self) }

  /// `object.searchBarShouldBeginEditing?(…)`: the optional methods of that name.
  @_disfavoredOverload
  public var searchBarShouldBeginEditing: UISearchBarDelegateOptionals.SearchBarShouldBeginEditing? { .init(object: self) }

  /// `object.searchBarTextDidBeginEditing?(…)`: the optional methods of that name.
  @_disfavoredOverload
  public var searchBarTextDidBeginEditing: UISearchBarDelegateOptionals.SearchBarTextDidBeginEditing? { .init(object: self) }

  /// `object.searchBarShouldEndEditing?(…)`: the optional methods of that name.
  @_disfavoredOverload
  public var searchBarShouldEndEditing: UISearchBarDelegateOptionals.SearchBarShouldEndEditing? { .init(object: self) }

  /// `object.searchBarTextDidEndEditing?(…)`: the optional methods of that name.
  @_disfavoredOverload
  public var searchBarTextDidEndEditing: UISearchBarDelegateOptionals.SearchBarTextDidEndEditing? { .init(object: self) }
}

/// The optional requirements of `UISearchBarDelegate` as callable values, one type a base name.
///
/// Source compatibility: this is what `delegate.method?(…)` means where Objective-C's
/// optional requirements do not exist. Not meant to be named.
public enum UISearchBarDelegateOptionals {}

extension UISearchBarDelegateOptionals {
  /// The optional methods called `searchBar`, to be called.
  @preconcurrency @MainActor
  public struct SearchBar {
    let object: any UISearchBarDelegate
  }
}

extension UISearchBarDelegateOptionals.SearchBar {
  /// Calls the method; nil where the object does not write it.
  @discardableResult
  public func callAsFunction(
    _ searchBar: UISearchBar,
    textDidChange searchText: String
  ) -> Void? {
    MissingRequirement.clear()
    let result: Void = object.searchBar(searchBar, textDidChange: searchText)
    return MissingRequirement.isMarked(object, .searchBarTextDidChange) ? nil : result
  }

  /// Calls the method; nil where the object does not write it.
  @discardableResult
  public func callAsFunction(
    _ searchBar: UISearchBar,
    selectedScopeButtonIndexDidChange selectedScope: Int
  ) -> Void? {
    MissingRequirement.clear()
    let result: Void = object.searchBar(searchBar, selectedScopeButtonIndexDidChange: selectedScope)
    return MissingRequirement.isMarked(object, .searchBarSelectedScopeButtonIndexDidChange) ? nil : result
  }

  /// Calls the method; nil where the object does not write it.
  public func callAsFunction(
    _ searchBar: UISearchBar,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool? {
    MissingRequirement.clear()
    let result = object.searchBar(searchBar, shouldChangeTextIn: range, replacementText: text)
    return MissingRequirement.isMarked(object, .searchBarShouldChangeTextInReplacementText) ? nil : result
  }

  /// Calls the method, or what stands for it in an object that does not write it.
  @_disfavoredOverload
  public func callAsFunction(
    _ searchBar: UISearchBar,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool {
    object.searchBar(searchBar, shouldChangeTextIn: range, replacementText: text)
  }

  /// Calls the method, for chains of `?`.
  @_disfavoredOverload
  public func callAsFunction(
    _ searchBar: UISearchBar,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> OptionalResult<Bool> {
    OptionalResult(self(searchBar, shouldChangeTextIn: range, replacementText: text))
  }
}

extension UISearchBarDelegateOptionals {
  /// The optional methods called `searchBarCancelButtonClicked`, to be called.
  @preconcurrency @MainActor
  public struct SearchBarCancelButtonClicked {
    let object: any UISearchBarDelegate
  }
}

extension UISearchBarDelegateOptionals.SearchBarCancelButtonClicked {
  /// Calls the method; nil where the object does not write it.
  @discardableResult
  public func callAsFunction(
    _ searchBar: UISearchBar
  ) -> Void? {
    MissingRequirement.clear()
    let result: Void = object.searchBarCancelButtonClicked(searchBar)
    return MissingRequirement.isMarked(object, .searchBarCancelButtonClicked) ? nil : result
  }
}

extension UISearchBarDelegateOptionals {
  /// The optional methods called `searchBarBookmarkButtonClicked`, to be called.
  @preconcurrency @MainActor
  public struct SearchBarBookmarkButtonClicked {
    let object: any UISearchBarDelegate
  }
}

extension UISearchBarDelegateOptionals.SearchBarBookmarkButtonClicked {
  /// Calls the method; nil where the object does not write it.
  @discardableResult
  public func callAsFunction(
    _ searchBar: UISearchBar
  ) -> Void? {
    MissingRequirement.clear()
    let result: Void = object.searchBarBookmarkButtonClicked(searchBar)
    return MissingRequirement.isMarked(object, .searchBarBookmarkButtonClicked) ? nil : result
  }
}

extension UISearchBarDelegateOptionals {
  /// The optional methods called `searchBarResultsListButtonClicked`, to be called.
  @preconcurrency @MainActor
  public struct SearchBarResultsListButtonClicked {
    let object: any UISearchBarDelegate
  }
}

extension UISearchBarDelegateOptionals.SearchBarResultsListButtonClicked {
  /// Calls the method; nil where the object does not write it.
  @discardableResult
  public func callAsFunction(
    _ searchBar: UISearchBar
  ) -> Void? {
    MissingRequirement.clear()
    let result: Void = object.searchBarResultsListButtonClicked(searchBar)
    return MissingRequirement.isMarked(object, .searchBarResultsListButtonClicked) ? nil : result
  }
}

extension UISearchBarDelegateOptionals {
  /// The optional methods called `searchBarSearchButtonClicked`, to be called.
  @preconcurrency @MainActor
  public struct SearchBarSearchButtonClicked {
    let object: any UISearchBarDelegate
  }
}

extension UISearchBarDelegateOptionals.SearchBarSearchButtonClicked {
  /// Calls the method; nil where the object does not write it.
  @discardableResult
  public func callAsFunction(
    _ searchBar: UISearchBar
  ) -> Void? {
    MissingRequirement.clear()
    let result: Void = object.searchBarSearchButtonClicked(searchBar)
    return MissingRequirement.isMarked(object, .searchBarSearchButtonClicked) ? nil : result
  }
}

extension UISearchBarDelegateOptionals {
  /// The optional methods called `searchBarShouldBeginEditing`, to be called.
  @preconcurrency @MainActor
  public struct SearchBarShouldBeginEditing {
    let object: any UISearchBarDelegate
  }
}

extension UISearchBarDelegateOptionals.SearchBarShouldBeginEditing {
  /// Calls the method; nil where the object does not write it.
  public func callAsFunction(
    _ searchBar: UISearchBar
  ) -> Bool? {
    MissingRequirement.clear()
    let result = object.searchBarShouldBeginEditing(searchBar)
    return MissingRequirement.isMarked(object, .searchBarShouldBeginEditing) ? nil : result
  }

  /// Calls the method, or what stands for it in an object that does not write it.
  @_disfavoredOverload
  public func callAsFunction(
    _ searchBar: UISearchBar
  ) -> Bool {
    object.searchBarShouldBeginEditing(searchBar)
  }

  /// Calls the method, for chains of `?`.
  @_disfavoredOverload
  public func callAsFunction(
    _ searchBar: UISearchBar
  ) -> OptionalResult<Bool> {
    OptionalResult(self(searchBar))
  }
}

extension UISearchBarDelegateOptionals {
  /// The optional methods called `searchBarTextDidBeginEditing`, to be called.
  @preconcurrency @MainActor
  public struct SearchBarTextDidBeginEditing {
    let object: any UISearchBarDelegate
  }
}

extension UISearchBarDelegateOptionals.SearchBarTextDidBeginEditing {
  /// Calls the method; nil where the object does not write it.
  @discardableResult
  public func callAsFunction(
    _ searchBar: UISearchBar
  ) -> Void? {
    MissingRequirement.clear()
    let result: Void = object.searchBarTextDidBeginEditing(searchBar)
    return MissingRequirement.isMarked(object, .searchBarTextDidBeginEditing) ? nil : result
  }
}

extension UISearchBarDelegateOptionals {
  /// The optional methods called `searchBarShouldEndEditing`, to be called.
  @preconcurrency @MainActor
  public struct SearchBarShouldEndEditing {
    let object: any UISearchBarDelegate
  }
}

extension UISearchBarDelegateOptionals.SearchBarShouldEndEditing {
  /// Calls the method; nil where the object does not write it.
  public func callAsFunction(
    _ searchBar: UISearchBar
  ) -> Bool? {
    MissingRequirement.clear()
    let result = object.searchBarShouldEndEditing(searchBar)
    return MissingRequirement.isMarked(object, .searchBarShouldEndEditing) ? nil : result
  }

  /// Calls the method, or what stands for it in an object that does not write it.
  @_disfavoredOverload
  public func callAsFunction(
    _ searchBar: UISearchBar
  ) -> Bool {
    object.searchBarShouldEndEditing(searchBar)
  }

  /// Calls the method, for chains of `?`.
  @_disfavoredOverload
  public func callAsFunction(
    _ searchBar: UISearchBar
  ) -> OptionalResult<Bool> {
    OptionalResult(self(searchBar))
  }
}

extension UISearchBarDelegateOptionals {
  /// The optional methods called `searchBarTextDidEndEditing`, to be called.
  @preconcurrency @MainActor
  public struct SearchBarTextDidEndEditing {
    let object: any UISearchBarDelegate
  }
}

extension UISearchBarDelegateOptionals.SearchBarTextDidEndEditing {
  /// Calls the method; nil where the object does not write it.
  @discardableResult
  public func callAsFunction(
    _ searchBar: UISearchBar
  ) -> Void? {
    MissingRequirement.clear()
    let result: Void = object.searchBarTextDidEndEditing(searchBar)
    return MissingRequirement.isMarked(object, .searchBarTextDidEndEditing) ? nil : result
  }
}
