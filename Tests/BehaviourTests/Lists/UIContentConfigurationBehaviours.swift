import Testing
import UIKit

@Suite struct UIContentConfigurationBehaviours {
  @Test(arguments: rows.all) @MainActor func holds(_ row: Behaviour) throws { try row.check() }

  static let rows: Behaviours = Behaviours(of: "UIContentConfiguration") {
    addDefaults(to: &$0)
    addContent(to: &$0)
    addBackgrounds(to: &$0)
  }

  private static func page(list page: String) -> Source {
    .apple("uikit/uilistcontentconfiguration-swift.struct/\(page)")
  }

  private static func page(background page: String) -> Source {
    .apple("uikit/uibackgroundconfiguration-swift.struct/\(page)")
  }

  private static func addDefaults(to list: inout Behaviours) {
    list.row(
      "a list content is empty by default", page(list: "cell()")
    ) {
      for content in [UIListContentConfiguration.cell(), .subtitleCell(), .plainHeader()] {
        #expect(content.text == nil && content.attributedText == nil && content.image == nil)
        #expect(content.secondaryText == nil && content.secondaryAttributedText == nil)
      }
    }
    list.row(
      "an image has no maximum size, no reserved size and no tint by default",
      page(list: "imageproperties-swift.struct/maximumsize")
    ) {
      let properties = UIListContentConfiguration.cell().imageProperties
      #expect(properties.maximumSize == .zero && properties.reservedLayoutSize == .zero)
      #expect(properties.tintColor == nil && properties.tintColorTransformer == nil)
      #expect(!properties.accessibilityIgnoresInvertColors)
    }
    list.row(
      "a row's content preserves its superview's horizontal margins by default",
      page(list: "axespreservingsuperviewlayoutmargins"),
      uncertain: "the page says on both axes; a log of iOS 16 prints [Horizontal] for a cell"
    ) {
      #expect(
        UIListContentConfiguration.cell().axesPreservingSuperviewLayoutMargins == .horizontal)
    }
    list.row(
      "a row's content has margins of 11, 16, 11, 8, and an image-to-text padding of 16",
      page(list: "cell()"), uncertain: "the page has no numbers; a log of iOS 16 prints these"
    ) {
      let content = UIListContentConfiguration.cell()
      #expect(
        content.directionalLayoutMargins
          == NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 8))
      #expect(content.imageToTextPadding == 16)
      #expect(content.textToSecondaryTextVerticalPadding == 3)
    }
    list.row(
      "a value cell has its texts side by side, a subtitle cell has not",
      page(list: "valuecell()")
    ) {
      #expect(UIListContentConfiguration.valueCell().prefersSideBySideTextAndSecondaryText)
      #expect(!UIListContentConfiguration.subtitleCell().prefersSideBySideTextAndSecondaryText)
    }
    list.row(
      "text follows the text size and is not transformed in rows",
      page(list: "textproperties-swift.struct/adjustsfontforcontentsizecategory")
    ) {
      let properties = UIListContentConfiguration.cell().textProperties
      #expect(properties.adjustsFontForContentSizeCategory && properties.transform == .none)
      #expect(properties.font == UIFont.preferredFont(forTextStyle: .body))
    }
    list.row(
      "text may have any number of lines in a row",
      page(list: "textproperties-swift.struct/numberoflines")
    ) { #expect(UIListContentConfiguration.cell().textProperties.numberOfLines == 0) }
  }

  /// Shows a list content in a view 200 points wide, and returns its labels.
  @MainActor
  private static func show(
    _ content: UIListContentConfiguration
  ) -> (view: UIListContentView, height: CGFloat) {
    let view = UIListContentView(configuration: content)
    view.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    view.layoutIfNeeded()
    return (view, view.sizeThatFits(CGSize(width: 200, height: 0)).height)
  }

  private static func addContent(to list: inout Behaviours) {
    list.row(
      "a list content makes a list content view with its configuration",
      .apple("uikit/uicontentconfiguration-9eib5/makecontentview()")
    ) {
      var content = UIListContentConfiguration.cell()
      content.text = "A"
      let view = content.makeContentView()
      #expect(view is UIListContentView)
      #expect((view.configuration as? UIListContentConfiguration)?.text == "A")
    }
    list.row(
      "a content view supports configurations of its configuration's type",
      .apple("uikit/uicontentview-5fh3z/supports(_:)")
    ) {
      struct Other: UIContentConfiguration {
        func makeContentView() -> any UIView & UIContentView {
          UIListContentView(configuration: .cell())
        }
        func updated(for state: any UIConfigurationState) -> Self { self }
      }
      let view = UIListContentView(configuration: .cell())
      #expect(view.supports(UIListContentConfiguration.plainHeader()))
      #expect(!view.supports(Other()))
    }
    list.row(
      "attributed text replaces the text",
      page(list: "attributedtext")
    ) {
      var content = UIListContentConfiguration.cell()
      content.text = "plain"
      content.attributedText = NSAttributedString(string: "attributed")
      let view = show(content).view
      #expect(view.textLayoutGuide != nil)
      let labels = view.subviews.compactMap { $0 as? UILabel }
      #expect(labels.compactMap(\.text) == ["attributed"])
    }
    list.row(
      "the margins of a configuration inset the text",
      page(list: "directionallayoutmargins")
    ) {
      var content = UIListContentConfiguration.cell()
      content.text = "A"
      content.axesPreservingSuperviewLayoutMargins = []
      content.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 10, leading: 30, bottom: 12, trailing: 5)
      let (view, height) = show(content)
      #expect(view.textLayoutGuide?.layoutFrame.minX == 30)
      content.directionalLayoutMargins.top = 25
      #expect(show(content).height == height + 15)
    }
    list.row(
      "the image-to-text padding applies only with both",
      page(list: "imagetotextpadding")
    ) {
      var content = UIListContentConfiguration.cell()
      content.text = "A"
      content.axesPreservingSuperviewLayoutMargins = []
      content.directionalLayoutMargins = .zero
      content.imageToTextPadding = 40
      #expect(show(content).view.textLayoutGuide?.layoutFrame.minX == 0)
      content.image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in }
      #expect(show(content).view.textLayoutGuide?.layoutFrame.minX == 60)
    }
    list.row(
      "the vertical padding between texts applies when they are stacked",
      page(list: "texttosecondarytextverticalpadding")
    ) {
      var content = UIListContentConfiguration.subtitleCell()
      (content.text, content.secondaryText) = ("A", "B")
      content.textToSecondaryTextVerticalPadding = 4
      let height = show(content).height
      content.textToSecondaryTextVerticalPadding = 14
      #expect(show(content).height == height + 10)
    }
    list.row(
      "texts that do not fit side by side are stacked",
      page(list: "preferssidebysidetextandsecondarytext")
    ) {
      var content = UIListContentConfiguration.valueCell()
      (content.text, content.secondaryText) = ("Name", "Value")
      let short = show(content).height
      content.secondaryText = String(repeating: "long ", count: 6)
      #expect(show(content).height > short + 15)
    }
    list.row(
      "an image larger than its maximum size shrinks proportionally",
      page(list: "imageproperties-swift.struct/maximumsize")
    ) {
      var content = UIListContentConfiguration.cell()
      content.image = UIGraphicsImageRenderer(size: CGSize(width: 80, height: 40)).image { _ in }
      content.imageProperties.maximumSize = CGSize(width: 40, height: 0)
      #expect(
        show(content).view.imageLayoutGuide?.layoutFrame.size == CGSize(width: 40, height: 20))
    }
    list.row(
      "an image is centred in its reserved layout size",
      page(list: "imageproperties-swift.struct/reservedlayoutsize")
    ) {
      var content = UIListContentConfiguration.cell()
      content.text = "A"
      content.axesPreservingSuperviewLayoutMargins = []
      content.directionalLayoutMargins = .zero
      content.imageToTextPadding = 10
      content.image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in }
      content.imageProperties.reservedLayoutSize = CGSize(width: 50, height: 0)
      let view = show(content).view
      #expect(view.imageLayoutGuide?.layoutFrame.minX == 15)
      #expect(view.textLayoutGuide?.layoutFrame.minX == 60)
    }
    list.row(
      "a text transform shows text in capitals",
      page(list: "textproperties-swift.struct/transform")
    ) {
      var content = UIListContentConfiguration.cell()
      content.text = "Some text"
      content.textProperties.transform = .uppercase
      let view = show(content).view
      #expect(view.subviews.compactMap { ($0 as? UILabel)?.text }.first == "SOME TEXT")
    }
    list.row(
      "a colour transformer is applied last",
      page(list: "textproperties-swift.struct/resolvedcolor()")
    ) {
      var properties = UIListContentConfiguration.cell().textProperties
      properties.color = .red
      #expect(properties.resolvedColor() == .red)
      properties.colorTransformer = UIConfigurationColorTransformer { _ in .blue }
      #expect(properties.resolvedColor() == .blue)
    }
    list.row(
      "setting a content view's configuration shows it",
      .apple("uikit/uicontentview-5fh3z/configuration")
    ) {
      let view = show(.cell()).view
      var content = UIListContentConfiguration.cell()
      content.text = "now"
      view.configuration = content
      view.layoutIfNeeded()
      #expect(view.subviews.compactMap { ($0 as? UILabel)?.text } == ["now"])
    }
  }

  private static func addBackgrounds(to list: inout Behaviours) {
    list.row(
      "a clear background is clear, with square corners, without a stroke",
      page(background: "clear()")
    ) {
      let background = UIBackgroundConfiguration.clear()
      #expect(background.resolvedBackgroundColor(for: .red) == .clear)
      #expect(background.cornerRadius == 0 && background.strokeWidth == 0)
      #expect(background.strokeOutset == 0 && background.backgroundInsets == .zero)
      #expect(background.edgesAddingLayoutMarginsToBackgroundInsets == [])
      #expect(background.customView == nil && background.visualEffect == nil)
      #expect(background.image == nil && background.imageContentMode == .scaleToFill)
    }
    list.row(
      "a background without a colour has the tint colour",
      page(background: "backgroundcolor")
    ) {
      var background = UIBackgroundConfiguration.listPlainCell()
      background.backgroundColor = nil
      #expect(background.resolvedBackgroundColor(for: .green) == .green)
      background.backgroundColor = .blue
      #expect(background.resolvedBackgroundColor(for: .green) == .blue)
    }
    list.row(
      "a stroke without a colour has the tint colour",
      page(background: "strokecolor")
    ) {
      var background = UIBackgroundConfiguration.clear()
      #expect(background.resolvedStrokeColor(for: .green) == .green)
      background.strokeColor = .blue
      #expect(background.resolvedStrokeColor(for: .green) == .blue)
    }
    list.row(
      "a background colour transformer is applied last",
      page(background: "backgroundcolortransformer")
    ) {
      var background = UIBackgroundConfiguration.clear()
      background.backgroundColor = .red
      background.backgroundColorTransformer = UIConfigurationColorTransformer { _ in .blue }
      #expect(background.resolvedBackgroundColor(for: .green) == .blue)
    }
    list.row(
      "a row's background differs while it is selected or highlighted",
      page(background: "listgroupedcell()")
    ) {
      var state = UICellConfigurationState(traitCollection: UITraitCollection())
      let rest = UIBackgroundConfiguration.listGroupedCell().updated(for: state)
      state.isSelected = true
      let selected = UIBackgroundConfiguration.listGroupedCell().updated(for: state)
      state.isSelected = false
      state.isHighlighted = true
      let highlighted = UIBackgroundConfiguration.listGroupedCell().updated(for: state)
      #expect(rest.backgroundColor != selected.backgroundColor)
      #expect(rest.backgroundColor != highlighted.backgroundColor)
    }
    list.row(
      "set properties remain in every state",
      page(background: "updated(for:)")
    ) {
      var background = UIBackgroundConfiguration.listGroupedCell()
      background.backgroundColor = .orange
      background.cornerRadius = 7
      var state = UICellConfigurationState(traitCollection: UITraitCollection())
      state.isSelected = true
      let updated = background.updated(for: state)
      #expect(updated.backgroundColor == .orange && updated.cornerRadius == 7)
    }
    list.row(
      "a custom view is inside the insets of its background",
      page(background: "backgroundinsets")
    ) {
      let (cell, view) = (
        UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 50)), UIView()
      )
      var background = UIBackgroundConfiguration.clear()
      background.customView = view
      background.backgroundInsets = NSDirectionalEdgeInsets(
        top: 4, leading: 6, bottom: 8, trailing: 10)
      cell.backgroundConfiguration = background
      cell.layoutIfNeeded()
      #expect(
        view.convert(view.bounds, to: cell) == CGRect(x: 6, y: 4, width: 84, height: 38))
    }
    list.row(
      "a background can begin at the layout margins",
      page(background: "edgesaddinglayoutmarginstobackgroundinsets")
    ) {
      let (cell, view) = (
        UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 50)), UIView()
      )
      cell.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 1, leading: 20, bottom: 1, trailing: 30)
      var background = UIBackgroundConfiguration.clear()
      background.customView = view
      background.edgesAddingLayoutMarginsToBackgroundInsets = .leading
      cell.backgroundConfiguration = background
      cell.layoutIfNeeded()
      #expect(
        view.convert(view.bounds, to: cell) == CGRect(x: 20, y: 0, width: 80, height: 50))
    }
  }
}
