import Testing
import UIKit

@testable import UIKitNibs

final class WallController: UICollectionViewController {
  private(set) var order: [String] = []

  override func awakeFromNib() {
    super.awakeFromNib()
    order.append("awake, view loaded \(isViewLoaded)")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    order.append("viewDidLoad")
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 5 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Cell", for: indexPath)
    (cell as? WallCell)?.title.text = "\(indexPath.item)"
    return cell
  }
}

final class WallCell: UICollectionViewCell {
  weak var title: UILabel!
}

@MainActor
struct StoryboardTests {
  private static let wall = Document.scene(
    """
    <collectionViewController storyboardIdentifier="Wall" id="w" customClass="WallController" \
    customModule="NibsTests" sceneMemberID="viewController">
      <collectionView key="view" clipsSubviews="YES" dataMode="prototypes" id="cv">
        <rect key="frame" x="0" y="0" width="375" height="667"/>
        <color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/>
        <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="4" \
    minimumInteritemSpacing="4" id="fl"><size key="itemSize" width="100" height="60"/>
        <inset key="sectionInset" minX="8" minY="8" maxX="8" maxY="8"/></collectionViewFlowLayout>
        <cells><collectionViewCell reuseIdentifier="Cell" customClass="WallCell" \
    customModule="NibsTests" id="c"><view key="contentView" id="cw"><subviews>
          <label translatesAutoresizingMaskIntoConstraints="NO" text="?" id="t"/></subviews></view>
          <constraints>
          <constraint firstItem="t" firstAttribute="leading" secondItem="c" \
    secondAttribute="leading" constant="6" id="k1"/>
          <constraint firstItem="t" firstAttribute="centerY" secondItem="c" \
    secondAttribute="centerY" id="k2"/></constraints>
          <connections><outlet property="title" destination="t" id="o"/></connections>
        </collectionViewCell></cells>
        <connections><outlet property="dataSource" destination="w" id="o2"/>
        <outlet property="delegate" destination="w" id="o3"/></connections>
      </collectionView>
      <navigationItem key="navigationItem" title="Wall" id="ni"/>
    </collectionViewController>
    <placeholder placeholderIdentifier="IBFirstResponder" id="fr" sceneMemberID="firstResponder"/>
    """)

  private static let navigation = Document.scene(
    """
    <navigationController id="n" sceneMemberID="viewController">
      <navigationBar key="navigationBar" id="nb"/>
      <connections><segue destination="w" kind="relationship" relationship="rootViewController" \
    id="s"/></connections></navigationController>
    """)

  @Test func `navigation items have several buttons and a title view`() throws {
    let scene = Document.scene(
      """
      <viewController id="v" sceneMemberID="viewController"><view key="view" id="w">
        <rect key="frame" x="0" y="0" width="320" height="480"/></view>
        <navigationItem key="navigationItem" id="i">
          <leftBarButtonItems><barButtonItem title="One" id="a"/></leftBarButtonItems>
          <view key="titleView" id="t"><rect key="frame" x="0" y="0" width="90" height="30"/></view>
          <rightBarButtonItems><barButtonItem title="Two" id="b"/>
            <barButtonItem title="Three" id="c"/></rightBarButtonItems>
        </navigationItem></viewController>
      """)
    let storyboard = try Document.storyboard(scene, initial: "v")
    let item = try #require(storyboard.instantiateInitialViewController()?.navigationItem)
    #expect(item.leftBarButtonItems?.map(\.title) == ["One"])
    #expect(item.rightBarButtonItems?.map(\.title) == ["Two", "Three"])
    #expect(item.titleView?.bounds.size == CGSize(width: 90, height: 30))
  }

  /// Until it is shown. Source: https://stackoverflow.com/a/6758424, "whatever it was set to in the
  /// NIB"
  @Test func `a view has the size of its scene`() throws {
    func size(_ rect: String) throws -> CGSize? {
      let scene = Document.scene(
        """
        <viewController id="v" sceneMemberID="viewController"><view key="view" id="w">\(rect)</view>
        </viewController>
        """)
      let storyboard = try Document.storyboard(scene, initial: "v")
      return storyboard.instantiateInitialViewController()?.view.frame.size
    }
    #expect(
      try size("<rect key=\"frame\" x=\"0\" y=\"0\" width=\"320\" height=\"480\"/>")
        == CGSize(width: 320, height: 480))
    #expect(try size("") == UIScreen.main.bounds.size)
  }

  @Test func `a navigation controller is loaded with its root, whose view is loaded later`() throws
  {
    let storyboard = try Document.storyboard(Self.wall + Self.navigation, initial: "n")
    let navigation = try #require(
      storyboard.instantiateInitialViewController() as? UINavigationController)
    let wall = try #require(navigation.topViewController as? WallController)
    #expect(wall.order == ["awake, view loaded false"])
    #expect(wall.navigationItem.title == "Wall" && wall.storyboard === storyboard)
    let view = try #require(wall.collectionView)
    #expect(wall.order == ["awake, view loaded false", "viewDidLoad"])
    view.frame = CGRect(x: 0, y: 0, width: 320, height: 300)
    view.layoutIfNeeded()
    #expect(view.visibleCells.count == 5)
    let cell = try #require(view.cellForItem(at: IndexPath(item: 3, section: 0)) as? WallCell)
    #expect(cell.frame == CGRect(x: 212, y: 72, width: 100, height: 60))
    cell.layoutIfNeeded()
    #expect(cell.title.text == "3" && cell.title.frame.minX == 6)
    #expect(abs(cell.title.center.y - 30) <= 0.5)
  }

  @Test func `identifiers find controllers`() throws {
    let storyboard = try Document.storyboard(Self.wall, initial: "w")
    #expect(storyboard.instantiateViewController(withIdentifier: "Wall") is WallController)
    #expect(storyboard.sceneNames == ["Wall"] && storyboard.initialSceneName == "Wall")
  }

  @Test func `loading scenes that contain each other ends`() throws {
    let scene = Document.scene(
      """
      <viewController id="a" sceneMemberID="viewController"><view key="view" id="v"><subviews>
      <containerView id="c"><connections><segue destination="a" kind="embed" id="e"/></connections>
      </containerView></subviews></view></viewController>
      """)
    let storyboard = try Document.storyboard(scene, initial: "a")
    let heard = try warnings {
      _ = storyboard.instantiateInitialViewController()?.view
    }
    #expect(heard.count == 1 && heard[0].hasSuffix("the scene 'a' contains itself: a, a."))
  }

  @Test func `static rows are those of the storyboard`() throws {
    let scene = Document.scene(
      """
      <tableViewController id="t" sceneMemberID="viewController">
      <tableView key="view" dataMode="static" style="grouped" rowHeight="44" id="tv"><sections>
      <tableViewSection headerTitle="First" id="s1"><cells>
        <tableViewCell style="IBUITableViewCellStyleDefault" textLabel="l" id="c1">
          <tableViewCellContentView key="contentView" tableViewCell="c1" id="v1"><subviews>
          <label text="One" id="l"/></subviews></tableViewCellContentView></tableViewCell>
        <tableViewCell rowHeight="80" id="c2"/></cells></tableViewSection>
      <tableViewSection id="s2"><cells><tableViewCell id="c3"/></cells></tableViewSection>
      </sections><connections><outlet property="dataSource" destination="t" id="o"/>
      <outlet property="delegate" destination="t" id="p"/></connections></tableView>
      </tableViewController>
      """)
    let storyboard = try Document.storyboard(scene, initial: "t")
    let controller = try #require(
      storyboard.instantiateInitialViewController() as? UITableViewController)
    let table = try #require(controller.tableView)
    table.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    table.layoutIfNeeded()
    #expect(table.style == .grouped && table.numberOfSections == 2)
    let cell = table.cellForRow(at: IndexPath(row: 0, section: 0))
    #expect(cell?.textLabel?.text == "One")
    #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).height == 80)
  }

  /// Regression: rows beyond the screen's edge kept a distance from the table's bottom margin, and
  /// grew without end.
  @Test func `offscreen rows are as high as visible ones`() throws {
    let cells = (0..<12).map { row in
      """
      <tableViewCell preservesSuperviewLayoutMargins="YES" id="c\(row)"><tableViewCellContentView \
      key="contentView" preservesSuperviewLayoutMargins="YES" tableViewCell="c\(row)" id="v\(row)">
      <subviews><label text="Row" translatesAutoresizingMaskIntoConstraints="NO" id="l\(row)"/>
      </subviews><constraints>
      <constraint firstItem="l\(row)" firstAttribute="top" secondItem="v\(row)" \
      secondAttribute="topMargin" id="a\(row)"/>
      <constraint firstItem="l\(row)" firstAttribute="bottom" secondItem="v\(row)" \
      secondAttribute="bottomMargin" id="b\(row)"/>
      <constraint firstItem="l\(row)" firstAttribute="leading" secondItem="v\(row)" \
      secondAttribute="leadingMargin" id="d\(row)"/></constraints></tableViewCellContentView>
      </tableViewCell>
      """
    }
    let table = try shownTable(cells.joined(), height: 190)
    let heights = Set(table.visibleCells.map(\.frame.height))
    #expect(heights.count == 1 && table.visibleCells.count == 5, "\(heights)")
  }

  /// A row whose constraints determine no height has the standard height.
  @Test func `a row that would collapse has the standard height`() throws {
    let table = try shownTable(
      """
      <tableViewCell id="c"><tableViewCellContentView \
      key="contentView" tableViewCell="c" id="v"><subviews><label text="Row" \
      translatesAutoresizingMaskIntoConstraints="NO" id="l"/></subviews><constraints>
      <constraint firstItem="l" firstAttribute="centerY" secondItem="v" secondAttribute="centerY" \
      id="a"/><constraint firstItem="l" firstAttribute="leading" secondItem="v" \
      secondAttribute="leadingMargin" id="b"/></constraints></tableViewCellContentView>
      </tableViewCell>
      """, height: 200)
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 44)
  }

  /// Returns a static table of the cells, laid out in a window 320 points wide.
  private func shownTable(_ cells: String, height: CGFloat) throws -> UITableView {
    let scene = Document.scene(
      """
      <tableViewController id="t" sceneMemberID="viewController">
      <tableView key="view" dataMode="static" style="plain" rowHeight="-1" id="tv"><sections>
      <tableViewSection id="s1"><cells>\(cells)</cells></tableViewSection></sections>
      <connections><outlet property="dataSource" destination="t" \
      id="o"/><outlet property="delegate" destination="t" id="p"/></connections>
      </tableView></tableViewController>
      """)
    let storyboard = try Document.storyboard(scene, initial: "t")
    let controller = try #require(
      storyboard.instantiateInitialViewController() as? UITableViewController)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: height))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return controller.tableView
  }
}
