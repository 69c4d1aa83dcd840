import UIKit

/// The motifs of the twelve photographs.
enum PhotoMotif: CaseIterable {
  case cat, fish, yarn, moon
  case bird, bowl, meadow, mouse
  case cactus, butterfly, boat, box

  /// The side of a photograph, in pixels.
  static let side: CGFloat = 400

  /// The photographs, nil if memory was insufficient. They are drawn once, because they never
  /// change.
  @MainActor
  static let photographs = allCases.map { $0.photograph() }

  /// The photograph of the motif, nil if memory was insufficient.
  @MainActor var photographOnce: UIImage? {
    Self.allCases.firstIndex(of: self).flatMap { Self.photographs[$0] }
  }

  @MainActor
  private func photograph() -> UIImage? {
    PhotoLab.photograph(size: CGSize(width: Self.side, height: Self.side)) {
      paint(with: Brush($0))
    }
  }

  func paint(with brush: Brush) {
    switch self {
    case .cat: Self.paintCat(brush)
    case .fish: Self.paintFish(brush)
    case .yarn: Self.paintYarn(brush)
    case .moon: Self.paintMoon(brush)
    case .bird: Self.paintBird(brush)
    case .bowl: Self.paintBowl(brush)
    case .meadow: Self.paintMeadow(brush)
    case .mouse: Self.paintMouse(brush)
    case .cactus: Self.paintCactus(brush)
    case .butterfly: Self.paintButterfly(brush)
    case .boat: Self.paintBoat(brush)
    case .box: Self.paintBox(brush)
    }
  }

  /// The whole square.
  static let frame = CGRect(x: 0, y: 0, width: side, height: side)
}
