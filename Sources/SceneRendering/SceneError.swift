import CoreText
import QuartzCore
import Staging
import UIKit

/// Why a scene gave no picture worth keeping. `description` is the sentence.
package enum SceneError: Error, Equatable, Sendable {
  /// Width and height in pixels.
  case outOfMemory(scene: String, width: Int, height: Int)
  /// Every pixel has the same value.
  case noInk(scene: String, offset: CGPoint)
  /// The content's end still moved after so many layout passes.
  case notSettled(scene: String, offset: CGPoint, passes: Int)
  /// The layout asked to be done again for ever: what asked for it, by name.
  case layoutNeverEnds(scene: String, views: [String])
  /// The layout puts `items` items into the visible rectangle and none has a cell.
  case noCells(scene: String, offset: CGPoint, items: Int)
  /// No item is in sight, and the first one has no area.
  case emptyItem(scene: String, item: [Int], size: CGSize)
  /// Animations follow each other without end.
  case neverRests(scene: String)
  /// The loads, by name, that had not ended when the time for waiting was over.
  case neverLoaded(scene: String, offset: CGPoint, loads: [String])
  /// The loads, by name, that the screen asked for after so many times that all had come.
  case keepsLoading(scene: String, offset: CGPoint, loads: [String], rounds: Int)
  /// There is nothing to scroll, or no such item.
  case notShown(scene: String)
  /// A step of a script cannot be taken: its place and why, as a sentence.
  case step(String)
  /// A text lacks its ink.
  case font(FontError)
}

extension SceneError {
  init(_ error: StagingError, of scene: String, at offset: CGPoint) {
    self =
      switch error {
      case .unusableSize(let size, let scale):
        .outOfMemory(scene: scene, pixels: PixelSize(points: size, scale: scale))
      case .notSettled(let passes): .notSettled(scene: scene, offset: offset, passes: passes)
      case .layoutNeverEnds(let views): .layoutNeverEnds(scene: scene, views: views)
      case .neverRests: .neverRests(scene: scene)
      case .neverLoaded(let loads): .neverLoaded(scene: scene, offset: offset, loads: loads)
      case .keepsLoading(let loads, let rounds):
        .keepsLoading(scene: scene, offset: offset, loads: loads, rounds: rounds)
      case .noCells(let items): .noCells(scene: scene, offset: offset, items: items)
      case .emptyItem(let item, let size): .emptyItem(scene: scene, item: item, size: size)
      case .noInk: .noInk(scene: scene, offset: offset)
      case .font(let problem): .font(problem)
      case .nothingScrolls, .noCollectionView, .noSuchItem: .notShown(scene: scene)
      }
  }

  private static func outOfMemory(scene: String, pixels: PixelSize) -> SceneError {
    .outOfMemory(scene: scene, width: pixels.width, height: pixels.height)
  }
}

extension SceneError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .outOfMemory(let scene, let width, let height):
      "There is not enough memory to draw '\(scene)' as \(width) × \(height) pixels."
    case .noInk(let scene, let offset):
      "The picture of '\(scene)' at offset \(FormattedNumber(offset)) is empty: every pixel has the"
        + " same colour."
    case .notSettled(let scene, let offset, let passes):
      "The screen of '\(scene)' at offset \(FormattedNumber(offset)) did not settle: the end of its"
        + " content still moved after \(passes) layout passes."
    case .layoutNeverEnds(let scene, let views):
      "The layout of '\(scene)' never ends: \(views.joined(separator: ", ")) asked for it again each"
        + " time."
    case .noCells(let scene, let offset, let items):
      "The picture of '\(scene)' at offset \(FormattedNumber(offset)) shows no cells where \(items)"
        + " items are visible."
    case .emptyItem(let scene, let item, let size):
      "No item of '\(scene)' is in sight: item [\(item.map(String.init).joined(separator: ","))] is"
        + " \(FormattedNumber(size.width)) × \(FormattedNumber(size.height)) points."
    case .neverRests(let scene):
      "'\(scene)' does not come to rest: its animations follow each other without end."
    case .neverLoaded(let scene, let offset, let loads):
      "The screen of '\(scene)' at offset \(FormattedNumber(offset)) is not complete: still waiting"
        + " for \(LoadError.list(loads))."
    case .keepsLoading(let scene, let offset, let loads, let rounds):
      "The screen of '\(scene)' at offset \(FormattedNumber(offset)) did not settle: after"
        + " \(rounds) rounds of loading it asked for \(LoadError.list(loads))."
    case .notShown(let scene): "Nothing of '\(scene)' can be scrolled there."
    case .step(let sentence): sentence
    case .font(let problem): problem.description
    }
  }
}
