import UIKit

/// Fails the test unless pictures at different offsets agree, pixel by pixel, in their common
/// content.
///
/// It detects cells whose contents depend on their position, inconsistent rounding, and headers
/// that stick unintentionally. No golden is needed.
///
/// ```swift
/// assertOverlap { FeedViewController() }
/// ```
///
/// Views over the scroll view, bars, and pinned headers and footers of a flow layout are excluded.
///
/// - Parameters:
///   - size: The size of the screen in points; nil for that of the view, also a
///     controller's.
///   - scale: The scale, in pixels per point.
///   - offsets: The number of offsets, including both ends; each is compared with four neighbours.
///   - isFixed: Returns whether a subview of the scroll view stays in place during scrolling, such
///     as a sticky header of a custom layout.
///   - makeScreen: Creates the view or the controller with a scroll view.
/// - Complexity: Five pictures for each offset.
@MainActor
public func assertOverlap<Screen: SnapshotScreen>(
  size: CGSize? = nil, scale: CGFloat = 2, offsets: Int = 5,
  exceptFor isFixed: @escaping (UIView) -> Bool = { _ in false },
  fileID: StaticString = #fileID, file: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column, of makeScreen: @escaping () throws -> Screen
) {
  LawFailure(
    site: TestFailure(fileID: fileID, file: file, line: line, column: column), testName: testName,
    law: "overlap"
  ).report {
    try ScreenLaws(size: size, scale: scale, offsets: offsets, isFixed: isFixed, make: makeScreen)
      .overlap()
  }
}

/// Fails the test unless pictures are independent of how the screen was scrolled to their offset,
/// even if the drawing of cells is corrupted before reuse.
///
/// It detects cells that do not reset state in `prepareForReuse()` or when they are configured.
///
/// ```swift
/// assertReuseHonest { FeedViewController() }
/// ```
///
/// - Parameters:
///   - size: The size of the screen in points; nil for that of the view, also a
///     controller's.
///   - scale: The scale, in pixels per point.
///   - offsets: The number of offsets, including both ends; the screen is scrolled through all
///     others before each.
///   - makeScreen: Creates the view or the controller with a collection view; a new one each time.
/// - Complexity: O(offsets²) pictures.
@MainActor
public func assertReuseHonest<Screen: SnapshotScreen>(
  size: CGSize? = nil, scale: CGFloat = 1, offsets: Int = 5, fileID: StaticString = #fileID,
  file: StaticString = #filePath, testName: String = #function, line: UInt = #line,
  column: UInt = #column, of makeScreen: @escaping () throws -> Screen
) {
  LawFailure(
    site: TestFailure(fileID: fileID, file: file, line: line, column: column), testName: testName,
    law: "reuse"
  ).report {
    try ScreenLaws(size: size, scale: scale, offsets: offsets, make: makeScreen).reuse()
  }
}

/// Fails the test unless an update results in the same picture as reloading all data.
///
/// It detects batch updates that do not match the changes of the data, and cells with outdated
/// contents.
///
/// ```swift
/// assertUpdateEqualsReload {
///   FeedViewController()
/// } update: { feed in
///   feed.insertThreeComments()
/// }
/// ```
///
/// - Parameters:
///   - size: The size of the screen in points; nil for that of the view, also a
///     controller's.
///   - scale: The scale, in pixels per point.
///   - offsets: The number of offsets at which the update is tried, including both ends.
///   - makeScreen: Creates the view or the controller with a collection view; a new one each time.
///   - update: Changes the data and updates the collection view. Animations end before the picture
///     is taken.
@MainActor
public func assertUpdateEqualsReload<Screen: SnapshotScreen>(
  size: CGSize? = nil, scale: CGFloat = 1, offsets: Int = 3, fileID: StaticString = #fileID,
  file: StaticString = #filePath, testName: String = #function, line: UInt = #line,
  column: UInt = #column, of makeScreen: @escaping () throws -> Screen,
  update: (Screen) throws -> Void
) {
  LawFailure(
    site: TestFailure(fileID: fileID, file: file, line: line, column: column), testName: testName,
    law: "update"
  ).report {
    try ScreenLaws(size: size, scale: scale, offsets: offsets, make: makeScreen).update(update)
  }
}
