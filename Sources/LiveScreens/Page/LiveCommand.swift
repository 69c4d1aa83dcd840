import Foundation
import ScenePictures

/// What a page asks of its screen, read from one message.
package enum LiveCommand: Equatable, Sendable {
  case finger(LiveFinger.Event)
  /// Content is to move so far, in points, under a point.
  case wheel(CGVector, CGPoint)
  case look(LiveLook)
  /// To go to a time, in frames.
  case seek(Int)
  /// Time is to pass, or to stand still.
  case play(Bool)
  case restart
  /// The page has shown a frame.
  case shown(UInt32)
  case picture
  case script
  /// A golden's name, and what a reviewer must see.
  case golden(name: String, shows: String)

  /// So many bytes a message has at most.
  package static let maximumBytes = 4_096

  /// A command and its number; nil for anything else.
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
    let look: LiveLook?
    let name: String?
    let shows: String?

    var command: LiveCommand? {
      switch `do` {
      case "down": point.map { .finger(.down($0)) }
      case "move": point.map { .finger(.move($0)) }
      case "lift": .finger(.lift)
      case "cancel": .finger(.cancel)
      case "wheel": point.flatMap { point in distance.map { .wheel($0, point) } }
      case "look": look.map { .look($0) }
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

/// How a screen looks, as a page says it: what is nil is as the scene has it.
package struct LiveLook: Codable, Equatable, Sendable {
  package var device: String?
  package var appearance: String?
  package var direction: String?
  package var textSize: String?
  /// Of a storyboard.
  package var scene: String?
  package var indicators: Bool?

  package init() {}

  /// The look of a picture.
  package init(_ picture: WantedPicture) {
    device = picture.device?.rawValue
    appearance = picture.appearance?.rawValue
    direction = picture.isRightToLeft.map { $0 ? "rtl" : "ltr" }
    textSize = picture.textSize?.rawValue
    scene = picture.interfaceScene
    indicators = picture.showsIndicators
  }

  /// A picture with this look; nil where a word is none that is known.
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
    // A device has a size and a scale of its own.
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
