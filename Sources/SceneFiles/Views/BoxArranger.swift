import UIKit

/// Lays out boxes with stack views and constraints.
///
/// A box with several contents has them in a `UIStackView`: `axis` and `spacing` are those of the
/// stack, `align` is its alignment, and `justify` determines the edges of the box to which the
/// stack is pinned, or is the distribution `equalSpacing`. `width`, `height`, `aspectRatio` and the
/// minimum and maximum lengths are constraints of the box; a growing box has a length proportional
/// to the first growing one. For `depth`, and around a single text or image, there are only
/// constraints. `BoxStrength` has their priorities. Labels of several lines get the width in which
/// they wrap if it is known (`BoxView.setRoom`).
///
/// Measured in a debug build with rows of a disc, two texts and a chevron, against the arithmetic
/// that this replaced: 600 self-sizing rows took 1.9 times as long, a tenth of it in the solver and
/// most in texts, which are measured on one line and wrapped; ten screens without reuse 2.3 times;
/// scrolling through 375 rows 1.6 times, since the constraints of reused cells remain.
@MainActor
struct BoxArranger {
  let direction: UISemanticContentAttribute
  private var rank = 0
  private var constraints: [NSLayoutConstraint] = []

  init(direction: UISemanticContentAttribute) { self.direction = direction }

  /// Adds the constraints of everything inside the outermost box.
  mutating func arrange(_ view: BoxView) {
    arrange(view, BoxStrength(), BoxStrength())
    NSLayoutConstraint.activate(constraints)
  }

  /// Adds the constraints of a box and of the boxes inside it.
  ///
  /// - Parameter isPinned: Whether edges of the container determine the size of the box.
  private mutating func arrange(
    _ view: BoxView, _ across: BoxStrength, _ down: BoxStrength, isPinned: Bool = false
  ) {
    guard let box = view.box else { return }
    rank += 1
    size(view, box.model, across, down, isPinned ? .greaterThanOrEqual : .equal)
    let isFree = box.model.constraints.isEmpty
    let isSole =
      isFree && box.soleContent != nil && box.model.align == .fill && box.model.justify == .start
    if !isFree {
      bind(view, box)
    } else if isSole || box.contents.count == 1 && box.model.axis == .depth {
      pin(view.contentViews[0], in: view, box.model)
    } else if box.model.axis == .depth {
      layer(view, box, down)
    } else if !box.contents.isEmpty {
      stack(view, box, down)
    }
    for (index, content) in view.contentViews.enumerated() {
      let grows = isFree && box.share(ofContent: index) > 0 && !isSole
      let (across, down) = (
        across.inside(growing: grows && box.model.axis == .horizontal),
        down.inside(growing: grows && box.model.axis == .vertical)
      )
      if let inner = content as? BoxView {
        let isPinned = box.model.axis == .depth && box.model.align == .fill
        arrange(inner, across, down, isPinned: isPinned)
      } else {
        limitSize(content, across, down)
        if let image = content as? UIImageView, box.model.aspectRatio == nil {
          shape(image, down.shape)
        }
      }
    }
  }

  // MARK: Sizes

  private mutating func size(
    _ view: BoxView, _ model: BoxModel, _ across: BoxStrength, _ down: BoxStrength,
    _ relation: NSLayoutConstraint.Relation
  ) {
    add(view.widthAnchor.constraint(equalToConstant: 0), across.fit)
    add(view.heightAnchor.constraint(equalToConstant: 0), down.fit)
    if let width = model.width {
      add(length(of: view, .width, relation, width), across.own(rank))
    }
    let limits: [(Double?, NSLayoutConstraint.Attribute, NSLayoutConstraint.Relation)] = [
      (model.minWidth, .width, .greaterThanOrEqual), (model.maxWidth, .width, .lessThanOrEqual),
      (model.minHeight, .height, .greaterThanOrEqual), (model.maxHeight, .height, .lessThanOrEqual),
    ]
    for case (let limit?, let attribute, let relation) in limits {
      add(length(of: view, attribute, relation, limit), BoxStrength.limit)
    }
    if let height = model.height {
      add(length(of: view, .height, relation, height), down.own(rank))
    } else if let ratio = model.aspectRatio {
      add(
        view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 1 / ratio),
        BoxStrength.ratio)
    }
  }

  private func length(
    of view: UIView, _ attribute: NSLayoutConstraint.Attribute,
    _ relation: NSLayoutConstraint.Relation, _ constant: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item: view, attribute: attribute, relatedBy: relation, toItem: nil,
      attribute: .notAnAttribute, multiplier: 1, constant: constant)
  }

  /// Sets the content priorities of a text, an image or a control.
  private mutating func limitSize(_ view: UIView, _ across: BoxStrength, _ down: BoxStrength) {
    rank += 1
    // Texts are truncated before controls are compressed.
    let isControl = !(view is UILabel || view is UIImageView)
    view.setContentCompressionResistancePriority(
      isControl ? across.own(rank) : across.content(rank), for: .horizontal)
    view.setContentCompressionResistancePriority(
      view is UIImageView ? BoxStrength.image : down.content(0), for: .vertical)
    view.setContentHuggingPriority(across.hugging, for: .horizontal)
    view.setContentHuggingPriority(
      view is UIImageView ? BoxStrength.image : down.hugging, for: .vertical)
  }

  /// Constrains the aspect ratio of an image.
  private mutating func shape(_ view: UIImageView, _ strength: UILayoutPriority) {
    guard let size = view.image?.size, size.width > 0 else { return }
    add(
      view.heightAnchor.constraint(
        equalTo: view.widthAnchor, multiplier: size.height / size.width), strength)
  }

  // MARK: Constraints of the file

  /// Lays out children by the file's own constraints, and other contents behind them.
  private mutating func bind(_ view: BoxView, _ box: ResolvedBox) {
    let room = UIView(frame: .zero)
    room.semanticContentAttribute = direction
    for (content, kind) in zip(view.contentViews, box.contents) {
      guard case .box = kind else {
        pin(content, in: view, box.model)
        continue
      }
      place(content, in: room)
    }
    // As in code: contents that need more room conflict with the frame, which logs a warning.
    pin(room, in: view, box.model, .required)
    var items: [String: UIView] = [ConstraintEquation.container: room]
    for (content, kind) in zip(view.contentViews, box.contents) {
      guard case .box(let child) = kind else { continue }
      if let name = box.model.children[child.position].name { items[name] = content }
    }
    for sentence in box.model.constraints { bind(sentence.value, items) }
  }

  /// Adds a constraint, which was checked when the file was read.
  private mutating func bind(_ sentence: String, _ items: [String: UIView]) {
    var created: [NSLayoutConstraint] = []
    if BoxModel.isEquation(sentence) {
      var parser = ConstraintEquationParser(sentence, names: Array(items.keys))
      created = (try? parser.parse()).flatMap { $0.constraint(items) }.map { [$0] } ?? []
    } else {
      created = NSLayoutConstraint.constraints(
        withVisualFormat: sentence, metrics: nil, views: items)
    }
    for constraint in created { constraint.identifier = sentence }
    constraints += created
  }

  // MARK: Positions

  private mutating func pin(
    _ content: UIView, in view: UIView, _ model: BoxModel,
    _ strength: UILayoutPriority = BoxStrength.edge
  ) {
    place(content, in: view)
    let padding = model.padding
    add(content.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: padding.left))
    add(content.topAnchor.constraint(equalTo: view.topAnchor, constant: padding.top))
    add(
      view.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: padding.right),
      strength)
    add(
      view.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: padding.bottom),
      strength)
  }

  private func place(_ content: UIView, in view: UIView) {
    view.addSubview(content)
    content.translatesAutoresizingMaskIntoConstraints = false
  }

  /// Lays out contents in front of each other.
  private mutating func layer(_ view: BoxView, _ box: ResolvedBox, _ down: BoxStrength) {
    for content in view.contentViews {
      if box.model.align == .fill {
        pin(content, in: view, box.model)
      } else {
        place(content, in: view)
        keep(content, in: view, box.model, .horizontal, box.model.align.end, BoxStrength.edge)
        keep(content, in: view, box.model, .vertical, box.model.justify.end, down.contains)
      }
    }
  }

  /// Lays out contents in a stack.
  private mutating func stack(_ view: BoxView, _ box: ResolvedBox, _ down: BoxStrength) {
    let model = box.model
    let isRow = model.axis == .horizontal
    let stack = UIStackView(frame: .zero)
    stack.semanticContentAttribute = direction
    stack.axis = isRow ? .horizontal : .vertical
    stack.spacing = model.spacing
    let isUneven = model.align == .fill && box.contents.contains { $0.isShort(across: isRow) }
    stack.alignment = isUneven ? .leading : model.align.uiAlignment
    let shares = box.contents.indices.map(box.share)
    let grows = shares.contains { $0 > 0 }
    let isSpread = model.justify == .spaceBetween && !grows && box.contents.count > 1
    if isSpread { stack.distribution = .equalSpacing }
    place(stack, in: view)
    for content in view.contentViews { stack.addArrangedSubview(content) }
    let along: BoxEnd = grows || isSpread ? .both : model.justify.end
    keep(
      stack, in: view, model, .horizontal, isRow ? along : .both, BoxStrength.edge)
    keep(
      stack, in: view, model, .vertical, isRow ? .both : along,
      isRow ? BoxStrength.edge : down.contains)
    fill(view.contentViews, box, in: stack, isUneven: isUneven)
    share(view.contentViews, shares, isRow: isRow)
  }

  /// Adds constraints that fill a stack across where its alignment does not.
  private mutating func fill(
    _ views: [UIView], _ box: ResolvedBox, in stack: UIStackView, isUneven: Bool
  ) {
    let isRow = box.model.axis == .horizontal
    for (view, content) in zip(views, box.contents) {
      if isUneven {
        add(
          isRow
            ? view.heightAnchor.constraint(equalTo: stack.heightAnchor)
            : view.widthAnchor.constraint(equalTo: stack.widthAnchor), BoxStrength.fill)
      } else if !isRow, content.takesRoomAcross, box.model.align != .fill {
        add(view.widthAnchor.constraint(equalTo: stack.widthAnchor), BoxStrength.room)
      }
    }
  }

  private mutating func share(_ views: [UIView], _ shares: [CGFloat], isRow: Bool) {
    guard let first = shares.firstIndex(where: { $0 > 0 }) else { return }
    for index in views.indices where index > first && shares[index] > 0 {
      let (length, unit) =
        isRow
        ? (views[index].widthAnchor, views[first].widthAnchor)
        : (views[index].heightAnchor, views[first].heightAnchor)
      add(
        length.constraint(equalTo: unit, multiplier: shares[index] / shares[first]),
        BoxStrength.share)
    }
  }

  /// Pins content to the given ends of a box, and keeps it inside the others.
  private mutating func keep(
    _ content: UIView, in view: UIView, _ model: BoxModel, _ axis: NSLayoutConstraint.Axis,
    _ end: BoxEnd, _ strength: UILayoutPriority
  ) {
    let isRow = axis == .horizontal
    let (start, stop) =
      isRow
      ? (model.padding.left, model.padding.right) : (model.padding.top, model.padding.bottom)
    func edge(
      _ isStart: Bool, _ relation: NSLayoutConstraint.Relation
    ) -> NSLayoutConstraint {
      let attribute: NSLayoutConstraint.Attribute =
        isRow ? (isStart ? .leading : .trailing) : (isStart ? .top : .bottom)
      return NSLayoutConstraint(
        item: isStart ? content : view, attribute: attribute, relatedBy: relation,
        toItem: isStart ? view : content, attribute: attribute, multiplier: 1,
        constant: isStart ? start : stop)
    }
    switch end {
    case .start:
      add(edge(true, .equal))
      add(edge(false, .greaterThanOrEqual), strength)
    case .stop:
      add(edge(false, .equal))
      add(edge(true, .greaterThanOrEqual), strength)
    case .both:
      add(edge(true, .equal))
      add(edge(false, .equal), strength)
    case .middle:
      add(edge(true, .greaterThanOrEqual), strength)
      add(edge(false, .greaterThanOrEqual), strength)
      let isMirrored = isRow && direction == .forceRightToLeft
      add(
        NSLayoutConstraint(
          item: content, attribute: isRow ? .centerX : .centerY, relatedBy: .equal, toItem: view,
          attribute: isRow ? .centerX : .centerY, multiplier: 1,
          constant: (isMirrored ? stop - start : start - stop) / 2))
    }
  }

  private mutating func add(
    _ constraint: NSLayoutConstraint, _ priority: UILayoutPriority = .required
  ) {
    constraint.priority = priority
    constraints.append(constraint)
  }
}
