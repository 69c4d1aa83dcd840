/// The number of pixels processed by a drawing's groups, masks, clips and fills, which is limited
/// because a file of a few kilobytes can require hours.
final class PaintBudget {
  /// The limit. A full-screen illustration of a hundred groups needs half a thousand million.
  static let most = 4e9

  private var spent = 0.0
  private let most: Double

  init(most: Double = PaintBudget.most) { self.most = most }

  var isSpent: Bool { spent > most }

  func spend(pixels: Double) { spent += pixels }
}
