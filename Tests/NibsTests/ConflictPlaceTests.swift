import Testing
import UIKit

/// Tests that warnings about conflicting constraints of documents name their places.
@MainActor
struct ConflictPlaceTests {
  private func places(_ objects: String) throws -> [String] {
    let heard = try warnings {
      for case let view as UIView in try load(objects) { view.layoutIfNeeded() }
    }
    #expect(heard.count == 1)
    let lines = heard.first?.split(separator: "\n").map(String.init) ?? []
    return Array(lines.drop { $0 != "In the documents:" }.dropFirst())
  }

  @Test func `a conflict names lines and identifiers`() throws {
    let places = try places(
      """
      <view id="v"><rect key="frame" x="0" y="0" width="100" height="100"/><subviews>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="a"/></subviews><constraints>
      <constraint firstItem="a" firstAttribute="width" constant="50" id="c1"/>
      <constraint firstItem="a" firstAttribute="leading" secondItem="v" \
      secondAttribute="leading" constant="8" id="c2"/>
      <constraint firstItem="a" firstAttribute="width" relation="greaterThanOrEqual" \
      constant="60" identifier="wide" id="c4"/>
      </constraints></view>
      """)
    #expect(
      places.sorted()
        == [
          "    data:8: 'c1' a.width == 50", "    data:10: 'c4' a.width >= 60",
        ].sorted())
  }

  @Test func `a view's frame is listed among the conflicting constraints`() throws {
    let places = try places(
      """
      <view id="v"><rect key="frame" x="0" y="0" width="100" height="100"/><subviews>
      <label fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="l">
      <rect key="frame" x="10" y="10" width="50" height="20"/></label></subviews><constraints>
      <constraint firstItem="l" firstAttribute="width" secondItem="l" secondAttribute="height" \
      multiplier="2:1" constant="5" id="c"/></constraints></view>
      """)
    #expect(
      Set(places) == [
        "    data:9: 'c' l.width == 2 * l.height + 5", "    data:7: the rectangle of label 'l'",
      ])
  }
}
