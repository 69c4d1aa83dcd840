import Foundation
import Sessions
import Testing
import UIKit

/// Frames that UIKit computed, with the constraints it computed them from, as views.
///
/// The record is the constraint solver's tests': numbers only, with their sources.
struct RecordedLayout: Decodable, Sendable, CustomTestStringConvertible {
  struct View: Decodable, Sendable {
    let name: String
    let superview: String?
    let content: [Double]?
    let hugging: [Float]?
    let compression: [Float]?
    let frame: [Double]?
  }

  struct Stack: Decodable, Sendable {
    let name: String
    let axis: String
    let spacing: Double
    let distribution: String
    let arranged: [String]
  }

  let name: String
  let scale: Double
  let tolerance: Double
  let size: [Double]?
  let origin: [Double]?
  let isRightToLeft: Bool?
  let axis: String?
  let views: [View]
  let guides: [String]?
  let constraints: [String]?
  let stacks: [Stack]?

  var testDescription: String { name }

  static let all: [RecordedLayout] = {
    let file = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("ConstraintSolverTests/Recorded/UIKitFrames.json")
    do {
      return try JSONDecoder().decode([RecordedLayout].self, from: Data(contentsOf: file))
    } catch {
      fatalError("\(file.path): \(error)")
    }
  }()
}

/// A view that says how large its content is.
private final class ContentView: UIView {
  var content = CGSize(width: -1, height: -1)

  override var intrinsicContentSize: CGSize { content }
}

/// A recorded layout's views, with its constraints.
@MainActor
final class BuiltLayout {
  let window = UIView(frame: CGRect(x: 0, y: 0, width: 5000, height: 5000))
  let root: UIView
  private(set) var items: [String: AnyObject] = [:]
  private let layout: RecordedLayout

  init(_ layout: RecordedLayout) {
    self.layout = layout
    root = layout.stacks?.contains { $0.name == "root" } == true ? UIStackView() : UIView()
    window.addSubview(root)
    // A superview without a size has the one that constraints give it.
    root.translatesAutoresizingMaskIntoConstraints = layout.size != nil
    if let size = layout.size {
      let origin = layout.origin ?? [0, 0]
      root.frame = CGRect(x: origin[0], y: origin[1], width: size[0], height: size[1])
    }
    if layout.isRightToLeft == true { root.semanticContentAttribute = .forceRightToLeft }
    items["root"] = root
    for view in layout.views { items[view.name] = make(view) }
    for name in layout.guides ?? [] {
      let guide = UILayoutGuide()
      root.addLayoutGuide(guide)
      items[name] = guide
    }
    NSLayoutConstraint.activate((layout.constraints ?? []).map(constraint))
    for stack in layout.stacks ?? [] { fill(stack) }
  }

  func frame(of view: RecordedLayout.View) -> [Double] {
    let frame = (items[view.name] as! UIView).frame
    return [frame.minX, frame.minY, frame.width, frame.height].map { Double($0) }
  }

  private func make(_ view: RecordedLayout.View) -> UIView {
    let isStack = layout.stacks?.contains { $0.name == view.name } ?? false
    let made: UIView
    if isStack {
      made = UIStackView()
    } else {
      let content = ContentView()
      if let size = view.content {
        content.content = CGSize(width: exact(size[0]), height: exact(size[1]))
      }
      made = content
    }
    made.translatesAutoresizingMaskIntoConstraints = false
    for (index, axis) in [NSLayoutConstraint.Axis.horizontal, .vertical].enumerated() {
      if let hugging = view.hugging {
        made.setContentHuggingPriority(UILayoutPriority(hugging[index]), for: axis)
      }
      if let compression = view.compression {
        made.setContentCompressionResistancePriority(
          UILayoutPriority(compression[index]), for: axis)
      }
    }
    (items[view.superview ?? "root"] as! UIView).addSubview(made)
    return made
  }

  /// Thirds of a point are written with four digits; they are whole pixels.
  private func exact(_ written: Double) -> Double {
    let pixels = (written * layout.scale).rounded()
    return abs(written * layout.scale - pixels) < 0.001 ? pixels / layout.scale : written
  }

  private func fill(_ recorded: RecordedLayout.Stack) {
    let stack = items[recorded.name] as! UIStackView
    stack.axis = recorded.axis == "horizontal" ? .horizontal : .vertical
    stack.spacing = recorded.spacing
    stack.distribution =
      ["fillEqually": .fillEqually, "equalSpacing": .equalSpacing][recorded.distribution] ?? .fill
    for name in recorded.arranged { stack.addArrangedSubview(items[name] as! UIView) }
  }

  /// `item.attribute relation [factor*]item.attribute [± constant] [@priority]`.
  private func constraint(_ text: String) -> NSLayoutConstraint {
    var words = text.split(separator: " ").map(String.init)
    var priority: Float = 1000
    if let last = words.last, last.hasPrefix("@") {
      priority = Float(last.dropFirst())!
      words.removeLast()
    }
    let relation: NSLayoutConstraint.Relation =
      words[1] == "==" ? .equal : words[1] == "<=" ? .lessThanOrEqual : .greaterThanOrEqual
    var constant = words.count > 4 ? Double(words[4])! * (words[3] == "-" ? -1 : 1) : 0
    var (factor, second) = (1.0, words[2])
    if let star = second.firstIndex(of: "*") {
      factor = Double(second[..<star])!
      second = String(second[second.index(after: star)...])
    }
    let left = side(words[0])
    if let number = Double(second) {
      constant = number
      let made = NSLayoutConstraint(
        item: left.0, attribute: left.1, relatedBy: relation, toItem: nil,
        attribute: .notAnAttribute, multiplier: 1, constant: constant)
      made.priority = UILayoutPriority(priority)
      return made
    }
    let right = side(second)
    let made = NSLayoutConstraint(
      item: left.0, attribute: left.1, relatedBy: relation, toItem: right.0, attribute: right.1,
      multiplier: factor, constant: constant)
    made.priority = UILayoutPriority(priority)
    return made
  }

  private static let attributes: [String: NSLayoutConstraint.Attribute] = [
    "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading,
    "trailing": .trailing, "width": .width, "height": .height, "centerX": .centerX,
    "centerY": .centerY,
  ]

  private func side(_ text: String) -> (AnyObject, NSLayoutConstraint.Attribute) {
    let point = text.lastIndex(of: ".")!
    return (
      items[String(text[..<point])]!, Self.attributes[String(text[text.index(after: point)...])]!
    )
  }
}
