import SceneRendering
import Staging
import UIKit

/// Plays the script of a scene file on the virtual clock and takes its pictures.
@MainActor
package struct ScenePlayer {
  package let renderer: SceneRenderer
  private let script: PlayedScript
  /// Whether scroll indicators are drawn.
  package let showsIndicators: Bool

  /// A picture and its name in the script; nil for one taken after the script.
  package struct Picture {
    package let name: String?
    package let bitmap: Bitmap
    /// The content offset in the picture, in points.
    package let offset: CGPoint

    package init(name: String?, bitmap: Bitmap, offset: CGPoint) {
      self.name = name
      self.bitmap = bitmap
      self.offset = offset
    }
  }

  init(_ script: PlayedScript, renderer: SceneRenderer, showsIndicators: Bool) {
    self.script = script
    self.renderer = renderer
    self.showsIndicators = showsIndicators
  }

  /// Creates a player of a script file on any screen.
  package init(_ file: ScriptFile, renderer: SceneRenderer) {
    self.init(
      PlayedScript(steps: file.steps, path: file.path), renderer: renderer,
      showsIndicators: false)
  }

  var controller: SceneFileViewController? {
    renderer.window.rootViewController as? SceneFileViewController
  }

  /// Returns the pictures of the script; without any, a picture of the screen at rest after it.
  package func pictures() throws(Failure) -> [Picture] {
    var pictures: [Picture] = []
    try play { moment throws(Failure) in
      if case .capture(let name) = moment { pictures.append(try picture(name, at: 0)) }
      return true
    }
    return pictures.isEmpty ? [try picture(nil, at: nil)] : pictures
  }

  /// Whether there are steps before the picture.
  package var hasScript: Bool { !script.steps.isEmpty }

  /// Whether the screen is that of a scene file.
  package var isOfSceneFile: Bool { controller != nil }

  /// A moment at which a picture can be taken.
  package enum Moment: Hashable {
    /// A capture step of the script, by its name.
    case capture(String)
    /// A time in seconds after the start. All earlier steps have been performed.
    case time(Double)
  }

  /// Plays the script.
  ///
  /// - Parameters:
  ///   - times: The times in seconds after the start, ascending; they may follow the script's end.
  ///   - onEnd: Called after all steps have been performed.
  ///   - visit: Called at each moment; returning false ends the script.
  package func play(
    times: [Double] = [], onEnd: () -> Void = {},
    _ visit: (Moment) throws(Failure) -> Bool
  ) throws(Failure) {
    var times = ScriptTimes(times)
    try checkRoom()
    for (index, step) in script.steps.enumerated() {
      switch step.action {
      case .capture(let name):
        guard try visit(.capture(name)) else { return }
      case .wait(let wait):
        guard try pass(wait, &times, visit) else { return }
      case .fingers(let fingers):
        let duration = try onScreen { () throws(Failure) in try begin(fingers, step.location) }
        guard try pass(.seconds(duration), &times, visit) else { return }
      default: try onScreen { () throws(Failure) in try perform(step, index) }
      }
    }
    onEnd()
    while let time = try onScreen({ times.advanceToNext() }) {
      guard try visit(.time(time)) else { return }
    }
  }

  /// The name of the script's file, without its folder.
  package var scriptName: String { (script.path as NSString).lastPathComponent }

  /// Waits and visits the moments in between; those at the end follow the next steps.
  private func pass(
    _ wait: StepModel.Wait, _ times: inout ScriptTimes,
    _ visit: (Moment) throws(Failure) -> Bool
  ) throws(Failure) -> Bool {
    switch wait {
    case .seconds(let seconds):
      let end = times.now + seconds
      while let time = try onScreen({ times.advanceToNext(before: end) }) {
        guard try visit(.time(time)) else { return false }
      }
      try onScreen { times.advance(to: end) }
    case .rest:
      while true {
        guard let rests = try onScreen({ times.rests() }) else {
          throw Failure(SnapshotError.neverRests, of: renderer.subject())
        }
        if rests { return true }
        guard let time = try onScreen({ times.advanceToNext() }), try visit(.time(time)) else {
          return false
        }
      }
    }
    return true
  }

  /// Selects an item as a step of a script does. Returns false if there is no such item.
  package func select(_ item: IndexPath) -> Bool {
    guard let controller, controller.contents.items.indices.contains(item.section),
      controller.contents.items[item.section].indices.contains(item.item)
    else { return false }
    controller.select(ItemPath(item.section, item.item))
    return true
  }

  private func picture(_ name: String?, at time: Double?) throws(Failure) -> Picture {
    let (bitmap, offset) = try renderer.render(
      offset: nil, at: time, showsIndicators: showsIndicators)
    return Picture(name: name, bitmap: bitmap, offset: offset)
  }

  /// Runs a closure on the screen, laid out before and after.
  private func onScreen<Value>(
    _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    try renderer.onScreen { () throws(Failure) in
      renderer.window.layoutIfNeeded()
      let value = try body()
      renderer.window.layoutIfNeeded()
      try checkRoom()
      return value
    }
  }

  /// Throws for a group without room, which the layout on this screen detects.
  package func checkRoom() throws(Failure) {
    guard let controller, let section = controller.contents.sectionWithoutSpace else { return }
    let model = controller.contents.scene.sections[section].model
    let location = model.compositional.group?.location ?? model.location
    throw Failure(
      SceneFileError(file: script.path, [Mistake(.insufficientSpace(section: section), location)]))
  }

  // MARK: Touches

  /// Starts the touches of a step.
  ///
  /// - Returns: Their duration, in seconds.
  private func begin(_ fingers: FingerModel, _ location: DocumentLocation) throws(Failure) -> Double
  {
    let view = controller?.collectionView ?? renderer.stage.collectionView
    let finder = TouchPointFinder(window: renderer.window, collectionView: view)
    do throws(Mistake) {
      let script = try fingers.script(finder.point)
      try schedule(script, location)
      return script.duration
    } catch {
      throw Failure(SceneFileError(file: self.script.path, [error]))
    }
  }

  private func schedule(_ script: TouchScript, _ location: DocumentLocation) throws(Mistake) {
    do throws(TouchScriptError) {
      try renderer.window.schedule(script)
    } catch {
      throw Mistake(.fingers(error), location)
    }
  }

  // MARK: Steps

  private func perform(_ step: StepModel, _ index: Int) throws(Failure) {
    guard let controller else { return }
    try checkItems(of: step, controller)
    switch step.action {
    case .capture, .wait, .fingers: break
    case .scroll(let scroll): perform(scroll, controller)
    case .select(let paths): for path in paths { controller.select(path.value) }
    case .deselect(let paths): for path in paths { controller.deselect(path.value) }
    case .highlight(let paths):
      for path in paths { controller.setHighlighted(true, path.value) }
    case .unhighlight(let paths):
      for path in paths { controller.setHighlighted(false, path.value) }
    case .update(let update): controller.perform(update, inserting: script.insertions[index] ?? [])
    case .reloadData: controller.reload()
    case .layout(let change): controller.perform(change)
    }
  }

  /// Checks the items of a step, since rows shown or hidden by touches change the item numbers.
  private func checkItems(
    of step: StepModel, _ controller: SceneFileViewController
  ) throws(Failure) {
    guard controller.contents.scene.layoutKind == .list else { return }
    var check = ScriptCheck(
      controller.contents.scene.sections, counts: controller.contents.items.map(\.count),
      hasSectionCounts: true)
    let mistakes = check.mistakes(of: step)
    guard mistakes.isEmpty else {
      throw Failure(SceneFileError(file: script.path, mistakes))
    }
  }

  /// Scrolls a section with orthogonal scrolling relative to its start.
  private func scrollRow(
    ofSection section: Int, _ scroll: ScrollModel, _ controller: SceneFileViewController
  ) {
    guard let view = controller.collectionView,
      let distance = view.machine.rowDistance(ofSection: section)
    else { return }
    let isVertical = controller.contents.isVertical
    let goal =
      scroll.to.map { isVertical ? $0.x : $0.y }
      ?? distance + (scroll.by.map { isVertical ? $0.width : $0.height } ?? 0)
    view.machine.scrollRow(ofSection: section, to: goal, animated: scroll.animated)
  }

  private func perform(_ scroll: ScrollModel, _ controller: SceneFileViewController) {
    guard let view = controller.collectionView else { return }
    if let item = scroll.item?.value {
      return view.scroll(
        to: IndexPath(item: item.item, section: item.section), scroll.at,
        animated: scroll.animated)
    }
    if let section = scroll.section {
      return scrollRow(ofSection: section.value, scroll, controller)
    }
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
    } else {
      machine.scrollItemToVisible(at: indexPath, animated: animated)
    }
  }
}

extension ScrollModel.Position {
  /// The scroll position; nil for the nearest.
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
