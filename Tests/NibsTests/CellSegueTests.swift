import Testing
import UIKit

/// Records the segues that its cells begin.
private final class Diary {
  var lines: [String] = []
}

final class SegueTableController: UITableViewController {
  fileprivate let diary = Diary()
  var mayGo = true

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    diary.lines.append("did select \(indexPath.row)")
  }

  override func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) { diary.lines.append("accessory \(indexPath.row)") }

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    diary.lines.append("should \(identifier)")
    return mayGo
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    let cell = sender as? UITableViewCell
    let row = cell.flatMap { tableView.indexPath(for: $0)?.row }
    let selected = tableView.indexPathForSelectedRow?.row
    diary.lines.append(
      "prepare \(segue.identifier ?? "-") from \(row.map(String.init) ?? "nobody"), "
        + "selected \(selected.map(String.init) ?? "none")")
  }
}

final class SegueWallController: UICollectionViewController {
  fileprivate let diary = Diary()

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 3 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "Cell", for: indexPath)
  }

  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) { diary.lines.append("did select \(indexPath.item)") }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    let cell = sender as? UICollectionViewCell
    let item = cell.flatMap { collectionView.indexPath(for: $0)?.item }
    diary.lines.append("prepare from \(item.map(String.init) ?? "nobody")")
  }
}

/// Tests segues from cells: a tap on the row or the item performs them.
@MainActor
struct CellSegueTests {
  private static let destination = Document.scene(
    """
    <viewController title="Detail" id="d" sceneMemberID="viewController"><view key="view" id="dv"/>
    </viewController>
    """)

  private static let navigation = Document.scene(
    """
    <navigationController id="n" sceneMemberID="viewController"><connections>
    <segue destination="t" kind="relationship" relationship="rootViewController" id="r"/>
    </connections></navigationController>
    """)

  private func shown(_ root: String) throws -> (UINavigationController, UIWindow) {
    let storyboard = try Document.storyboard(
      Self.navigation + Document.scene(root) + Self.destination, initial: "n")
    let navigation = try #require(
      storyboard.instantiateInitialViewController() as? UINavigationController)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return (navigation, window)
  }

  /// Returns a table with a prototype, and with the empty list of sections that Xcode writes beside
  /// it.
  private func rows(_ segues: String, accessory: String = "none") -> String {
    """
    <tableViewController id="t" customClass="SegueTableController" customModule="NibsTests" \
    sceneMemberID="viewController"><tableView key="view" dataMode="prototypes" style="plain" \
    rowHeight="50" id="tv"><prototypes><tableViewCell reuseIdentifier="Cell" \
    accessoryType="\(accessory)" id="c"><connections>\(segues)</connections></tableViewCell>
    </prototypes><sections/><connections><outlet property="dataSource" destination="t" id="o1"/>
    <outlet property="delegate" destination="t" id="o2"/></connections></tableView>
    </tableViewController>
    """
  }

  @Test func `a tap on a row performs the prototype's segue`() throws {
    let (navigation, window) = try shown(
      rows(#"<segue destination="d" kind="show" identifier="detail" id="s"/>"#))
    let table = try #require(navigation.topViewController as? SegueTableController)
    let first = table.tableView.rectForRow(at: IndexPath(row: 1, section: 0))
    let point = table.tableView.convert(CGPoint(x: 100, y: first.midY), to: window)
    table.mayGo = false
    try window.play { $0.tap(at: point) }
    #expect(table.diary.lines == ["should detail", "did select 1"])
    #expect(navigation.topViewController === table)
    (table.diary.lines, table.mayGo) = ([], true)
    try window.play { $0.tap(at: point) }
    #expect(
      table.diary.lines == [
        "should detail", "prepare detail from 1, selected 1", "did select 1",
      ])
    #expect(navigation.topViewController?.title == "Detail")
  }

  @Test func `programmatic selection performs no segue`() throws {
    let (navigation, _) = try shown(rows(#"<segue destination="d" kind="show" id="s"/>"#))
    let table = try #require(navigation.topViewController as? SegueTableController)
    table.tableView.selectRow(
      at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
    #expect(table.diary.lines.isEmpty && navigation.topViewController === table)
  }

  @Test func `a tap on a row's button performs its accessory's segue`() throws {
    let segues = """
      <segue destination="d" kind="show" identifier="info" trigger="accessoryAction" id="s"/>
      """
    let (navigation, window) = try shown(rows(segues, accessory: "detailButton"))
    let table = try #require(navigation.topViewController as? SegueTableController)
    let row = table.tableView.rectForRow(at: IndexPath(row: 2, section: 0))
    try window.play { $0.tap(at: table.tableView.convert(CGPoint(x: 60, y: row.midY), to: window)) }
    #expect(table.diary.lines == ["did select 2"])
    table.diary.lines = []
    try window.play {
      $0.tap(at: table.tableView.convert(CGPoint(x: 293, y: row.midY), to: window))
    }
    #expect(
      table.diary.lines == [
        "should info", "prepare info from 2, selected 2", "accessory 2",
      ])
    #expect(navigation.topViewController?.title == "Detail")
  }

  @Test func `a tap on a static row performs its segue`() throws {
    let (navigation, window) = try shown(
      """
      <tableViewController id="t" sceneMemberID="viewController"><tableView key="view" \
      dataMode="static" style="plain" rowHeight="50" id="tv"><sections><tableViewSection id="x">
      <cells><tableViewCell id="c1"/><tableViewCell id="c2"><connections>
      <segue destination="d" kind="show" id="s"/></connections></tableViewCell></cells>
      </tableViewSection></sections><connections>
      <outlet property="dataSource" destination="t" id="o1"/>
      <outlet property="delegate" destination="t" id="o2"/></connections></tableView>
      </tableViewController>
      """)
    let table = try #require(navigation.topViewController as? UITableViewController)
    func tap(_ row: Int) throws {
      let rect = table.tableView.rectForRow(at: IndexPath(row: row, section: 0))
      try window.play {
        $0.tap(at: table.tableView.convert(CGPoint(x: 100, y: rect.midY), to: window))
      }
    }
    try tap(0)
    #expect(navigation.topViewController === table)
    try tap(1)
    #expect(navigation.topViewController?.title == "Detail")
  }

  @Test func `a tap on an item performs the prototype's segue`() throws {
    let (navigation, window) = try shown(
      """
      <collectionViewController id="t" customClass="SegueWallController" customModule="NibsTests" \
      sceneMemberID="viewController"><collectionView key="view" dataMode="prototypes" id="cv">
      <collectionViewFlowLayout key="collectionViewLayout" id="fl">
      <size key="itemSize" width="80" height="60"/></collectionViewFlowLayout>
      <cells><collectionViewCell reuseIdentifier="Cell" id="c"><connections>
      <segue destination="d" kind="show" id="s"/></connections></collectionViewCell></cells>
      <connections><outlet property="dataSource" destination="t" id="o1"/>
      <outlet property="delegate" destination="t" id="o2"/></connections></collectionView>
      </collectionViewController>
      """)
    let wall = try #require(navigation.topViewController as? SegueWallController)
    let cell = try #require(wall.collectionView.cellForItem(at: IndexPath(item: 2, section: 0)))
    try window.play {
      $0.tap(at: wall.collectionView.convert(cell.center, to: window))
    }
    #expect(wall.diary.lines == ["prepare from 2", "did select 2"])
    #expect(navigation.topViewController?.title == "Detail")
  }
}
