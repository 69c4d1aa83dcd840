import Testing
import UIKit

/// Tests tables against UIKit's pictures at 3x, pixel by pixel.
///
/// Letters, the insides of circles in an edited table and of switches, and lines below a table's
/// last row (which iOS draws until 15) are not compared.
@MainActor
@Suite struct TablePictureTests {
  @Test func tenRows() throws {
    let screen = TableScreen(counts: [10]) { cell, path in
      cell.textLabel?.text = "\(path.row)"
    }
    let drawn = try draw { screen.table(CGSize(width: 320, height: 568), top: 20) }
    let letters = (0..<10).map { CGRect(x: 40, y: 80 + 132 * $0, width: 100, height: 80) }
    try expectAgreement(
      drawn, "lists/table-plain/ten-rows-iOS13.png",
      excluding: letters + [CGRect(x: 0, y: 1381, width: 960, height: 323)])
  }

  /// In an edited table that permits several selections, circles select rows; the selected row is
  /// grey.
  @Test func rowsThatAreChosen() throws {
    let screen = EmptyEndsScreen(counts: [3]) { cell, path in
      cell.textLabel?.text = "Title\(path.row + 1)"
    }
    let drawn = try draw {
      let table = screen.table(CGSize(width: 375, height: 812), top: 44)
      table.allowsMultipleSelectionDuringEditing = true
      table.isEditing = true
      table.layoutIfNeeded()
      table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
      return table
    }
    let rows = [198, 330, 462]
    try expectAgreement(
      drawn, "lists/table-plain/editing-multiselect-iOS17.png",
      excluding: rows.flatMap {
        [
          CGRect(x: 62, y: $0 + 35, width: 65, height: 65),
          CGRect(x: 170, y: $0 + 35, width: 150, height: 65),
        ]
      })
  }

  /// The table has two sections of rows as high as their labels, with headers and a footer of the
  /// delegate's. The first and the last row of the footer's box differ by a few levels in the
  /// picture.
  @Test func groupedRowsOfTheirOwnHeight() throws {
    let screen = OwnViewsScreen(counts: [2, 2]) { cell, path in
      cell.backgroundColor = UIColor(bytes: 255, 0, 255)
      OwnViewsScreen.fill(cell, "test title \(path.section + 1)\(path.row + 1)")
    }
    let drawn = try draw {
      let table = screen.table(CGSize(width: 393, height: 852), style: .grouped)
      table.separatorColor = .clear
      table.backgroundColor = UIColor(bytes: 255, 0, 0)
      return table
    }
    let letters = [0, 587].flatMap { (y: CGFloat) in
      [
        CGRect(x: 400, y: y + 49, width: 380, height: 64),
        CGRect(x: 60, y: y + 152, width: 440, height: 106),
        CGRect(x: 60, y: y + 297, width: 440, height: 106),
      ]
    }
    let box = CGRect(x: 48, y: 440, width: 1083, height: 111)
    let corners = [box.minX, box.maxX - 31].flatMap { x in
      [box.minY, box.maxY - 31].map { CGRect(x: x, y: $0, width: 31, height: 31) }
    }
    try expectAgreement(
      drawn, "lists/table-grouped/grouped-iPhone-iOS17.png",
      excluding: letters + corners + [CGRect(x: 90, y: 460, width: 420, height: 70)], levels: 8)
  }

  /// The coloured parts are the content view and the area to its right, up to the row's edge.
  @Test(arguments: [("17", 393.0, 852.0, 59.0), ("18", 402, 874, 62)])
  func rowsWithASwitch(version: String, width: Double, height: Double, top: Double) throws {
    let colors = [
      (UIColor(bytes: 204, 255, 255), UIColor(bytes: 255, 204, 255)),
      (UIColor(bytes: 204, 204, 255), UIColor(bytes: 255, 255, 204)),
      (UIColor(bytes: 255, 230, 204), UIColor(bytes: 204, 255, 255)),
    ]
    let screen = TableScreen(counts: [3]) { cell, path in
      var content = cell.defaultContentConfiguration()
      content.text = "Hello World"
      cell.contentConfiguration = content
      cell.accessoryView = UISwitch()
      cell.contentView.backgroundColor = colors[path.row].0
      cell.backgroundColor = colors[path.row].1
    }
    let drawn = try draw { screen.table(CGSize(width: width, height: height), top: top) }
    let (right, first) = (width * 3, top * 3)
    let left = (0..<3).map { row in
      [
        CGRect(x: 50, y: first + 133 * Double(row) + 30, width: 300, height: 80),
        CGRect(x: right - 216, y: first + 133 * Double(row) + 18, width: 157, height: 98),
        CGRect(x: 60, y: first + 133 * Double(row) + 132, width: right, height: 1),
      ]
    }
    try expectAgreement(
      drawn, "lists/table-switch/table-switch-iOS\(version).png", excluding: left.flatMap { $0 })
  }

  /// The picture's colours cover these lines.
  @Test func linesOfRowsWithASwitch() throws {
    let screen = TableScreen(counts: [3]) { cell, _ in
      cell.contentConfiguration = cell.defaultContentConfiguration()
      cell.accessoryView = UISwitch()
    }
    let drawn = try draw { screen.table(CGSize(width: 393, height: 852), top: 59) }
    for y in [309, 442, 575] {
      #expect(drawn.channels(59, y) == SIMD4(255, 255, 255, 255))
      #expect(drawn.channels(60, y) == SIMD4(200, 198, 198, 255))
      #expect(drawn.channels(1178, y) == SIMD4(200, 198, 198, 255))
      #expect(drawn.channels(200, y - 1) == SIMD4(255, 255, 255, 255))
    }
  }
}
