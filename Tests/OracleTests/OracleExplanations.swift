/// The reasons why pictures of UIKit and those drawn here do not match, by the picture's path. For
/// a part of a picture its frame in pixels follows the path. All other pictures match.
enum OracleExplanations {
  static let reasons: [String: String] = [
    "controls/testSegmentedControl_17_5_393x852@3x.png 0,0":
      "The picture's segments at either side say longer texts.",
    "controls/testStepperAtMin_17_5_393x852@3x.png 0,0": plus,
    "controls/testStepper_17_5_393x852@3x.png 0,0": plus,
    "flow-horizontal/PagedAvailableWidth@3x.png": curve,
    "flow-horizontal/PagedCentered@3x.png":
      "The picture's labels and buttons are not drawn here; the collection view between them is.",
    "flow-horizontal/PagedLineSpacing@3x.png": curve,
    "label-metrics/title1-accessibility-large@3x.png": wide,
    "label-metrics/title1-extra-large@3x.png": wide,
    "label-metrics/title1-extra-small@3x.png": wide,
    "label-metrics/title1-large@3x.png": wide,
    "label-metrics/title1-small@3x.png": wide,
    "list-inset-grouped/InsetGroupedHeader@3x.png":
      corners + " The check mark is not drawn here.",
    "lists/list-headers-footers/headers-footers-iOS17.png":
      "Boxes of the picture's own making lie over headers, footers and rows.",
    "lists/list-rows/checkmarks-header-iOS18.png": corners + " " + symbol,
    "lists/list-rows/menu-row-iOS18.png": "The picture's row says “Clean” and “Option 1”.",
    "lists/list-sections/two-sections-dark-iOS18.png": title + " " + symbol,
    "lists/list-sections/two-sections-light-iOS18.png": title + " " + symbol,
    "lists/table-grouped/grouped-iPhone-iOS17.png":
      "The footer's text is not drawn here, and its box has other corners and translucent edges.",
    "lists/table-plain/editing-multiselect-iOS17.png":
      "What is inside of the circles of an edited table is a symbol of another font.",
    "lists/table-plain/ten-rows-iOS13.png":
      "Lines below a table's last row ended with iOS 15.",
    "lists/table-switch/table-switch-iOS17.png": boxes,
    "lists/table-switch/table-switch-iOS18.png": boxes,
  ]

  private static let boxes =
    "Boxes of the picture's own making lie over switches and lines."
  private static let corners = "The way the picture was taken rounds the corners between rows."
  private static let curve =
    "The curve of a continuous corner is ours: where it is flattest, pixels are covered otherwise."
  private static let plus =
    "Two pixels of the plus, which is a picture drawn between pixels there."
  private static let symbol = "A check mark is a symbol of another font."
  private static let title = "The navigation bar's title is not drawn here."
  private static let wide = "The picture is as wide as its text, which another font's glyphs make."
}
