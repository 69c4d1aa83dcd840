import UIKit

@objc protocol Feeding: NSObjectProtocol {
  func count() -> Int
  @objc optional func reload()
  @objc optional func size(of index: Int) -> CGSize
  @objc optional func view(at index: Int) -> UIView?
  @objc optional func view(at index: Int, named name: String) -> UIView
  @objc optional var title: String { get }
}

/// Methods that differ in a type only.
@objc protocol Fitting: NSObjectProtocol {
  @objc(fittingInWidth:) optional func fitting(in room: CGFloat) -> String
  @objc(fittingInSize:) optional func fitting(in room: CGSize) -> String
}

private class Tight: NSObject, Fitting {
  func fitting(in room: CGSize) -> String { "size \(room.width)" }
}

@objc protocol ColumnsDelegate: UICollectionViewDelegate {
  @objc optional func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, columnsIn section: Int
  ) -> Int
  @objc optional func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, heightIn section: Int
  ) -> CGFloat
}

/// No object of a protocol's extension is ever looked into, so it has no table of members.
protocol HeaderSizing: AnyObject {
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize
}

extension HeaderSizing {
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { .zero }
}

private class Full: NSObject, Feeding {
  var reloads = 0
  func count() -> Int { 1 }
  func size(of index: Int) -> CGSize { CGSize(width: index, height: 9) }
  func view(at index: Int, named name: String) -> UIView { UILabel() }
  var title: String { "full" }
}

extension Full {
  func reload() { reloads += 1 }
}

private class Empty: NSObject, Feeding {
  func count() -> Int { 0 }
}

private class Columns: NSObject, ColumnsDelegate {
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, columnsIn section: Int
  ) -> Int { 3 }
  func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}

private class Sections: NSObject, UICollectionViewDataSource {
  func numberOfSections(in collectionView: UICollectionView) -> Int { 3 }
  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell() }
}

private weak var feed: Feeding?

func optionalProtocolCases() {
  let fitting: Fitting = Tight()
  expectEqual(fitting.fitting?(in: CGSize(width: 3, height: 4)), "size 3.0")
  expectEqual(fitting.fitting?(in: CGFloat(3)) ?? "none", "none")

  let (full, empty) = (Full(), Empty())
  feed = full
  expectEqual(feed?.size?(of: 3), CGSize(width: 3, height: 9))
  expectEqual(feed?.size?(of: 3).height ?? -1, 9)
  expectEqual(feed?.title ?? "none", "full")
  if let size = feed?.size { expectEqual(size(2), CGSize(width: 2, height: 9)) }
  if let size = feed?.size(of:) { expectEqual(size(4), CGSize(width: 4, height: 9)) }
  expect(feed?.view(at:) == nil, "a value of a method that is missing")
  feed?.reload?()
  feed!.reload!()
  expectEqual(full.reloads, 2)
  expect(feed?.reload != nil, "reload exists")
  expect(feed?.view?(at: 1, named: "a") is UILabel, "one of two overloads exists")
  expect(feed?.view?(at: 1) == nil, "the other overload does not exist")
  expect(full.responds(to: #selector(Feeding.reload)), "responds")

  feed = empty
  expect(feed?.size?(of: 3) == nil, "size is missing")
  expectEqual(feed?.size?(of: 3).height ?? -1, -1)
  expectEqual(feed?.title ?? "none", "none")
  feed?.reload?()
  expect(feed?.reload == nil, "reload is missing")
  if let view = feed?.view?(at: 1, named: "a") { expect(false, "\(view) from a missing method") }
  expect(!empty.responds(to: #selector(Feeding.reload)), "does not respond")

  let columns = Columns()
  let layout = UICollectionViewFlowLayout()
  let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
  collection.delegate = columns
  let delegate = collection.delegate as? ColumnsDelegate
  expectEqual(delegate?.collectionView?(collection, layout: layout, columnsIn: 0) ?? 1, 3)
  expectEqual(delegate?.collectionView?(collection, layout: layout, heightIn: 0) ?? 7, 7)
  let sections = Sections()
  collection.dataSource = sections
  let count = collection.dataSource!.numberOfSections!(in: collection)
  expectEqual(count + 1, 4)
  let path = IndexPath(item: 0, section: 0)
  expect(delegate?.collectionView?(collection, shouldSelectItemAt: path) == nil, "UIKit's own")
}

// MARK: Methods as values

@objc private protocol RubberBanding: AnyObject {
  @objc optional func allowsRubberBanding(for edge: Int) -> Bool
}

/// A class with a method of the same name that does not conform to the protocol.
private class Board {
  func allowsRubberBanding(for edge: Int) -> Bool { edge == 1 }
}

private class BandingView: NSObject, RubberBanding {
  func allowsRubberBanding(for edge: Int) -> Bool { edge == 2 }
}

private class StiffView: NSObject, RubberBanding {}

private class BandingUser {
  weak var delegate: RubberBanding?

  func edges(_ board: Board) -> [Bool] { [1, 2].map(board.allowsRubberBanding(for:)) }
  func edges(_ view: BandingView) -> [Bool] { [1, 2].map(view.allowsRubberBanding(for:)) }
  func edges() -> [Bool] {
    guard let allows = delegate?.allowsRubberBanding(for:) else { return [] }
    return [1, 2].map(allows)
  }
  func isAsked(_ banding: RubberBanding) -> Bool {
    let allows = banding.allowsRubberBanding(for:)
    return allows?(2) ?? false
  }
}

func methodValueCases() {
  let (user, banding, stiff) = (BandingUser(), BandingView(), StiffView())
  expectEqual(user.edges(Board()), [true, false])
  expectEqual(user.edges(banding), [false, true])
  expectEqual(user.edges(), [])
  user.delegate = stiff
  expectEqual(user.edges(), [])
  user.delegate = banding
  expectEqual(user.edges(), [false, true])
  expect(user.isAsked(banding) && !user.isAsked(stiff), "whether the method exists")
}
