import Staging
import UIKit

/// The lines of a flow layout: section insets, spacings between items and lines, and line breaks.
@MainActor
package struct FlowOutline: LayoutOutline {
  /// The kind of a part.
  package enum Kind: Equatable, Sendable {
    case inset
    /// The spacing between items of a line, in points.
    case interitem(CGFloat)
    /// The spacing between lines or groups, in points.
    case line(CGFloat)
  }

  package let noun = "line"
  /// The parts, in coordinates of the picture, in points.
  package private(set) var parts: [(kind: Kind, rect: CGRect)] = []
  /// The visible lines: the frame of each first item and the line's name, "0/2" for the third
  /// visible line of section 0.
  package private(set) var lines: [(name: String, rect: CGRect)] = []

  private let view: UICollectionView
  private let layout: UICollectionViewFlowLayout
  private let root: UIView

  /// Creates the outline of the first collection view, depth first; nil if there is none or it has
  /// another layout.
  package init?(of root: UIView) {
    guard let view = root.firstView(of: UICollectionView.self),
      let layout = view.collectionViewLayout as? UICollectionViewFlowLayout
    else { return nil }
    (self.view, self.layout, self.root) = (view, layout, root)
    let cells = (layout.layoutAttributesForElements(in: view.machine.layoutBounds) ?? [])
      .filter { $0.representedElementCategory == .cell && !$0.isHidden }
      .sorted { $0.indexPath < $1.indexPath }
    for (section, cells) in Dictionary(grouping: cells, by: \.indexPath.section)
      .sorted(by: { $0.key < $1.key })
    {
      add(section, cells.map(\.visibleFrame))
    }
  }

  private var isVertical: Bool { layout.scrollDirection == .vertical }

  private mutating func add(_ section: Int, _ frames: [CGRect]) {
    let rows = broken(frames)
    for (index, row) in rows.enumerated() {
      let extent = row.dropFirst().reduce(row[0]) { $0.union($1) }
      lines.append(("\(section)/\(index)", visibleRect(extent)))
      for (first, second) in zip(row, row.dropFirst()) { addGap(first, second, in: extent) }
      if index > 0 {
        let before = rows[index - 1].dropFirst().reduce(rows[index - 1][0]) { $0.union($1) }
        addRoom(before, extent)
      }
    }
    addInsets(section, frames.dropFirst().reduce(frames[0]) { $0.union($1) })
  }

  /// The tolerance for touching edges, in points, because of accumulated fractions.
  private static let slack: CGFloat = 0.1

  /// Returns the items in lines. A line ends when the next item lies wholly past it.
  private func broken(_ frames: [CGRect]) -> [[CGRect]] {
    var rows: [[CGRect]] = []
    for frame in frames {
      let isNew = rows.last?.allSatisfy { last in
        isVertical
          ? frame.minY >= last.maxY - Self.slack : frame.minX >= last.maxX - Self.slack
      }
      if isNew ?? true { rows.append([frame]) } else { rows[rows.count - 1].append(frame) }
    }
    return rows
  }

  private mutating func addGap(_ first: CGRect, _ second: CGRect, in line: CGRect) {
    let (one, two) =
      isVertical
      ? (first.minX <= second.minX ? (first, second) : (second, first))
      : (first.minY <= second.minY ? (first, second) : (second, first))
    let rect =
      isVertical
      ? CGRect(x: one.maxX, y: line.minY, width: two.minX - one.maxX, height: line.height)
      : CGRect(x: line.minX, y: one.maxY, width: line.width, height: two.minY - one.maxY)
    add(.interitem(isVertical ? two.minX - one.maxX : two.minY - one.maxY), rect)
  }

  private mutating func addRoom(_ before: CGRect, _ after: CGRect) {
    let both = before.union(after)
    let room = isVertical ? after.minY - before.maxY : after.minX - before.maxX
    let rect =
      isVertical
      ? CGRect(x: both.minX, y: before.maxY, width: both.width, height: room)
      : CGRect(x: before.maxX, y: both.minY, width: room, height: both.height)
    add(.line(room), rect)
  }

  /// Adds the insets beside the visible part of the section; across the scrolling axis they extend
  /// to the content's edges, along it only before the first item and after the last. Those at the
  /// ends of an orthogonally scrolling row move with it.
  private mutating func addInsets(_ section: Int, _ seen: CGRect) {
    let inset = insets(section)
    let count = view.numberOfItems(inSection: section)
    let frames = [0, count - 1].map {
      layout.layoutAttributesForItem(at: IndexPath(item: $0, section: section))?.visibleFrame
        ?? seen
    }
    let content = CGRect(origin: .zero, size: view.contentSize)
    let (first, last) = (frames[0], frames[1])
    let row = layout.row(ofSection: section)
    if isVertical {
      let lines = row.map { $0.frame.minY...$0.frame.maxY } ?? first.minY...last.maxY
      let ends = row == nil ? inset.left...content.width - inset.right : first.minX...last.maxX
      add(
        .inset,
        CGRect(x: 0, y: lines.lowerBound - inset.top, width: content.width, height: inset.top))
      add(.inset, CGRect(x: 0, y: lines.upperBound, width: content.width, height: inset.bottom))
      add(
        .inset,
        CGRect(
          x: ends.lowerBound - inset.left, y: seen.minY, width: inset.left, height: seen.height))
      add(
        .inset, CGRect(x: ends.upperBound, y: seen.minY, width: inset.right, height: seen.height))
    } else {
      let lines = row.map { $0.frame.minX...$0.frame.maxX } ?? first.minX...last.maxX
      let ends = row == nil ? inset.top...content.height - inset.bottom : first.minY...last.maxY
      add(
        .inset,
        CGRect(x: lines.lowerBound - inset.left, y: 0, width: inset.left, height: content.height))
      add(.inset, CGRect(x: lines.upperBound, y: 0, width: inset.right, height: content.height))
      add(
        .inset,
        CGRect(x: seen.minX, y: ends.lowerBound - inset.top, width: seen.width, height: inset.top))
      add(
        .inset, CGRect(x: seen.minX, y: ends.upperBound, width: seen.width, height: inset.bottom))
    }
  }

  private func insets(_ section: Int) -> UIEdgeInsets {
    let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout
    let asked: UIEdgeInsets? = delegate?.collectionView?(
      view, layout: layout, insetForSectionAt: section)
    return asked ?? layout.sectionInset
  }

  private mutating func add(_ kind: Kind, _ rect: CGRect) {
    guard rect.width > 0, rect.height > 0 else { return }
    parts.append((kind, visibleRect(rect)))
  }

  private func visibleRect(_ rect: CGRect) -> CGRect {
    view.convert(view.machine.layoutRect(rect), to: root).offsetBy(
      dx: -root.bounds.minX, dy: -root.bounds.minY)
  }
}
