import UIKit

/// Fails the test unless pictures at different offsets agree, pixel by pixel, on the content that
/// both show.
///
/// Catches cells that show what depends on where they are, rounding that jumps, headers that stick
/// and should not. No golden is needed.
///
/// ```swift
/// assertOverlap { FeedViewController() }
/// ```
///
/// What lies over the scroll view, bars, and headers and footers that a flow layout pins are left
/// out.
///
/// - Parameters:
///   - size: of the screen, in points; nil for a view's own size, or the screen's for a controller.
///   - scale: pixels per point.
///   - offsets: how many offsets are tried, both ends among them; each is compared with four
///     neighbours.
///   - isFixed: whether a subview of the scroll view stays in sight when the content moves, such as
///     a sticky header of a layout of your own.
///   - makeScreen: makes the view or the controller, with a scroll view in it.
/// - Complexity: five pictures an offset.
@MainActor
public func assertOverlap<Screen: SnapshotScreen>(
  size: CGSize? = nil, scale: CGFloat = 2, offsets: Int = 5,
  exceptFor isFixed: @escaping (UIView) -> Bool = { _ in false },
  fileID: StaticString = #fileID, file: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column, of makeScreen: @escaping () throws -> Screen
) {
  LawFailure(
    place: TestFailure(fileID: fileID, file: file, line: line, column: column), testName: testName,
    law: "overlap"
  ).report {
    try ScreenLaws(size: size, scale: scale, offsets: offsets, isFixed: isFixed, make: makeScreen)
      .overlap()
  }
}

/// Fails the test unless pictures are the same however the screen came to their offset, even when
/// everything that cells have drawn is spoilt before they are used again.
///
/// Catches cells that forget to reset something in `prepareForReuse()` or when they are configured.
///
/// ```swift
/// assertReuseHonest { FeedViewController() }
/// ```
///
/// - Parameters:
///   - size: of the screen, in points; nil for a view's own size, or the screen's for a controller.
///   - scale: pixels per point.
///   - offsets: how many offsets are tried, both ends among them; the screen is scrolled through
///     all others before each.
///   - makeScreen: makes the view or the controller, with a collection view in it; a new one each
///     time.
/// - Complexity: O(offsets²) pictures.
@MainActor
public func assertReuseHonest<Screen: SnapshotScreen>(
  size: CGSize? = nil, scale: CGFloat = 1, offsets: Int = 5, fileID: StaticString = #fileID,
  file: StaticString = #filePath, testName: String = #function, line: UInt = #line,
  column: UInt = #column, of makeScreen: @escaping () throws -> Screen
) {
  LawFailure(
    place: TestFailure(fileID: fileID, file: file, line: line, column: column), testName: testName,
    law: "reuse"
  ).report {
    try ScreenLaws(size: size, scale: scale, offsets: offsets, make: makeScreen).reuse()
  }
}

/// Fails the test unless an update ends in the picture that reloading all data gives.
///
/// Catches batch updates that tell a collection view something else than what happened, and cells
/// that show what is no longer so.
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
///   - size: of the screen, in points; nil for a view's own size, or the screen's for a controller.
///   - scale: pixels per point.
///   - offsets: how many offsets the screen is at when it is updated, both ends among them.
///   - makeScreen: makes the view or the controller, with a collection view in it; a new one each
///     time.
///   - update: changes the data and tells the collection view. What moves comes to rest before the
///     picture is taken.
@MainActor
public func assertUpdateEqualsReload<Screen: SnapshotScreen>(
  size: CGSize? = nil, scale: CGFloat = 1, offsets: Int = 3, fileID: StaticString = #fileID,
  file: StaticString = #filePath, testName: String = #function, line: UInt = #line,
  column: UInt = #column, of makeScreen: @escaping () throws -> Screen,
  update: (Screen) throws -> Void
) {
  LawFailure(
    place: TestFailure(fileID: fileID, file: file, line: line, column: column), testName: testName,
    law: "update"
  ).report {
    try ScreenLaws(size: size, scale: scale, offsets: offsets, make: makeScreen).update(update)
  }
}
