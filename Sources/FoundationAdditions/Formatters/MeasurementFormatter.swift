/// Writes measurements: «3.107 mi».
///
/// Source: Apple, MeasurementFormatter.
open class MeasurementFormatter: Formatter, @unchecked Sendable {
  /// Which unit is written. Source: Apple, MeasurementFormatter.UnitOptions.
  public struct UnitOptions: OptionSet, Sendable {
    public let rawValue: UInt
    /// A set of options.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The measurement's own instead of the locale's.
    public static let providedUnit = Self(rawValue: 1 << 0)
    /// A larger or smaller one where the number would be long: «1 km» for 1,000 metres.
    public static let naturalScale = Self(rawValue: 1 << 1)
    /// Degrees without their scale.
    public static let temperatureWithoutUnit = Self(rawValue: 1 << 2)
  }

  /// None at first: the locale's unit.
  open var unitOptions: UnitOptions = []
  /// `medium` at first.
  open var unitStyle = Formatter.UnitStyle.medium
  /// The language, and whose units are written.
  open var locale: Locale! = .autoupdatingCurrent {
    didSet { if !hasOwnNumbers { madeNumbers = Self.numbers(locale) } }
  }

  private var hasOwnNumbers = false
  private lazy var madeNumbers = Self.numbers(locale)

  /// Writes the number: decimals, three digits behind the point at most.
  open var numberFormatter: NumberFormatter! {
    get { madeNumbers }
    set { (madeNumbers, hasOwnNumbers) = (newValue ?? Self.numbers(locale), newValue != nil) }
  }

  /// The locale's units, and symbols.
  public override init() { super.init() }

  /// Nothing is archived on Linux: a formatter with the standard settings.
  public required init?(coder: NSCoder) { super.init() }

  /// A measurement's number and unit.
  open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
    text(measurement.value, measurement.unit)
  }

  /// A unit's symbol or name, without a number.
  open func string(from unit: Unit) -> String {
    guard unitStyle == .long, let name = UnitNames.name(of: unit) else { return unit.symbol }
    let text = UnitText.text(0, name, .full, in: locale ?? .current) ?? unit.symbol
    return text.filter { !$0.isNumber }.trimmingCharacters(in: .whitespaces)
  }

  /// The text of a measurement; nil of anything else.
  open override func string(for obj: Any) -> String? {
    switch obj {
    case let measurement as NSMeasurement: text(measurement.doubleValue, measurement.unit)
    case let measurement as any AnyMeasurement: text(measurement.value, measurement.anyUnit)
    default: nil
    }
  }

  private static func numbers(_ locale: Locale?) -> NumberFormatter {
    let numbers = NumberFormatter()
    numbers.locale = locale ?? .current
    numbers.numberStyle = .decimal
    return numbers
  }

  // MARK: Text

  private func text(_ value: Double, _ unit: Unit) -> String {
    let locale = locale ?? .current
    let (value, unit) = chosen(value, unit, locale)
    let number = numberFormatter.string(from: NSNumber(value: value)) ?? "\(value)"
    if unitOptions.contains(.temperatureWithoutUnit), unit is UnitTemperature {
      return "\(number)°"
    }
    // The words are those of the number as it is written.
    let shown = numberFormatter.number(from: number)?.doubleValue ?? value
    guard let name = UnitNames.name(of: unit),
      let text = UnitText.text(shown, name, width, precision: ".#########", in: locale),
      let digits = UnitText.format(shown, ".#########", in: locale),
      let range = text.range(of: digits)
    else { return "\(number) \(unit.symbol)" }
    return text.replacingCharacters(in: range, with: number)
  }

  private var width: UnitText.Width {
    switch unitStyle {
    case .short: .narrow
    case .medium: .short
    case .long: .full
    @unknown default: .short
    }
  }

  /// The number and unit that are written.
  private func chosen(_ value: Double, _ unit: Unit, _ locale: Locale) -> (Double, Unit) {
    guard let dimension = unit as? Dimension, !unitOptions.contains(.providedUnit) else {
      return (value, unit)
    }
    let base = dimension.converter.baseUnitValue(fromValue: value)
    let wanted =
      unitOptions.contains(.naturalScale)
      ? PreferredUnits.natural(base, like: dimension, locale)
      : PreferredUnits.unit(like: dimension, locale)
    return (wanted.converter.value(fromBaseUnitValue: base), wanted)
  }
}

/// A measurement of any unit.
private protocol AnyMeasurement {
  var value: Double { get }
  var anyUnit: Unit { get }
}

extension Measurement: AnyMeasurement {
  fileprivate var anyUnit: Unit { unit }
}

/// Which units places use.
///
/// Source: Unicode, CLDR, supplemental data, «Unit Preferences»; that a length is in kilometres
/// whatever its size, and in metres at least on a natural scale:
/// developer.apple.com/forums/thread/679557.
private enum PreferredUnits {
  /// Units of one kind, metric and those of the United States: the usual one first, then smaller
  /// ones of a natural scale.
  private static let scales: [(metric: [Dimension], us: [Dimension])] = [
    ([UnitLength.kilometers, UnitLength.meters], [UnitLength.miles, UnitLength.feet]),
    ([UnitMass.kilograms, UnitMass.grams], [UnitMass.pounds, UnitMass.ounces]),
    ([UnitTemperature.celsius], [UnitTemperature.fahrenheit]),
    ([UnitSpeed.kilometersPerHour], [UnitSpeed.milesPerHour]),
    (
      [UnitVolume.liters, UnitVolume.milliliters], [UnitVolume.gallons, UnitVolume.fluidOunces]
    ),
    (
      [UnitArea.squareKilometers, UnitArea.squareMeters],
      [UnitArea.squareMiles, UnitArea.squareFeet]
    ),
    ([UnitFuelEfficiency.litersPer100Kilometers], [UnitFuelEfficiency.milesPerGallon]),
  ]

  /// The place's usual unit; the unit itself where none is known.
  static func unit(like unit: Dimension, _ locale: Locale) -> Dimension {
    units(like: unit, locale)?.first ?? unit
  }

  /// The place's unit in which the number is at least 1.
  static func natural(_ base: Double, like unit: Dimension, _ locale: Locale) -> Dimension {
    let units = units(like: unit, locale) ?? [unit]
    return units.first { abs($0.converter.value(fromBaseUnitValue: base)) >= 1 }
      ?? units.last ?? unit
  }

  private static func units(like unit: Dimension, _ locale: Locale) -> [Dimension]? {
    guard let scale = scales.first(where: { type(of: $0.metric[0]) == type(of: unit) }) else {
      return nil
    }
    return switch locale.measurementSystem {
    case .us: scale.us
    case .uk where unit is UnitLength || unit is UnitSpeed: scale.us
    default: scale.metric
    }
  }
}
