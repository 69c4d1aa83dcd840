import Testing
import UIKit

@Suite struct UIStackViewBehaviours {
  @Test(arguments: rows.all) @MainActor func holds(_ row: Behaviour) throws { try row.check() }

  static let rows: Behaviours = Behaviours(of: "UIStackView") {
    defaults(&$0)
    arranging(&$0)
    distributions(&$0)
    alignments(&$0)
    spacing(&$0)
    hiding(&$0)
    texts(&$0)
  }

  private static func defaults(_ rows: inout Behaviours) {
    rows.row(
      "a new stack is horizontal, fills both axes, and has no spacing", .apple("uikit/uistackview")
    ) {
      let stack = UIStackView()
      #expect(stack.axis == .horizontal && stack.spacing == 0)
      #expect(stack.distribution == .fill && stack.alignment == .fill)
      #expect(!stack.isBaselineRelativeArrangement && !stack.isLayoutMarginsRelativeArrangement)
    }
    rows.row(
      "a stack has no intrinsic content size of its own", .apple("uikit/uistackview"),
      uncertain: "the page says that its views and constraints determine its size"
    ) {
      let stack = UIStackView(arrangedSubviews: [sized(10, 10)])
      #expect(stack.intrinsicContentSize.width == UIView.noIntrinsicMetric)
    }
    rows.row("a stack draws its background since iOS 14", .wwdc("2020/10216")) {
      let stack = UIStackView()
      stack.backgroundColor = .red
      #expect(stack.layer.backgroundColor == UIColor.red.cgColor)
    }
  }

  private static func arranging(_ rows: inout Behaviours) {
    rows.row(
      "an arranged view becomes a subview", .apple("uikit/uistackview/addarrangedsubview(_:)")
    ) {
      let (stack, view) = (UIStackView(), UIView())
      stack.addArrangedSubview(view)
      #expect(stack.subviews == [view] && stack.arrangedSubviews == [view])
    }
    rows.row(
      "an arranged view no longer translates its mask into constraints",
      .suite("tomvanzummeren/TZStackView, TZStackViewTests", license: "MIT")
    ) {
      let (stack, view) = (UIStackView(), UIView())
      stack.addArrangedSubview(view)
      #expect(!view.translatesAutoresizingMaskIntoConstraints)
    }
    rows.row(
      "a subview is not necessarily arranged", .apple("uikit/uistackview/arrangedsubviews")
    ) {
      let stack = UIStackView(arrangedSubviews: [UIView()])
      stack.addSubview(UIView())
      #expect(stack.arrangedSubviews.count == 1 && stack.subviews.count == 2)
    }
    rows.row(
      "removeArrangedSubview(_:) does not remove the subview",
      .apple("uikit/uistackview/removearrangedsubview(_:)")
    ) {
      let (stack, view) = (UIStackView(), UIView())
      stack.addArrangedSubview(view)
      stack.removeArrangedSubview(view)
      #expect(stack.subviews == [view] && stack.arrangedSubviews.isEmpty)
    }
    rows.row(
      "removeFromSuperview() removes the view from the arranged subviews",
      .apple("uikit/uistackview/arrangedsubviews")
    ) {
      let (stack, view) = (UIStackView(), UIView())
      stack.addArrangedSubview(view)
      view.removeFromSuperview()
      #expect(stack.arrangedSubviews.isEmpty)
    }
    rows.row(
      "the order of arranged subviews is independent of the subviews' order",
      .apple("uikit/uistackview/insertarrangedsubview(_:at:)")
    ) {
      let (stack, a, b) = (UIStackView(), UIView(), UIView())
      stack.addArrangedSubview(a)
      stack.insertArrangedSubview(b, at: 0)
      #expect(stack.arrangedSubviews == [b, a] && stack.subviews == [a, b])
    }
    rows.row(
      "inserting an arranged view again moves it",
      .apple("uikit/uistackview/insertarrangedsubview(_:at:)")
    ) {
      let (a, b) = (UIView(), UIView())
      let stack = UIStackView(arrangedSubviews: [a, b])
      stack.insertArrangedSubview(b, at: 0)
      #expect(stack.arrangedSubviews == [b, a])
    }
  }

  private static func distributions(_ rows: inout Behaviours) {
    let page = Source.apple("uikit/uistackview/distribution-swift.enum")
    rows.row("fill gives extra space to the view with the lowest hugging priority", page) {
      let frames = row([20, 30], in: 100) {
        $0.arrangedSubviews[0].setContentHuggingPriority(.defaultHigh, for: .horizontal)
      }
      #expect(frames.map(\.width) == [20, 80])
    }
    rows.row("fill shrinks the view with the lowest compression resistance", page) {
      let frames = row([60, 70], in: 100) {
        $0.arrangedSubviews[0].setContentCompressionResistancePriority(
          .defaultLow, for: .horizontal)
      }
      #expect(frames.map(\.width) == [30, 70])
    }
    rows.row("fill resolves equal hugging by the order of the views", page) {
      #expect(row([20, 30], in: 100) { _ in }.map(\.width) == [70, 30])
    }
    rows.row("fillEqually gives all views the same length", page) {
      let frames = row([20, 60, 10], in: 100) {
        ($0.distribution, $0.spacing) = (.fillEqually, 5)
      }
      #expect(frames.map(\.width) == [30, 30, 30])
      #expect(frames.map(\.minX) == [0, 35, 70])
    }
    rows.row("fillProportionally shares by the intrinsic lengths", page) {
      let frames = row([10, 30], in: 100) { $0.distribution = .fillProportionally }
      #expect(frames.map(\.width) == [25, 75])
    }
    rows.row(
      "fillProportionally shares by the constraints of views without intrinsic lengths",
      .suite("natura-cosmeticos/natds-ios, TabSnapshotTests", license: "ISC")
    ) {
      let views = [20, 60].map { width in
        let (view, content) = (UIView(), sized(width, 10))
        content.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(content)
        NSLayoutConstraint.activate([
          content.leadingAnchor.constraint(equalTo: view.leadingAnchor),
          content.trailingAnchor.constraint(equalTo: view.trailingAnchor),
          view.widthAnchor.constraint(greaterThanOrEqualToConstant: 40),
        ])
        return view
      }
      let stack = UIStackView(arrangedSubviews: views)
      stack.distribution = .fillProportionally
      stack.frame = CGRect(x: 0, y: 0, width: 200, height: 10)
      stack.layoutIfNeeded()
      #expect(views.map(\.frame.width) == [80, 120])
    }
    rows.row("equalSpacing leaves equal gaps", page) {
      let frames = row([10, 20, 30], in: 100) { $0.distribution = .equalSpacing }
      #expect(frames.map(\.minX) == [0, 30, 70] && frames.map(\.width) == [10, 20, 30])
    }
    rows.row("equalSpacing keeps at least the spacing and shrinks views for it", page) {
      let frames = row([40, 40, 40], in: 100) {
        ($0.distribution, $0.spacing) = (.equalSpacing, 10)
      }
      #expect(frames.map(\.width) == [40, 40, 0])
      #expect(frames.map(\.minX) == [0, 50, 100])
    }
    rows.row("equalCentering gives the centres equal distances", page) {
      let frames = row([10, 20, 30], in: 100) { $0.distribution = .equalCentering }
      #expect(frames.map(\.midX) == [5, 45, 85])
    }
    rows.row("a row is mirrored in right-to-left layouts", .apple("uikit/uistackview/axis")) {
      let frames = row([20, 30], in: 50) { $0.semanticContentAttribute = .forceRightToLeft }
      #expect(frames.map(\.minX) == [30, 0])
    }
    rows.row(
      "a picture in another layout direction mirrors a row that was laid out before",
      .apple("uikit/uiview/effectiveuserinterfacelayoutdirection")
    ) {
      let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 50, height: 10))
      for width in [20.0, 30] { stack.addArrangedSubview(sized(width, 10)) }
      let window = UIWindow(frame: stack.bounds)
      window.addSubview(stack)
      window.layoutIfNeeded()
      #expect(stack.arrangedSubviews.map(\.frame.minX) == [0, 20])
      stack.traitOverrides.layoutDirection = .rightToLeft
      window.layoutIfNeeded()
      #expect(stack.arrangedSubviews.map(\.frame.minX) == [30, 0])
    }
  }

  private static func alignments(_ rows: inout Behaviours) {
    let page = Source.apple("uikit/uistackview/alignment-swift.enum")
    rows.row("fill stretches views across", page) {
      #expect(row([20, 30], in: 50) { _ in }.map(\.height) == [30, 30])
    }
    rows.row("top, center and bottom do not change the views' heights", page) {
      for (alignment, y): (UIStackView.Alignment, CGFloat) in [
        (.top, 0), (.center, 10), (.bottom, 20),
      ] {
        let frames = row([20, 30], in: 50) { $0.alignment = alignment }
        #expect(frames.map(\.minY) == [y, y] && frames.map(\.height) == [10, 10])
      }
    }
    rows.row("leading and trailing align the sides of a column", page) {
      for (alignment, x): (UIStackView.Alignment, CGFloat) in [(.leading, 0), (.trailing, 30)] {
        let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
        (stack.axis, stack.alignment) = (.vertical, alignment)
        for width in [20.0, 40] { stack.addArrangedSubview(sized(width, 10)) }
        stack.layoutIfNeeded()
        #expect(stack.arrangedSubviews[0].frame == CGRect(x: x, y: 0, width: 20, height: 10))
      }
    }
    rows.row("firstBaseline aligns the first lines of text", page) {
      let (small, large) = (UILabel(), UILabel())
      (small.text, small.font) = ("a", .systemFont(ofSize: 12))
      (large.text, large.font) = ("a", .systemFont(ofSize: 40))
      let stack = UIStackView(arrangedSubviews: [small, large])
      stack.alignment = .firstBaseline
      stack.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
      stack.layoutIfNeeded()
      let lines = [small, large].map { label in
        let guide = UILayoutGuide()
        stack.addLayoutGuide(guide)
        guide.topAnchor.constraint(equalTo: label.firstBaselineAnchor).isActive = true
        return guide
      }
      stack.layoutIfNeeded()
      #expect(abs(lines[0].layoutFrame.minY - lines[1].layoutFrame.minY) < 0.51)
    }
    rows.row("alignments have Apple's raw values", page) {
      let all: [UIStackView.Alignment] = [.fill, .leading, .firstBaseline, .center, .trailing]
      #expect(all.map(\.rawValue) == [0, 1, 2, 3, 4])
      #expect(UIStackView.Alignment.top == .leading && UIStackView.Alignment.bottom == .trailing)
    }
  }

  private static func spacing(_ rows: inout Behaviours) {
    rows.row("spacing is between views and not around them", .apple("uikit/uistackview/spacing")) {
      let frames = row([20, 20, 20], in: 80) { $0.spacing = 10 }
      #expect(frames.map(\.minX) == [0, 30, 60])
    }
    rows.row(
      "a custom spacing applies after one view only",
      .apple("uikit/uistackview/setcustomspacing(_:after:)")
    ) {
      let frames = row([20, 20, 20], in: 95) {
        $0.spacing = 10
        $0.setCustomSpacing(25, after: $0.arrangedSubviews[0])
      }
      #expect(frames.map(\.minX) == [0, 45, 75])
    }
    rows.row(
      "the default custom spacing is the stack's own",
      .apple("uikit/uistackview/spacingusedefault")
    ) {
      let (stack, view) = (UIStackView(), UIView())
      stack.addArrangedSubview(view)
      #expect(stack.customSpacing(after: view) == UIStackView.spacingUseDefault)
    }
    rows.row(
      "the system's spacing is 8 points", .apple("uikit/uistackview/spacingusesystem"),
      uncertain: "the page names no number"
    ) {
      let frames = row([20, 20], in: 48) { $0.spacing = UIStackView.spacingUseSystem }
      #expect(frames.map(\.minX) == [0, 28])
    }
    rows.row(
      "with isLayoutMarginsRelativeArrangement views are inside the margins",
      .apple("uikit/uistackview/islayoutmarginsrelativearrangement")
    ) {
      let frames = row([20, 20], in: 100) {
        $0.isLayoutMarginsRelativeArrangement = true
        $0.layoutMargins = insets(1, 10, 3, 40)
      }
      #expect(frames[0].minX == 10 && frames[1].maxX == 60 && frames[0].minY == 1)
      #expect(frames[0].maxY == 27)
    }
    rows.row(
      "a stack is as large as its views, spacing and margins",
      .apple("uikit/uistackview")
    ) {
      let stack = UIStackView(arrangedSubviews: [sized(20, 10), sized(30, 15)])
      stack.spacing = 5
      #expect(
        stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
          == CGSize(width: 55, height: 15))
      stack.axis = .vertical
      #expect(
        stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
          == CGSize(width: 30, height: 30))
    }
  }

  private static func hiding(_ rows: inout Behaviours) {
    rows.row(
      "a hidden view takes no space and no spacing", .apple("uikit/uistackview/arrangedsubviews")
    ) {
      let frames = row([20, 20, 20], in: 50) {
        $0.spacing = 10
        $0.arrangedSubviews[0].isHidden = true
      }
      #expect(frames[1].minX == 0 && frames[2].minX == 30)
    }
    rows.row(
      "a hidden view stays arranged", .apple("uikit/uistackview/arrangedsubviews")
    ) {
      let stack = UIStackView(arrangedSubviews: [UIView()])
      stack.arrangedSubviews[0].isHidden = true
      stack.layoutIfNeeded()
      #expect(stack.arrangedSubviews.count == 1)
    }
    rows.row(
      "around a hidden view in the middle there is one spacing",
      .suite("tomvanzummeren/TZStackView, TZStackViewTests", license: "MIT")
    ) {
      let frames = row([20, 20, 20], in: 50) {
        $0.spacing = 10
        $0.arrangedSubviews[1].isHidden = true
      }
      #expect(frames[2].minX == 30)
    }
  }

  private static func texts(_ rows: inout Behaviours) {
    let report = Source.report(
      "https://useyourloaf.com/blog/stack-views-and-multi-line-labels/")
    let doubt = "the report has it so in a row by constraints; in a stack of iOS 11 texts had half"
    rows.row(
      "a multi-line text gets the space beside a view with higher hugging", report,
      uncertain: doubt
    ) {
      let (label, other) = (UILabel(), sized(51.5, 31))
      label.text = String(repeating: "A text of several lines ", count: 9)
      label.numberOfLines = 0
      label.setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
      other.setContentHuggingPriority(.defaultHigh, for: .horizontal)
      let stack = UIStackView(arrangedSubviews: [label, other])
      stack.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
      stack.layoutIfNeeded()
      #expect(label.bounds.width == 248.5 && other.bounds.width == 51.5)
    }
    rows.row(
      "a multi-line text in a row of limited width is as wide as necessary or possible",
      report, uncertain: doubt
    ) {
      let label = UILabel()
      label.text = String(repeating: "A text of several lines ", count: 3)
      label.numberOfLines = 0
      let laid = limitedRow(label)
      #expect(laid.view.bounds.width == 358)
      #expect(label.bounds.size == CGSize(width: 314, height: 41))
      label.text = "Short"
      laid.host.layoutIfNeeded()
      #expect(label.bounds.width == label.intrinsicContentSize.width)
    }
    rows.row(
      "a text view in a row of limited width grows and shrinks with its text", report,
      uncertain: doubt
    ) {
      let text = UITextView()
      (text.isScrollEnabled, text.font) = (false, .systemFont(ofSize: 17))
      let laid = limitedRow(text)
      let long = String(repeating: "A text of several lines ", count: 3)
      for (words, height) in [("Hi", 36.5), ("A few more words", 36.5), (long, 57), ("Hi", 36.5)] {
        text.text = words
        laid.host.layoutIfNeeded()
        #expect(text.bounds.width == min(text.sizeThatFits(.zero).width, 314))
        #expect(abs(text.bounds.height - height) < 0.01)
      }
    }
    rows.row(
      "multi-line texts alone in a row are equally wide",
      .report("https://openradar.appspot.com/39275811")
    ) {
      let labels = (0..<2).map { _ in UILabel() }
      for label in labels {
        label.text = String(repeating: "A text of several lines ", count: 4)
        label.numberOfLines = 0
      }
      let stack = UIStackView(arrangedSubviews: labels)
      stack.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
      stack.layoutIfNeeded()
      #expect(labels.map(\.bounds.width) == [150, 150])
    }
  }

  /// Returns a row of an icon of 32 points and a text, 12 points apart and at most 358 points wide.
  @MainActor private static func limitedRow(_ text: UIView) -> LaidOut {
    let stack = UIStackView(arrangedSubviews: [sized(32, 32), text])
    (stack.spacing, stack.alignment) = (12, .center)
    return LaidOut(stack) { stack, host in
      [
        stack.topAnchor.constraint(equalTo: host.topAnchor),
        stack.leadingAnchor.constraint(equalTo: host.leadingAnchor),
        stack.widthAnchor.constraint(lessThanOrEqualToConstant: 358),
      ]
    }
  }
}
