/// Documents with many kinds of elements in few lines.
enum DenseDocuments {
  static let all = [xib, storyboard]

  private static let xib =
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES"><objects>
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
    <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
    <collectionViewCell opaque="NO" id="c" reuseIdentifier="Cell">
      <rect key="frame" x="0.0" y="0.0" width="220" height="220"/>
      <view key="contentView" opaque="NO" id="v"><subviews>
        <label text="A" numberOfLines="2" minimumScaleFactor="0.5" alpha="0.5" tag="3" \
    translatesAutoresizingMaskIntoConstraints="NO" id="l">
          <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
        <stackView axis="vertical" distribution="fill" spacing="8" id="s"><subviews>
          <slider value="0.5" minValue="0" maxValue="1" id="d"/>
          <stepper value="2" minimumValue="1" maximumValue="5" stepValue="2" id="e"/>
          <segmentedControl selectedSegmentIndex="1" id="f"><segments><segment title="A"/>\
    <segment title="B" width="20"/></segments></segmentedControl>
          <pageControl numberOfPages="3" currentPage="1" id="g"/>
          <progressView progress="0.5" id="h"/></subviews></stackView>
        <scrollView minimumZoomScale="0.5" maximumZoomScale="2" id="i"><subviews>
          <view fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="j">
            <rect key="frame" x="5" y="5" width="50" height="50"/></view></subviews>
          <viewLayoutGuide key="contentLayoutGuide" id="k"/></scrollView>
      </subviews><constraints>
        <constraint firstItem="l" firstAttribute="top" secondItem="v" secondAttribute="top" \
    constant="8" multiplier="1" priority="750" id="m"/>
        <constraint firstItem="l" firstAttribute="width" secondItem="s" secondAttribute="height" \
    multiplier="1:2" id="n"/>
        <constraint firstItem="s" firstAttribute="leading" secondItem="l" \
    secondAttribute="leadingMargin" relation="lessThanOrEqual" id="o"/>
        <constraint firstItem="j" firstAttribute="trailing" secondItem="k" \
    secondAttribute="trailing" id="p"/>
      </constraints></view>
      <connections><outlet property="backgroundView" destination="j" id="q"/>
        <outlet property="title" destination="l" id="r"/>
        <outletCollection property="gestureRecognizers" destination="t" id="u"/></connections>
      <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" \
    keyPath="layer.borderWidth"><real key="value" value="2"/></userDefinedRuntimeAttribute>
      </userDefinedRuntimeAttributes>
    </collectionViewCell>
    <tapGestureRecognizer id="t"/>
    </objects></document>
    """

  private static let storyboard =
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" initialViewController="a"><scenes>
    <scene sceneID="1"><objects><tabBarController id="a" sceneMemberID="viewController">
      <tabBar key="tabBar" id="b"/><connections>
      <segue destination="c" kind="relationship" relationship="viewControllers" id="d"/>
      <segue destination="e" kind="relationship" relationship="viewControllers" id="f"/>
      </connections></tabBarController></objects></scene>
    <scene sceneID="2"><objects><navigationController id="c" sceneMemberID="viewController">
      <navigationBar key="navigationBar" id="g"/><connections>
      <segue destination="h" kind="relationship" relationship="rootViewController" id="i"/>
      </connections></navigationController></objects></scene>
    <scene sceneID="3"><objects><tableViewController id="h" sceneMemberID="viewController">
      <tableView key="view" dataMode="static" style="grouped" rowHeight="44" id="j"><sections>
      <tableViewSection headerTitle="A" id="k"><cells><tableViewCell \
    style="IBUITableViewCellStyleDefault" textLabel="l" id="m"><tableViewCellContentView \
    key="contentView" tableViewCell="m" id="n"><subviews><label text="One" id="l"/></subviews>\
    </tableViewCellContentView></tableViewCell></cells></tableViewSection></sections>
      <connections><outlet property="dataSource" destination="h" id="o"/></connections></tableView>
      <navigationItem key="navigationItem" title="Rows" id="p"><barButtonItem \
    key="rightBarButtonItem" systemItem="add" id="q"><connections><segue destination="e" \
    kind="show" id="r"/></connections></barButtonItem></navigationItem>
      </tableViewController></objects></scene>
    <scene sceneID="4"><objects><viewController id="e" sceneMemberID="viewController">
      <view key="view" id="s"><subviews><containerView id="t"><connections>
      <segue destination="u" kind="embed" id="v"/></connections></containerView>
      <containerView id="w"><connections><segue destination="u" kind="embed" id="x"/>
      </connections></containerView></subviews></view></viewController></objects></scene>
    <scene sceneID="5"><objects><collectionViewController id="u" sceneMemberID="viewController">
      <collectionView key="view" dataMode="prototypes" id="y"><collectionViewFlowLayout \
    key="collectionViewLayout" id="z"><size key="itemSize" width="50" height="50"/>\
    </collectionViewFlowLayout><cells><collectionViewCell reuseIdentifier="A" id="aa"/></cells>
      </collectionView></collectionViewController></objects></scene>
    </scenes></document>
    """
}
