import Dispatch
import ImageIO
import UIKit

/// Photographs as files of 720 × 720 pixels, which take some milliseconds to decode and to make
/// smaller.
///
/// What is decoded ahead is handed out once and not kept: a photograph comes back into sight later
/// than a cache of a sensible size would remember.
@MainActor
final class PhotoAlbum {
  static let count = 400
  private static let side = 720
  /// What a cell shows, in pixels: two for each of its points across.
  private nonisolated static let thumbnail = CGSize(width: 480, height: 480)

  /// The files, one for each motif; nil where there is no memory to draw one.
  private static let files: [Data?] = PhotoMotif.allCases.map { file(of: $0) }

  private var prepared: [Int: UIImage] = [:]
  private var underway: [Int: (load: PendingLoad, work: DispatchWorkItem)] = [:]

  /// A photograph, decoded now if that has not been done ahead.
  func photo(_ number: Int) -> UIImage? {
    abandon(number)
    return prepared.removeValue(forKey: number) ?? Self.decode(Self.file(number))
  }

  /// Decodes a photograph in the background, so that it is there when its cell is made.
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

  /// Forgets a photograph that will not be needed after all.
  func cancel(_ number: Int) {
    abandon(number)
    prepared[number] = nil
  }

  /// Takes back what has not begun: the other core is there for photographs that are still to come.
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
    // Neighbours in a row and in a column differ.
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
