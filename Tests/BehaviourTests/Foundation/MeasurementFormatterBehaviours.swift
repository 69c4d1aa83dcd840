import Foundation
import Testing
import UIKit

@Suite struct MeasurementFormatterBehaviours {
  @Test(arguments: rows.all) @MainActor func holds(_ row: Behaviour) throws { try row.check() }

  private static func text(
    _ value: Double, _ unit: Unit, _ locale: String,
    _ change: (MeasurementFormatter) -> Void = { _ in }
  ) -> String {
    let formatter = MeasurementFormatter()
    formatter.locale = Locale(identifier: locale)
    change(formatter)
    return formatter.string(from: Measurement(value: value, unit: unit))
  }

  static let rows: Behaviours = Behaviours(of: "MeasurementFormatter") {
    $0.row(
      "the natural scale uses the more convenient unit",
      .apple("foundation/measurementformatter/unitoptions-swift.struct/naturalscale")
    ) {
      #expect(
        text(12_000, UnitLength.meters, "de_DE") {
          $0.unitOptions = .naturalScale
          $0.unitStyle = .long
        } == "12 Kilometer")
    }
    $0.row(
      "without options the unit is the locale's",
      .apple("foundation/measurementformatter/unitoptions-swift.property")
    ) {
      let speed = UnitSpeed.kilometersPerHour
      #expect(text(100, speed, "en_US") { $0.unitStyle = .long } == "62.137 miles per hour")
      #expect(text(100, speed, "de_DE") == "100 km/h")
      #expect(text(100, speed, "en_US") { $0.unitOptions = .providedUnit } == "100 km/h")
    }
    $0.row(
      "a length is in kilometres or metres on the natural scale, else in kilometres",
      .report("developer.apple.com/forums/thread/679557")
    ) {
      #expect(
        text(0.31, UnitLength.meters, "fr_FR") { $0.unitOptions = .naturalScale }
          == "0,31\u{202f}m")
      #expect(text(31, UnitLength.centimeters, "fr_FR") == "0\u{202f}km")
    }
  }
}
