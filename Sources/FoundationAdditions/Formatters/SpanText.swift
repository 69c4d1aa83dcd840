/// A unit of durations, largest first.
enum SpanUnit: Int, CaseIterable {
  case year, month, week, day, hour, minute, second

  /// The calendar component.
  var component: Calendar.Component {
    switch self {
    case .year: .year
    case .month: .month
    case .week: .weekOfMonth
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    }
  }

  /// The identifier in CLDR.
  var name: String {
    switch self {
    case .year: "year"
    case .month: "month"
    case .week: "week"
    case .day: "day"
    case .hour: "hour"
    case .minute: "minute"
    case .second: "second"
    }
  }

  /// The fixed number of the next smaller unit; nil if it varies.
  var size: Int? {
    switch self {
    case .year: 12
    case .month: nil
    case .week: 7
    case .day: 24
    case .hour, .minute: 60
    case .second: nil
    }
  }

  private var unit: NSCalendar.Unit {
    switch self {
    case .year: .year
    case .month: .month
    case .week: [.weekOfMonth, .weekOfYear]
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    }
  }

  /// Returns the units of a set; all units if it is empty.
  static func allowed(_ units: NSCalendar.Unit) -> [SpanUnit] {
    units.isEmpty ? allCases : allCases.filter { !units.isDisjoint(with: $0.unit) }
  }
}

/// A number of units.
struct SpanValue: Equatable {
  let unit: SpanUnit
  var count: Int
}

/// Formats a duration with the settings of a formatter.
struct SpanText {
  private let formatter: DateComponentsFormatter
  private let isNegative: Bool
  private let locale: Locale

  init(_ formatter: DateComponentsFormatter, isNegative: Bool) {
    self.formatter = formatter
    self.isNegative = isNegative
    locale = formatter.usedCalendar.locale ?? .current
  }

  func text(of values: [SpanValue]) -> String {
    var values = collapsed(values)
    if formatter.maximumUnitCount > 0 {
      let first = values.firstIndex { $0.count != 0 } ?? values.count - 1
      values = Array(values[first...].prefix(formatter.maximumUnitCount))
    }
    let span = isClock(values) ? clock(values) : words(dropped(values))
    return phrase(span)
  }

  // MARK: Unit selection

  /// Converts a largest unit of 1 to the next smaller unit, if both are allowed.
  private func collapsed(_ values: [SpanValue]) -> [SpanValue] {
    guard formatter.collapsesLargestUnit,
      let first = values.firstIndex(where: { $0.count != 0 }), values[first].count == 1,
      values.indices.contains(first + 1), let size = values[first].unit.size,
      values[first + 1].unit.rawValue == values[first].unit.rawValue + 1
    else { return values }
    var values = values
    values[first + 1].count += size
    values[first].count = 0
    return values
  }

  /// Removes zeros according to the settings; at least one unit remains.
  private func dropped(_ values: [SpanValue]) -> [SpanValue] {
    let behavior = formatter.zeroFormattingBehavior
    let isPositional = formatter.unitsStyle == .positional
    let rules: DateComponentsFormatter.ZeroFormattingBehavior =
      behavior.contains(.default) ? isPositional ? .dropLeading : .dropAll : behavior
    guard let first = values.firstIndex(where: { $0.count != 0 }),
      let last = values.lastIndex(where: { $0.count != 0 })
    else { return rules.isDisjoint(with: .dropAll) ? values : Array(values.suffix(1)) }
    return values.enumerated().filter { index, value in
      if index < first { return !rules.contains(.dropLeading) }
      if index > last { return !rules.contains(.dropTrailing) }
      return value.count != 0 || !rules.contains(.dropMiddle)
    }.map(\.element)
  }

  // MARK: Words

  private func words(_ values: [SpanValue]) -> String {
    let texts = values.enumerated().map { index, value in
      word(isNegative && index == 0 ? -value.count : value.count, value.unit)
    }
    return switch formatter.unitsStyle {
    case .abbreviated, .brief, .positional: ListText.text(texts, .units, .narrow, in: locale)
    case .short: ListText.text(texts, .units, .short, in: locale)
    case .full, .spellOut: ListText.text(texts, .units, .wide, in: locale)
    }
  }

  private func word(_ count: Int, _ unit: SpanUnit) -> String {
    switch formatter.unitsStyle {
    case .positional, .abbreviated:
      // Apple's abbreviation «mo» differs from «m» for minutes.
      unit == .month && isEnglish ? "\(count)mo" : written(count, unit, .narrow)
    case .short: written(count, unit, .short)
    case .brief:
      isEnglish
        ? written(count, unit, .short).replacing(" ", with: "")
        : written(count, unit, .short)
    case .full: written(count, unit, .full)
    case .spellOut: spelled(count, unit)
    }
  }

  private func written(_ count: Int, _ unit: SpanUnit, _ width: UnitText.Width) -> String {
    UnitText.text(Double(count), unit.name, width, in: locale) ?? "\(count) \(unit.name)"
  }

  private func spelled(_ count: Int, _ unit: SpanUnit) -> String {
    let numbers = NumberFormatter()
    numbers.locale = locale
    let digits = numbers.string(from: NSNumber(value: count)) ?? "\(count)"
    numbers.numberStyle = .spellOut
    let word = numbers.string(from: NSNumber(value: count)) ?? digits
    let text = written(count, unit, .full)
    return text.range(of: digits).map { text.replacingCharacters(in: $0, with: word) } ?? text
  }

  private var isEnglish: Bool { locale.language.languageCode == .english }

  // MARK: Clocks

  /// Returns whether a duration is formatted as hours, minutes and seconds with colons.
  private func isClock(_ values: [SpanValue]) -> Bool {
    formatter.unitsStyle == .positional && values.contains { $0.unit.rawValue >= 4 }
  }

  /// Returns «1:05:00», preceded by abbreviated larger units.
  ///
  /// Source of the latter: a public log, pastebin.com/YLQ6ScSW.
  private func clock(_ values: [SpanValue]) -> String {
    let kept = dropped(values)
    let larger = kept.filter { $0.unit.rawValue < 4 }
    let times = kept.filter { $0.unit.rawValue >= 4 }
    let isPadded = formatter.zeroFormattingBehavior.contains(.pad)
    var texts = times.enumerated().map { index, value in
      index > 0 || isPadded ? padded(value.count) : number(value.count)
    }
    let sign = isNegative ? "-" : ""
    if !larger.isEmpty, texts.isEmpty { return words(larger) }
    texts = [texts.joined(separator: ":")]
    return sign
      + (larger.map { word($0.count, $0.unit) } + texts).joined(separator: " ")
  }

  private func padded(_ count: Int) -> String {
    count < 10 ? number(0) + number(count) : number(count)
  }

  private func number(_ count: Int) -> String {
    count.formatted(.number.grouping(.never).locale(locale))
  }

  // MARK: Phrases

  /// Adds the requested phrases, which are available in English only.
  private func phrase(_ span: String) -> String {
    var text = span
    if formatter.includesApproximationPhrase { text = "About \(text)" }
    if formatter.includesTimeRemainingPhrase { text += " remaining" }
    return text
  }
}
