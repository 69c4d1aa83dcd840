import UIKit

/// A step of a script with touches, or a rotation of the device.
enum FingerModel: Sendable {
  case tap(TouchModel)
  case doubleTap(TouchModel)
  case longPress(TouchModel)
  case drag(DragModel)
  case fling(FlingModel)
  case pinch(PinchModel)
  /// Lifts fingers; an empty list means all that are down.
  case lift([Located<Int>])
  case cancel([Located<Int>])
  case turn(DeviceScreen.Orientation)

  static let number = Codec<Int>.whole(1...10)

  private enum All: String, CaseIterable, Sendable { case all }

  /// One finger, several, or all that are down as an empty list.
  static let numbers = Codec<[Located<Int>]>.oneOrMore(of: number.located)
    .or(Codec<All>.choice.map({ _ in [] }, show: { _ in "all" }))

  static let seconds = Codec<Double>.number(0...3_600)
}

/// A touch at a position.
struct TouchModel: TouchPointTable {
  var target = TouchPointModel()
  var duration: Double?
  var finger = 1
  var location = DocumentLocation(line: 1, column: 1)
  var gaps = Gaps()

  static let table = Table<TouchModel>(
    "touch",
    """
    A finger that comes down in one place. A point `[x, y]` alone is the touch's `at`.
    """,
    keys: Key.touchPoints + [
      Key(
        "duration", optional: \.duration, FingerModel.seconds, unit: "seconds",
        without: "0.05, of a long press 0.6", example: "0.1", "The time the finger is down."),
      Key("finger", \.finger, FingerModel.number, example: "2", "The number of the finger."),
    ])
}

/// A touch that moves and remains down.
struct DragModel: Traced {
  var from: TouchPointModel?
  var to: TouchPointModel?
  var duration = 0.3
  var through: [WayModel] = []
  var finger = 1
  var location = DocumentLocation(line: 1, column: 1)
  var gaps = Gaps()

  static let table = Table<DragModel>(
    "drag", "A finger that moves and stays down: `lift` lifts it.",
    keys: [
      Key(
        "from", optional: \.from, TouchPointModel.codec, without: "the finger is down and moves on",
        example: "[100, 200]", "The point where the finger comes down."),
      Key(
        "to", optional: \.to, TouchPointModel.codec, without: "the places of `through`",
        excludes: ["through"], example: "[100, 60]", "The destination, reached at constant speed."),
      Key(
        "duration", \.duration, FingerModel.seconds, unit: "seconds", needs: ["to"],
        example: "0.5", "The duration."),
      Key(
        "through", \.through, .list(of: .traced, 1...1_000), excludes: ["to"],
        example: "[{to: [100, 120], duration: 0.2}, {to: [100, 100], duration: 0.4}]",
        "The places it moves through, one after the other."),
      Key("finger", \.finger, FingerModel.number, example: "2", "The number of the finger."),
    ])

  /// All segments in order.
  var ways: [WayModel] {
    guard let to else { return through }
    var way = WayModel()
    (way.to, way.duration) = (to, duration)
    return [way]
  }
}

/// A segment of a touch's path.
struct WayModel: Traced {
  var to: TouchPointModel?
  var duration = 0.3
  var location = DocumentLocation(line: 1, column: 1)
  var gaps = Gaps()

  static let table = Table<WayModel>(
    "way", "A segment of a finger's path.",
    keys: [
      Key(
        "to", optional: \.to, TouchPointModel.codec, without: "required", isRequired: true,
        example: "[100, 120]", "The destination, reached at constant speed."),
      Key(
        "duration", \.duration, FingerModel.seconds, unit: "seconds", example: "0.2",
        "The duration."),
    ])
}

/// A touch that ends while moving.
struct FlingModel: Traced {
  var from: TouchPointModel?
  var velocity: CGSize?
  var duration = 0.1
  var finger = 1
  var location = DocumentLocation(line: 1, column: 1)
  var gaps = Gaps()

  static let table = Table<FlingModel>(
    "fling", "A finger that comes down, moves with a velocity and is lifted on the way.",
    keys: [
      Key(
        "from", optional: \.from, TouchPointModel.codec, without: "required", isRequired: true,
        example: "[100, 200]", "The point where the finger comes down."),
      Key(
        "velocity", optional: \.velocity, .shift, unit: "points a second", without: "required",
        isRequired: true, example: "[0, -900]", "The velocity, to the right and down."),
      Key(
        "duration", \.duration, FingerModel.seconds, unit: "seconds", example: "0.15",
        "The time the finger is down."),
      Key("finger", \.finger, FingerModel.number, example: "2", "The number of the finger."),
    ])
}

/// Two touches that move apart or together.
struct PinchModel: TouchPointTable {
  var target = TouchPointModel()
  var from: Double?
  var to: Double?
  var angle = 0.0
  var turn = 0.0
  var duration = 0.3
  var location = DocumentLocation(line: 1, column: 1)
  var gaps = Gaps()

  static let table = Table<PinchModel>(
    "pinch", "Fingers 1 and 2, on both sides of a place, that change their distance and stay down.",
    keys: Key.touchPoints + [
      Key(
        "from", optional: \.from, .length, unit: "points", without: "required", isRequired: true,
        example: "40", "The distance between the fingers at the start."),
      Key(
        "to", optional: \.to, .length, unit: "points", without: "required", isRequired: true,
        example: "120", "The distance between the fingers at the end."),
      Key(
        "angle", \.angle, .number(-360...360), unit: "degrees", example: "45",
        "The direction of the second finger from the first, clockwise from the right."),
      Key(
        "turn", \.turn, .number(-3_600...3_600), unit: "degrees", example: "90",
        "The angle they turn about each other, clockwise."),
      Key(
        "duration", \.duration, FingerModel.seconds, unit: "seconds", example: "0.5",
        "The duration."),
    ])
}

extension FingerModel {
  /// All positions of touches.
  var touchPoints: [TouchPointModel] {
    switch self {
    case .tap(let touch), .doubleTap(let touch), .longPress(let touch): [touch.target]
    case .drag(let drag): [drag.from].compactMap { $0 } + drag.ways.compactMap(\.to)
    case .fling(let fling): [fling.from].compactMap { $0 }
    case .pinch(let pinch): [pinch.target]
    case .lift, .cancel, .turn: []
    }
  }
}
