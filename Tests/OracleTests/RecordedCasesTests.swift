import Foundation
import Testing

/// Tests that each case measured on UIKit is named with the test that contains its numbers as
/// literals.
///
/// The cases are stored beside the package, in `../shared/compositional/frames.json`; if the file
/// exists, each case must have an entry here. A case of another system than iOS 16 to 18 has a
/// reason instead of a test.
@Suite struct RecordedCasesTests {
  private enum Cover {
    /// A function in a file below `Tests`.
    case test(String, String)
    case none(because: String)
  }

  private static let lists = "UIKitListsTests/CollectionView/Lists/ListFrameTests.swift"
  private static let looks = "UIKitListsTests/CollectionView/Lists/RecordedAppearanceTests.swift"
  private static let tables = "UIKitListsTests/TableView/TableFrameTests.swift"
  private static let controllers =
    "UIKitListsTests/CollectionViewLayout/Compositional/CompositionalControllerTests.swift"
  private static let signs = Cover.test(
    "UIKitListsTests/CollectionView/Lists/ListCellTests.swift", "signsStandWhereUIKitsDo")
  private static let header = Cover.test(lists, "aHeaderAboveOneOfTwoSections")
  private static let headersAndFooters = Cover.test(lists, "headersAndFootersFollowWithoutGaps")
  private static let rowsWithASwitch = Cover.test(tables, "contentConfigurationsWithASwitch")
  private static let oneRow = Cover.test(lists, "oneRowWithoutAHeader")
  private static let later = Cover.none(because: "iOS 26 looks different")

  private static let cases: [String: Cover] = [
    "list-300-dump-elements": header,
    "list-300-dump-content": header,
    "list-300-dump-indicators": .none(
      because: "indicators that are not seen have no frame here; seen ones are 3 wide, 3 inside"),
    "list-300-rows-iOS16.4": header,
    "list-300-rows-iOS18.6": header,
    "list-300-rows-iOS26.0": later,
    "list-headers-footers-iOS18.5": headersAndFooters,
    "list-headers-footers-iOS17.5": headersAndFooters,
    "list-headers-footers-iOS26.2": later,
    "table-content-configuration-switch-iOS17.5": rowsWithASwitch,
    "table-content-configuration-switch-iOS18.5": rowsWithASwitch,
    "table-content-configuration-switch-iOS26.2": later,
    "list-one-row-no-header": oneRow,
    "list-menu-row": oneRow,
    "list-header-two-checkmark-rows": .test(lists, "aHeaderAndTwoRowsAtTheMediumTextSize"),
    "list-header-two-checkmark-rows-iOS26": later,
    "list-two-sections-headers": .test(lists, "twoSectionsWithHeadersLie55Apart"),
    "table-plain-editing": .test(tables, "editingWithCircles"),
    "table-plain-iOS13": .test(tables, "defaultCells"),
    "table-grouped-iPhone": .test(tables, "groupedWithGivenEdges"),
    "compositional-list-bare-controller": .test(controllers, "lists"),
    "compositional-grid-bare-controller": .test(controllers, "grids"),
    "compositional-list-in-navigation-controller": .test(controllers, "lists"),
    "compositional-grid-in-navigation-controller": .test(controllers, "grids"),
    "compositional-list-in-tab-bar-controller": .test(controllers, "lists"),
    "compositional-grid-in-tab-bar-controller": .test(controllers, "grids"),
    "compositional-list-in-navigation-in-tab-bar-controller": .test(controllers, "lists"),
    "compositional-grid-in-navigation-in-tab-bar-controller": .test(controllers, "grids"),
    "colours-inset-grouped-light": .test(looks, "colors"),
    "colours-inset-grouped-dark": .test(looks, "colors"),
    "accessory-disclosure-ink": signs,
    "accessory-checkmark-ink": signs,
    "list-value-row-accessibility3": .test(lists, "valuesGoBelowLargeNames"),
    "content-configuration-cell": .test(looks, "marginsOfConfigurations"),
    "content-configuration-grouped-header": .test(looks, "marginsOfConfigurations"),
    "content-configuration-grouped-footer": .test(looks, "marginsOfConfigurations"),
    "swipe-action-button": .test(looks, "buttonsOfSwipes"),
    "table-cell-iOS7": .none(because: "since iOS 13 the content view has the row's height"),
    "error-no-room": .test(
      "UIKitListsTests/CollectionViewLayout/Compositional/CompositionalMisuseTests.swift",
      "aGroupWithoutRoomIsNamedInUIKitsWords"),
  ]

  private static let tests = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()

  @Test func everyTestIsThere() throws {
    for (name, cover) in Self.cases {
      guard case .test(let path, let function) = cover else { continue }
      let text = try String(
        contentsOf: Self.tests.appendingPathComponent(path), encoding: .utf8)
      #expect(text.contains("func \(function)("), "\(name): \(function) in \(path)")
    }
  }

  @Test func everyCaseHasItsPlace() throws {
    let file = Self.tests.deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("shared/compositional/frames.json")
    guard FileManager.default.fileExists(atPath: file.path) else { return }
    struct Document: Decodable {
      struct Case: Decodable { let id: String }
      let cases: [Case]
    }
    let document = try JSONDecoder().decode(Document.self, from: Data(contentsOf: file))
    #expect(Set(document.cases.map(\.id)) == Set(Self.cases.keys))
  }
}
