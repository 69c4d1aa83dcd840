/// The violation of a law by a screen, or the reason why it could not be checked. `description` is
/// a sentence.
public enum LawViolation: Error, Equatable, Sendable {
  /// Two pictures differ in the same content.
  case overlap(CGPoint, CGPoint, Disagreement, common: Int)
  /// A scrolled screen differs from a new one.
  case reuse(at: CGPoint, Disagreement)
  /// A screen differs after an update from one after reloading its data.
  case update(at: CGPoint, Disagreement)
  /// No two pictures share scrolling content.
  case nothingShared
  /// The closure returned the same screen twice.
  case sameScreen(String)
  /// The update had no effect: pictures before and after it are equal at all offsets.
  case nothingUpdated
  /// There is no collection view.
  case noCollectionView(String)
  /// A picture could not be taken.
  case notTaken(SnapshotError)

  /// The difference between pictures.
  public struct Disagreement: Equatable, Sendable {
    /// The number of differing pixels.
    public let count: Int
    /// The first location from the top left, in points of the content.
    public let location: CGPoint
    /// The element there: "cell [0,3] (BadgeCell)"; nil if there is none.
    public let element: String?

    /// Creates a disagreement; `location` is in points of the content.
    public init(count: Int, location: CGPoint, element: String?) {
      self.count = count
      self.location = location
      self.element = element
    }

    /// Returns the number of pixels and the first location as a clause.
    ///
    /// - Parameter common: The number of compared pixels; nil to omit it.
    func figures(of common: Int? = nil) -> String {
      let all = common.map { " of \($0)" } ?? ""
      let isOne = count == 1 && common == nil
      return
        "\(count)\(all) pixel\(isOne ? " differs" : "s differ"), the first at \(words(location))"
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

/// Returns a point as "(0, 12.5)".
private func words(_ point: CGPoint) -> String {
  "(\(ShortNumber.text(point.x)), \(ShortNumber.text(point.y)))"
}
