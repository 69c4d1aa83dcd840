import Foundation
import ScenePictures

/// What a page shows besides the screen's picture.
package struct LiveState: Encodable, Equatable, Sendable {
  package let type = "state"
  package var name = ""
  /// In points.
  package var size: [Double] = [0, 0]
  /// Pixels per point.
  package var scale = 1.0
  package var look = LiveLook()
  /// Of a storyboard.
  package var scenes: [String] = []
  /// Whether time passes.
  package var runs = false
  /// Whether somebody has stopped it at a time that lies before the last.
  package var isPaused = false
  /// Whether something was done with the screen.
  package var isTouched = false
  /// What is the matter with the screen, in words.
  package var problem: String?
  /// Whether goldens can be recorded here.
  package var keepsGoldens = false

  enum CodingKeys: String, CodingKey {
    case type, name, size, scale, look, scenes, runs, isPaused, isTouched, problem, keepsGoldens
  }
}

/// The choices that a page offers, sent once.
package struct LiveChoices: Encodable, Sendable {
  let type = "choices"
  let devices = DeviceScreen.allCases.map(\.rawValue)
  let textSizes = TextSize.allCases.map(\.rawValue)
  /// In seconds.
  let frame = LiveTime.frame
  let most = LiveTime.most
}

/// An answer to a button.
package struct LiveAnswer: Encodable, Equatable, Sendable {
  /// "script", "golden", or "notice" for a sentence.
  package let type: String
  /// The file's name, or the golden's path.
  package var name: String?
  package var text: String?
  /// How `render` draws the same.
  package var command: String?
  /// Whether `render` does draw the same bytes; nil where that was not tried.
  package var isSame: Bool?
  /// Why there is none.
  package var problem: String?
}

/// The texts that can be read on a screen at rest, for those who do not look.
package struct LiveTexts: Encodable, Equatable, Sendable {
  let type = "texts"
  let texts: [Text]

  struct Text: Encodable, Equatable, Sendable {
    let text: String
    /// The middle, in points.
    let x: Double
    let y: Double
  }

  enum CodingKeys: String, CodingKey { case type, texts }

  /// So many are said at most, of so many characters.
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
