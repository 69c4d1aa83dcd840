import Testing
import UIKit

extension UIViewBehaviours {
  private static let noPageSays = "no page says that an equal value asks for nothing"

  /// Adds rows about properties set to their current value.
  static func equalValues(_ rows: inout Behaviours) {
    invalidations(&rows)
    labels(&rows)
    controls(&rows)
    others(&rows)
  }

  private static func invalidations(_ rows: inout Behaviours) {
    let page = Source.apple("uikit/uiview/invalidateintrinsiccontentsize()")
    rows.row("an unchanged intrinsic size that is invalidated in each layout ends it", page) {
      let view = UILabel()
      view.text = "Text"
      #expect(layouts(ofViewAround: view) { view.invalidateIntrinsicContentSize() } == 1)
    }
    rows.row("an intrinsic size that is invalidated counts in the next layout", page) {
      let (host, view) = (UIView(), SizedView())
      view.translatesAutoresizingMaskIntoConstraints = false
      host.addSubview(view)
      view.topAnchor.constraint(equalTo: host.topAnchor).isActive = true
      host.layoutIfNeeded()
      view.size = CGSize(width: 70, height: 30)
      host.layoutIfNeeded()
      #expect(view.bounds.size == CGSize(width: 20, height: 10))
      view.invalidateIntrinsicContentSize()
      host.layoutIfNeeded()
      #expect(view.bounds.size == CGSize(width: 70, height: 30))
    }
    rows.row("an intrinsic size that changes while the superview is laid out counts", page) {
      let view = SizedView()
      var isFirst = true
      let count = layouts(ofViewAround: view) {
        if isFirst { view.size.width = 70 }
        isFirst = false
        view.invalidateIntrinsicContentSize()
      }
      #expect(count == 2)
      #expect(view.frame == CGRect(x: 0, y: 0, width: 70, height: 10))
    }
  }

  private static func labels(_ rows: inout Behaviours) {
    rows.row(
      "a label given the same text, font and lines in each layout ends it",
      .apple("uikit/uilabel/text"), uncertain: noPageSays
    ) {
      let label = UILabel()
      let count = layouts(ofViewAround: label) {
        label.text = "Text"
        label.font = .boldSystemFont(ofSize: 15)
        label.numberOfLines = 0
        label.lineBreakMode = .byWordWrapping
      }
      #expect(count <= 2)
      #expect(label.bounds.height == label.intrinsicContentSize.height)
    }
    rows.row(
      "a label given the same attributed text in each layout ends it",
      .apple("uikit/uilabel/attributedtext"), uncertain: noPageSays
    ) {
      let label = UILabel()
      let count = layouts(ofViewAround: label) {
        label.attributedText = NSAttributedString(
          string: "Text", attributes: [.font: UIFont.systemFont(ofSize: 30)])
      }
      #expect(count <= 2)
      #expect(label.bounds.size == label.intrinsicContentSize)
    }
  }

  private static func controls(_ rows: inout Behaviours) {
    rows.row(
      "a page control given the same number of pages asks for no layout",
      .apple("uikit/uipagecontrol/numberofpages"), uncertain: noPageSays
    ) {
      let control = UIPageControl()
      #expect(
        !asksForLayout(control) {
          control.numberOfPages = 4
          control.currentPage = 2
          control.pageIndicatorTintColor = .gray
        })
    }
    rows.row(
      "a button given the same titles, images and insets asks for no layout",
      .apple("uikit/uibutton/titleedgeinsets"), uncertain: noPageSays
    ) {
      let (button, image) = (UIButton(), UIImage())
      #expect(
        !asksForLayout(button) {
          button.setTitle("Title", for: .normal)
          button.setTitleColor(.red, for: .normal)
          button.setImage(image, for: .normal)
          button.setAttributedTitle(NSAttributedString(string: "Title"), for: .selected)
          button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
          button.titleEdgeInsets.left = 8
          button.imageEdgeInsets.left = -8
          button.contentHorizontalAlignment = .left
          button.titleLabel?.font = .systemFont(ofSize: 11)
        })
    }
    rows.row(
      "a text field given the same text, font and placeholder asks for no layout",
      .apple("uikit/uitextfield/text"), uncertain: noPageSays
    ) {
      let field = UITextField()
      #expect(
        !asksForLayout(field) {
          field.text = "Text"
          field.placeholder = "Name"
          field.font = .systemFont(ofSize: 14)
          field.borderStyle = .roundedRect
          field.clearButtonMode = .always
        })
    }
    rows.row(
      "a segmented control given the same titles and choice asks for no layout",
      .apple("uikit/uisegmentedcontrol/settitle(_:forsegmentat:)"), uncertain: noPageSays
    ) {
      let control = UISegmentedControl(items: ["One", "Two"])
      #expect(
        !asksForLayout(control) {
          control.setTitle("First", forSegmentAt: 0)
          control.setWidth(80, forSegmentAt: 1)
          control.selectedSegmentIndex = 1
        })
    }
    rows.row(
      "sliders, progress views and indicators given the same values ask for no layout",
      .apple("uikit/uislider/value"), uncertain: noPageSays
    ) {
      let (slider, progress) = (UISlider(), UIProgressView())
      #expect(
        !asksForLayout(slider) {
          (slider.minimumValue, slider.maximumValue, slider.value) = (0, 10, 5)
          slider.minimumTrackTintColor = .red
        })
      #expect(
        !asksForLayout(progress) {
          (progress.progressViewStyle, progress.progress) = (.bar, 0.5)
          progress.trackTintColor = .gray
        })
      let indicator = UIActivityIndicatorView()
      #expect(!asksForLayout(indicator) { indicator.style = .large })
    }
  }

  private static func others(_ rows: inout Behaviours) {
    rows.row(
      "a text view given the same text, insets and scrolling in each layout ends it",
      .apple("uikit/uitextview/text"), uncertain: noPageSays
    ) {
      let view = UITextView()
      let count = layouts(ofViewAround: view) {
        view.isScrollEnabled = false
        view.text = "Text"
        view.font = .systemFont(ofSize: 15)
        view.textContainerInset.top = 4
      }
      #expect(count <= 3)
    }
    rows.row(
      "an image view given the same image in each layout ends it",
      .apple("uikit/uiimageview/image"), uncertain: noPageSays
    ) {
      let (view, image) = (UIImageView(), UIImage(systemName: "star"))
      #expect(layouts(ofViewAround: view) { view.image = image } <= 2)
    }
    rows.row(
      "a table's header view that is set again asks for nothing, unless its height is another",
      .apple("uikit/uitableview/tableheaderview"), uncertain: noPageSays
    ) {
      let (table, header) = (UITableView(), UIView())
      header.frame.size.height = 30
      #expect(
        !asksForLayout(table) {
          table.tableHeaderView = header
          table.rowHeight = 50
        })
      header.frame.size.height = 40
      table.tableHeaderView = header
      table.layoutIfNeeded()
      #expect(table.contentSize.height == 40)
    }
    rows.row(
      "a stack view given the same arrangement asks for no update of constraints",
      .apple("uikit/uistackview/spacing"), uncertain: noPageSays
    ) {
      let (stack, view) = (UIStackView(), UIView())
      #expect(
        !asksForLayout(stack) {
          (stack.axis, stack.spacing, stack.alignment) = (.vertical, 4, .center)
          stack.distribution = .fillEqually
          stack.addArrangedSubview(view)
          stack.setCustomSpacing(9, after: view)
        })
      #expect(!stack.needsUpdateConstraints())
    }
  }
}

/// A view with an intrinsic size.
final class SizedView: UIView {
  var size = CGSize(width: 20, height: 10)

  override var intrinsicContentSize: CGSize { size }
}
