/// The CLDR identifiers of Foundation's units.
///
/// Source: Unicode, UTS #35 Part 6, «Unit Identifiers».
enum UnitNames {
  /// Returns the identifier of a unit; nil if CLDR has none, in which case the symbol is used.
  static func name(of unit: Unit) -> String? {
    tables.lazy.flatMap(\.self).first { $0.key == unit }?.name
  }

  private typealias Entry = (key: Unit, name: String)

  private static var tables: [[Entry]] {
    [lengths, masses, times, temperatures, volumes, speeds, areas, storage, others]
  }

  private static var lengths: [Entry] {
    [
      (UnitLength.meters, "meter"), (UnitLength.kilometers, "kilometer"),
      (UnitLength.centimeters, "centimeter"), (UnitLength.millimeters, "millimeter"),
      (UnitLength.decimeters, "decimeter"), (UnitLength.micrometers, "micrometer"),
      (UnitLength.nanometers, "nanometer"), (UnitLength.picometers, "picometer"),
      (UnitLength.inches, "inch"), (UnitLength.feet, "foot"), (UnitLength.yards, "yard"),
      (UnitLength.miles, "mile"), (UnitLength.scandinavianMiles, "mile-scandinavian"),
      (UnitLength.lightyears, "light-year"), (UnitLength.nauticalMiles, "nautical-mile"),
      (UnitLength.fathoms, "fathom"), (UnitLength.furlongs, "furlong"),
      (UnitLength.astronomicalUnits, "astronomical-unit"), (UnitLength.parsecs, "parsec"),
    ]
  }

  private static var masses: [Entry] {
    [
      (UnitMass.kilograms, "kilogram"), (UnitMass.grams, "gram"),
      (UnitMass.milligrams, "milligram"), (UnitMass.micrograms, "microgram"),
      (UnitMass.ounces, "ounce"), (UnitMass.pounds, "pound"), (UnitMass.stones, "stone"),
      (UnitMass.metricTons, "tonne"), (UnitMass.shortTons, "ton"), (UnitMass.carats, "carat"),
      (UnitMass.ouncesTroy, "ounce-troy"),
    ]
  }

  private static var times: [Entry] {
    [
      (UnitDuration.seconds, "second"), (UnitDuration.minutes, "minute"),
      (UnitDuration.hours, "hour"), (UnitDuration.milliseconds, "millisecond"),
      (UnitDuration.microseconds, "microsecond"), (UnitDuration.nanoseconds, "nanosecond"),
    ]
  }

  private static var temperatures: [Entry] {
    [
      (UnitTemperature.celsius, "celsius"), (UnitTemperature.fahrenheit, "fahrenheit"),
      (UnitTemperature.kelvin, "kelvin"),
    ]
  }

  private static var volumes: [Entry] {
    [
      (UnitVolume.liters, "liter"), (UnitVolume.megaliters, "megaliter"),
      (UnitVolume.deciliters, "deciliter"), (UnitVolume.centiliters, "centiliter"),
      (UnitVolume.milliliters, "milliliter"), (UnitVolume.cubicKilometers, "cubic-kilometer"),
      (UnitVolume.cubicMeters, "cubic-meter"), (UnitVolume.cubicCentimeters, "cubic-centimeter"),
      (UnitVolume.cubicInches, "cubic-inch"), (UnitVolume.cubicFeet, "cubic-foot"),
      (UnitVolume.cubicYards, "cubic-yard"), (UnitVolume.cubicMiles, "cubic-mile"),
      (UnitVolume.acreFeet, "acre-foot"), (UnitVolume.bushels, "bushel"),
      (UnitVolume.teaspoons, "teaspoon"), (UnitVolume.tablespoons, "tablespoon"),
      (UnitVolume.fluidOunces, "fluid-ounce"), (UnitVolume.cups, "cup"),
      (UnitVolume.pints, "pint"), (UnitVolume.quarts, "quart"), (UnitVolume.gallons, "gallon"),
      (UnitVolume.imperialFluidOunces, "fluid-ounce-imperial"),
      (UnitVolume.imperialQuarts, "quart-imperial"),
      (UnitVolume.imperialGallons, "gallon-imperial"), (UnitVolume.metricCups, "cup-metric"),
    ]
  }

  private static var speeds: [Entry] {
    [
      (UnitSpeed.metersPerSecond, "meter-per-second"),
      (UnitSpeed.kilometersPerHour, "kilometer-per-hour"),
      (UnitSpeed.milesPerHour, "mile-per-hour"), (UnitSpeed.knots, "knot"),
      (UnitAcceleration.metersPerSecondSquared, "meter-per-square-second"),
      (UnitAcceleration.gravity, "g-force"),
      (UnitFuelEfficiency.litersPer100Kilometers, "liter-per-100-kilometer"),
      (UnitFuelEfficiency.milesPerGallon, "mile-per-gallon"),
      (UnitFuelEfficiency.milesPerImperialGallon, "mile-per-gallon-imperial"),
    ]
  }

  private static var areas: [Entry] {
    [
      (UnitArea.squareKilometers, "square-kilometer"), (UnitArea.squareMeters, "square-meter"),
      (UnitArea.squareCentimeters, "square-centimeter"), (UnitArea.squareInches, "square-inch"),
      (UnitArea.squareFeet, "square-foot"), (UnitArea.squareYards, "square-yard"),
      (UnitArea.squareMiles, "square-mile"), (UnitArea.acres, "acre"),
      (UnitArea.hectares, "hectare"),
    ]
  }

  private static var storage: [Entry] {
    [
      (UnitInformationStorage.bytes, "byte"), (UnitInformationStorage.bits, "bit"),
      (UnitInformationStorage.kilobytes, "kilobyte"),
      (UnitInformationStorage.megabytes, "megabyte"),
      (UnitInformationStorage.gigabytes, "gigabyte"),
      (UnitInformationStorage.terabytes, "terabyte"),
      (UnitInformationStorage.petabytes, "petabyte"), (UnitInformationStorage.kilobits, "kilobit"),
      (UnitInformationStorage.megabits, "megabit"), (UnitInformationStorage.gigabits, "gigabit"),
      (UnitInformationStorage.terabits, "terabit"),
    ]
  }

  private static var others: [Entry] {
    [
      (UnitAngle.degrees, "degree"), (UnitAngle.radians, "radian"),
      (UnitAngle.arcMinutes, "arc-minute"), (UnitAngle.arcSeconds, "arc-second"),
      (UnitAngle.revolutions, "revolution"), (UnitEnergy.kilojoules, "kilojoule"),
      (UnitEnergy.joules, "joule"), (UnitEnergy.kilocalories, "kilocalorie"),
      (UnitEnergy.calories, "calorie"), (UnitEnergy.kilowattHours, "kilowatt-hour"),
      (UnitFrequency.hertz, "hertz"), (UnitFrequency.kilohertz, "kilohertz"),
      (UnitFrequency.megahertz, "megahertz"), (UnitFrequency.gigahertz, "gigahertz"),
      (UnitPower.watts, "watt"), (UnitPower.kilowatts, "kilowatt"),
      (UnitPower.megawatts, "megawatt"), (UnitPower.milliwatts, "milliwatt"),
      (UnitPower.horsepower, "horsepower"), (UnitPressure.hectopascals, "hectopascal"),
      (UnitPressure.kilopascals, "kilopascal"), (UnitPressure.megapascals, "megapascal"),
      (UnitPressure.inchesOfMercury, "inch-ofhg"), (UnitPressure.bars, "bar"),
      (UnitPressure.millibars, "millibar"), (UnitPressure.millimetersOfMercury, "millimeter-ofhg"),
      (UnitPressure.poundsForcePerSquareInch, "pound-force-per-square-inch"),
      (UnitElectricCurrent.amperes, "ampere"), (UnitElectricCurrent.milliamperes, "milliampere"),
      (UnitElectricPotentialDifference.volts, "volt"),
      (UnitElectricResistance.ohms, "ohm"), (UnitIlluminance.lux, "lux"),
      (UnitDispersion.partsPerMillion, "part-per-1e6"),
    ]
  }
}
