import Foundation
import Sessions
import Testing
import UIKit

@testable import UIKitNibs

@MainActor
struct ViewTests {
  private func root(_ contents: String, size: CGSize) throws -> UIView {
    let view = try #require(
      load(
        """
        <view id="r"><rect key="frame" x="0" y="0" width="320" height="480"/>\(contents)</view>
        """
      ).first as? UIView)
    view.frame = CGRect(origin: .zero, size: size)
    view.layoutIfNeeded()
    return view
  }

  @Test func `constraints place their items at the current size`() throws {
    let view = try root(
      """
      <subviews>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="a">\
      <constraints><constraint firstAttribute="width" secondItem="a" secondAttribute="height" \
      multiplier="2:1" id="c4"/></constraints></view>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="b"/>
      </subviews>
      <constraints>
      <constraint firstItem="a" firstAttribute="top" secondItem="g" secondAttribute="top" \
      constant="10" id="c1"/>
      <constraint firstItem="a" firstAttribute="leading" secondItem="r" \
      secondAttribute="leadingMargin" id="c2"/>
      <constraint firstAttribute="trailing" secondItem="a" secondAttribute="trailing" \
      constant="20" id="c3"/>
      <constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="bottom" \
      constant="8" symbolic="YES" id="c5"/>
      <constraint firstItem="b" firstAttribute="centerX" secondItem="a" secondAttribute="centerX" \
      id="c6"/>
      <constraint firstItem="b" firstAttribute="width" secondItem="a" secondAttribute="width" \
      multiplier="0.5" id="c7"/>
      <constraint firstItem="b" firstAttribute="height" constant="30" id="c8"/>
      </constraints>
      <viewLayoutGuide key="safeArea" id="g"/>
      """, size: CGSize(width: 228, height: 400))
    #expect(view.subviews[0].frame == CGRect(x: 8, y: 10, width: 200, height: 100))
    #expect(view.subviews[1].frame == CGRect(x: 58, y: 118, width: 100, height: 30))
  }

  @Test func `a search bar shows its scopes`() throws {
    let bar = try #require(
      load(
        """
        <searchBar id="s" showsScopeBar="YES" showsBookmarkButton="YES">
        <rect key="frame" x="0" y="0" width="320" height="100"/>
        <scopeButtonTitles><string>All</string><string>Sent</string></scopeButtonTitles>
        </searchBar>
        """
      ).first as? UISearchBar)
    #expect(bar.scopeButtonTitles == ["All", "Sent"])
    #expect(bar.showsScopeBar && bar.showsBookmarkButton && !bar.showsSearchResultsButton)
  }

  @Test func `a view without constraints keeps its frame`() throws {
    let view = try root(
      """
      <subviews><view fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="a">
      <rect key="frame" x="12" y="34" width="56" height="78"/></view></subviews>
      """, size: CGSize(width: 100, height: 200))
    #expect(view.subviews[0].frame == CGRect(x: 12, y: 34, width: 56, height: 78))
    #expect(
      view.constraints.first?.identifier
        == "IB auto generated at build time for view with fixed frame")
  }

  @Test func `springs and struts follow the size`() throws {
    let view = try root(
      """
      <subviews><view id="a"><rect key="frame" x="10" y="20" width="300" height="40"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMinY="YES"/></view>
      </subviews>
      """, size: CGSize(width: 220, height: 580))
    #expect(view.subviews[0].frame == CGRect(x: 10, y: 120, width: 200, height: 40))
  }

  @Test func `a label has the document's values, and defaults for the others`() throws {
    let view = try root(
      """
      <subviews><label opaque="NO" text="A" lineBreakMode="wordWrap" numberOfLines="3" \
      adjustsFontSizeToFit="NO" userInteractionEnabled="NO" horizontalHuggingPriority="251" id="a">
      <fontDescription key="fontDescription" type="system" weight="semibold" pointSize="19"/>
      <color key="textColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" \
      customColorSpace="sRGB"/><nil key="highlightedColor"/></label>
      <label text="B" id="b"/></subviews>
      """, size: CGSize(width: 100, height: 100))
    let label = try #require(view.subviews[0] as? UILabel)
    #expect(label.text == "A" && label.numberOfLines == 3 && label.lineBreakMode == .byWordWrapping)
    #expect(label.font == .systemFont(ofSize: 19, weight: .semibold))
    #expect(label.textColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(!label.isUserInteractionEnabled && !label.adjustsFontSizeToFitWidth)
    #expect(label.contentHuggingPriority(for: .horizontal) == UILayoutPriority(rawValue: 251))
    let other = try #require(view.subviews[1] as? UILabel)
    #expect(other.textAlignment == .left && other.adjustsFontSizeToFitWidth)
    #expect(other.isUserInteractionEnabled && other.baselineAdjustment == .alignCenters)
  }

  @Test func `size classes exclude members`() throws {
    let view = try root(
      """
      <subviews><view id="a"/><view id="b"/></subviews>
      <variation key="default"><mask key="subviews"><exclude reference="a"/></mask></variation>
      <variation key="heightClass=regular-widthClass=regular"><mask key="subviews">\
      <include reference="a"/></mask></variation>
      """, size: CGSize(width: 100, height: 100))
    // The screen of these tests has 1024 × 768 points.
    #expect(view.subviews.count == 2)
    #expect(!SizeClasses(isWidthRegular: false, isHeightRegular: true).fits("widthClass=regular"))
  }

  @Test func `a stack arranges its subviews`() throws {
    let view = try root(
      """
      <subviews><stackView opaque="NO" axis="vertical" spacing="4" \
      translatesAutoresizingMaskIntoConstraints="NO" id="s"><subviews>
      <view id="a"><constraints><constraint firstAttribute="height" constant="10" id="h"/>\
      </constraints></view>
      <view id="b"><constraints><constraint firstAttribute="height" constant="20" id="i"/>\
      <constraint firstAttribute="width" constant="50" id="w"/></constraints></view>
      </subviews></stackView></subviews>
      <constraints>
      <constraint firstItem="s" firstAttribute="top" secondItem="r" secondAttribute="top" id="t"/>
      <constraint firstItem="s" firstAttribute="leading" secondItem="r" secondAttribute="leading" \
      id="l"/></constraints>
      """, size: CGSize(width: 100, height: 100))
    let stack = try #require(view.subviews.first as? UIStackView)
    #expect(stack.frame == CGRect(x: 0, y: 0, width: 50, height: 34))
    #expect(stack.subviews[1].frame == CGRect(x: 0, y: 14, width: 50, height: 20))
  }

  @Test func `unsupported elements are reported with their lines`() throws {
    let heard = try warnings {
      _ = try load("<label wobbles=\"YES\" numberOfLines=\"many\" id=\"l\"/>\n<whirl id=\"w\"/>")
    }
    #expect(
      heard == [
        "data:6: 'numberOfLines' of 'label' is not understood: 'many'.",
        "data:6: 'wobbles' of 'label' is not known; it is ignored.",
        "data:7: the element 'whirl' is unknown; an empty view replaces it.",
      ])
  }

  @Test func `size classes are those of the screen when objects are made`() throws {
    let contents = """
      <subviews><view id="a"/><view id="b"/></subviews>
      <variation key="default"><mask key="subviews"><exclude reference="a"/></mask></variation>
      <variation key="heightClass=regular-widthClass=regular"><mask key="subviews">\
      <include reference="a"/></mask></variation>
      """
    let size = CGSize(width: 100, height: 100)
    let phone = CGRect(x: 0, y: 0, width: 390, height: 844)
    let small = try RenderSession.fresh(bounds: phone, scale: 1).run {
      try root(contents, size: size)
    }
    #expect(small.subviews.count == 1)
    let large = try root(contents, size: size)
    let window = UIWindow(frame: phone)
    window.addSubview(large)
    window.traitOverrides.horizontalSizeClass = .compact
    window.layoutIfNeeded()
    #expect(large.traitCollection.horizontalSizeClass == .compact && large.subviews.count == 2)
  }

  @Test func `a custom button without a font has 18 points`() throws {
    let view = try root(
      """
      <subviews>
      <button buttonType="custom" id="a"><state key="normal" title="A"/></button>
      <button buttonType="custom" id="b"><fontDescription key="fontDescription" type="system" \
      pointSize="13"/><state key="normal" title="B"/></button></subviews>
      """, size: CGSize(width: 100, height: 100))
    let sizes = view.subviews.map { ($0 as? UIButton)?.titleLabel?.font.pointSize }
    #expect(sizes == [18, 13])
  }

  private enum Outer {
    final class InsideView: UIView {}
    final class GenericView<Value>: UIView {}
  }

  @Test(arguments: ["InsideView", "GenericView", "HiddenView"])
  func `classes inside types, generic and private ones are not found`(_ name: String) throws {
    var made: [Any] = []
    let heard = try warnings {
      made = try load("<view customClass=\"\(name)\" customModule=\"NibsTests\" id=\"v\"/>")
    }
    #expect(made.count == 1 && made.first.map { type(of: $0) == UIView.self } == true)
    #expect(heard.contains { $0.contains(name) }, "\(heard)")
  }

  /// Xcode compiles documents to such files.
  @Test func `compiled nibs and archives are not read`() {
    for data in [Data("NIBArchive\u{1}".utf8), Data("bplist00".utf8)] {
      #expect(throws: (any Error).self) { try UINib(data: data, bundle: nil).objects(owner: nil) }
    }
  }

  @Test func `another coder makes a view without content`() {
    let coder = NSKeyedArchiver(requiringSecureCoding: false)
    let label = UILabel(coder: coder)
    #expect(label?.text == nil && label?.frame == .zero && label?.subviews.isEmpty == true)
    #expect(UIButton(coder: coder)?.title(for: .normal) == nil)
    #expect(UIView(coder: coder)?.subviews.isEmpty == true)
  }
}

private final class HiddenView: UIView {}
