import Testing
import UIKit

/// Tests constraints to the margins of a row's content: 11 points above and below, and the table's
/// margin at the sides.
@MainActor
struct CellMarginTests {
  private func row(
    width: CGFloat, _ attributes: String = "", inside: String = ""
  ) throws -> UITableViewCell {
    let made = try load(
      """
      <tableView dataMode="prototypes" style="plain" rowHeight="-1" id="t">
      <rect key="frame" x="0" y="0" width="\(width)" height="400"/><prototypes>
      <tableViewCell reuseIdentifier="Cell" \(attributes) id="c">
      <tableViewCellContentView key="contentView" \(inside) tableViewCell="c" id="cv">
      <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="v"><constraints>
      <constraint firstAttribute="height" relation="greaterThanOrEqual" constant="21" id="k0"/>
      </constraints></view></subviews>
      <constraints>
      <constraint firstItem="v" firstAttribute="top" secondItem="cv" secondAttribute="topMargin" \
      id="k1"/>
      <constraint firstAttribute="bottomMargin" secondItem="v" secondAttribute="bottom" id="k2"/>
      <constraint firstItem="v" firstAttribute="leading" secondItem="cv" \
      secondAttribute="leadingMargin" id="k3"/>
      <constraint firstAttribute="trailingMargin" secondItem="v" secondAttribute="trailing" \
      id="k4"/></constraints></tableViewCellContentView></tableViewCell></prototypes></tableView>
      """)
    let table = try #require(made.first as? UITableView)
    table.showPrototypesWithoutData()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: 400))
    window.addSubview(table)
    window.layoutIfNeeded()
    return try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
  }

  /// The height of the separator below a row, which the content view includes.
  private var line: CGFloat { 1 / UIScreen.main.scale }

  private func frame(_ cell: UITableViewCell) throws -> CGRect {
    try #require(cell.contentView.subviews.first).frame
  }

  @Test func `content has margins of 11 points above and below, and 16 at the sides`() throws {
    let cell = try row(width: 320)
    let content = try frame(cell)
    #expect(content == CGRect(x: 16, y: 11, width: 288, height: 21 + line))
    #expect(cell.bounds.height == 43 + line)
  }

  @Test func `content has the same margins if the document preserves superview margins`() throws {
    let preserves = #"preservesSuperviewLayoutMargins="YES" insetsLayoutMarginsFromSafeArea="NO""#
    let cell = try row(width: 320, preserves, inside: preserves)
    let content = try frame(cell)
    #expect(content == CGRect(x: 16, y: 11, width: 288, height: 21 + line))
  }

  @Test func `on wide screens content has margins of 20 points at the sides`() throws {
    let content = try frame(row(width: 414))
    #expect(content == CGRect(x: 20, y: 11, width: 374, height: 21 + line))
  }

  @Test func `margins of the content in the document apply`() throws {
    let made = try load(
      """
      <tableViewCell id="c"><tableViewCellContentView key="contentView" tableViewCell="c" id="cv">
      <edgeInsets key="layoutMargins" top="2" left="30" bottom="4" right="30"/>
      </tableViewCellContentView></tableViewCell>
      """)
    let cell = try #require(made.first as? UITableViewCell)
    #expect(
      cell.contentView.layoutMargins == UIEdgeInsets(top: 2, left: 30, bottom: 4, right: 30))
  }
}
