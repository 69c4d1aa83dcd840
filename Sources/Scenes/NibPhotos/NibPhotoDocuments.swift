import UIKit

/// Interface Builder documents of the photographs' cells, as written by Xcode.
enum NibPhotoDocuments {
  private static let cell = """
    <collectionViewCell opaque="NO" clipsSubviews="YES" multipleTouchEnabled="YES" \
    contentMode="center" reuseIdentifier="Cell Identifier" id="gTV-IL-0wX" \
    customClass="NibPhotoCell" customModule="Scenes" customModuleProvider="target">
      <rect key="frame" x="10" y="10" width="220" height="220"/>
      <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
      <view key="contentView" opaque="NO" clipsSubviews="YES" multipleTouchEnabled="YES" \
    contentMode="center">
        <rect key="frame" x="0.0" y="0.0" width="220" height="220"/>
        <autoresizingMask key="autoresizingMask"/>
        <subviews>
          <imageView userInteractionEnabled="NO" contentMode="scaleToFill" \
    translatesAutoresizingMaskIntoConstraints="NO" id="kId-c2-rCX">
            <rect key="frame" x="10" y="10" width="200" height="200"/>
          </imageView>
        </subviews>
      </view>
      <color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/>
      <constraints>
        <constraint firstItem="kId-c2-rCX" firstAttribute="top" secondItem="gTV-IL-0wX" \
    secondAttribute="top" constant="10" id="mC3-xy-2CS"/>
        <constraint firstItem="kId-c2-rCX" firstAttribute="leading" secondItem="gTV-IL-0wX" \
    secondAttribute="leading" constant="10" id="6Mc-iO-BuY"/>
        <constraint firstAttribute="trailing" secondItem="kId-c2-rCX" secondAttribute="trailing" \
    constant="10" id="3NA-if-rAO"/>
        <constraint firstAttribute="bottom" secondItem="kId-c2-rCX" secondAttribute="bottom" \
    constant="10" id="hkP-f4-aXC"/>
      </constraints>
      <connections>
        <outlet property="imageView" destination="kId-c2-rCX" id="sfx-zR-JGt"/>
      </connections>
    </collectionViewCell>
    """

  /// A xib with the cell.
  static let xib = Data(
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
        \(cell)
      </objects>
    </document>
    """.utf8)

  /// A storyboard: a navigation controller and a collection view with the cell as its prototype.
  static let storyboard = Data(
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" initialViewController="65m-zG-Zjb">
      <scenes>
        <scene sceneID="s1"><objects>
          <collectionViewController id="BYZ-38-t0r" customClass="StoryboardPhotosViewController" \
    customModule="Scenes" customModuleProvider="target" sceneMemberID="viewController">
            <collectionView key="view" clipsSubviews="YES" multipleTouchEnabled="YES" \
    contentMode="scaleToFill" alwaysBounceVertical="YES" indicatorStyle="white" \
    dataMode="prototypes" id="cv">
              <rect key="frame" x="0.0" y="0.0" width="1024" height="768"/>
              <color key="backgroundColor" white="0.0" alpha="1" colorSpace="calibratedWhite"/>
              <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="20" \
    minimumInteritemSpacing="20" id="fl">
                <size key="itemSize" width="220" height="220"/>
                <size key="headerReferenceSize" width="0.0" height="0.0"/>
                <size key="footerReferenceSize" width="0.0" height="0.0"/>
                <inset key="sectionInset" minX="10" minY="10" maxX="10" maxY="10"/>
              </collectionViewFlowLayout>
              <cells>\(cell)</cells>
              <connections>
                <outlet property="dataSource" destination="BYZ-38-t0r" id="o1"/>
                <outlet property="delegate" destination="BYZ-38-t0r" id="o2"/>
              </connections>
            </collectionView>
            <navigationItem key="navigationItem" title="Photographs" id="ni"/>
          </collectionViewController>
        </objects></scene>
        <scene sceneID="s2"><objects>
          <navigationController id="65m-zG-Zjb" sceneMemberID="viewController">
            <navigationBar key="navigationBar" contentMode="scaleToFill" barStyle="black" id="nb"/>
            <connections>
              <segue destination="BYZ-38-t0r" kind="relationship" \
    relationship="rootViewController" id="q"/>
            </connections>
          </navigationController>
        </objects></scene>
      </scenes>
    </document>
    """.utf8)
}
