import Testing
import UIKit

extension UIButtonBehaviours {
  @MainActor private static func button(
    _ configuration: UIButton.Configuration, width: CGFloat = 200, height: CGFloat = 100
  ) -> UIButton {
    let button = UIButton(configuration: configuration)
    button.frame = CGRect(x: 0, y: 0, width: width, height: height)
    button.layoutIfNeeded()
    return button
  }

  // MARK: Values

  static func configurations(_ list: inout Behaviours) {
    list.row(
      "by default a configuration is medium, with dynamic corners and a leading image",
      .header("UIButtonConfiguration.h")
    ) {
      let configuration = UIButton.Configuration.plain()
      #expect(configuration.buttonSize == .medium && configuration.cornerStyle == .dynamic)
      #expect(configuration.imagePlacement == .leading && configuration.imagePadding == 0)
      #expect(configuration.title == nil && configuration.image == nil)
      #expect(configuration.titleAlignment == .automatic && !configuration.showsActivityIndicator)
    }
    list.row(
      "a configuration's title is the text of its attributed title",
      .apple("uikit/uibutton/configuration-swift.struct/title")
    ) {
      var configuration = UIButton.Configuration.plain()
      configuration.attributedTitle = AttributedString("Buy")
      #expect(configuration.title == "Buy")
      configuration.title = "Sell"
      #expect(configuration.attributedTitle == AttributedString("Sell"))
    }
    list.row(
      "the default insets of a configuration depend on its size",
      .header("UIButtonConfiguration.h")
    ) {
      var configuration = UIButton.Configuration.filled()
      let medium = configuration.contentInsets
      configuration.buttonSize = .large
      #expect(configuration.contentInsets.top > medium.top)
      configuration.contentInsets = NSDirectionalEdgeInsets(
        top: 1, leading: 2, bottom: 3, trailing: 4)
      configuration.buttonSize = .medium
      #expect(configuration.contentInsets.trailing == 4)
      configuration.setDefaultContentInsets()
      #expect(configuration.contentInsets == medium)
    }
    list.row(
      "a configuration is a value: a button shows the last one that was set",
      .apple("uikit/uibutton/configuration-swift.property")
    ) {
      var configuration = UIButton.Configuration.plain()
      configuration.title = "one"
      let shown = button(configuration)
      configuration.title = "two"
      #expect(shown.configuration?.title == "one")
      shown.configuration?.title = "three"
      shown.layoutIfNeeded()
      #expect(shown.titleLabel?.text == "three")
    }
    list.row(
      "updated(for:) resolves the style's colours, for a filled one the tint background",
      .apple("uikit/uibutton/configuration-swift.struct/updated(for:)")
    ) {
      let button = UIButton(configuration: .filled())
      button.tintColor = .purple
      let updated = button.configuration?.updated(for: button)
      #expect(updated?.background.backgroundColor == .purple)
    }
    list.row(
      "a capsule's corners are half its height, whatever the background's radius",
      .header("UIButtonConfiguration.h")
    ) {
      var configuration = UIButton.Configuration.filled()
      (configuration.cornerStyle, configuration.background.cornerRadius) = (.capsule, 3)
      let button = button(configuration, height: 60)
      #expect(button.configuration?.updated(for: button).background.cornerRadius == 30)
    }
    list.row(
      "the fixed corner style uses the background's radius unchanged",
      .header("UIButtonConfiguration.h")
    ) {
      var configuration = UIButton.Configuration.filled()
      (configuration.cornerStyle, configuration.background.cornerRadius) = (.fixed, 3)
      let button = button(configuration)
      #expect(button.configuration?.updated(for: button).background.cornerRadius == 3)
    }
    list.row(
      "the base foreground colour is the title's",
      .apple("uikit/uibutton/configuration-swift.struct/baseforegroundcolor")
    ) {
      var configuration = UIButton.Configuration.plain()
      (configuration.title, configuration.baseForegroundColor) = ("Go", .brown)
      #expect(button(configuration).titleLabel?.textColor == .brown)
    }
    list.row(
      "the base background colour is a filled button's background",
      .apple("uikit/uibutton/configuration-swift.struct/basebackgroundcolor")
    ) {
      var configuration = UIButton.Configuration.filled()
      configuration.baseBackgroundColor = .brown
      let button = button(configuration)
      #expect(button.configuration?.updated(for: button).background.backgroundColor == .brown)
    }
    list.row(
      "a title's transformer changes its font",
      .apple("uikit/uibutton/configuration-swift.struct/titletextattributestransformer")
    ) {
      var configuration = UIButton.Configuration.plain()
      configuration.title = "Go"
      configuration.titleTextAttributesTransformer = .init {
        var attributes = $0
        attributes.font = .systemFont(ofSize: 29)
        return attributes
      }
      #expect(button(configuration).titleLabel?.font.pointSize == 29)
    }
    list.row(
      "a button has the title and image of its primary action, and performs it",
      .apple("uikit/uibutton/init(configuration:primaryaction:)")
    ) {
      var count = 0
      let button = UIButton(
        configuration: .plain(), primaryAction: UIAction(title: "Send") { _ in count += 1 })
      #expect(button.configuration?.title == "Send")
      button.sendActions(for: .primaryActionTriggered)
      #expect(count == 1)
    }
  }

  // MARK: Layout

  static func configuredLayout(_ list: inout Behaviours) {
    list.row(
      "the content edge insets are ignored with a configuration", .header("UIButton.h")
    ) {
      var configuration = UIButton.Configuration.plain()
      configuration.title = "Go"
      let button = button(configuration)
      let size = button.intrinsicContentSize
      button.contentEdgeInsets = UIEdgeInsets(top: 50, left: 50, bottom: 50, right: 50)
      #expect(button.intrinsicContentSize == size && size.width > 0)
    }
    list.row(
      "a configuration's insets are part of its size",
      .apple("uikit/uibutton/configuration-swift.struct/contentinsets")
    ) {
      var configuration = UIButton.Configuration.plain()
      configuration.image = image(20, 10)
      configuration.contentInsets = NSDirectionalEdgeInsets(
        top: 1, leading: 2, bottom: 3, trailing: 4)
      #expect(button(configuration).intrinsicContentSize == CGSize(width: 26, height: 14))
    }
    list.row(
      "an image placed on top has the image padding between itself and the title",
      .apple("uikit/uibutton/configuration-swift.struct/imageplacement")
    ) {
      var configuration = UIButton.Configuration.plain()
      (configuration.title, configuration.image) = ("Go", image(20, 10))
      (configuration.imagePlacement, configuration.imagePadding) = (.top, 9)
      let button = button(configuration)
      let (picture, title) = (button.imageView?.frame, button.titleLabel?.frame)
      #expect(picture.map { $0.maxY + 9 } == title?.minY && picture?.midX == 100)
    }
    list.row(
      "a trailing image is after the title",
      .apple("uikit/uibutton/configuration-swift.struct/imageplacement")
    ) {
      var configuration = UIButton.Configuration.plain()
      (configuration.title, configuration.image) = ("Go", image(20, 10))
      (configuration.imagePlacement, configuration.imagePadding) = (.trailing, 6)
      let button = button(configuration)
      #expect(button.titleLabel.map { $0.frame.maxX + 6 } == button.imageView?.frame.minX)
    }
    list.row(
      "a subtitle is below the title by the title padding",
      .apple("uikit/uibutton/configuration-swift.struct/titlepadding")
    ) {
      var configuration = UIButton.Configuration.plain()
      (configuration.title, configuration.subtitle) = ("Go", "now")
      configuration.titlePadding = 8
      let button = button(configuration)
      #expect(button.titleLabel.map { $0.frame.maxY + 8 } == button.subtitleLabel?.frame.minY)
      #expect(button.subtitleLabel?.text == "now")
    }
    list.row(
      "with leading title alignment title and subtitle begin at the same place",
      .apple("uikit/uibutton/configuration-swift.struct/titlealignment-swift.property")
    ) {
      var configuration = UIButton.Configuration.plain()
      (configuration.title, configuration.subtitle) = ("A long title", "now")
      configuration.titleAlignment = .leading
      let leading = button(configuration)
      #expect(leading.titleLabel?.frame.minX == leading.subtitleLabel?.frame.minX)
      configuration.titleAlignment = .trailing
      let trailing = button(configuration)
      #expect(trailing.titleLabel?.frame.maxX == trailing.subtitleLabel?.frame.maxX)
    }
    list.row(
      "an activity indicator replaces the image", .header("UIButtonConfiguration.h")
    ) {
      var configuration = UIButton.Configuration.plain()
      (configuration.title, configuration.image) = ("Go", image(20, 10))
      configuration.showsActivityIndicator = true
      let button = button(configuration)
      #expect(button.imageView?.image == nil)
      let spinners = button.subviews.compactMap { $0 as? UIActivityIndicatorView }
      #expect(spinners.map(\.isAnimating) == [true])
    }
  }

  // MARK: Updating

  static func updates(_ list: inout Behaviours) {
    list.row(
      "a table's header follows a title's label that a button's intrinsic size asks for",
      .suite("essential-feed-case-study, LIST_WITH_ERROR_MESSAGE", license: "MIT")
    ) {
      let table = MessageTable()
      table.button.configuration = .plain()
      table.loadViewIfNeeded()
      table.button.configuration?.title = "This is a\nmulti-line\nerror message"
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      window.rootViewController = table
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      let label = try #require(table.button.titleLabel)
      #expect(table.button.frame.width == 390 && label.frame.height > 50)
      #expect(table.button.frame.height >= label.frame.height)
    }
    list.row(
      "the update handler is called when the state changes",
      .apple("uikit/uibutton/configurationupdatehandler-swift.property")
    ) {
      let button = UIButton(configuration: .filled())
      var states: [UInt] = []
      button.configurationUpdateHandler = { states.append($0.state.rawValue) }
      button.layoutIfNeeded()
      button.isHighlighted = true
      button.layoutIfNeeded()
      button.isHighlighted = false
      button.layoutIfNeeded()
      #expect(states == [0, 1, 0])
    }
    list.row(
      "several update requests result in one update",
      .apple("uikit/uibutton/setneedsupdateconfiguration()")
    ) {
      let button = UIButton(configuration: .filled())
      button.layoutIfNeeded()
      var count = 0
      button.configurationUpdateHandler = { _ in count += 1 }
      for _ in 1...3 { button.setNeedsUpdateConfiguration() }
      #expect(count == 0)
      button.layoutIfNeeded()
      #expect(count == 1)
    }
    list.row(
      "without automatic updates a state change does not call the handler",
      .apple("uikit/uibutton/automaticallyupdatesconfiguration")
    ) {
      let button = UIButton(configuration: .filled())
      #expect(button.automaticallyUpdatesConfiguration)
      var count = 0
      button.configurationUpdateHandler = { _ in count += 1 }
      button.layoutIfNeeded()
      button.automaticallyUpdatesConfiguration = false
      button.isHighlighted = true
      button.layoutIfNeeded()
      #expect(count == 1)
      button.setNeedsUpdateConfiguration()
      button.layoutIfNeeded()
      #expect(count == 2)
    }
    list.row(
      "a configuration set in the handler is shown in the same update", .wwdc("2021/10064")
    ) {
      let button = UIButton(configuration: .filled())
      button.configurationUpdateHandler = {
        $0.configuration?.title = $0.isSelected ? "Added" : "Add"
      }
      button.layoutIfNeeded()
      #expect(button.titleLabel?.text == "Add")
      button.isSelected = true
      button.layoutIfNeeded()
      #expect(button.titleLabel?.text == "Added")
    }
  }
}

/// A button that computes its size from its title's label.
private final class MessageButton: UIButton {
  override var intrinsicContentSize: CGSize {
    guard let size = titleLabel?.intrinsicContentSize, let insets = configuration?.contentInsets
    else { return super.intrinsicContentSize }
    return CGSize(
      width: size.width + insets.leading + insets.trailing,
      height: size.height + insets.top + insets.bottom)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    titleLabel?.preferredMaxLayoutWidth = bounds.width - 24
  }
}

/// A table whose header is as high as its button.
private final class MessageTable: UITableViewController {
  let button = MessageButton()

  override func viewDidLoad() {
    super.viewDidLoad()
    let container = UIView()
    container.addSubview(button)
    button.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      button.leadingAnchor.constraint(equalTo: container.leadingAnchor),
      container.trailingAnchor.constraint(equalTo: button.trailingAnchor),
      button.topAnchor.constraint(equalTo: container.topAnchor),
      container.bottomAnchor.constraint(equalTo: button.bottomAnchor),
    ])
    tableView.tableHeaderView = container
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard let header = tableView.tableHeaderView else { return }
    let height = header.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height
    guard header.frame.height != height else { return }
    header.frame.size.height = height
    tableView.tableHeaderView = header
  }
}
