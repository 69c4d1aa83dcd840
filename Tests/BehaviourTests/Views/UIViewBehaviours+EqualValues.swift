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
    rows.row("layout ends although each pass invalidates an unchanged intrinsic size", page) {
      let view = UILabel()
      view.text = "Text"
      #expect(layouts(ofViewAround: view) { view.invalidateIntrinsicContentSize() } == 1)
    }
    rows.row("an invalidated intrinsic size applies in the next layout", page) {
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
    rows.row("an intrinsic size that changes during the superview's layout applies", page) {
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
      "layout ends although each pass sets a label's equal text, font and lines",
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
      "layout ends although each pass sets a label's equal attributed text",
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

  /// Sets the same values in each layout.
  private final class Repeating: UIViewController {
    let (label, pages) = (UILabel(), UIPageControl())
    var passes = 0

    override func viewDidLoad() {
      for part in [label, pages] {
        part.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(part)
        part.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
      }
    }

    override func viewDidLayoutSubviews() {
      passes += 1
      guard passes < 10 else { return }
      pages.numberOfPages = 4
      label.font = .preferredFont(forTextStyle: .body)
      label.attributedText = NSAttributedString(
        string: "Text", attributes: [.foregroundColor: UIColor.red])
      label.invalidateIntrinsicContentSize()
    }
  }

  private static func controls(_ rows: inout Behaviours) {
    rows.row(
      "layout ends although viewDidLayoutSubviews() sets equal values each time",
      .apple("uikit/uiviewcontroller/viewdidlayoutsubviews()"), uncertain: noPageSays
    ) {
      let screen = Repeating()
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      window.show(screen)
      #expect(screen.passes <= 2 && screen.label.text == "Text")
    }
    rows.row(
      "an equal number of pages in a page control requires no layout",
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
      "equal titles, images and insets of a button require no layout",
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
      "an equal text, font and placeholder of a text field require no layout",
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
      "equal titles and selection of a segmented control require no layout",
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
      "equal values of sliders, progress views and indicators require no layout",
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
      "layout ends although each pass sets a text view's equal text, insets and scrolling",
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
      "layout ends although each pass sets an image view's equal image",
      .apple("uikit/uiimageview/image"), uncertain: noPageSays
    ) {
      let (view, image) = (UIImageView(), UIImage(systemName: "star"))
      #expect(layouts(ofViewAround: view) { view.image = image } <= 2)
    }
    rows.row(
      "setting a table's header view again requires layout only for another height",
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
      "an equal arrangement of a stack view requires no update of constraints",
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
