extension PictureKey {
  /// All keys of a picture, in the order of manuals.
  package static let all = [
    size, scale, device, dark, rightToLeft, textSize, offset, item, select, time, indicators, blank,
    capture,
  ]

  // MARK: The screen

  package static let size = PictureKey(
    "size", option: "size", .numbers, valueName: "WxH",
    "The screen's size, in points, without safe area",
    form: "takes two numbers of points, as in [390, 844]"
  ) { value, picture throws(Refusal) in
    let (width, height) = try pair(value)
    picture.size = CGSize(width: width, height: height)
  }

  package static let scale = PictureKey(
    "scale", option: "scale", .number, valueName: "N", "Pixels per point",
    form: "must be a number more than 0"
  ) { value, picture throws(Refusal) in
    guard case .number(let scale) = value, scale > 0 else { throw .malformed }
    picture.scale = scale
  }

  package static let device = PictureKey(
    "device", option: "device", .word, valueName: "NAME",
    words: DevicePreset.allCases.map(\.rawValue),
    "A device's screen: its size, scale and safe area, upright, or sideways as in "
      + "iPhone15:landscape"
  ) { value, picture throws(Refusal) in picture.device = try named(value) }

  package static let dark = PictureKey(
    "dark", option: "dark", .flag, "The dark appearance: dynamic colours have their dark values"
  ) { value, picture in picture.appearance = value == .flag(true) ? .dark : nil }

  package static let rightToLeft = PictureKey(
    "rtl", option: "rtl", .flag, "Lay out from right to left"
  ) { value, picture in picture.isRightToLeft = value == .flag(true) ? true : nil }

  package static let textSize = PictureKey(
    "textSize", option: "text-size", .word, valueName: "SIZE",
    words: TextSize.allCases.map(\.rawValue),
    "The preferred size of texts in text styles"
  ) { value, picture throws(Refusal) in picture.textSize = try named(value) }

  // MARK: The moment

  package static let offset = PictureKey(
    "offset", option: "offset", .numbers, valueName: "X,Y",
    "Scroll to this content offset, in points",
    form: "takes two numbers of points, as in [0, 800]"
  ) { value, picture throws(Refusal) in
    let (x, y) = try pair(value)
    picture.region = .offset(CGPoint(x: x, y: y))
  }

  package static let item = PictureKey(
    "item", option: "item", .word, valueName: "S:I@PLACE",
    "Scroll to an item by section and item, from 0",
    form: "takes an item and its position, as in \"0:3@top\""
  ) { value, picture throws(Refusal) in
    guard case .word(let text) = value, let region = ContentRegion(item: text) else {
      throw .malformed
    }
    picture.region = region
  }

  package static let select = PictureKey(
    "select", option: "select", .words, valueName: "S:I",
    "Select an item by section and item, from 0",
    form: "takes a list of items, as in [\"0:3\"]"
  ) { value, picture throws(Refusal) in
    guard case .words(let texts) = value else { throw .malformed }
    let paths = texts.compactMap(ContentRegion.path)
    guard paths.count == texts.count else { throw .malformed }
    picture.selection = paths
  }

  package static let time = PictureKey(
    "at", option: "at", .number, valueName: "SECONDS",
    "The time in seconds after the screen has appeared",
    form: "must be a number of seconds, 0 or more"
  ) { value, picture throws(Refusal) in
    guard case .number(let seconds) = value, seconds >= 0 else { throw .malformed }
    picture.time = seconds
  }

  package static let indicators = PictureKey(
    "indicators", option: "indicators", .flag, "Show the scroll indicators, as while scrolling"
  ) { value, picture in picture.showsIndicators = value == .flag(true) }

  package static let blank = PictureKey(
    "blank", .flag, "Allow an empty picture: one colour, or no cells where items are visible"
  ) { value, picture in picture.allowsBlank = value == .flag(true) }

  package static let capture = PictureKey(
    "capture", .word, "The name of a picture that the script takes"
  ) { value, picture throws(Refusal) in
    guard case .word(let name) = value else { throw .malformed }
    picture.capture = name
  }

  // MARK: Values

  private static func pair(_ value: Value) throws(Refusal) -> (Double, Double) {
    guard case .numbers(let numbers) = value, numbers.count == 2,
      numbers.allSatisfy({ abs($0) <= ContentRegion.largestOffset })
    else { throw .malformed }
    return (numbers[0], numbers[1])
  }

  private static func named<Named: CaseIterable & RawRepresentable<String>>(
    _ value: Value
  ) throws(Refusal) -> Named {
    guard case .word(let text) = value else { throw .malformed }
    guard let named = Named(rawValue: text) else {
      throw .unknown(text, allowed: Named.allCases.map(\.rawValue))
    }
    return named
  }
}
