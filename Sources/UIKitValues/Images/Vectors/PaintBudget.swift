/// Counts the pixels that a drawing's groups, masks, clips and fills go through, each as often as
/// it is drawn: a file of a few kilobytes can ask for hours.
final class PaintBudget {
  /// A full-screen illustration of a hundred groups goes through half a thousand million.
  static let most = 4e9

  private var spent = 0.0
  private let most: Double

  init(most: Double = PaintBudget.most) { self.most = most }

  var isSpent: Bool { spent > most }

  func spend(pixels: Double) { spent += pixels }
}
