import Foundation
import Testing

/// Frames that UIKit computed, with the constraints it computed them from.
///
/// Numbers only, read from public tests, pictures and interface files, which `source` names.
/// Constraints read `item.attribute relation [factor*]item.attribute [± constant] [@priority]`;
/// `root` is the superview, without `size` sized by its own constraints.
struct PicturedLayout: Decodable, Sendable, CustomTestStringConvertible {
  struct View: Decodable, Sendable {
    let name: String
    let superview: String?
    /// The intrinsic size; -1 for none.
    let content: [Double]?
    let hugging: [Float]?
    let compression: [Float]?
    let frame: [Double]?
  }

  struct Stack: Decodable, Sendable {
    enum Distribution: String, Decodable, Sendable { case fill, fillEqually, equalSpacing }

    let name: String
    let axis: String
    let spacing: Double
    let distribution: Distribution
    let arranged: [String]
  }

  let name: String
  let source: String
  let note: String?
  /// Pixels per point.
  let scale: Double
  let tolerance: Double
  let size: [Double]?
  /// Where the superview lies in its window.
  let origin: [Double]?
  let isRightToLeft: Bool?
  /// The only axis that counts.
  let axis: String?
  let views: [View]
  let guides: [String]?
  let constraints: [String]?
  let stacks: [Stack]?

  var testDescription: String { name }

  static let all: [PicturedLayout] = {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Recorded/UIKitFrames.json")
    do {
      return try JSONDecoder().decode([PicturedLayout].self, from: Data(contentsOf: file))
    } catch {
      fatalError("\(file.path): \(error)")
    }
  }()
}
