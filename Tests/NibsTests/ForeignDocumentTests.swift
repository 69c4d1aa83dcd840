import InterfaceBuilder
import Testing
import UIKit

/// Tests features of apps' documents that this package's documents lack, drawn without the apps.
@MainActor
struct ForeignDocumentTests {
  @Test func aCellWithConstraintsToItsMarginsFindsItsHeight() throws {
    let made = try load(
      """
      <tableView clipsSubviews="YES" dataMode="prototypes" style="plain" rowHeight="-1" \
      estimatedRowHeight="-1" id="t"><rect key="frame" x="0" y="0" width="320" height="400"/>
      <prototypes><tableViewCell preservesSuperviewLayoutMargins="YES" reuseIdentifier="Cell" \
      id="c"><rect key="frame" x="0" y="28" width="320" height="60"/>
      <tableViewCellContentView key="contentView" preservesSuperviewLayoutMargins="YES" \
      tableViewCell="c" id="cv"><rect key="frame" x="0" y="0" width="320" height="60"/><subviews>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="v"><constraints>
        <constraint firstAttribute="height" constant="20" id="k0"/></constraints></view></subviews>
      <constraints>
      <constraint firstItem="v" firstAttribute="top" secondItem="cv" secondAttribute="topMargin" \
      id="k1"/>
      <constraint firstAttribute="bottomMargin" secondItem="v" secondAttribute="bottom" id="k2"/>
      <constraint firstItem="v" firstAttribute="leading" secondItem="cv" \
      secondAttribute="leading" id="k3"/>
      <constraint firstAttribute="trailing" secondItem="v" secondAttribute="trailing" id="k4"/>
      </constraints></tableViewCellContentView></tableViewCell></prototypes></tableView>
      """)
    let table = try #require(made.first as? UITableView)
    table.showPrototypesWithoutData()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    window.addSubview(table)
    window.layoutIfNeeded()
    // The height has margins of 11 points above and below, and the separator.
    let line = 1 / UIScreen.main.scale
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 42 + line)
  }

  @Test func headersWithoutAPrototypeAreEmpty() throws {
    let made = try load(
      """
      <collectionView dataMode="prototypes" id="v"><rect key="frame" x="0" y="0" width="300" \
      height="300"/><collectionViewFlowLayout key="collectionViewLayout" id="l">
      <size key="itemSize" width="50" height="50"/>
      <size key="headerReferenceSize" width="50" height="30"/>
      <size key="footerReferenceSize" width="50" height="20"/></collectionViewFlowLayout>
      <cells><collectionViewCell reuseIdentifier="Cell" id="c"/></cells>
      <collectionReusableView key="sectionHeaderView" reuseIdentifier="Head" id="h">
      <subviews><label text="Head" id="t"/></subviews></collectionReusableView></collectionView>
      """)
    let view = try #require(made.first as? UICollectionView)
    view.showPrototypesWithoutData()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    window.addSubview(view)
    window.layoutIfNeeded()
    let path = IndexPath(item: 0, section: 0)
    let header = view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: path)
    let footer = view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionFooter, at: path)
    #expect(header?.subviews.contains { $0 is UILabel } == true)
    #expect(footer?.subviews.isEmpty == true)
    #expect(footer?.frame == CGRect(x: 0, y: 80, width: 300, height: 20))
  }

  @Test func delegatesThatAreNoneAreNotRequested() throws {
    let owner = UIViewController()
    let made = try load(
      """
      <view id="v"><gestureRecognizers/><connections>
      <outletCollection property="gestureRecognizers" destination="g" \
      appends="YES" collectionClass="NSMutableArray" id="o"/></connections></view>
      <tapGestureRecognizer id="g"><connections>
      <outlet property="delegate" destination="-1" id="o2"/></connections></tapGestureRecognizer>
      <tabBar id="b"><rect key="frame" x="0" y="0" width="300" height="49"/><items/><connections>
      <outlet property="delegate" destination="-1" id="o3"/></connections></tabBar>
      """, owner: owner)
    #expect((made.first as? UIView)?.gestureRecognizers?.count == 1)
  }

  @Test func aPlaceholderReceivesNoRequests() throws {
    let scene = Document.scene(
      """
      <glkViewController id="s" sceneMemberID="viewController">
      <connections><outlet property="delegate" destination="o" id="c"/></connections>
      </glkViewController><customObject id="o"/>
      """)
    let said = try warnings {
      let board = try Document.storyboard(scene, initial: "s")
      #expect(board.instantiateInitialViewController() != nil)
    }
    #expect(said.contains { $0.contains("there is no GLKViewController here") })
  }

  @Test func viewsKnowTheirOutletsAndConstraints() throws {
    let made = try load(
      """
      <view customClass="Card" id="v"><rect key="frame" x="0" y="0" width="100" height="100"/>
      <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="a"/></subviews>
      <constraints><constraint firstItem="a" firstAttribute="top" secondItem="v" \
      secondAttribute="top" identifier="picture-top" id="k1"/>
      <constraint firstItem="a" firstAttribute="leading" secondItem="v" \
      secondAttribute="leading" id="k2"/></constraints>
      <connections><outlet property="picture" destination="a" id="o"/></connections></view>
      """)
    let view = try #require((made.first as? UIView)?.subviews.first)
    #expect(view.nibElement?.outlets == ["Card.picture"])
    #expect(view.constraintIdentifiers == ["picture-top"])
  }

  @Test func statesAndAttributesOfOneNameAreDistinguished() throws {
    let said = try warnings {
      let made = try load(
        """
        <button selected="YES" highlighted="YES" buttonType="custom" hasAttributedTitle="YES" \
        id="b"><state key="selected" title="On"/><state key="highlighted" title="Down"/></button>
        <toolbar barStyle="blackTranslucent" id="t"><items>
        <barButtonItem systemItem="action" id="i1"/><barButtonItem systemItem="stop" id="i2"/>
        </items></toolbar>
        <view id="v"><rect key="frame" x="0" y="0" width="10" height="10"/>
        <viewLayoutGuide key="safeArea" id="g1"/><keyboardLayoutGuide key="keyboard" id="g2"/>
        <string key="userLabel">note</string></view>
        """)
      let button = try #require(made.first as? UIButton)
      #expect(button.isSelected && button.isHighlighted)
      #expect(button.title(for: .selected) == "On")
      #expect((made[1] as? UIToolbar)?.items?.map(\.systemItem) == [.action, .stop])
    }
    // The warning about substitute symbols is logged once a process.
    let diagnostics = said.filter { !$0.hasPrefix("Symbols are drawn by substitutes") }
    #expect(diagnostics.isEmpty, "\(diagnostics)")
  }
}
