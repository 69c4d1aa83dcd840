import Testing
import UIKit

/// A stack of up to four views, at (10, 10) of 400 × 300 points, with the resulting frames.
struct StackExample: Codable, Sendable, CustomTestStringConvertible {
  var axis = "horizontal"
  var distribution = "fill"
  var alignment = "fill"
  var spacing = 0.0
  var count = 3
  var hidden: [String] = []
  var custom: [String: Double] = [:]
  /// The margins at the top, left, bottom and right; nil for a stack that arranges from edge to
  /// edge.
  var margins: [Double]?
  var rtl = false
  /// The given lengths of the stack; nil for one that follows from the views.
  var size: [Double?] = [nil, nil]
  /// The view without content.
  var plain = ""
  /// The frames of the stack and of its views.
  var frames: [[Double]] = []

  var testDescription: String {
    "\(axis) \(distribution) \(alignment) \(count) \(hidden) \(custom) \(rtl ? "rtl" : "ltr")"
  }

  static let names = ["a", "b", "c", "d"]
  static let distributions = [
    "fill", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering",
  ]
  static let alignments = [
    "fill", "leading", "firstBaseline", "center", "trailing", "lastBaseline",
  ]
}

/// The views of a stack, with their frames after layout.
@MainActor
final class BuiltStack {
  /// A view with a size, and with baselines as if it had text.
  final class Content: UIView, TextMetrics {
    var content = CGSize(width: -1, height: -1)
    var baselines: (first: CGFloat, last: CGFloat) = (0, 0)

    override init(frame: CGRect) {
      super.init(frame: frame)
      textMetrics = self
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { content }
    func baselineDistances(in size: CGSize?) -> BaselineDistances {
      BaselineDistances(fromTopToFirst: baselines.first, fromLastToBottom: baselines.last)
    }
  }

  let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
  let stack = UIStackView()
  private(set) var views: [Content] = []

  static let sizes = [(30, 10), (50, 20), (20, 14), (40, 8)].map(CGSize.init(width:height:))
  static let baselines: [(CGFloat, CGFloat)] = [(8, 2), (15, 5), (10, 4), (6, 2)]

  init(_ example: StackExample) {
    root.semanticContentAttribute = example.rtl ? .forceRightToLeft : .forceLeftToRight
    stack.semanticContentAttribute = root.semanticContentAttribute
    stack.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(stack)
    for index in 0..<example.count {
      let (view, name) = (Content(), StackExample.names[index])
      if name != example.plain {
        (view.content, view.baselines) = (Self.sizes[index], Self.baselines[index])
      }
      view.isHidden = example.hidden.contains(name)
      views.append(view)
      stack.addArrangedSubview(view)
    }
    setUp(example)
    place(example)
  }

  private func setUp(_ example: StackExample) {
    stack.axis = example.axis == "horizontal" ? .horizontal : .vertical
    let distribution = StackExample.distributions.firstIndex(of: example.distribution)
    stack.distribution = UIStackView.Distribution(rawValue: distribution ?? 0) ?? .fill
    let alignment = StackExample.alignments.firstIndex(of: example.alignment)
    let isColumnByBaseline = stack.axis == .vertical && example.alignment.hasSuffix("Baseline")
    // A column has no baselines and uses the leading edge; the warning about it is omitted here.
    stack.alignment =
      isColumnByBaseline ? .leading : UIStackView.Alignment(rawValue: alignment ?? 0) ?? .fill
    stack.spacing = example.spacing
    for (name, spacing) in example.custom {
      guard let index = StackExample.names.firstIndex(of: name) else { continue }
      stack.setCustomSpacing(spacing, after: views[index])
    }
    if let margins = example.margins {
      stack.isLayoutMarginsRelativeArrangement = true
      stack.layoutMargins = UIEdgeInsets(
        top: margins[0], left: margins[1], bottom: margins[2], right: margins[3])
    }
  }

  private func place(_ example: StackExample) {
    stack.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10).isActive = true
    stack.topAnchor.constraint(equalTo: root.topAnchor, constant: 10).isActive = true
    for (length, anchor) in zip(example.size, [stack.widthAnchor, stack.heightAnchor]) {
      if let length { anchor.constraint(equalToConstant: length).isActive = true }
    }
  }

  /// Returns the stack's frame, followed by those of the views.
  func frames() -> [[Double]] {
    root.layoutIfNeeded()
    return ([stack] + views).map {
      [$0.frame.minX, $0.frame.minY, $0.frame.width, $0.frame.height].map { Double($0) }
    }
  }
}
