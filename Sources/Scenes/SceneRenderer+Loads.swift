import UIKit

extension SceneRenderer {
  /// Waits for what is loading and lays out again, until nothing is.
  func load() throws(SceneError) {
    do throws(LoadError) {
      try window.layOutAndLoad(within: patience)
    } catch {
      throw sceneError(error)
    }
  }

  /// The screen as it is when nothing is loading, and if wanted nothing moving; nil where there is
  /// no memory for it.
  func snapshot(resting: Bool) throws(SceneError) -> Bitmap? {
    do throws(LoadError) {
      return try window.loadedSnapshotBitmap(
        scale: scale, resting: resting, within: patience, keeper: keeper)
    } catch {
      throw sceneError(error)
    }
  }

  private func sceneError(_ error: LoadError) -> SceneError {
    let offset = scrollView?.contentOffset ?? .zero
    return switch error {
    case .neverEnded(let loads):
      .neverLoaded(scene: scene.name, offset: offset, loads: loads)
    case .keepsLoading(let loads, let rounds):
      .keepsLoading(scene: scene.name, offset: offset, loads: loads, rounds: rounds)
    }
  }
}
