import Testing
import UIKit

@Suite struct UIButtonBehaviours {
  @Test(arguments: rows.all) @MainActor func holds(_ row: Behaviour) throws { try row.check() }

  static let rows: Behaviours = Behaviours(of: "UIButton") {
    states(&$0)
    parts(&$0)
    layout(&$0)
    actions(&$0)
    configurations(&$0)
    configuredLayout(&$0)
    updates(&$0)
    titleColors(&$0)
    lines(&$0)
    ownParts(&$0)
  }

  @MainActor static func image(_ width: CGFloat, _ height: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { _ in }
  }

  // MARK: Values of states

  private static func states(_ list: inout Behaviours) {
    list.row(
      "a state without a title has the normal state's", .apple("uikit/uibutton/title(for:)")
    ) {
      let button = UIButton()
      button.setTitle("Play", for: .normal)
      #expect(button.title(for: .highlighted) == "Play")
      button.setTitle("Pause", for: .selected)
      #expect(button.title(for: .selected) == "Pause")
      #expect(button.title(for: .disabled) == "Play")
    }
    list.row(
      "a state without a title colour has the normal state's",
      .apple("uikit/uibutton/settitlecolor(_:for:)")
    ) {
      let button = UIButton()
      button.setTitleColor(.red, for: .normal)
      #expect(button.titleColor(for: .selected) == .red)
      button.isSelected = true
      #expect(button.currentTitleColor == .red)
    }
    list.row(
      "the title colour of a custom button is white by default",
      .apple("uikit/uibutton/currenttitlecolor")
    ) {
      #expect(UIButton().currentTitleColor == .white)
      #expect(UIButton().titleColor(for: .normal) == .white)
    }
    list.row(
      "a selected and highlighted button has the normal state's values",
      .report("http://commandshift.co.uk/blog/2013/04/16/uibutton-control-states/")
    ) {
      let button = UIButton()
      button.setTitle("Edit", for: .normal)
      button.setTitle("Done", for: .selected)
      button.isSelected = true
      #expect(button.currentTitle == "Done")
      button.isHighlighted = true
      #expect(button.currentTitle == "Edit")
    }
    list.row("values are set for several states at once", .header("UIButton.h")) {
      let (button, both) = (UIButton(), image(4, 4))
      button.setImage(image(2, 2), for: .normal)
      button.setImage(both, for: [.selected, .highlighted])
      (button.isSelected, button.isHighlighted) = (true, true)
      #expect(button.currentImage === both)
      button.isHighlighted = false
      #expect(button.currentImage?.size == CGSize(width: 2, height: 2))
    }
    list.row("the current title follows the state", .apple("uikit/uibutton/currenttitle")) {
      let button = UIButton()
      #expect(button.currentTitle == nil)
      button.setTitle("On", for: .normal)
      button.setTitle("Off", for: .disabled)
      #expect(button.currentTitle == "On")
      button.isEnabled = false
      #expect(button.currentTitle == "Off")
    }
    list.row(
      "an attributed title takes precedence over a plain one",
      .apple("uikit/uibutton/settitle(_:for:)")
    ) {
      let button = UIButton()
      button.setTitle("plain", for: .normal)
      button.setAttributedTitle(NSAttributedString(string: "styled"), for: .normal)
      button.layoutIfNeeded()
      #expect(button.titleLabel?.text == "styled")
    }
    list.row(
      "the normal background image is used for states without one",
      .apple("uikit/uibutton/setbackgroundimage(_:for:)")
    ) {
      let (button, ground) = (UIButton(), image(3, 3))
      button.setBackgroundImage(ground, for: .normal)
      #expect(button.backgroundImage(for: .disabled) === ground)
      #expect(button.currentBackgroundImage === ground)
    }
  }

  // MARK: Parts

  private static func parts(_ list: inout Behaviours) {
    list.row("a button made with a frame is custom", .apple("uikit/uibutton")) {
      #expect(UIButton(frame: .zero).buttonType == .custom)
      #expect(UIButton(type: .system).buttonType == .system)
    }
    list.row(
      "the old roundedRect type is the system type",
      .apple("uikit/uibutton/buttontype-swift.enum/roundedrect")
    ) {
      #expect(UIButton.ButtonType.roundedRect == .system)
      #expect(UIButton(type: .roundedRect).buttonType.rawValue == 1)
    }
    list.row(
      "the title label exists before the button is shown", .apple("uikit/uibutton/titlelabel")
    ) {
      let button = UIButton()
      button.titleLabel?.font = .systemFont(ofSize: 31)
      button.setTitle("Go", for: .normal)
      #expect(button.titleLabel?.font.pointSize == 31)
      #expect(button.titleLabel?.text == "Go")
    }
    list.row(
      "the image view exists before the button is shown", .apple("uikit/uibutton/imageview")
    ) {
      let (button, picture) = (UIButton(), image(9, 9))
      #expect(button.imageView != nil)
      button.setImage(picture, for: .normal)
      button.layoutIfNeeded()
      #expect(button.imageView?.image?.size == CGSize(width: 9, height: 9))
    }
    list.row(
      "a button has no parts but those that it shows",
      .suite("swift-snapshot-testing testUIView", license: "MIT")
    ) {
      let (add, text) = (UIButton(type: .contactAdd), titled())
      add.layoutIfNeeded()
      #expect(UIButton().subviews.isEmpty && UIButton(type: .system).subviews.isEmpty)
      #expect(add.subviews == [add.imageView] && text.subviews == [text.titleLabel])
      text.setImage(image(9, 9), for: .normal)
      text.setBackgroundImage(image(3, 3), for: .normal)
      text.layoutIfNeeded()
      #expect(text.subviews.count == 3)
      #expect(text.subviews.suffix(2) == [text.imageView, text.titleLabel])
    }
    list.row(
      "a button is not opaque, and its image view clips",
      .suite("swift-snapshot-testing testUIView", license: "MIT")
    ) {
      let add = UIButton(type: .contactAdd)
      add.layoutIfNeeded()
      #expect(!add.isOpaque && add.imageView?.isOpaque == false && !add.clipsToBounds)
      #expect(add.imageView?.clipsToBounds == true)
    }
    list.row(
      "images change when highlighted and disabled by default",
      .apple("uikit/uibutton/adjustsimagewhenhighlighted")
    ) {
      #expect(UIButton().adjustsImageWhenHighlighted && UIButton().adjustsImageWhenDisabled)
    }
    list.row(
      "a system button's title has the tint colour",
      .apple("uikit/uibutton/buttontype-swift.enum/system")
    ) {
      let button = UIButton(type: .system)
      button.setTitle("Go", for: .normal)
      button.tintColor = .purple
      button.layoutIfNeeded()
      #expect(button.titleLabel?.textColor == .purple)
    }
    list.row(
      "an own title colour takes precedence over the tint colour",
      .apple("uikit/uibutton/settitlecolor(_:for:)")
    ) {
      let button = UIButton(type: .system)
      button.setTitle("Go", for: .normal)
      button.setTitleColor(.brown, for: .normal)
      button.tintColor = .purple
      button.layoutIfNeeded()
      #expect(button.titleLabel?.textColor == .brown)
    }
    list.row("a button's role is normal by default", .apple("uikit/uibutton/role-swift.property")) {
      #expect(UIButton().role == .normal && UIButton(type: .close).role.rawValue == 0)
    }
  }

  // MARK: Layout without a configuration

  @MainActor private static func titled() -> UIButton {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
    button.setTitle("Title", for: .normal)
    button.layoutIfNeeded()
    return button
  }

  private static func layout(_ list: inout Behaviours) {
    list.row(
      "a title's size is rounded up to whole points",
      .report("github.com/Automattic/simplenote-ios, PinLockViewController.xib: 51 × 33 points")
    ) {
      let button = titled()
      for (size, height) in [(12.0, 27.0), (13, 28), (14, 29), (15, 30), (16, 32), (17, 33)] {
        button.titleLabel?.font = .systemFont(ofSize: size)
        let natural = button.intrinsicContentSize
        #expect(natural.height == height && natural.width == natural.width.rounded())
        #expect(button.sizeThatFits(.zero) == natural)
      }
    }
    list.row(
      "the content edge insets are part of the button's size",
      .apple("uikit/uibutton/contentedgeinsets")
    ) {
      let (button, other) = (titled(), titled())
      other.contentEdgeInsets = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
      button.contentEdgeInsets = UIEdgeInsets(top: 10, left: 20, bottom: 31, right: 45)
      #expect(button.intrinsicContentSize.width - other.intrinsicContentSize.width == 5)
      #expect(button.intrinsicContentSize.height - other.intrinsicContentSize.height == 1)
    }
    list.row(
      "the title edge insets are not part of the button's size",
      .apple("uikit/uibutton/titleedgeinsets")
    ) {
      let button = titled()
      let size = button.intrinsicContentSize
      button.titleEdgeInsets = UIEdgeInsets(top: 5, left: 50, bottom: 5, right: 50)
      button.imageEdgeInsets = UIEdgeInsets(top: 7, left: 70, bottom: 7, right: 70)
      #expect(button.intrinsicContentSize == size && size.width > 0)
    }
    list.row(
      "the content rectangle is the bounds without the content edge insets",
      .apple("uikit/uibutton/contentrect(forbounds:)")
    ) {
      let button = titled()
      #expect(button.contentRect(forBounds: button.bounds) == button.bounds)
      button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      #expect(
        button.contentRect(forBounds: button.bounds)
          == CGRect(x: 2, y: 1, width: 194, height: 56))
    }
    list.row(
      "the background fills the bounds", .apple("uikit/uibutton/backgroundrect(forbounds:)")
    ) {
      let bounds = CGRect(x: 0, y: 0, width: 200, height: 60)
      #expect(titled().backgroundRect(forBounds: bounds) == bounds)
    }
    list.row(
      "a title aligned to the left begins where the content does",
      .apple("uikit/uicontrol/contenthorizontalalignment-swift.property")
    ) {
      let button = titled()
      button.contentHorizontalAlignment = .left
      button.contentEdgeInsets.left = 12
      button.layoutIfNeeded()
      #expect(button.titleLabel?.frame.minX == 12)
      button.contentHorizontalAlignment = .right
      button.layoutIfNeeded()
      #expect(button.titleLabel?.frame.maxX == 200)
    }
    list.row(
      "a title aligned to the top begins where the content does",
      .apple("uikit/uicontrol/contentverticalalignment-swift.property")
    ) {
      let button = titled()
      button.contentVerticalAlignment = .top
      button.layoutIfNeeded()
      #expect(button.titleLabel?.frame.minY == 0)
    }
    list.row(
      "the label of a title with attributes has their colour",
      .suite("natura-cosmeticos/natds-ios, NatButtonSnapshotTests", license: "ISC")
    ) {
      let button = titled()
      button.setTitleColor(.blue, for: .normal)
      button.setAttributedTitle(
        NSAttributedString(string: "Stub", attributes: [.foregroundColor: UIColor.red]),
        for: .normal)
      #expect(button.titleLabel?.textColor == .red)
      button.setAttributedTitle(nil, for: .normal)
      #expect(button.titleLabel?.textColor == .blue)
    }
    list.row(
      "a title with attributes of 16 points makes a button 31 points high",
      .apple("uikit/uibutton/setattributedtitle(_:for:)"),
      uncertain: "the page names no height; 31.0 was measured on iOS 17", scale: 3
    ) {
      let button = UIButton(type: .system)
      button.setAttributedTitle(
        NSAttributedString(string: "Title", attributes: [.font: UIFont.systemFont(ofSize: 16)]),
        for: .normal)
      #expect(abs(button.intrinsicContentSize.height - 31) < 0.001)
      #expect(abs(button.sizeThatFits(.zero).height - 31) < 0.001)
    }
    list.row(
      "the image is before the title, without a space",
      .apple("uikit/uibutton/imageedgeinsets")
    ) {
      let button = titled()
      button.setImage(image(20, 20), for: .normal)
      button.contentHorizontalAlignment = .left
      button.layoutIfNeeded()
      #expect(button.imageView?.frame == CGRect(x: 0, y: 20, width: 20, height: 20))
      #expect(button.titleLabel?.frame.minX == 20)
    }
    list.row(
      "a subclass places the title by its title rectangle",
      .apple("uikit/uibutton/titlerect(forcontentrect:)")
    ) {
      final class Low: UIButton {
        override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
          CGRect(x: 3, y: 30, width: 100, height: 20)
        }
      }
      let button = Low(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
      button.setTitle("Title", for: .normal)
      button.layoutIfNeeded()
      #expect(button.titleLabel?.frame == CGRect(x: 3, y: 30, width: 100, height: 20))
    }
  }

  // MARK: Actions

  private static func actions(_ list: inout Behaviours) {
    list.row(
      "a button takes title and image from its primary action",
      .apple("uikit/uibutton/init(type:primaryaction:)")
    ) {
      let picture = image(5, 5)
      let button = UIButton(
        type: .system, primaryAction: UIAction(title: "Send", image: picture) { _ in })
      #expect(button.currentTitle == "Send" && button.currentImage === picture)
    }
    list.row(
      "a tap triggers the primary action once",
      .apple("uikit/uicontrol/event/primaryactiontriggered")
    ) {
      let pad = ControlPad(UIButton(frame: CGRect(x: 0, y: 0, width: 80, height: 40)))
      pad.tap(10, 10)
      #expect(pad.news() == ["down", "upInside", "primary"])
    }
    list.row(
      "with changesSelectionAsPrimaryAction a tap toggles the selection",
      .apple("uikit/uibutton/changesselectionasprimaryaction")
    ) {
      let pad = ControlPad(UIButton(frame: CGRect(x: 0, y: 0, width: 80, height: 40)))
      pad.tap(10, 10)
      #expect(!pad.control.isSelected)
      pad.control.changesSelectionAsPrimaryAction = true
      pad.tap(10, 10)
      #expect(pad.control.isSelected)
      pad.tap(10, 10)
      #expect(!pad.control.isSelected)
    }
    list.row(
      "a menu enables the context menu interaction, nil disables it",
      .apple("uikit/uibutton/menu")
    ) {
      let button = UIButton()
      button.menu = UIMenu(children: [])
      #expect(button.isContextMenuInteractionEnabled)
      button.menu = nil
      #expect(!button.isContextMenuInteractionEnabled)
    }
    list.row(
      "a menu as primary action is shown on touch down",
      .apple("uikit/uicontrol/showsmenuasprimaryaction")
    ) {
      let pad = ControlPad(UIButton(frame: CGRect(x: 0, y: 0, width: 80, height: 40)))
      pad.control.menu = UIMenu(children: [UIAction(title: "One") { _ in }])
      pad.control.showsMenuAsPrimaryAction = true
      var count = 0
      pad.control.addAction(UIAction { _ in count += 1 }, for: .menuActionTriggered)
      pad.down(10, 10)
      #expect(count == 1)
      pad.up()
      #expect(count == 1)
    }
    list.row(
      "a button that selects from its menu shows the selected element's title",
      .wwdc("2021/10064")
    ) {
      let button = UIButton(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
      button.menu = UIMenu(children: [
        UIAction(title: "Red") { _ in }, UIAction(title: "Blue", state: .on) { _ in },
      ])
      (button.showsMenuAsPrimaryAction, button.changesSelectionAsPrimaryAction) = (true, true)
      #expect(button.currentTitle == "Blue")
    }
  }
}
