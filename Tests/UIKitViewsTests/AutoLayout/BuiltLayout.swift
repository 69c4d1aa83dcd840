import RecordedLayouts
import UIKit

/// A view with an intrinsic size.
private final class ContentView: UIView {
  var content = CGSize(width: -1, height: -1)

  override var intrinsicContentSize: CGSize { content }
}

/// The views of a recorded layout, with its constraints.
@MainActor
final class BuiltLayout {
  let window = UIView(frame: CGRect(x: 0, y: 0, width: 5000, height: 5000))
  let root: UIView
  private(set) var items: [String: AnyObject] = [:]
  private let layout: PicturedLayout

  init(_ layout: PicturedLayout) {
    self.layout = layout
    root = layout.stacks?.contains { $0.name == "root" } == true ? UIStackView() : UIView()
    window.addSubview(root)
    // Constraints size a superview without a size.
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

  func frame(of view: PicturedLayout.View) -> [Double] {
    let frame = (items[view.name] as! UIView).frame
    return [frame.minX, frame.minY, frame.width, frame.height].map { Double($0) }
  }

  private func make(_ view: PicturedLayout.View) -> UIView {
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

  private func fill(_ recorded: PicturedLayout.Stack) {
    let stack = items[recorded.name] as! UIStackView
    stack.axis = recorded.axis == "horizontal" ? .horizontal : .vertical
    stack.spacing = recorded.spacing
    stack.distribution =
      switch recorded.distribution {
      case .fill: .fill
      case .fillEqually: .fillEqually
      case .equalSpacing: .equalSpacing
      }
    for name in recorded.arranged { stack.addArrangedSubview(items[name] as! UIView) }
  }

  private func constraint(_ text: String) -> NSLayoutConstraint {
    let written = PicturedRelation(text)
    let right = written.right.item.map { ($0, Self.attributes[written.right.attribute]!) }
    let made = NSLayoutConstraint(
      item: items[written.left.item!]!, attribute: Self.attributes[written.left.attribute]!,
      relatedBy: NSLayoutConstraint.Relation(rawValue: written.relation.rawValue)!,
      toItem: right.map { items[$0.0]! }, attribute: right?.1 ?? .notAnAttribute,
      multiplier: written.right.factor, constant: written.right.constant)
    made.priority = UILayoutPriority(written.priority)
    return made
  }

  private static let attributes: [String: NSLayoutConstraint.Attribute] = [
    "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading,
    "trailing": .trailing, "width": .width, "height": .height, "centerX": .centerX,
    "centerY": .centerY,
  ]
}
