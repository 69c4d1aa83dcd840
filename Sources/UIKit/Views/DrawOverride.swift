/// Tells whether a view class overrides `draw(_:)`, so that views which draw nothing get no pixels.
///
/// iOS asks the Objective-C runtime. Here the answer is read from the class's method table: the slot of
/// `draw(_:)` is the one word in which a class that overrides it differs from `UIView` while a class
/// that overrides nothing does not. Where no such word is found, every view is taken to draw: more
/// memory, the same picture. A picture of 20 plain views at 2048×1536 pixels costs 20 backing stores
/// less this way.
@MainActor
enum DrawOverride {
  private final class Plain: UIView {}

  private final class Drawing: UIView {
    override func draw(_ rect: CGRect) { tag += 1 }
  }

  private static var answers: [ObjectIdentifier: Bool] = [:]

  /// Whether a class, or one between it and `UIView`, overrides `draw(_:)`.
  ///
  /// - Complexity: O(1).
  static func isPresent(in type: UIView.Type) -> Bool {
    if let answer = answers[ObjectIdentifier(type)] { return answer }
    let answer = slot.map { word($0, of: type) != word($0, of: UIView.self) } ?? true
    answers[ObjectIdentifier(type)] = answer
    return answer
  }

  private static let slot: Int? = {
    let candidates = (1..<wordCount(of: UIView.self)).filter {
      word($0, of: Plain.self) == word($0, of: UIView.self)
        && word($0, of: Drawing.self) != word($0, of: UIView.self)
    }
    return candidates.count == 1 ? candidates[0] : nil
  }()

  private static func word(_ index: Int, of type: UIView.Type) -> UInt {
    unsafeBitCast(type, to: UnsafePointer<UInt>.self)[index]
  }

  /// The words behind a class's address point, from the size fields of Swift's class metadata
  /// (`docs/ABI/TypeMetadata.rst`: class object size and address point at byte 32 and 36 without
  /// Objective-C).
  private static func wordCount(of type: UIView.Type) -> Int {
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    let size = metadata.load(fromByteOffset: 32, as: UInt32.self)
    let addressPoint = metadata.load(fromByteOffset: 36, as: UInt32.self)
    guard size > addressPoint, size < 65_536 else { return 1 }
    return Int(size - addressPoint) / MemoryLayout<UInt>.size
  }
}
