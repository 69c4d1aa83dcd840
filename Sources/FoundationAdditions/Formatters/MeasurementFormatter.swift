/// Formats measurements: «3.107 mi».
///
/// Source: Apple, MeasurementFormatter.
open class MeasurementFormatter: Formatter, @unchecked Sendable {
  /// The choice of unit. Source: Apple, MeasurementFormatter.UnitOptions.
  public struct UnitOptions: OptionSet, Sendable {
    public let rawValue: UInt
    /// Creates a set of options.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Uses the measurement's unit instead of the locale's.
    public static let providedUnit = Self(rawValue: 1 << 0)
    /// Uses a larger or smaller unit for long numbers: «1 km» for 1,000 metres.
    public static let naturalScale = Self(rawValue: 1 << 1)
    /// Omits the temperature scale.
    public static let temperatureWithoutUnit = Self(rawValue: 1 << 2)
  }

  /// The choice of unit. Default the locale's unit.
  open var unitOptions: UnitOptions = []
  /// The style of units. Default `medium`.
  open var unitStyle = Formatter.UnitStyle.medium
  /// The locale, which determines the language and the units.
  open var locale: Locale! = .autoupdatingCurrent {
    didSet { if !hasOwnNumbers { cachedNumberFormatter.locale = locale } }
  }

  private var hasOwnNumbers = false
  private lazy var cachedNumberFormatter = Self.numbers(locale)

  /// The number formatter; by default decimal with at most three fraction digits.
  open var numberFormatter: NumberFormatter! {
    get { cachedNumberFormatter }
    set {
      (cachedNumberFormatter, hasOwnNumbers) = (newValue ?? Self.numbers(locale), newValue != nil)
    }
  }

  /// Creates a formatter with the locale's units and symbols.
  public override init() { super.init() }

  /// Creates a formatter with default settings; archives are not supported.
  public required init?(coder: NSCoder) { super.init() }

  /// Returns the number and the unit of a measurement.
  open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
    text(measurement.value, measurement.unit)
  }

  /// Returns the symbol or the name of a unit.
  open func string(from unit: Unit) -> String {
    guard unitStyle == .long, let name = UnitNames.name(of: unit) else { return unit.symbol }
    let text = UnitText.text(0, name, .full, in: locale ?? .current) ?? unit.symbol
    return text.filter { !$0.isNumber }.trimmingCharacters(in: .whitespaces)
  }

  /// Returns the text of a measurement; nil for other objects.
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
    // The plural form is that of the displayed number.
    let displayedValue = numberFormatter.number(from: number)?.doubleValue ?? value
    guard let name = UnitNames.name(of: unit),
      let text = UnitText.text(displayedValue, name, width, precision: ".#########", in: locale),
      let digits = UnitText.format(displayedValue, ".#########", in: locale),
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

  /// Returns the displayed number and unit.
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

/// The preferred units of locales.
///
/// Source: Unicode, CLDR, supplemental data, «Unit Preferences»; lengths are in kilometres
/// regardless of size, and on a natural scale in at least metres:
/// developer.apple.com/forums/thread/679557.
private enum PreferredUnits {
  /// Metric and US units by kind: the default first, then smaller ones for the natural scale.
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

  /// Returns the locale's default unit; the unit itself if unknown.
  static func unit(like unit: Dimension, _ locale: Locale) -> Dimension {
    units(like: unit, locale)?.first ?? unit
  }

  /// Returns the locale's unit in which the number is at least 1.
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
