/// Why a screen does not keep a law, or why that could not be found out. `description` is a
/// sentence.
public enum LawViolation: Error, Equatable, Sendable {
  /// Two pictures show the same content differently.
  case overlap(CGPoint, CGPoint, Disagreement, common: Int)
  /// A screen that has been scrolled looks different from one that has not.
  case reuse(at: CGPoint, Disagreement)
  /// A screen looks different after an update than after reloading its data.
  case update(at: CGPoint, Disagreement)
  /// No two pictures share content that scrolls.
  case nothingShared
  /// The closure gave the same screen twice.
  case sameScreen(String)
  /// Nothing was updated: the pictures before and after are the same, at every offset.
  case nothingUpdated
  /// There is no collection view to speak of.
  case noCollectionView(String)
  /// No picture could be taken.
  case notTaken(SnapshotError)

  /// Where pictures differ.
  public struct Disagreement: Equatable, Sendable {
    /// In pixels.
    public let count: Int
    /// The first place from the top left, in points of the content.
    public let place: CGPoint
    /// What lies there: "cell [0,3] (BadgeCell)"; nil where no element does.
    public let element: String?

    /// What a comparison found; `place` in pixels from the top left.
    public init(count: Int, place: CGPoint, element: String?) {
      self.count = count
      self.place = place
      self.element = element
    }

    /// - Parameter common: the pixels compared; nil where that goes without saying.
    func figures(of common: Int? = nil) -> String {
      let all = common.map { " of \($0)" } ?? ""
      let isOne = count == 1 && common == nil
      return "\(count)\(all) pixel\(isOne ? " differs" : "s differ"), the first at \(words(place))"
        + " of the content"
    }
  }
}

extension LawViolation: CustomStringConvertible {
  public var description: String {
    switch self {
    case .overlap(let first, let second, let found, let common):
      return "Pictures at the offsets \(words(first)) and \(words(second)) disagree about"
        + " \(found.element ?? "the background") on content that both show:"
        + " \(found.figures(of: common))."
    case .reuse(let offset, let found):
      return
        "At the offset \(words(offset)), \(found.element ?? "the background") differs from a new"
        + " screen at that offset: \(found.figures()). It kept state of earlier content."
    case .update(let offset, let found):
      return "After the update, at the offset \(words(offset)),"
        + " \(found.element ?? "the background") differs from a screen that has"
        + " reloaded the data: \(found.figures())."
    case .nothingShared:
      return
        "The law was not tested: no two pictures at different offsets share content that scrolls."
    case .sameScreen(let type):
      return "The law was not tested: the closure must make a new screen each time, and returned"
        + " the same \(type) twice."
    case .nothingUpdated:
      return "The law was not tested: the update changed no picture."
    case .noCollectionView(let type):
      return "The law was not tested: \(type) neither is nor contains a collection view."
    case .notTaken(let error):
      return "The law was not tested. \(error)"
    }
  }
}

/// "(0, 12.5)".
private func words(_ point: CGPoint) -> String {
  "(\(ShortNumber.text(point.x)), \(ShortNumber.text(point.y)))"
}
