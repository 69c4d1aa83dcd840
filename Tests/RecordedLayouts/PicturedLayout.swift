import Foundation
import Testing

/// Frames that UIKit computed, and their constraints.
///
/// The numbers are read from public tests, pictures and interface files, which `source` names.
/// Constraints read `item.attribute relation [factor*]item.attribute [± constant] [@priority]`;
/// `root` is the superview. Without `size`, its own constraints size it.
package struct PicturedLayout: Decodable, Sendable, CustomTestStringConvertible {
  package struct View: Decodable, Sendable {
    package let name: String
    package let superview: String?
    /// The intrinsic size; -1 for an axis without one.
    package let content: [Double]?
    package let hugging: [Float]?
    package let compression: [Float]?
    package let frame: [Double]?
  }

  package struct Stack: Decodable, Sendable {
    package enum Distribution: String, Decodable, Sendable { case fill, fillEqually, equalSpacing }

    package let name: String
    package let axis: String
    package let spacing: Double
    package let distribution: Distribution
    package let arranged: [String]
  }

  package let name: String
  package let source: String
  package let note: String?
  /// The number of pixels per point.
  package let scale: Double
  package let tolerance: Double
  package let size: [Double]?
  /// The superview's origin in its window.
  package let origin: [Double]?
  package let isRightToLeft: Bool?
  /// The only axis that is compared.
  package let axis: String?
  package let views: [View]
  package let guides: [String]?
  package let constraints: [String]?
  package let stacks: [Stack]?

  package var testDescription: String { name }

  package static let all: [PicturedLayout] = {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("UIKitFrames.json")
    do {
      return try JSONDecoder().decode([PicturedLayout].self, from: Data(contentsOf: file))
    } catch {
      fatalError("\(file.path): \(error)")
    }
  }()
}
