import QuartzCore
import UIKit

/// Laws of a screen that hold after any operations.
extension FuzzScreen {
  /// Returns a broken law of those that hold after every layout, also during animations.
  func broken(selected: [Int]) -> String? {
    measured.formUnion(view.visibleCells.compactMap { ($0 as? FuzzCell)?.text })
    return problems.first ?? cellProblem ?? standbyProblem ?? selectionProblem(selected)
      ?? (kind.sizesItself && [.flow, .compositional].contains(kind.arrangement)
        ? sizeProblem : nil)
  }

  /// Returns a broken law of those that hold at rest.
  func brokenAtRest(selected: [Int]) -> String? {
    broken(selected: selected) ?? leftoverProblem ?? ledgerProblem ?? offsetProblem ?? rowProblem
      ?? frameProblem
  }

  // MARK: At any moment

  private var wanted: [UICollectionViewLayoutAttributes] {
    let found = view.collectionViewLayout.layoutAttributesForElements(in: layoutBounds) ?? []
    return found.filter { $0.visibleFrame.overlapsAtAll(layoutBounds) }
  }

  private var layoutBounds: CGRect { view.machine.layoutBounds }

  private var cellProblem: String? {
    let paths = view.indexPathsForVisibleItems
    let cellPaths = wanted.filter { $0.representedElementCategory == .cell }.map(\.indexPath)
      .sorted()
    guard paths == cellPaths else { return "cells of \(paths), not of \(cellPaths)" }
    guard Set(view.visibleCells.map(ObjectIdentifier.init)).count == paths.count else {
      return "one cell shows two items"
    }
    for path in paths {
      guard let cell = view.cellForItem(at: path) as? FuzzCell else { return "no cell at \(path)" }
      guard cell.text == data[path]?.text else {
        return "\(cell.text) is shown at \(path), not \(data[path]?.text ?? "nothing")"
      }
      guard hosts(of: view).contains(where: { $0 === cell.superview }) else {
        return "the cell at \(path) is not on the screen"
      }
      guard view.indexPath(for: cell) == path else { return "the cell at \(path) does not know" }
    }
    return nil
  }

  /// Prepared and cached cells stay with their items.
  private var standbyProblem: String? {
    for path in data.paths {
      guard let cell = view.cellForItem(at: path) as? FuzzCell else { continue }
      guard cell.text == data[path]?.text else {
        return "\(cell.text) waits for \(path), not \(data[path]?.text ?? "nothing")"
      }
    }
    return nil
  }

  private func selectionProblem(_ selected: [Int]) -> String? {
    let paths = selected.compactMap(data.path(ofItem:))
    guard view.indexPathsForSelectedItems == paths else {
      return "selected are \(view.indexPathsForSelectedItems ?? []), not \(paths)"
    }
    for path in data.paths {
      guard let cell = view.cellForItem(at: path) else { continue }
      guard cell.isSelected == paths.contains(path) else { return "\(path) looks wrongly selected" }
    }
    return nil
  }

  /// If cells size themselves, one per line, all frames follow from the sizes by addition; and a
  /// cell's size stays with its item.
  private var sizeProblem: String? {
    var end: CGFloat = 0
    for (section, content) in data.sections.enumerated() {
      end += 6
      for (index, item) in content.items.enumerated() {
        let path = IndexPath(item: index, section: section)
        guard let frame = view.collectionViewLayout.layoutAttributesForItem(at: path)?.frame else {
          return "no place for \(path)"
        }
        if index > 0 { end += 3 }
        guard frame.minY == end else { return "\(path) is at \(frame.minY), not at \(end)" }
        guard frame.height == item.length || !measured.contains(item.text) else {
          return "the size of \(path) is forgotten: \(frame.height), not \(item.length)"
        }
        end += frame.height
      }
    }
    return view.contentSize.height == end ? nil : "content of \(view.contentSize), not \(end)"
  }

  // MARK: At rest

  /// Only visible elements have views on the screen, each element one.
  private var leftoverProblem: String? {
    let views = elementViews
    guard views.count == wanted.count else {
      return "\(views.count) views on the screen for \(wanted.count) elements"
    }
    guard pendingCompletions == 0 else { return "\(pendingCompletions) completions have not come" }
    return nil
  }

  private var ledgerProblem: String? {
    let cells = Set(view.visibleCells.map { ObjectIdentifier($0) })
    guard displayed == cells else {
      return
        "\(displayed.count) cells were displayed and have not left, \(cells.count) are visible"
    }
    let others = elementViews.filter { displayedViews.contains(ObjectIdentifier($0)) }
    guard others.count == displayedViews.count else {
      return "\(displayedViews.count) other views have not left, \(others.count) are visible"
    }
    return nil
  }

  private var offsetProblem: String? {
    let offset = view.contentOffset
    let reach = CGPoint(
      x: max(0, view.contentSize.width - view.bounds.width),
      y: max(0, view.contentSize.height - view.bounds.height))
    guard offset.x >= 0, offset.y >= 0, offset.x <= reach.x, offset.y <= reach.y else {
      return "content of \(view.contentSize) is at \(offset)"
    }
    return nil
  }

  /// Orthogonally scrolling rows rest inside their content.
  private var rowProblem: String? {
    for section in Set(view.indexPathsForVisibleItems.map(\.section)) {
      guard let row = view.collectionViewLayout.row(ofSection: section),
        let distance = view.machine.rowDistance(ofSection: section)
      else { continue }
      let range = row.stops.range
      guard (range.lowerBound - 0.001...range.upperBound + 0.001).contains(Double(distance)) else {
        return "the row of section \(section) is at \(distance), not in \(range)"
      }
    }
    return nil
  }

  /// Returns the superviews of elements: the view, and the orthogonally scrolling rows.
  private func hosts(of view: UIView) -> [UIView] {
    [view] + view.subviews.filter { $0 is UIScrollView }
  }

  private var elementViews: [UICollectionReusableView] {
    hosts(of: view).flatMap(\.subviews).compactMap { $0 as? UICollectionReusableView }
  }

  private func visibleFrame(of element: UIView) -> CGRect {
    element.superview?.convert(element.frame, to: view) ?? element.frame
  }

  private var frameProblem: String? {
    for attributes in wanted where attributes.representedElementCategory == .cell {
      guard let cell = view.cellForItem(at: attributes.indexPath) as? FuzzCell else { continue }
      let (frame, place) = (
        view.machine.layoutRect(attributes.visibleFrame), visibleFrame(of: cell)
      )
      guard place.isClose(to: frame) else {
        return "the cell of \(attributes.indexPath) is at \(place), not \(frame)"
      }
      guard !kind.sizesItself || cell.frame.height == cell.length else {
        return
          "the cell of \(attributes.indexPath) is \(cell.frame.height) long, not \(cell.length)"
      }
      guard cell.alpha == 1, !cell.isHidden, cell.layer.animationKeys()?.isEmpty ?? true else {
        return "the cell of \(attributes.indexPath) has not arrived"
      }
    }
    return nil
  }

  /// Returns the difference from a new screen with the same data and offset; only if sizes do not
  /// depend on the elements shown before.
  func difference(from fresh: FuzzScreen) -> String? {
    fresh.view.frame = view.frame
    fresh.layOut()
    guard view.contentSize == fresh.view.contentSize else {
      return "content of \(view.contentSize), reloaded of \(fresh.view.contentSize)"
    }
    fresh.view.contentOffset = view.contentOffset
    for section in data.sections.indices {
      if let distance = view.machine.rowDistance(ofSection: section) {
        fresh.view.machine.scrollRow(ofSection: section, to: distance, animated: false)
      }
    }
    fresh.layOut()
    let (ours, theirs) = (views, fresh.views)
    for (one, other) in zip(ours, theirs) where one != other { return "\(one), reloaded \(other)" }
    return ours.count == theirs.count ? nil : "\(ours.count) views, reloaded \(theirs.count)"
  }

  /// Frames and contents on the screen, in a canonical order.
  private var views: [String] {
    elementViews.compactMap { view in
      let frame = visibleFrame(of: view).rounded
      if let cell = view as? FuzzCell { return "cell \(cell.text) \(frame)" }
      return (view as? FuzzView).map { "view \($0.text) \(frame)" }
    }.sorted()
  }
}

extension CGRect {
  /// Whether the rectangles are equal except for rounding errors of a row's offset.
  fileprivate func isClose(to other: CGRect) -> Bool { rounded == other.rounded }

  /// The rectangle in thousandths of a point.
  fileprivate var rounded: CGRect {
    func rounded(_ length: CGFloat) -> CGFloat { (length * 1000).rounded() / 1000 }
    return CGRect(
      x: rounded(minX), y: rounded(minY), width: rounded(width), height: rounded(height))
  }

  fileprivate func overlapsAtAll(_ other: CGRect) -> Bool {
    let common = intersection(other)
    return !common.isNull && common.width > 0 && common.height > 0
  }
}
