import Foundation

/// The xib of a comment's cell, as written by Xcode, with far more views than necessary.
///
/// Source: "iOS UICollectionView: The Complete Guide", the second case study of chapter 2, whose
/// figure 2.17 shows such a hierarchy.
enum CatWallDocument {
  /// The number of nested views around the text, each for a point of its margin.
  private static let depth = 10

  static let xib = Data(
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
        <collectionViewCell opaque="NO" multipleTouchEnabled="YES" contentMode="center" \
    reuseIdentifier="Comment" id="cell" customClass="XibCatWallCell" customModule="Scenes" \
    customModuleProvider="target">
          <rect key="frame" x="0.0" y="0.0" width="220" height="220"/>
          <autoresizingMask key="autoresizingMask"/>
          <collectionViewCellContentView key="contentView" opaque="NO" id="content">
            <rect key="frame" x="0.0" y="0.0" width="220" height="220"/>
            <autoresizingMask key="autoresizingMask"/>
            <subviews>
    \(card(id: "card", color: "", contents: frames(depth)))
    \(card(id: "veil", color: white, contents: label(id: "veil-label", in: "veil", margin: depth)))
            </subviews>
            <constraints>\(pin("card", to: "content", by: 0))\(pin("veil", to: "content", by: 0))\
    </constraints>
          </collectionViewCellContentView>
          <connections>
            <outlet property="card" destination="card" id="o1"/>
            <outlet property="label" destination="label" id="o2"/>
            <outlet property="veil" destination="veil" id="o3"/>
            <outlet property="veilLabel" destination="veil-label" id="o4"/>
          </connections>
        </collectionViewCell>
      </objects>
    </document>
    """.utf8)

  private static let white = """
    <color key="backgroundColor" white="1" alpha="0.8" colorSpace="custom"/>
    """

  /// Returns a rounded view with contents, whose constraints to it are part of the contents.
  private static func card(id: String, color: String, contents: (view: String, pins: String))
    -> String
  {
    """
    <view clipsSubviews="YES" contentMode="scaleToFill" \
    translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
      <subviews>\(contents.view)</subviews>
      \(color)
      <constraints>\(contents.pins)</constraints>
      <userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
          <integer key="value" value="10"/>
        </userDefinedRuntimeAttribute>
      </userDefinedRuntimeAttributes>
    </view>
    """
  }

  /// Returns a number of nested views, the innermost around the text.
  private static func frames(_ count: Int) -> (view: String, pins: String) {
    let outer = count == depth ? "card" : "frame\(count + 1)"
    guard count > 0 else { return label(id: "label", in: outer, margin: 0) }
    let (view, pins) = frames(count - 1)
    return (
      """
      <view opaque="NO" contentMode="scaleToFill" \
      translatesAutoresizingMaskIntoConstraints="NO" id="frame\(count)">
        <subviews>\(view)</subviews>
        <constraints>\(pins)</constraints>
      </view>
      """, pin("frame\(count)", to: outer, by: 1)
    )
  }

  private static func label(
    id: String, in outer: String, margin: Int
  ) -> (view: String, pins: String) {
    (
      """
      <label opaque="NO" userInteractionEnabled="NO" contentMode="left" text="" \
      textAlignment="center" lineBreakMode="wordWrapping" numberOfLines="0" \
      baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" \
      translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
        <fontDescription key="fontDescription" type="system" weight="semibold" pointSize="20"/>
        <color key="textColor" white="1" alpha="1" colorSpace="custom"/>
      </label>
      """, pin(id, to: outer, by: margin, attributes: ["leading", "top", "trailing"])
    )
  }

  /// Returns constraints that inset a view's edges in another.
  private static func pin(
    _ inner: String, to outer: String, by margin: Int,
    attributes: [String] = ["leading", "top", "trailing", "bottom"]
  ) -> String {
    attributes.map { attribute in
      let isFar = ["trailing", "bottom"].contains(attribute)
      let (first, second) = isFar ? (outer, inner) : (inner, outer)
      return """
        <constraint firstItem="\(first)" firstAttribute="\(attribute)" secondItem="\(second)" \
        secondAttribute="\(attribute)" constant="\(margin)" id="\(inner)-\(attribute)"/>
        """
    }.joined()
  }
}
