import Dispatch
import ImageIO
import UIKit

/// Photographs as files of 720 × 720 pixels, which take some milliseconds to decode and downscale.
///
/// Photographs decoded in advance are returned once and not kept: a photograph becomes visible
/// again later than a cache of reasonable size would keep it.
@MainActor
final class PhotoAlbum {
  static let count = 400
  private static let side = 720
  /// The size in a cell, in pixels: two per point of its width.
  private nonisolated static let thumbnail = CGSize(width: 480, height: 480)

  /// The files, one for each motif; nil if memory was insufficient to draw it.
  private static let files: [Data?] = PhotoMotif.allCases.map { file(of: $0) }

  private var prepared: [Int: UIImage] = [:]
  private var underway: [Int: (load: PendingLoad, work: DispatchWorkItem)] = [:]

  /// Returns a photograph; decodes it unless that was done in advance.
  func photo(_ number: Int) -> UIImage? {
    abandon(number)
    return prepared.removeValue(forKey: number) ?? Self.decode(Self.file(number))
  }

  /// Decodes a photograph in the background, before its cell is created.
  func prepare(_ number: Int) {
    guard prepared[number] == nil, underway[number] == nil else { return }
    let load = PendingLoad("photograph \(number)")
    let file = Self.file(number)
    let work = DispatchWorkItem { @Sendable in
      let image = Self.decode(file)
      load.end { [weak self] in self?.keep(image, as: number, from: load) }
    }
    underway[number] = (load, work)
    DispatchQueue.global().async(execute: work)
  }

  /// Cancels the preparation of a photograph.
  func cancel(_ number: Int) {
    abandon(number)
    prepared[number] = nil
  }

  /// Removes work that has not started, because the other core is for upcoming photographs.
  private func abandon(_ number: Int) {
    guard let (load, work) = underway.removeValue(forKey: number) else { return }
    work.cancel()
    load.end()
  }

  private func keep(_ image: UIImage?, as number: Int, from load: PendingLoad) {
    guard underway[number]?.load === load else { return }
    underway[number] = nil
    prepared[number] = image
  }

  private static func file(_ number: Int) -> Data? {
    // Adjacent photographs in rows and columns differ.
    files[(number * 5) % files.count]
  }

  private nonisolated static func decode(_ file: Data?) -> UIImage? {
    file.flatMap { UIImage(data: $0)?.preparingThumbnail(of: thumbnail) }
  }

  private static func file(of motif: PhotoMotif) -> Data? {
    guard let bitmap = Bitmap(width: side, height: side) else { return nil }
    let context = bitmap.makeContext(scale: CGFloat(side) / PhotoMotif.side)
    motif.paint(with: Brush(context))
    return try? JPEGEncoder(quality: 92).encode(bitmap)
  }
}
