import InterfaceBuilder
import Testing
import UIKit

@testable import UIKitNibs

/// Tests that nothing of a nib remains after its objects are deallocated.
@MainActor
struct LettingGoTests {
  private nonisolated static let elements = [
    #"<view id="a"/>"#, #"<label text="A" id="a"/>"#, #"<stepper value="2" id="a"/>"#,
    #"<collectionViewCell id="a"><view key="contentView" id="v"/></collectionViewCell>"#,
    #"<slider value="0.5" minValue="0" maxValue="1" id="a"/>"#,
    #"<stackView axis="vertical" id="a"><subviews><view id="b"/></subviews></stackView>"#,
    #"<scrollView id="a"><viewLayoutGuide key="contentLayoutGuide" id="k"/></scrollView>"#,
    """
    <view id="a"><subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="b"/>\
    </subviews><constraints><constraint firstItem="b" firstAttribute="top" secondItem="a" \
    secondAttribute="top" id="c"/></constraints></view>
    """,
  ]

  @Test(arguments: elements)
  func aNibAndItsObjectsAreLetGo(element: String) throws {
    weak var compiler: NibCompiler?
    weak var view: UIView?
    func make() throws {
      let document = try InterfaceDocument([UInt8](Document.xib(element)), file: "a.xib")
      let made = NibCompiler(NibPlan(document, bundle: nil))
      let build = NibBuild(made, owner: nil)
      let model = try #require(made.plan.document.objects.first { $0.kind != "placeholder" })
      view = build.make(made.plan(model)) as? UIView
      #expect(view != nil)
      build.finish()
      compiler = made
    }
    try make()
    #expect(compiler == nil)
    #expect(view == nil)
  }
}
