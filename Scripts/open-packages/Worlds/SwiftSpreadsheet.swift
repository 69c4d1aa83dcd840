@testable import SwiftSpreadsheet
import Support
import UIKit

private final class Widths: SpreadsheetLayoutDelegate {
  func spreadsheet(layout: SpreadsheetLayout, heightForRowsInSection section: Int) -> CGFloat { 60 }
  func widthsOfSideRowsInSpreadsheet(layout: SpreadsheetLayout) -> (left: CGFloat?, right: CGFloat?)
  {
    (nil, nil)
  }
  func spreadsheet(layout: SpreadsheetLayout, widthForColumnAtIndex index: Int) -> CGFloat { 60 }
  func heightsOfHeaderAndFooterColumnsInSpreadsheet(layout: SpreadsheetLayout) -> (
    headerHeight: CGFloat?, footerHeight: CGFloat?
  ) { (nil, nil) }
}

private final class Screen: NumberedScreen {
  let widths: Widths

  init(_ widths: Widths) {
    self.widths = widths
    super.init(SpreadsheetLayout(delegate: widths), sections: 20)
  }

  required init?(coder: NSCoder) { nil }
}

@MainActor func makeScreen() -> NumberedScreen { Screen(Widths()) }
