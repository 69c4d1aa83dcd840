import UIKit

/// A step of a script: a table with one key, its action.
struct StepModel: TableDecodable {
  var action = Action.wait(.seconds(0))
  var location = DocumentLocation(line: 1, column: 1)
  /// Whether all of it was readable.
  var isSound = true
  /// Whether the step may change the items.
  var mayChangeItems = false

  enum Action: Sendable {
    case wait(Wait)
    case capture(String)
    case scroll(ScrollModel)
    case select([Located<ItemPath>])
    case deselect([Located<ItemPath>])
    case highlight([Located<ItemPath>])
    case unhighlight([Located<ItemPath>])
    case update(UpdateModel)
    case reloadData
    case layout(LayoutChangeModel)
    case fingers(FingerModel)
  }

  enum Wait: Sendable {
    case seconds(Double)
    case rest
  }

  /// The word for waiting until rest.
  private enum Rest: String, CaseIterable, Sendable { case rest }
  private enum All: String, CaseIterable, Sendable { case all }

  private static let changingKeys: Set = ["insert", "delete", "move", "update"]

  static let codec = codec(Codec<StepModel>.table.shape)

  /// The steps that are valid for all scenes.
  static let codecOfFingers = codec(.table { fingerTable.description })

  private static func codec(_ shape: Shape) -> Codec<StepModel> {
    Codec<StepModel>(shape, make: make, show: { _ in "{}" })
  }

  private static let make: @Sendable (CheckedValue) -> StepModel? = { plain in
    guard plain.entries != nil || plain.isWrong else { return nil }
    var step = StepModel.table.make(plain) ?? StepModel()
    step.location = plain.location
    step.isSound = plain.isSound
    step.mayChangeItems =
      plain.entries?.allSatisfy { !changingKeys.contains($0.name) } != true
      || plain.gaps.hasOthers
    return step
  }

  static let table = Table<StepModel>(
    "step",
    "One step of a script. Time advances only in `wait` and during touches.",
    keys: timeKeys + [
      key("scroll", .traced, example: "{to: [0, 300], animated: true}", "Scrolls.") { .scroll($0) },
      key("select", paths, example: "[0:1, 0:2]", "Selects items.") { .select($0) },
      key("deselect", paths, example: "0:1", "Deselects items.") { .deselect($0) },
      key("highlight", paths, example: "0:1", "Highlights items, as under a finger.") {
        .highlight($0)
      },
      key("unhighlight", paths, example: "0:1", "Ends their highlight.") { .unhighlight($0) },
      key(
        "insert", .table, example: "{at: 0:0, items: [Milk]}",
        "Inserts items one after the other, the first at `at`."
      ) { .update(UpdateModel(insert: [$0])) },
      key("delete", paths, example: "[0:0, 0:3]", "Deletes items.") {
        .update(UpdateModel(delete: $0))
      },
      key(
        "move", .table, example: "{from: 0:2, to: 0:0}",
        "Moves an item to its new place."
      ) { .update(UpdateModel(move: [$0])) },
      key(
        "update", .table, example: "{delete: 0:0, move: {from: 0:2, to: 0:0}}",
        "Performs several of these changes in one batch."
      ) { .update($0) },
      key(
        "reload",
        paths.map({ .items($0) }, show: { _ in "[]" })
          .or(Codec<All>.choice.map({ _ in Reload.all }, show: { _ in "all" })),
        example: "0:1",
        "Reloads the cells of items, or with `all` everything, which ends the selection."
      ) { reload in
        switch reload {
        case .items(let paths): .update(UpdateModel(reload: paths))
        case .all: .reloadData
        }
      },
      key(
        "layout", .table, example: "{itemSize: {columns: 2, aspectRatio: 1}, animated: true}",
        "Replaces the layout by one with these keys changed."
      ) { .layout($0) },
    ] + fingerKeys, takesOneKey: true)

  static let fingerTable = Table<StepModel>(
    "scriptStep",
    "One step of a script file. Time advances only in `wait` and during touches.",
    keys: timeKeys + fingerKeys, takesOneKey: true)

  private static let timeKeys: [Key<StepModel>] = [
    key(
      "wait", wait, unit: "seconds", example: "0.15",
      "Waits a number of seconds, or with `rest` until nothing moves."
    ) { .wait($0) },
    key(
      "capture", .text(.fieldName), example: "middle",
      "Takes a picture of the screen as it is now, whatever is moving, and gives it a name."
    ) { .capture($0) },
  ]

  private static let fingerKeys: [Key<StepModel>] = [
    key("tap", .placed, example: "{item: 0:1}", "A finger comes down and is lifted.") {
      .fingers(.tap($0))
    },
    key("doubleTap", .placed, example: "{item: [0, 1]}", "Two taps, a tenth of a second apart.") {
      .fingers(.doubleTap($0))
    },
    key(
      "longPress", .placed, example: "{item: 0:1, duration: 0.8}",
      "A finger comes down, rests and stays down."
    ) { .fingers(.longPress($0)) },
    key(
      "drag", .traced, example: "{from: [100, 200], to: [100, 60], duration: 0.3}",
      "A finger comes down, or is down, moves and stays down."
    ) { .fingers(.drag($0)) },
    key(
      "fling", .traced, example: "{from: [100, 200], velocity: [0, -900]}",
      "A finger comes down, moves and is lifted on the way."
    ) { .fingers(.fling($0)) },
    key(
      "pinch", .traced, example: "{at: [100, 120], from: 40, to: 120}",
      "Two fingers come down, change their distance and stay down."
    ) { .fingers(.pinch($0)) },
    key(
      "lift", FingerModel.numbers, example: "all", "Lifts fingers by their numbers, or all."
    ) { .fingers(.lift($0)) },
    key(
      "cancel", FingerModel.numbers, example: "1",
      "Cancels touches, as an incoming call does, by their numbers, or all."
    ) { .fingers(.cancel($0)) },
    key(
      "turn", Codec<DeviceScreen.Orientation>.choice, example: "landscape",
      "Rotates the screen, unless it has that orientation; the content follows in 0.3 seconds."
    ) { .fingers(.turn($0)) },
  ]

  private enum Reload: Sendable {
    case items([Located<ItemPath>])
    case all
  }

  private static let paths = Codec<[Located<ItemPath>]>.oneOrMore(of: ItemPath.codec.located)

  private static let wait: Codec<Wait> = Codec<Double>.number(0...3_600).map(
    { .seconds($0) }, show: { _ in "0" }
  ).or(Codec<Rest>.choice.map({ _ in .rest }, show: { _ in "rest" }))

  private static func key<Field>(
    _ name: String, _ codec: Codec<Field>, unit: String? = nil, example: String, _ summary: String,
    _ action: @escaping @Sendable (Field) -> Action
  ) -> Key<StepModel> {
    Key(
      description: KeyDescription(
        name: name, shape: codec.shape, unit: unit, absence: "", summary: summary, example: example,
        needs: [], excludes: [], isRequired: false)
    ) { step, plain in
      if let part = codec.make(plain) { step.action = action(part) }
    }
  }
}
