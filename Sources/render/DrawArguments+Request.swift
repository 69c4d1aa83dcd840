import Foundation
import ScenePictures

extension DrawArguments {
  /// What was asked for, checked.
  func request(scenes: SceneNames = .builtIn) throws(RenderError) -> RenderRequest {
    let form = try form()
    let (scene, output) = try PositionalArguments(words, scenes: scenes)
      .resolved(needsOutput: form != .separate || !wantsOnlyWords)
    var request = RenderRequest(scene: scene, output: output)
    request.regions = try regions()
    request.times = try times()
    request.variants = try variants()
    request.selection = try each(select) { text throws(RenderError) in
      try Number.path(text, of: .select)
    }
    request.size = try size.map { text throws(RenderError) in try Number.size(text) }
    request.scale = try scale.map { text throws(RenderError) in try Number.scale(text) }
    request.fonts = fonts
    request.showsIndicators = indicators
    request.clamps = !keepsOffset
    request.form = form
    request.tree = tree.map { Output($0) }
    request.annotated = annotate.map { Output($0) }
    request.extras.outlines = outline
    request.extras.explained = try explain.map { text throws(RenderError) in try Number.pixel(text)
    }
    (request.reportsWork, request.reportsJSON, request.isQuiet) = (perf, json, quiet)
    request.limits = try LimitOption.limits(limit)
    request.allowsOutside = allowsOutside
    try checkStandardOutput(request)
    return request
  }

  // MARK: Regions and times

  /// In the order: offsets, the sweep, items, everything.
  private func regions() throws(RenderError) -> [ContentRegion] {
    var regions: [ContentRegion] = try each(offset) { text throws(RenderError) in
      .offset(try Number.offset(text))
    }
    if let sweep {
      regions += try Number.series(sweep, of: .sweep, within: Number.offsets).map { .along($0) }
    }
    regions += try each(item) { text throws(RenderError) in try Number.item(text) }
    if full { regions.append(.full) }
    return regions.isEmpty ? [.asItStands] : regions
  }

  private func times() throws(RenderError) -> [Double?] {
    guard !at.isEmpty else { return [nil] }
    let all = try each(at) { text throws(RenderError) in
      try Number.series(text, of: .at, within: Number.times)
    }
    return Set(all.joined()).sorted()
  }

  // MARK: Screens

  private func variants() throws(RenderError) -> [ScreenVariant] {
    if size != nil, !device.isEmpty { throw .shots(.together("--size", "--device")) }
    let devices: [DeviceScreen?] = try each(device) { text throws(RenderError) in
      try Self.device(text)
    }
    let textSizes: [TextSize?] = try each(textSize) { text throws(RenderError) in
      try Self.named(text, "--text-size")
    }
    let appearances: [Appearance?] = (light ? [.light] : []) + (dark ? [.dark] : [])
    let directions: [Bool?] = (leftToRight ? [false] : []) + (rightToLeft ? [true] : [])
    var variants = [ScreenVariant()]
    variants = Self.product(variants, devices, \.device)
    variants = Self.product(variants, appearances, \.appearance)
    variants = Self.product(variants, directions, \.isRightToLeft)
    return Self.product(variants, textSizes, \.textSize)
  }

  /// Each variant with each value; the variants as they are where there are none.
  private static func product<Value>(
    _ variants: [ScreenVariant], _ values: [Value?],
    _ property: WritableKeyPath<ScreenVariant, Value?>
  ) -> [ScreenVariant] {
    guard !values.isEmpty else { return variants }
    return variants.flatMap { variant in
      values.map { value in
        var variant = variant
        variant[keyPath: property] = value
        return variant
      }
    }
  }

  /// A device by name, upright unless the name says otherwise.
  private static func device(_ text: String) throws(RenderError) -> DeviceScreen {
    let upright = ":\(DeviceScreen.Orientation.portrait)"
    return try named(
      text.hasSuffix(upright) ? String(text.dropLast(upright.count)) : text, "--device")
  }

  /// The value of that name; capitals do not count.
  private static func named<Value: CaseIterable & RawRepresentable<String>>(
    _ text: String, _ option: String
  ) throws(RenderError) -> Value {
    if let value = Value.allCases.first(where: { $0.rawValue.lowercased() == text.lowercased() }) {
      return value
    }
    let names = Value.allCases.map(\.rawValue)
    throw .shots(
      .unknownName(
        option, text, nearest: SpellingSuggestion(from: names).closest(to: text), names: names))
  }

  // MARK: Outputs

  /// Whether there is something to say or to write without the picture.
  private var wantsOnlyWords: Bool { explain != nil || tree != nil || annotate != nil || json }

  private func form() throws(RenderError) -> RenderRequest.Form {
    let forms: [(Bool, RenderRequest.Form)] = [
      (sheet, .sheet), (filmstrip, .filmstrip), (animate, .animate),
    ]
    let wanted = forms.filter(\.0).map(\.1)
    if wanted.count > 1 { throw .shots(.together("--\(wanted[0])", "--\(wanted[1])")) }
    return wanted.first ?? .separate
  }

  /// One thing at most goes to standard output.
  private func checkStandardOutput(_ request: RenderRequest) throws(RenderError) {
    let things: [(Bool, String)] = [
      (request.output == .standardOutput, "the picture"),
      (request.tree == .standardOutput, "--tree"),
      (request.annotated == .standardOutput, "--annotate"),
      (explain != nil, "--explain"), (json, "--json"),
    ]
    let names = things.filter(\.0).map(\.1)
    if names.count > 1 { throw .shots(.oneStandardOutput(names)) }
  }

  private func each<Value>(
    _ texts: [String], _ read: (String) throws(RenderError) -> Value
  ) throws(RenderError) -> [Value] {
    var values: [Value] = []
    for text in texts { values.append(try read(text)) }
    return values
  }
}
