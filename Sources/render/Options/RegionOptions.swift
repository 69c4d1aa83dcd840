import ArgumentParser
import ScenePictures

/// The options for the region of the content and the time.
struct RegionOptions: DrawOptions {
  @Option(
    name: .of(.offset), parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      .offset,
      " within ±1000000000. An offset past the end is clamped. Can be repeated, for a picture each."
    ))
  var offset: [String] = []

  @Option(
    name: .of(.item), parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      .item,
      ". The item's place on the screen: top, center (default), bottom, left or right. Can be"
        + " repeated."
    ))
  var item: [String] = []

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Pictures at offsets along the axis that scrolls, in points, as in 0..800/200.",
      valueName: "FROM..TO/STEP"))
  var sweep: String?

  @Flag(help: "All of the content in one picture, within 32767 pixels a side.")
  var full = false

  @Option(
    name: .of(.time), parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      .time,
      ", 0 to 3600, in the middle of animations; also FROM..TO/STEP. A script begins at 0, and its "
        + "own pictures are not taken. Default: the script's pictures, or when all animations"
        + " have ended. Can be repeated.")
  )
  var at: [String] = []

  @Option(
    help: ArgumentHelp(
      "Play the touches in this file: taps, drags, flings, pinches, in YAML or JSON as in a"
        + " scene file's script, which it replaces. It begins when the screen has appeared.",
      valueName: "FILE"),
    completion: .file(extensions: ["yml", "yaml", "json"]))
  var script: String?

  @Option(
    name: .of(.select), parsing: .unconditionalSingleValue,
    help: ArgumentHelp(.select, ". Can be repeated."))
  var select: [String] = []

  @Flag(name: .customLong("no-clamp"), help: "Keep an offset past the end as it is.")
  var keepsOffset = false

  func apply(to request: inout RenderRequest) throws(Failure) {
    request.axes.regions = try regions()
    request.axes.times = try times()
    request.picture.selection = try each(select) { text throws(Failure) in
      try Number.path(text, of: .select)
    }
    request.picture.clamps = !keepsOffset
    request.script = script
  }

  /// The regions in the order offsets, sweep, items, everything.
  private func regions() throws(Failure) -> [ContentRegion] {
    var regions: [ContentRegion] = try each(offset) { text throws(Failure) in
      .offset(try Number.offset(text))
    }
    if let sweep {
      regions += try Number.series(sweep, of: .sweep, within: Number.offsets).map { .along($0) }
    }
    regions += try each(item) { text throws(Failure) in try Number.item(text) }
    if full { regions.append(.full) }
    return regions
  }

  private func times() throws(Failure) -> [Double] {
    let all = try each(at) { text throws(Failure) in
      try Number.series(text, of: .at, within: Number.times)
    }
    return Set(all.joined()).sorted()
  }
}
