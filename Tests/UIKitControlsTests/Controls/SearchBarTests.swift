import Testing
import UIKit
import UIKitTestSupport

@testable import UIKitControls

/// Tests the parts of a search bar's field and below it.
@MainActor @Suite struct SearchBarTests {
  private final class Listener: UISearchBarDelegate {
    private(set) var heard: [String] = []

    func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { heard.append("bookmarks") }
    func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) { heard.append("results") }
    func searchBar(
      _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
    ) {
      heard.append("scope \(selectedScope)")
    }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
  private let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
  private let listener = Listener()

  init() {
    bar.delegate = listener
    window.addSubview(bar)
    bar.layoutIfNeeded()
  }

  private func tap(_ point: CGPoint) {
    let finger = Finger(over: window)
    finger.down(at: point)
    finger.up(at: point)
  }

  /// The button is in a box of 20, 6 from the end, as the magnifying glass is from the beginning.
  @Test func theFieldsButtonIsThereWhileItIsEmpty() {
    bar.showsBookmarkButton = true
    bar.layoutIfNeeded()
    #expect(bar.fieldButton.superview === bar.searchTextField)
    #expect(bar.fieldButton.frame == CGRect(x: 278, y: 8, width: 20, height: 20))
    #expect(!bar.fieldButton.isHidden)
    bar.text = "x"
    bar.layoutIfNeeded()
    #expect(bar.fieldButton.isHidden)
    bar.searchTextField.deleteBackward()
    bar.layoutIfNeeded()
    #expect(!bar.fieldButton.isHidden)
    bar.semanticContentAttribute = .forceRightToLeft
    bar.searchTextField.semanticContentAttribute = .forceRightToLeft
    bar.searchTextField.setNeedsLayout()
    bar.layoutIfNeeded()
    #expect(bar.fieldButton.frame == CGRect(x: 6, y: 8, width: 20, height: 20))
    bar.showsBookmarkButton = false
    bar.layoutIfNeeded()
    #expect(bar.fieldButton.superview == nil)
  }

  @Test func itsButtonsAreNotified() {
    bar.showsBookmarkButton = true
    bar.layoutIfNeeded()
    let middle = bar.searchTextField.convert(bar.fieldButton.center, to: window)
    tap(middle)
    bar.showsSearchResultsButton = true
    bar.layoutIfNeeded()
    tap(middle)
    #expect(listener.heard == ["bookmarks", "results"])
    bar.isSearchResultsButtonSelected = true
    #expect(bar.fieldButton.isSelected)
    bar.text = "x"
    bar.layoutIfNeeded()
    tap(middle)
    #expect(listener.heard.count == 2 && bar.text == "")
  }

  @Test func itsButtonsHaveImagesOfTheApps() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }
    bar.setImage(image, for: .bookmark, state: .normal)
    bar.setPositionAdjustment(UIOffset(horizontal: -3, vertical: 1), for: .bookmark)
    bar.showsBookmarkButton = true
    bar.layoutIfNeeded()
    #expect(bar.fieldButton.image(for: .normal) === image)
    #expect(bar.fieldButton.frame == CGRect(x: 275, y: 9, width: 20, height: 20))
    bar.showsSearchResultsButton = true
    bar.layoutIfNeeded()
    #expect(bar.fieldButton.image(for: .normal) !== image)
    #expect(bar.fieldButton.frame == CGRect(x: 278, y: 8, width: 20, height: 20))
  }

  /// The scope bar adds 44 points: its segments are 31 high, 8 from the sides, under a field that
  /// does not move.
  @Test func theScopeBarIsBelow() throws {
    bar.scopeButtonTitles = ["All", "Sent", "Drafts"]
    #expect(bar.scopeBar.superview == nil)
    bar.showsScopeBar = true
    #expect(bar.intrinsicContentSize.height == 100 && bar.sizeThatFits(.zero).height == 100)
    bar.frame.size.height = 100
    window.layoutIfNeeded()
    #expect(bar.searchTextField.frame == CGRect(x: 8, y: 10, width: 304, height: 36))
    let segments = bar.scopeBar.segments
    #expect(
      segments.convert(segments.bounds, to: bar) == CGRect(x: 8, y: 62.5, width: 304, height: 31))
    #expect(segments.numberOfSegments == 3 && segments.selectedSegmentIndex == 0)
    tap(CGPoint(x: 160, y: 78))
    #expect(bar.selectedScopeButtonIndex == 1 && listener.heard == ["scope 1"])
    bar.selectedScopeButtonIndex = 2
    #expect(segments.selectedSegmentIndex == 2 && listener.heard.count == 1)
    bar.setScopeBarButtonTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
    let look = bar.scopeBarButtonTitleTextAttributes(for: .normal)
    #expect(look?[.foregroundColor] as? UIColor == .red)
    bar.setShowsScope(false, animated: false)
    #expect(bar.intrinsicContentSize.height == 56)
  }

  /// An index without a title takes effect once the title exists.
  @Test func theChoiceMayComeBeforeTheTitles() {
    bar.selectedScopeButtonIndex = 1
    bar.scopeButtonTitles = ["One", "Two"]
    #expect(bar.scopeBar.segments.selectedSegmentIndex == 1)
    bar.scopeButtonTitles = ["One"]
    #expect(bar.scopeBar.segments.selectedSegmentIndex == UISegmentedControl.noSegment)
  }

  /// Tokens are before the text, which makes room for them.
  @Test func tokensStandBeforeTheText() {
    let field = UISearchTextField(frame: CGRect(x: 0, y: 0, width: 300, height: 36))
    let start = field.textRect(forBounds: field.bounds).minX
    field.insertToken(UISearchToken(icon: nil, text: "Second"), at: 0)
    field.insertToken(UISearchToken(icon: UIImage(systemName: "star"), text: "First"), at: 0)
    field.layoutIfNeeded()
    #expect(field.tokens.map(\.text) == ["First", "Second"])
    let tokens = field.subviews.filter { $0 is SearchTokenView }.map(\.frame)
    #expect(tokens.map(\.height) == [24, 24] && tokens.map(\.minY) == [6, 6])
    #expect(tokens[0].minX == start && tokens[0].maxX < tokens[1].minX)
    let text = field.textRect(forBounds: field.bounds)
    #expect(abs(text.minX - tokens[1].maxX - 4) < 1 && text.maxX < 300)
    field.removeToken(at: 0)
    field.removeToken(at: 0)
    #expect(field.textRect(forBounds: field.bounds).minX == start)
    #expect(!field.subviews.contains { $0 is SearchTokenView })
  }

  /// As apps hide the magnifying glass. Source: reference images of natura-cosmeticos/natds-ios.
  @Test func anImageWithoutAreaLeavesNoSpace() {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
    let field = bar.searchTextField
    bar.layoutIfNeeded()
    let before = field.textRect(forBounds: field.bounds).minX
    bar.setImage(UIImage(), for: .search, state: .normal)
    bar.layoutIfNeeded()
    #expect(before - field.textRect(forBounds: field.bounds).minX == 20)
  }
}
