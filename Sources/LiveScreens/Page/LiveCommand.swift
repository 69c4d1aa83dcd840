import Foundation
import ScenePictures

/// A page's request, decoded from a message.
package enum LiveCommand: Equatable, Sendable {
  case finger(LiveFinger.Event)
  /// Moves content under a point by a distance in points.
  case wheel(CGVector, CGPoint)
  /// Changes the device, the appearance and other settings.
  case settings(LiveSettings)
  /// Goes to a time, in frames.
  case seek(Int)
  /// Resumes or pauses time.
  case play(Bool)
  case restart
  /// Reports that the page has shown a frame.
  case shown(UInt32)
  case picture
  case script
  /// Records a golden with a name and a description for reviewers.
  case golden(name: String, shows: String)

  /// The maximum size of a message in bytes.
  package static let maximumBytes = 4_096

  /// Decodes a command and its number. Returns nil for other text.
  package static func read(_ text: String) -> (command: LiveCommand, number: UInt32)? {
    guard text.utf8.count <= maximumBytes,
      let message = try? JSONDecoder().decode(Message.self, from: Data(text.utf8)),
      let command = message.command
    else { return nil }
    return (command, message.n ?? 0)
  }

  private struct Message: Decodable {
    let `do`: String
    let n: UInt32?
    let x: Double?
    let y: Double?
    let dx: Double?
    let dy: Double?
    let frame: Int?
    let on: Bool?
    let look: LiveSettings?
    let name: String?
    let shows: String?

    var command: LiveCommand? {
      switch `do` {
      case "down": point.map { .finger(.down($0)) }
      case "move": point.map { .finger(.move($0)) }
      case "lift": .finger(.lift)
      case "cancel": .finger(.cancel)
      case "wheel": point.flatMap { point in distance.map { .wheel($0, point) } }
      case "look": look.map { .settings($0) }
      case "seek": frame.map { .seek($0) }
      case "play": on.map { .play($0) }
      case "restart": .restart
      case "shown": frame.flatMap { UInt32(exactly: $0) }.map { .shown($0) }
      case "picture": .picture
      case "script": .script
      case "golden": name.map { .golden(name: $0, shows: shows ?? "") }
      default: nil
      }
    }

    private var point: CGPoint? {
      guard let x, let y, Self.isUsable(x), Self.isUsable(y) else { return nil }
      return CGPoint(x: x, y: y)
    }

    private var distance: CGVector? {
      guard let dx, let dy, Self.isUsable(dx), Self.isUsable(dy) else { return nil }
      return CGVector(dx: dx, dy: dy)
    }

    private static func isUsable(_ value: Double) -> Bool { abs(value) <= 100_000 }
  }
}

/// The settings of a screen as the page requests them. Nil properties have the scene's values.
package struct LiveSettings: Codable, Equatable, Sendable {
  package var device: String?
  package var appearance: String?
  package var direction: String?
  package var textSize: String?
  /// The storyboard scene.
  package var scene: String?
  package var indicators: Bool?

  package init() {}

  /// Creates the settings of a picture.
  package init(_ picture: WantedPicture) {
    device = picture.device?.rawValue
    appearance = picture.appearance?.rawValue
    direction = picture.isRightToLeft.map { $0 ? "rtl" : "ltr" }
    textSize = picture.textSize?.rawValue
    scene = picture.interfaceScene
    indicators = picture.showsIndicators
  }

  /// Returns a picture with these settings; nil if a value is unknown.
  package func applied(to picture: WantedPicture) -> WantedPicture? {
    var result = picture
    guard Self.read(device, into: &result.device),
      Self.read(appearance, into: &result.appearance),
      Self.read(textSize, into: &result.textSize)
    else { return nil }
    switch direction {
    case nil: result.isRightToLeft = nil
    case "rtl": result.isRightToLeft = true
    case "ltr": result.isRightToLeft = false
    default: return nil
    }
    // A device sets the size and the scale.
    if result.device != picture.device, result.device != nil {
      (result.size, result.scale) = (nil, nil)
    }
    result.interfaceScene = scene
    result.showsIndicators = indicators ?? false
    return result
  }

  private static func read<Value: RawRepresentable<String>>(
    _ word: String?, into value: inout Value?
  ) -> Bool {
    guard let word else {
      value = nil
      return true
    }
    guard let known = Value(rawValue: word) else { return false }
    value = known
    return true
  }
}
