import CoreText
import UIKit

extension Stage {
  /// Takes a picture, the one way there is: what is wanted is brought into sight, everything loads,
  /// time passes, what is laid out is displayed and drawn. What shows nothing is an error, unless
  /// it is meant.
  ///
  /// - Complexity: O(pixels + what is visible).
  package func photograph(_ request: PictureRequest) throws(SnapshotError) -> Photograph {
    try run { () throws(SnapshotError) in
      let terms = request.terms
      try show(request.target, within: terms.patience)
      showIndicators(request.showsIndicators)
      try load(within: terms.patience)
      if wasMadeBefore {
        // Cells that were out of sight come back as they were.
        root.catchUpWithTraits()
        try load(within: terms.patience)
      }
      let bitmap = try bitmap(after: request.time, within: terms.patience)
      try checkLayout()
      if !terms.allowsBlank { try checkCells() }
      try terms.checkInk(bitmap)
      return Photograph(bitmap: bitmap, offset: scrollView?.contentOffset ?? .zero)
    }
  }

  /// Pictures at times after something has begun, in seconds, in ascending order. Where none of
  /// them shows anything that is an error, unless it is meant.
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

  /// Lays out, waits for every load and lays out again.
  package func load(within patience: Duration = LoadBoard.patience) throws(SnapshotError) {
    do throws(LoadError) {
      try root.layOutAndLoad(within: patience)
    } catch {
      throw SnapshotError(error)
    }
  }

  /// Lets time pass: some seconds, or with nil until everything has come to rest.
  package func passTime(_ time: TimeInterval?) throws(SnapshotError) {
    let clock = MediaClock.current
    if let time {
      clock.advance(by: time)
    } else if !clock.settle() {
      throw .neverRests
    }
  }

  /// The screen after some seconds, in the middle of what moves then, or with nil at rest.
  private func bitmap(
    after time: TimeInterval?, within patience: Duration
  ) throws(SnapshotError) -> Bitmap {
    try passTime(time)
    root.layoutIfNeeded()
    return try bitmap(resting: time == nil, within: patience)
  }

  /// The screen when everything has loaded; at rest, or in the middle of what moves.
  package func bitmap(
    resting: Bool = true, within patience: Duration = LoadBoard.patience
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

  private func showIndicators(_ areShown: Bool?) {
    guard let areShown else { return }
    if areShown { scrollView?.showScrollIndicators() } else { scrollView?.hideScrollIndicators() }
  }

  /// Checks that no layout asked for itself for ever.
  private func checkLayout() throws(SnapshotError) {
    let culprits = session.state(LayoutTrouble.self).culprits
    guard culprits.isEmpty else { throw .layoutNeverEnds(culprits) }
  }
}
