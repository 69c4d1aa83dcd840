import CoreText
import UIKit

extension Stage {
  /// Takes an image: scrolls, waits for loads, advances time, lays out, displays and draws. Throws
  /// an error for a blank image, unless that is allowed.
  ///
  /// - Complexity: O(pixels + visible views).
  package func photograph(_ request: PictureRequest) throws(SnapshotError) -> Photograph {
    try run { () throws(SnapshotError) in
      let terms = request.terms
      try show(request.target, within: terms.patience)
      showIndicators(request.showsIndicators)
      try load(within: terms.patience)
      if wasMadeBefore {
        // Cells that were not visible need updated traits.
        root.updateForCurrentTraits()
        try load(within: terms.patience)
      }
      let bitmap = try bitmap(after: request.time, within: terms.patience)
      try checkLayout()
      if !terms.allowsBlank { try checkCells() }
      try terms.checkInk(bitmap)
      return Photograph(bitmap: bitmap, offset: scrollView?.contentOffset ?? .zero)
    }
  }

  /// Returns images at ascending times in seconds after a closure is called. Throws an error if all
  /// are blank, unless that is allowed.
  package func film(
    at times: [TimeInterval], under terms: PictureTerms, _ begin: () -> Void
  ) throws(SnapshotError) -> [CGImage] {
    try run { () throws(SnapshotError) in
      try load(within: terms.patience)
      try passTime(nil)
      begin()
      var (pictures, now): ([CGImage], TimeInterval) = ([], 0)
      for time in times {
        try load(within: terms.patience)
        let bitmap = try bitmap(after: max(0, time - now), within: terms.patience)
        pictures.append(CGImage(sharing: bitmap))
        now = max(now, time)
      }
      try terms.checkInk(pictures)
      return pictures
    }
  }

  /// Lays out, waits for all loads and lays out again.
  package func load(within patience: Duration = LoadRegistry.patience) throws(SnapshotError) {
    do throws(LoadError) {
      try root.layOutAndLoad(within: patience)
    } catch {
      throw SnapshotError(error)
    }
  }

  /// Advances time by seconds; nil to complete all animations.
  package func passTime(_ time: TimeInterval?) throws(SnapshotError) {
    let clock = MediaClock.current
    if let time {
      clock.advance(by: time)
    } else if !clock.settle() {
      throw .neverRests
    }
  }

  /// Returns the screen after some seconds, during animations, or at rest for nil.
  private func bitmap(
    after time: TimeInterval?, within patience: Duration
  ) throws(SnapshotError) -> Bitmap {
    try passTime(time)
    root.layoutIfNeeded()
    return try bitmap(resting: time == nil, within: patience)
  }

  /// Returns the screen after all loads; at rest, or during animations.
  package func bitmap(
    resting: Bool = true, within patience: Duration = LoadRegistry.patience
  ) throws(SnapshotError) -> Bitmap {
    try TextInk.checkFonts()
    return try run { () throws(SnapshotError) in
      let bitmap: Bitmap?
      do throws(LoadError) {
        bitmap = try root.loadedSnapshotBitmap(
          scale: scale, resting: resting, within: patience, keeper: keeper)
      } catch {
        throw SnapshotError(error)
      }
      guard let bitmap else { throw .unusableSize(root.bounds.size, scale: scale) }
      try TextInk.checkTexts()
      return bitmap
    }
  }

  private func showIndicators(_ areVisible: Bool?) {
    guard let areVisible else { return }
    if areVisible { scrollView?.showScrollIndicators() } else { scrollView?.hideScrollIndicators() }
  }

  /// Throws an error if a layout invalidated itself endlessly.
  private func checkLayout() throws(SnapshotError) {
    let culprits = session.state(LayoutLoopRecord.self).culprits
    guard culprits.isEmpty else { throw .layoutNeverEnds(culprits) }
  }
}
