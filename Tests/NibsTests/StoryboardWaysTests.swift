import InterfaceBuilder
import Testing
import UIKit

@testable import UIKitControls
@testable import UIKitValues

/// A segue that records that it was performed.
final class SideSegue: UIStoryboardSegue {
  static var gone: [String] = []

  override func perform() {
    Self.gone.append("\(identifier ?? "") \(type(of: destination))")
    source.addChild(destination)
  }
}

/// Tests transitions between controllers that are not plain pushes.
@MainActor
struct StoryboardWaysTests {
  @Test func aSegueOfOnesOwnClassIsMadeAndPerformed() throws {
    let storyboard = try Document.storyboard(
      Document.scene(
        """
        <viewController id="a" sceneMemberID="viewController"><view key="view" id="v"/>
        <connections><segue destination="b" kind="custom" identifier="aside" \
        customClass="SideSegue" customModule="NibsTests" id="s"/></connections></viewController>
        """)
        + Document.scene(
          """
          <tableViewController id="b" sceneMemberID="viewController"/>
          """), initial: "a")
    let controller = try #require(storyboard.instantiateInitialViewController())
    SideSegue.gone = []
    controller.performSegue(withIdentifier: "aside", sender: nil)
    #expect(SideSegue.gone == ["aside UITableViewController"])
    #expect(controller.children.count == 1)
  }

  @Test func aContainerThatIsNotHereShowsItsFirstController() throws {
    let scenes =
      Document.scene(
        """
        <hostingController id="s" sceneMemberID="viewController"><connections>
        <segue destination="a" kind="relationship" relationship="content" id="r1"/>
        <segue destination="b" kind="relationship" relationship="content" id="r2"/>
        </connections></hostingController>
        """)
      + Document.scene(
        """
        <viewController title="first" id="a" sceneMemberID="viewController">
        <view key="view" id="va"/></viewController>
        """)
      + Document.scene(
        """
        <viewController title="second" id="b" sceneMemberID="viewController">
        <view key="view" id="vb"/></viewController>
        """)
    let said = try warnings {
      let storyboard = try Document.storyboard(scenes, initial: "s")
      let controller = try #require(storyboard.instantiateInitialViewController())
      #expect(controller.children.map(\.title) == ["first"])
      #expect(controller.children.first?.view.superview === controller.view)
    }
    #expect(said.count == 1)
  }

  @Test func symbolsHaveTheSizesThatDocumentsGiveThem() throws {
    let made = try load(
      """
      <imageView image="star" catalog="system" id="i"><preferredSymbolConfiguration \
      key="preferredSymbolConfiguration" configurationType="pointSize" pointSize="40" \
      weight="bold"/></imageView>
      <button buttonType="system" id="b"><state key="normal" image="star" catalog="system">
      <preferredSymbolConfiguration key="preferredSymbolConfiguration" \
      configurationType="pointSize" pointSize="34" scale="medium"/></state></button>
      <button buttonType="system" id="c"><state key="normal" image="star" catalog="system"/>
      <buttonConfiguration key="configuration" style="plain" image="star" catalog="system">
      <preferredSymbolConfiguration key="preferredSymbolConfigurationForImage" \
      configurationType="pointSize" pointSize="34"/></buttonConfiguration></button>
      """)
    let plain = try #require(UIImage(systemName: "star")).size
    let view = try #require(made[0] as? UIImageView)
    #expect(view.preferredSymbolConfiguration?.values.pointSize == 40)
    #expect(view.preferredSymbolConfiguration?.values.weight == .bold)
    let button = try #require(made[1] as? UIButton)
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    button.layoutIfNeeded()
    let shown = try #require(button.imageView?.image).size
    #expect(abs(shown.width - 2 * plain.width) <= 1)
    let configured = try #require(made[2] as? UIButton)
    let large = try #require(configured.configuration?.displayedImage).size
    #expect(abs(large.width - 2 * plain.width) <= 1)
  }

  @Test func symbolsOfListsAndBarsFollowTheirConfigurations() throws {
    let plain = try #require(UIImage(systemName: "star"))
    var content = UIListContentConfiguration.cell()
    content.image = plain
    content.imageProperties.preferredSymbolConfiguration = .init(pointSize: 34)
    let view = UIListContentView(configuration: content)
    let image = try #require(view.subviews.lazy.compactMap { $0 as? UIImageView }.first)
    let shown = image.intrinsicContentSize
    #expect(abs(shown.width - 2 * plain.size.width) <= 1)
    let item = UIBarButtonItem(image: plain)
    #expect(try #require(item.picture).size.width > plain.size.width)
    #expect(UIBarButtonItem(systemItem: .action).picture?.isSymbolImage == true)
    #expect(UIBarButtonItem(systemItem: .done).picture == nil)
  }
}
