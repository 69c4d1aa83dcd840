import Sessions
import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite struct ButtonTests {
  private func width(_ text: String, _ size: CGFloat) -> CGFloat {
    let label = UILabel(frame: .zero)
    label.text = text
    label.font = .systemFont(ofSize: size)
    return label.intrinsicContentSize.width
  }

  private func configured(_ configuration: UIButton.Configuration) -> UIButton {
    var configuration = configuration
    configuration.title = "Button"
    return UIButton(configuration: configuration)
  }

  /// A plain medium button has its line, 7 points above and below it and 12 beside it: it is 34⅓
  /// high at 3 pixels per point, 34½ at 2. Source: a picture of UIKit's, nib files.
  @Test(arguments: [(CGFloat(3), CGFloat(103) / 3), (2, 34.5)])
  func aPlainButtonIsItsLineAndItsInsets(scale: CGFloat, height: CGFloat) {
    RenderSession.fresh(scale: scale).run {
      let button = configured(.plain())
      let size = button.intrinsicContentSize
      #expect(abs(size.height - height) < 1e-9)
      #expect(abs(size.width - width("Button", 17) - 24) < 1e-9)
      #expect(button.bounds.size == size)
      button.layoutIfNeeded()
      #expect(button.titleLabel.map { abs($0.frame.minX - 12) < 1e-9 } == true)
    }
  }

  /// The fonts and insets of other sizes than medium are uncertain.
  @Test func sizesHaveTheirInsets() {
    RenderSession.fresh(scale: 3).run {
      var configuration = UIButton.Configuration.filled()
      configuration.buttonSize = .small
      #expect(configured(configuration).intrinsicContentSize.height == 28)
      configuration.buttonSize = .large
      #expect(abs(configured(configuration).intrinsicContentSize.height - 151 / 3) < 1e-9)
      configuration.contentInsets = .zero
      #expect(abs(configured(configuration).intrinsicContentSize.height - 61 / 3) < 1e-9)
      configuration.setDefaultContentInsets()
      #expect(configuration.contentInsets.leading == 20)
    }
  }

  @Test func textSizesFollowTheContentSize() {
    let button = configured(.plain())
    let small = button.intrinsicContentSize
    let large = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraLarge)
    UITraitCollection(traitsFrom: [.standard, large]).performAsCurrent {
      button.updateForCurrentTraits()
      #expect(button.intrinsicContentSize.height > small.height + 20)
    }
  }

  /// The text has 6 points above and below it and none beside it: it is 30 at 15 points, 34 at 18,
  /// at one pixel per point. Source: nib files.
  @Test func aLegacyButtonIsItsTitleAnd12() {
    RenderSession.fresh(scale: 1).run {
      let button = UIButton(type: .system)
      button.setTitle("Button", for: .normal)
      #expect(button.intrinsicContentSize == CGSize(width: width("Button", 15), height: 30))
      button.titleLabel?.font = .systemFont(ofSize: 17)
      #expect(button.intrinsicContentSize == CGSize(width: width("Button", 17), height: 33))
      button.setTitle("B", for: .normal)
      #expect(button.intrinsicContentSize.width == 30)
      let custom = UIButton(frame: .zero)
      custom.setTitle("Button", for: .normal)
      #expect(custom.intrinsicContentSize.height == 34)
      custom.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      #expect(
        custom.intrinsicContentSize == CGSize(width: width("Button", 18) + 6, height: 22 + 4))
    }
  }

  @Test func signsHaveTheirSizes() {
    #expect(UIButton(type: .infoLight).bounds.size == CGSize(width: 22, height: 22))
    #expect(UIButton(type: .contactAdd).bounds.size == CGSize(width: 25, height: 24))
    #expect(UIButton(type: .close).bounds.size == CGSize(width: 30, height: 30))
  }

  @Test func statesFallBackToTheNormalOne() {
    let button = UIButton(type: .custom)
    button.setTitle("normal", for: .normal)
    button.setTitle("selected", for: .selected)
    button.setTitleColor(.red, for: .disabled)
    #expect(button.title(for: .highlighted) == "normal")
    #expect(button.title(for: [.selected, .highlighted]) == "normal")
    button.isSelected = true
    button.layoutIfNeeded()
    #expect(button.currentTitle == "selected" && button.titleLabel?.text == "selected")
    button.isSelected = false
    button.isEnabled = false
    button.layoutIfNeeded()
    #expect(button.titleLabel?.text == "normal" && button.titleLabel?.textColor == .red)
  }

  /// Code that measures a button reads its label right after setting a title.
  @Test func theLabelHasATitleAsSoonAsItIsSet() {
    let button = UIButton(type: .custom)
    button.setTitle("first", for: .normal)
    #expect(button.titleLabel?.text == "first")
    button.setTitle("second", for: .normal)
    #expect(button.titleLabel?.text == "second")
  }

  @Test func aSystemButtonShowsItsState() {
    let button = UIButton(type: .system)
    button.setTitle("B", for: .normal)
    button.tintColor = .orange
    func look() -> (UIColor?, CGFloat?) {
      button.layoutIfNeeded()
      return (button.titleLabel?.textColor, button.titleLabel?.alpha)
    }
    #expect(look() == (.orange, 1))
    button.isHighlighted = true
    #expect(look().1.map { abs($0 - 0.2) < 1e-6 } == true)
    button.isHighlighted = false
    button.isEnabled = false
    #expect(look() == (.tertiaryLabel, 1))
  }

  @Test func theHandlerRunsOnceAStateBeforeTheButtonIsShown() {
    let button = configured(.filled())
    var states: [UInt] = []
    button.configurationUpdateHandler = { button in
      states.append(button.state.rawValue)
      button.configuration?.title = button.isHighlighted ? "Now" : "Button"
    }
    button.layoutIfNeeded()
    #expect(states == [0])
    button.layoutIfNeeded()
    #expect(states == [0])
    button.isHighlighted = true
    button.layoutIfNeeded()
    #expect(states == [0, 1] && button.titleLabel?.text == "Now")
  }

  private func ground(_ button: UIButton) -> UIColor? {
    button.layoutIfNeeded()
    return button.subviews[0].subviews[0].backgroundColor
  }

  @Test func groundsFollowStyleAndState() {
    #expect(ground(configured(.plain())) == .clear)
    #expect(ground(configured(.gray())) == .secondarySystemFill)
    #expect(ground(configured(.filled())) == .systemBlue)
    #expect(ground(configured(.tinted())) == .systemBlue.withAlphaComponent(0.18))
    let button = configured(.filled())
    button.isEnabled = false
    #expect(ground(button) == .tertiarySystemFill)
    #expect(button.titleLabel?.attributedText?.color == .tertiaryLabel)
    button.configuration?.background.backgroundColor = .green
    #expect(ground(button) == .green, "a colour that was set remains")
  }

  @Test func cornersFollowTheStyle() {
    func radius(_ style: UIButton.Configuration.CornerStyle) -> CGFloat {
      var configuration = UIButton.Configuration.filled()
      configuration.cornerStyle = style
      configuration.background.cornerRadius = 3
      let button = configured(configuration)
      button.layoutIfNeeded()
      return button.subviews[0].subviews[0].layer.cornerRadius
    }
    #expect(radius(.fixed) == 3 && radius(.dynamic) == 3)
    #expect(radius(.capsule) == 17.25)
    #expect(radius(.small) < radius(.medium) && radius(.medium) < radius(.large))
  }

  @Test func attributesOfATitleComeBeforeTheStyles() {
    var configuration = UIButton.Configuration.plain()
    var title = AttributedString("Big")
    title.font = .systemFont(ofSize: 40)
    configuration.attributedTitle = title
    configuration.titleTextAttributesTransformer = .init {
      var attributes = $0
      attributes.foregroundColor = .purple
      attributes.font = .systemFont(ofSize: 5)
      return attributes
    }
    let button = UIButton(configuration: configuration)
    button.layoutIfNeeded()
    let shown = button.titleLabel?.attributedText
    #expect((shown?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)?.pointSize == 40)
    #expect(shown?.color == .purple)
  }

  @Test func aTapIsThePrimaryAction() {
    var count = 0
    let button = UIButton(
      configuration: .filled(), primaryAction: UIAction(title: "Go") { _ in count += 1 })
    #expect(button.configuration?.title == "Go")
    button.changesSelectionAsPrimaryAction = true
    let screen = ControlScreen(button)
    screen.tap(10, 10)
    #expect(count == 1 && button.isSelected)
    #expect(screen.take() == ["down", "upInside", "primary"])
    screen.tap(200, 10)
    #expect(count == 1)
  }

  @Test func earlierHighlightsDrawNothing() {
    let pictures = [false, true].map { (isEarlier: Bool) -> [UInt8] in
      let button = UIButton(type: .custom)
      button.frame = CGRect(x: 0, y: 0, width: 90, height: 40)
      button.setTitle("Button", for: .normal)
      button.setTitleColor(.black, for: .normal)
      button.setTitleShadowColor(.red, for: .normal)
      button.titleLabel?.shadowOffset = CGSize(width: 2, height: 2)
      button.showsTouchWhenHighlighted = isEarlier
      button.reversesTitleShadowWhenHighlighted = isEarlier
      #expect(button.showsTouchWhenHighlighted == isEarlier)
      #expect(button.reversesTitleShadowWhenHighlighted == isEarlier)
      button.isHighlighted = true
      return button.pictureBytes
    }
    #expect(pictures[0] == pictures[1] && Set(pictures[0]).count > 2)
  }
}

extension NSAttributedString {
  fileprivate var color: UIColor? {
    attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
  }
}
