import Scenes
import UIKit

/// Goes through a scene file's script on the virtual clock and takes its pictures.
@MainActor
package struct ScenePlayer {
  package let renderer: SceneRenderer
  private let scene: AssembledScene

  /// A picture and the name that the script gave it; nil for one taken after the script.
  package struct Picture {
    package let name: String?
    package let bitmap: Bitmap
    /// The content offset it shows, in points.
    package let offset: CGPoint

    package init(name: String?, bitmap: Bitmap, offset: CGPoint) {
      self.name = name
      self.bitmap = bitmap
      self.offset = offset
    }
  }

  init(_ scene: AssembledScene, renderer: SceneRenderer) {
    self.scene = scene
    self.renderer = renderer
  }

  private var controller: SceneFileViewController? {
    renderer.window.rootViewController as? SceneFileViewController
  }

  /// The pictures that the script takes; where it takes none, one of the screen at rest after it.
  ///
  /// - Parameters:
  ///   - offset: where the content is scrolled to before the script begins, in points; nil for where the file says.
  ///   - showsIndicators: whether scroll indicators are drawn even where the file does not say so.
  package func pictures(
    offset: CGPoint? = nil, clamps: Bool = true, showsIndicators: Bool = false
  ) throws(SceneError) -> [Picture] {
    let shows = showsIndicators || self.showsIndicators
    guard !scene.document.script.isEmpty else {
      return [try picture(nil, offset, at: nil, clamps, shows)]
    }
    var pictures: [Picture] = []
    if let offset { _ = try picture(nil, offset, at: 0, clamps, shows) }
    try play { name throws(SceneError) in
      pictures.append(try picture(name, nil, at: 0, clamps, shows))
    }
    return pictures.isEmpty ? [try picture(nil, nil, at: nil, clamps, shows)] : pictures
  }

  /// Whether the file wants scroll indicators drawn.
  package var showsIndicators: Bool { scene.document.collectionView.showsIndicators }

  /// Whether anything happens before the picture is taken.
  package var hasScript: Bool { !scene.document.script.isEmpty }

  /// Goes through the script.
  ///
  /// - Parameter capture: told the name of each picture that the script takes, when it is to be taken.
  package func play(_ capture: (String) throws(SceneError) -> Void) throws(SceneError) {
    for (index, step) in scene.document.script.enumerated() {
      if case .capture(let name) = step.action {
        try capture(name)
      } else {
        try onScreen { () throws(SceneError) in try perform(step, index) }
      }
    }
  }

  /// Selects an item as a script's step does; false where there is no such item.
  package func select(_ item: IndexPath) -> Bool {
    guard let controller, controller.contents.items.indices.contains(item.section),
      controller.contents.items[item.section].indices.contains(item.item)
    else { return false }
    controller.select(ItemPath(item.section, item.item))
    return true
  }

  private func picture(
    _ name: String?, _ offset: CGPoint?, at time: Double?, _ clamps: Bool, _ shows: Bool
  ) throws(SceneError) -> Picture {
    let (bitmap, offset) = try renderer.render(
      offset: offset, at: time, clamps: clamps, showsIndicators: shows)
    return Picture(name: name, bitmap: bitmap, offset: offset)
  }

  /// Steps happen on the screen that pictures are taken of, laid out before and after.
  private func onScreen(_ body: () throws(SceneError) -> Void) throws(SceneError) {
    try renderer.onScreen { () throws(SceneError) in
      renderer.window.layoutIfNeeded()
      try body()
      renderer.window.layoutIfNeeded()
    }
  }

  // MARK: Steps

  private func perform(_ step: StepModel, _ index: Int) throws(SceneError) {
    guard let controller else { return }
    switch step.action {
    case .capture: break
    case .wait(.seconds(let seconds)): MediaClock.advance(by: seconds)
    case .wait(.rest):
      guard MediaClock.settle() else { throw .neverRests(scene: renderer.scene.name) }
    case .scroll(let scroll): perform(scroll, controller)
    case .select(let paths): for path in paths { controller.select(path.value) }
    case .deselect(let paths): for path in paths { controller.deselect(path.value) }
    case .highlight(let paths):
      for path in paths { controller.setHighlighted(true, path.value) }
    case .unhighlight(let paths):
      for path in paths { controller.setHighlighted(false, path.value) }
    case .update(let update): controller.perform(update, inserting: scene.insertions[index] ?? [])
    case .reloadData: controller.reload()
    case .layout(let change): controller.perform(change)
    }
  }

  private func perform(_ scroll: ScrollModel, _ controller: SceneFileViewController) {
    if let item = scroll.item {
      guard let (view, indexPath) = controller.address(item.value) else { return }
      return view.scroll(to: indexPath, scroll.at, animated: scroll.animated)
    }
    let line = scroll.section.flatMap { controller.line($0.value)?.collectionView }
    guard let view = scroll.section == nil ? controller.collectionView : line else { return }
    let current = view.contentOffset
    let goal =
      scroll.to
      ?? CGPoint(
        x: current.x + (scroll.by?.width ?? 0), y: current.y + (scroll.by?.height ?? 0))
    view.setContentOffset(view.clampedContentOffset(goal), animated: scroll.animated)
  }
}

extension UICollectionView {
  fileprivate func scroll(to indexPath: IndexPath, _ at: ScrollModel.Position, animated: Bool) {
    if let position = at.uiPosition {
      scrollToItem(at: indexPath, at: position, animated: animated)
    } else if let frame = layoutAttributesForItem(at: indexPath)?.frame {
      scrollRectToVisible(frame, animated: animated)
    }
  }
}

extension ScrollModel.Position {
  /// nil for the nearest.
  fileprivate var uiPosition: UICollectionView.ScrollPosition? {
    switch self {
    case .nearest: nil
    case .top: .top
    case .centeredVertically: .centeredVertically
    case .bottom: .bottom
    case .left: .left
    case .centeredHorizontally: .centeredHorizontally
    case .right: .right
    }
  }
}
