import CoreText
import UIKit

extension Stage {
  /// Lays out, waits for every load and lays out again.
  package func load() throws(StagingError) {
    do throws(LoadError) {
      try root.layOutAndLoad(within: patience)
    } catch {
      throw StagingError(error)
    }
  }

  /// Lets time pass: some seconds, or with nil until everything has come to rest.
  package func passTime(_ time: TimeInterval?) throws(StagingError) {
    let clock = MediaClock.current
    if let time {
      clock.advance(by: time)
    } else if !clock.settle() {
      throw .neverRests
    }
  }

  /// The screen when everything has loaded; at rest, or in the middle of what moves.
  package func bitmap(resting: Bool = true) throws(StagingError) -> Bitmap {
    try TextInk.checkFonts()
    return try run { () throws(StagingError) in
      let bitmap: Bitmap?
      do throws(LoadError) {
        bitmap = try root.loadedSnapshotBitmap(
          scale: scale, resting: resting, within: patience, keeper: keeper)
      } catch {
        throw StagingError(error)
      }
      guard let bitmap else { throw .unusableSize(root.bounds.size, scale: scale) }
      try TextInk.checkTexts()
      return bitmap
    }
  }

  /// The screen when everything has loaded, as an image.
  package func picture(resting: Bool = true) throws(StagingError) -> CGImage {
    CGImage(sharing: try bitmap(resting: resting))
  }

  /// Scrolls, lets time pass and draws. What shows nothing is an error, unless it is meant.
  package func take(_ request: PictureRequest) throws(StagingError) -> CGImage {
    try run { () throws(StagingError) in
      root.layoutIfNeeded()
      try show(request.target)
      try load()
      // Cells that were out of sight come back as they were.
      root.catchUpWithTraits()
      try load()
      let clock = MediaClock.current
      if let time = request.time { clock.advance(by: time) } else { clock.settle() }
      let bitmap = try bitmap(resting: request.time == nil)
      try checkCells()
      try BlankPictures.check(bitmap)
      return CGImage(sharing: bitmap)
    }
  }

  /// Pictures at times after something has begun, in seconds, in ascending order. Where none of
  /// them shows anything that is an error, unless it is meant.
  package func film(
    at times: [TimeInterval], _ begin: () -> Void
  ) throws(StagingError) -> [CGImage] {
    try run { () throws(StagingError) in
      try load()
      let clock = MediaClock.current
      clock.settle()
      begin()
      var (pictures, now): ([CGImage], TimeInterval) = ([], 0)
      for time in times {
        try load()
        clock.advance(by: max(0, time - now))
        now = max(now, time)
        pictures.append(try picture(resting: false))
      }
      try BlankPictures.check(pictures)
      return pictures
    }
  }
}
