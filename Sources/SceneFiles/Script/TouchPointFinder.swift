import Staging
import UIKit

/// Finds the point of a touch on the current screen.
@MainActor
struct TouchPointFinder {
  let window: UIWindow
  /// The collection view whose items are touched; nil if there is none.
  let collectionView: UICollectionView?

  /// Returns the point of a position, in the window.
  func point(_ model: TouchPointModel) throws(Mistake) -> CGPoint {
    if let point = model.at { return point }
    var point: CGPoint
    if let item = model.item {
      point = try center(ofItem: item)
    } else if let view = model.view {
      point = try center(ofView: view)
    } else if let button = model.button {
      point = try center(ofButton: button)
    } else {
      throw Mistake(.noTouchPoint, model.location)
    }
    point.x += model.offset.width
    point.y += model.offset.height
    guard window.bounds.contains(point) else {
      throw Mistake(.outsideWindow(point, window.bounds.size), model.location)
    }
    return point
  }

  private func center(ofItem item: Located<ItemPath>) throws(Mistake) -> CGPoint {
    guard let view = collectionView else {
      throw Mistake(.itemNotVisible("\(item.value)"), item.location)
    }
    let indexPath = IndexPath(item: item.value.item, section: item.value.section)
    guard view.hasItem(at: indexPath) else {
      let counts = (0..<view.numberOfSections).map { view.numberOfItems(inSection: $0) }
      throw Mistake(.noItem("\(item.value)", sections: counts), item.location)
    }
    guard let cell = view.cellForItem(at: indexPath), let center = center(of: cell) else {
      throw Mistake(.itemNotVisible("\(item.value)"), item.location)
    }
    return center
  }

  private func center(ofView name: Located<String>) throws(Mistake) -> CGPoint {
    let found =
      window.firstVisible { $0.accessibilityIdentifier == name.value }
      ?? window.firstVisible { $0.visibleText == name.value }
    guard let center = found.flatMap(center) else {
      throw Mistake(.noView(name.value), name.location)
    }
    return center
  }

  private func center(ofButton name: Located<String>) throws(Mistake) -> CGPoint {
    let buttons = window.barItems
    guard let button = buttons.first(where: { $0.item.names.contains(name.value) }) else {
      let known = buttons.compactMap(\.item.names.first)
      throw Mistake(.noButton(name.value, known: known), name.location)
    }
    return CGPoint(x: button.frame.midX, y: button.frame.midY)
  }

  /// Returns the centre of a view, or nil if it is not visible.
  private func center(of view: UIView) -> CGPoint? {
    guard view.window === window else { return nil }
    let point = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: window)
    return window.bounds.contains(point) ? point : nil
  }
}

extension UIView {
  /// Returns the first visible view that matches, depth first.
  fileprivate func firstVisible(_ isMeant: (UIView) -> Bool) -> UIView? {
    guard !isHidden, alpha > 0 else { return nil }
    if isMeant(self) { return self }
    for subview in subviews {
      if let found = subview.firstVisible(isMeant) { return found }
    }
    return nil
  }

  /// The text that a view displays; nil for views without text.
  fileprivate var visibleText: String? {
    switch self {
    case let label as UILabel: label.text
    case let button as UIButton: button.currentTitle
    default: nil
    }
  }
}
