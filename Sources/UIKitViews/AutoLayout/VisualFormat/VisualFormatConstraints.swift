/// Creates the constraints of a visual format string.
@MainActor
struct VisualFormatConstraints {
  private let format: VisualFormat
  private let options: NSLayoutConstraint.FormatOptions
  private var constraints: [NSLayoutConstraint] = []

  static func make(
    _ text: String, _ options: NSLayoutConstraint.FormatOptions, _ metrics: [String: Any],
    _ views: [String: Any]
  ) throws(VisualFormatError) -> [NSLayoutConstraint] {
    let items = views.mapValues { $0 as AnyObject }.filter { _, item in
      item is UIView || item is UILayoutGuide
    }
    let orphans = items.values.filter { VisualFormat.superview(of: $0) == nil }
    var parser = VisualFormatParser(
      text, metrics, items, orphans: Set(orphans.map { ObjectIdentifier($0) }))
    let format = try parser.parse()
    var maker = VisualFormatConstraints(format: format, options: options)
    // The alignment of a single view is not checked.
    if format.items.count > 1,
      let attribute = maker.alignments.first(where: { !maker.isCross($0) })
    {
      let edge = attribute.kind == .horizontalPosition ? "horizontal" : "vertical"
      throw parser.failure(
        "Options mask required views to be aligned on a \(edge) edge, which is not allowed for "
          + "layout that is also \(edge).")
    }
    maker.makeAll()
    return maker.constraints
  }

  private init(format: VisualFormat, options: NSLayoutConstraint.FormatOptions) {
    (self.format, self.options) = (format, options)
  }

  private mutating func makeAll() {
    for (index, item) in format.items.enumerated() {
      if index > 0 {
        connect(format.items[index - 1].object, item.object, by: format.connections[index - 1])
      } else if let start = format.start {
        connectToStart(item.object, by: start)
      }
      for length in item.lengths { size(item.object, length) }
    }
    if let end = format.end, let last = format.items.last { connectToEnd(last.object, by: end) }
    for attribute in alignments {
      for (item, next) in zip(format.items, format.items.dropFirst()) {
        add(item.object, attribute, .equal, next.object, attribute)
      }
    }
  }

  // MARK: Attributes

  private var isFromRight: Bool {
    options.intersection(.directionMask) == .directionRightToLeft
  }

  /// The edges at which a view begins and ends in the direction of the string.
  private var edges: (start: NSLayoutConstraint.Attribute, end: NSLayoutConstraint.Attribute) {
    if format.isVertical { return (.top, .bottom) }
    switch options.intersection(.directionMask) {
    case .directionLeftToRight: return (.left, .right)
    case .directionRightToLeft: return (.right, .left)
    default: return (.leading, .trailing)
    }
  }

  private var alignments: [NSLayoutConstraint.Attribute] {
    (1..<16).compactMap { bit in
      options.rawValue & (1 << bit) == 0 ? nil : NSLayoutConstraint.Attribute(rawValue: Int(bit))
    }
  }

  private func isCross(_ attribute: NSLayoutConstraint.Attribute) -> Bool {
    attribute.kind == (format.isVertical ? .horizontalPosition : .verticalPosition)
  }

  // MARK: Creating constraints

  private mutating func size(_ item: AnyObject, _ predicate: VisualFormat.Predicate) {
    let length: NSLayoutConstraint.Attribute = format.isVertical ? .height : .width
    switch predicate.amount {
    case .points(let points):
      add(
        item, length, predicate.relation, nil, .notAnAttribute, constant: points,
        priority: predicate.priority)
    case .length(let other, let attribute):
      add(
        item, length, predicate.relation, other, attribute ?? length, priority: predicate.priority)
    }
  }

  private mutating func connect(
    _ before: AnyObject, _ after: AnyObject, by connection: VisualFormat.Connection
  ) {
    var (start, end) = edges
    if format.isVertical, options.contains(.spacingBaselineToBaseline) {
      (start, end) = (.firstBaseline, .lastBaseline)
    }
    for predicate in predicates(
      connection,
      standard: SystemSpacing.below(before, end, to: after, start))
    {
      add(after, start, before, end, predicate)
    }
  }

  private mutating func connectToStart(_ item: AnyObject, by connection: VisualFormat.Connection) {
    guard let superview = VisualFormat.superview(of: item) else { return }
    for predicate in predicates(connection, standard: SystemSpacing.toEdge(of: superview)) {
      add(item, edges.start, superview, edges.start, predicate)
    }
  }

  private mutating func connectToEnd(_ item: AnyObject, by connection: VisualFormat.Connection) {
    guard let superview = VisualFormat.superview(of: item) else { return }
    for predicate in predicates(connection, standard: SystemSpacing.toEdge(of: superview)) {
      add(superview, edges.end, item, edges.end, predicate)
    }
  }

  private func predicates(
    _ connection: VisualFormat.Connection, standard: @autoclosure () -> CGFloat
  )
    -> [VisualFormat.Predicate]
  {
    switch connection {
    case .flush: [VisualFormat.Predicate(amount: .points(0))]
    case .standard: [VisualFormat.Predicate(amount: .points(standard()))]
    case .distances(let distances): distances
    }
  }

  /// Adds a distance between two edges, the later one first; from right to left the later one is
  /// smaller, and the sides are exchanged so that the distance is positive.
  private mutating func add(
    _ later: AnyObject, _ laterEdge: NSLayoutConstraint.Attribute, _ earlier: AnyObject,
    _ earlierEdge: NSLayoutConstraint.Attribute, _ predicate: VisualFormat.Predicate
  ) {
    guard case .points(let points) = predicate.amount else { return }
    let (first, second) =
      isFromRight && !format.isVertical
      ? ((earlier, earlierEdge), (later, laterEdge)) : ((later, laterEdge), (earlier, earlierEdge))
    add(
      first.0, first.1, predicate.relation, second.0, second.1, constant: points,
      priority: predicate.priority)
  }

  private mutating func add(
    _ first: AnyObject, _ attribute: NSLayoutConstraint.Attribute,
    _ relation: NSLayoutConstraint.Relation, _ second: AnyObject?,
    _ other: NSLayoutConstraint.Attribute, constant: CGFloat = 0,
    priority: UILayoutPriority = .required
  ) {
    constraints.append(
      NSLayoutConstraint(
        first, attribute, relation, second, other, constant: constant, priority: priority))
  }
}
