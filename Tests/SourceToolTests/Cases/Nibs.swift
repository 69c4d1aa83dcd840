import UIKit

@IBDesignable class CardView: UIView {
  @IBInspectable var corner: CGFloat = 0 { didSet { layer.cornerRadius = corner } }
  @IBInspectable var edge: UIColor? {
    get { layer.borderColor.map { UIColor(cgColor: $0) } }
    set { layer.borderColor = newValue?.cgColor }
  }
  @IBInspectable var isRound = false
  @IBInspectable var lines: Int = 1
  @IBInspectable var key: String?
}

class CardSource: NSObject {
  @IBOutlet weak var card: CardView?
  var tapped = 0
  @IBAction private func count() { tapped += 1 }
  fileprivate(set) var awakenings: [String] = []
  override func awakeFromNib() {
    super.awakeFromNib()
    awakenings.append("card \(card != nil)")
  }
}

class LoudCardSource: CardSource {
  override func awakeFromNib() {
    super.awakeFromNib()
    awakenings.append("loud")
  }
}

class CardController: UIViewController {
  @IBOutlet private weak var heading: UILabel! {
    didSet { heard.append("heading \(heading.text ?? "")") }
  }
  @IBOutlet var card: CardView!
  @IBOutlet private(set) var stars: [UIView]!
  @IBOutlet private var source: CardSource!
  @IBOutlet private var height: NSLayoutConstraint!
  var heard: [String] = []

  @IBAction private func like(_ sender: UIButton) { heard.append("like \(sender.tag)") }
  @IBAction func reload() { heard.append("reload") }
  @IBAction func press(_ sender: Any, forEvent event: UIEvent) { heard.append("press") }

  var tapped: Int { source.tapped }
  var awakenings: [String] { source.awakenings }
  var isBound: Bool { height.constant == 44 && source.card === card }
}

final class LoudCardController: CardController {
  override func reload() { heard.append("RELOAD") }
}

private let cardDocument = """
  <?xml version="1.0" encoding="UTF-8"?>
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
  targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
  <objects>
  <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="CardController">
  <connections>
  <outlet property="view" destination="v" id="o1"/>
  <outlet property="heading" destination="t" id="o2"/>
  <outlet property="card" destination="c" id="o3"/>
  <outlet property="source" destination="s" id="o4"/>
  <outlet property="height" destination="h" id="o5"/>
  <outletCollection property="stars" destination="c" id="o6"/>
  <outletCollection property="stars" destination="t" id="o7"/>
  </connections></placeholder>
  <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
  <customObject id="s" customClass="CardSource"><connections>
  <outlet property="card" destination="c" id="o8"/></connections></customObject>
  <view contentMode="scaleToFill" id="v"><rect key="frame" x="0" y="0" width="200" height="200"/>
  <subviews>
  <label text="Hello" id="t"><rect key="frame" x="0" y="0" width="50" height="20"/></label>
  <view id="c" customClass="CardView"><rect key="frame" x="0" y="50" width="100" height="50"/>
  <constraints><constraint firstAttribute="height" constant="44" id="h"/></constraints>
  <userDefinedRuntimeAttributes>
  <userDefinedRuntimeAttribute type="number" keyPath="corner"><real key="value" value="8"/>
  </userDefinedRuntimeAttribute>
  <userDefinedRuntimeAttribute type="color" keyPath="edge">
  <color key="value" red="1" green="0" blue="0" alpha="1" colorSpace="custom" \
  customColorSpace="sRGB"/></userDefinedRuntimeAttribute>
  <userDefinedRuntimeAttribute type="boolean" keyPath="isRound" value="YES"/>
  <userDefinedRuntimeAttribute type="number" keyPath="lines"><integer key="value" value="3"/>
  </userDefinedRuntimeAttribute>
  <userDefinedRuntimeAttribute type="string" keyPath="key" value="card.title"/>
  </userDefinedRuntimeAttributes></view>
  <button tag="3" id="b"><rect key="frame" x="0" y="120" width="50" height="20"/><connections>
  <action selector="like:" destination="-1" eventType="touchUpInside" id="a1"/>
  <action selector="reload" destination="-1" eventType="touchUpInside" id="a2"/>
  <action selector="count" destination="s" eventType="touchUpInside" id="a3"/>
  <action selector="reload" destination="-2" eventType="touchDown" id="a4"/>
  </connections></button>
  </subviews></view>
  </objects>
  </document>
  """

private func load(
  _ controller: CardController, source: String = "CardSource"
) -> UIButton? {
  let document = cardDocument.replacingOccurrences(
    of: "id=\"s\" customClass=\"CardSource\"", with: "id=\"s\" customClass=\"\(source)\"")
  let objects = UINib(data: Data(document.utf8), bundle: nil).instantiate(
    withOwner: controller, options: nil)
  expectEqual(objects.count, 2)
  return controller.view.subviews.compactMap { $0 as? UIButton }.first
}

func nibCases() {
  let controller = CardController()
  let button = load(controller)
  expectEqual(controller.heard, ["heading Hello"])
  expectEqual(controller.stars.count, 2)
  expect(controller.isBound, "outlets of constraints and objects")
  expectEqual(controller.card.layer.cornerRadius, 8)
  expectEqual(controller.card.layer.borderColor?.components?.first, 1)
  expect(controller.card.isRound, "a flag")
  expectEqual(controller.card.lines, 3)
  expectEqual(controller.card.key, "card.title")
  button?.sendActions(for: .touchUpInside)
  expectEqual(controller.heard, ["heading Hello", "like 3", "reload"])
  expectEqual(controller.tapped, 1)

  expectEqual(controller.awakenings, ["card true"])

  let loud = LoudCardController()
  load(loud, source: "LoudCardSource")?.sendActions(for: .touchUpInside)
  expectEqual(loud.heard, ["heading Hello", "like 3", "RELOAD"])
  expectEqual(loud.awakenings, ["card true", "loud"])
}
