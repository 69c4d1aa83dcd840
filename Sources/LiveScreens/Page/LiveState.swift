import Foundation
import ScenePictures

/// The state that a page shows beside the screen's picture.
package struct LiveState: Encodable, Equatable, Sendable {
  package let type = "state"
  package var name = ""
  /// The size in points.
  package var size: [Double] = [0, 0]
  /// Pixels per point.
  package var scale = 1.0
  /// The settings of the screen, `look` on the page.
  package var settings = LiveSettings()
  /// The scenes of a storyboard.
  package var scenes: [String] = []
  /// Whether time advances.
  package var runs = false
  /// Whether the user paused it at an earlier time.
  package var isPaused = false
  /// Whether the screen has received input.
  package var isTouched = false
  /// A description of the screen's problem.
  package var problem: String?
  /// Whether goldens can be recorded.
  package var keepsGoldens = false

  enum CodingKeys: String, CodingKey {
    case type, name, size, scale, scenes, runs, isPaused, isTouched, problem, keepsGoldens
    case settings = "look"
  }
}

/// The options that a page offers, sent once.
package struct LiveChoices: Encodable, Sendable {
  let type = "choices"
  let devices = DeviceScreen.allCases.map(\.rawValue)
  let textSizes = TextSize.allCases.map(\.rawValue)
  /// The duration in seconds.
  let frame = LiveTime.frame
  let most = LiveTime.most
}

/// The result of a button's action.
package struct LiveAnswer: Encodable, Equatable, Sendable {
  /// "script", "golden", or "notice" for a sentence.
  package let type: String
  /// The name of the file, or the path of the golden.
  package var name: String?
  package var text: String?
  /// The `render` command that draws the same picture.
  package var command: String?
  /// Whether `render` draws the same bytes; nil if not verified.
  package var isSame: Bool?
  /// The reason for a failure.
  package var problem: String?
}

/// The visible texts of a screen at rest, for assistive technology.
package struct LiveTexts: Encodable, Equatable, Sendable {
  let type = "texts"
  let texts: [Text]

  struct Text: Encodable, Equatable, Sendable {
    let text: String
    /// The centre, in points.
    let x: Double
    let y: Double
  }

  enum CodingKeys: String, CodingKey { case type, texts }

  /// The maximum number of texts, and of characters in each.
  private static let most = (count: 300, length: 200)

  init(_ layout: PictureLayout) {
    texts = layout.elements.lazy.compactMap { element -> Text? in
      guard let text = element.accessibilityLabel ?? element.text, !text.isEmpty,
        element.state?.contains("hidden") != true
      else { return nil }
      let frame = element.frame
      let (x, y) = (frame.x + frame.width / 2, frame.y + frame.height / 2)
      guard x >= 0, y >= 0, x < layout.width, y < layout.height else { return nil }
      return Text(text: String(text.prefix(Self.most.length)), x: x, y: y)
    }.prefix(Self.most.count).map { $0 }
  }
}
