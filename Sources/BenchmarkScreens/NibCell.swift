import UIKit

/// A cell of 30 objects and 56 constraints, as a xib and in code.
@MainActor
package enum NibCell {
  package static let document = Data(
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><objects>
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
    <collectionViewCell opaque="NO" multipleTouchEnabled="YES" contentMode="center" \
    reuseIdentifier="Cell" id="c"><rect key="frame" x="0" y="0" width="320" height="400"/>
    <view key="contentView" opaque="NO" id="v"><subviews>
    \((0..<28).map(label).joined(separator: "\n"))
    </subviews><constraints>
    \((0..<28).map(constraints).joined(separator: "\n"))
    </constraints></view></collectionViewCell></objects></document>
    """.utf8)

  nonisolated private static func label(_ index: Int) -> String {
    """
    <label opaque="NO" userInteractionEnabled="NO" contentMode="left" \
    horizontalHuggingPriority="251" verticalHuggingPriority="251" text="Label" \
    textAlignment="natural" lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines" \
    adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="l\(index)">\
    <rect key="frame" x="8" y="\(8 + 13 * index)" width="100" height="13"/>\
    <fontDescription key="fontDescription" type="system" pointSize="11"/>\
    <nil key="textColor"/><nil key="highlightedColor"/></label>
    """
  }

  nonisolated private static func constraints(_ index: Int) -> String {
    """
    <constraint firstItem="l\(index)" firstAttribute="leading" secondItem="v" \
    secondAttribute="leading" constant="8" id="a\(index)"/>\
    <constraint firstItem="l\(index)" firstAttribute="top" secondItem="v" secondAttribute="top" \
    constant="\(8 + 13 * index)" id="b\(index)"/>
    """
  }

  /// Returns the same cell, created without a nib.
  package static func inCode() -> UICollectionViewCell {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    for index in 0..<28 {
      let label = UILabel(frame: CGRect(x: 8, y: 8 + 13 * CGFloat(index), width: 100, height: 13))
      label.text = "Label"
      label.font = .systemFont(ofSize: 11)
      label.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(label)
      label.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 8)
        .isActive = true
      label.topAnchor.constraint(
        equalTo: cell.contentView.topAnchor, constant: 8 + 13 * CGFloat(index)
      ).isActive = true
    }
    return cell
  }
}
