import Foundation
import Testing

/// Tests that the files and tests that `Scripts/changed-tests` names exist.
@Suite struct ChangedPlacesTests {
  @Test func placesAndTestsAreThere() throws {
    let text = try Repository.text("Scripts/changed-tests")
    let rows = text.matches(of: /\("([^"]+)", (?:ALL|\[(.*)\])\),/)
    #expect(rows.count > 15)
    for row in rows {
      #expect(Repository.has(String(row.1)), "\(row.1)")
      for name in (row.2 ?? "").matches(of: /\w+/) {
        #expect(Repository.has("Tests/\(name.0)Tests"), "\(name.0)")
      }
    }
  }
}
