import InterfaceBuilder

/// Turns what a document says of objects into what is done to make them.
@MainActor
final class NibCompiler {
  let plan: NibPlan
  let sizeClasses: SizeClasses
  /// Members of `subviews` and `constraints` that the size classes leave out.
  private var excluded: Set<String> = []
  /// Identifiers of placeholders for whoever responds first.
  let firstResponders: Set<String>
  /// Items that constraints name, so that they need no others.
  private let constrained: Set<String>
  /// Layout guides by their place, and the places of their owners.
  private(set) var guides: [Int: (kind: String, owner: Int)] = [:]
  /// Outlets by the identifiers of what they are connected with: "PhotoCell.title".
  private var outlets: [String: [String]] = [:]
  /// Plans of objects by their models: each is made ready once.
  private var plans: [ObjectIdentifier: ObjectPlan] = [:]

  init(_ plan: NibPlan, sizeClasses: SizeClasses = .current) {
    self.plan = plan
    self.sizeClasses = sizeClasses
    let document = plan.document
    var constrained: Set<String> = []
    for object in document.objects + document.scenes.flatMap(\.objects) {
      Self.collect(object, &constrained, &excluded, sizeClasses)
      Self.collectOutlets(of: object, &outlets)
    }
    self.constrained = constrained
    firstResponders = Set(
      (document.objects + document.scenes.flatMap(\.objects))
        .filter { $0.kind == "placeholder" && $0["placeholderIdentifier"] == "IBFirstResponder" }
        .compactMap(\.id))
  }

  private static func collect(
    _ model: ObjectModel, _ constrained: inout Set<String>, _ excluded: inout Set<String>,
    _ sizeClasses: SizeClasses
  ) {
    for variation in model.variations where sizeClasses.fits(variation.traits) {
      for mask in variation.masks.values {
        excluded.formUnion(mask.excluded)
        excluded.subtract(mask.included)
      }
    }
    for constraint in model.constraints {
      if let id = constraint.firstItem { constrained.insert(id) }
      if let id = constraint.secondItem { constrained.insert(id) }
      if constraint.firstItem == nil, let id = model.id { constrained.insert(id) }
    }
    for list in model.lists {
      for object in list.objects { collect(object, &constrained, &excluded, sizeClasses) }
    }
    for case (_, .object(let object)) in model.values {
      collect(object, &constrained, &excluded, sizeClasses)
    }
  }

  private static func collectOutlets(of model: ObjectModel, _ outlets: inout [String: [String]]) {
    for case .outlet(let property, let destination, _, _) in model.connections {
      outlets[destination, default: []].append(
        "\(model.customClass?.name ?? model.kind).\(property)")
    }
    for list in model.lists {
      for object in list.objects { collectOutlets(of: object, &outlets) }
    }
    for case (_, .object(let object)) in model.values { collectOutlets(of: object, &outlets) }
  }

  /// Whether an object is there in the present size class.
  func isIncluded(_ model: ObjectModel) -> Bool { model.id.map { !excluded.contains($0) } ?? true }

  /// The place of an object by its identifier.
  func index(of id: String) -> Int { plan.index(of: id) }

  /// Makes an object ready to be made.
  func plan(_ model: ObjectModel) -> ObjectPlan {
    if let known = plans[ObjectIdentifier(model)] { return known }
    let kind = ElementKinds.kind(of: model, plan)
    let object = ObjectPlan(
      model, index: model.id.map(plan.index) ?? plan.newIndex(), kind: kind,
      element: NibElement(
        file: plan.document.file, line: model.line, id: model.id,
        outlets: model.id.flatMap { outlets[$0] } ?? []))
    plans[ObjectIdentifier(model)] = object
    compileSettings(of: object)
    for guide in model.guides { guides[plan.index(of: guide.id)] = (guide.kind, object.index) }
    object.pinning = pinning(of: model)
    object.constraints = model.constraints.compactMap { constraint($0, of: object) }
    object.runtimeAttributes = model.runtimeAttributes.map {
      ($0.keyPath, plan.runtimeValue($0.value), $0.line)
    }
    return object
  }

  private func compileSettings(of object: ObjectPlan) {
    let model = object.model
    var values = Dictionary(
      uniqueKeysWithValues: model.lists.map { ($0.name, [ElementValue.objects($0.objects)]) })
    for attribute in model.attributes {
      values[attribute.name, default: []].append(.text(attribute.value))
    }
    for (key, value) in model.values { values[key, default: []].append(value) }
    for variation in model.variations where sizeClasses.fits(variation.traits) {
      for attribute in variation.attributes { values[attribute.name] = [.text(attribute.value)] }
      for (key, value) in variation.values { values[key] = [value] }
    }
    for part in object.kind.parts {
      for row in part.rows where !row.isKnown {
        guard let given = values[row.name] ?? row.absent.map({ [$0] }) else { continue }
        for value in given {
          if let step = row.compile(value, model, self) {
            object.steps.append(step)
          } else {
            let question = NearestName.question(value.string ?? "", among: row.choices)
            plan.complain(
              model.line,
              "'\(row.name)' of '\(model.kind)' is not understood: \(value.words)." + question)
          }
        }
      }
    }
    guard !ElementKinds.isStandIn(model) else { return }
    for name in values.keys.sorted()
    where !object.kind.names.contains(name) && !Self.structural.contains(name) {
      plan.complain(
        model.line,
        "'\(name)' of '\(model.kind)' is not known; it is ignored."
          + NearestName.question(name, among: object.kind.names))
    }
  }

  /// What is read without a setting.
  private static let structural: Set<String> = ["sceneMemberID", "catalog", "symbolScale"]

  // MARK: Constraints

  private func constraint(_ model: ConstraintModel, of holder: ObjectPlan) -> ConstraintPlan? {
    guard !model.isPlaceholder else { return nil }
    guard let first = attribute(model.firstAttribute, "firstAttribute", model),
      let second = attribute(
        model.secondAttribute ?? (model.secondItem == nil ? "" : "notAnAttribute"),
        "secondAttribute", model)
    else { return nil }
    // An aspect ratio names one item, whose second attribute is its other side.
    let hasSecond = second != .notAnAttribute
    guard first.canBeCompared(with: second) else {
      plan.complain(
        model.line,
        """
        a constraint can't tie '\(model.firstAttribute)' to '\(model.secondAttribute ?? "nothing")'.
        """
      )
      return nil
    }
    let variation = model.constants.last { sizeClasses.fits($0.traits) }
    return ConstraintPlan(
      model: model, index: model.id.map(plan.index) ?? plan.newIndex(),
      first: model.firstItem.map(plan.index) ?? holder.index, firstAttribute: first,
      second: hasSecond ? model.secondItem.map(plan.index) ?? holder.index : nil,
      secondAttribute: second, constant: CGFloat(variation?.constant ?? model.constant),
      isActive: model.id.map { !excluded.contains($0) } ?? true,
      place: ConstraintPlace(
        file: plan.document.file, line: model.line,
        words: model.words(holder: holder.model.id),
        outlets: model.id.flatMap { outlets[$0] } ?? []))
  }

  private func attribute(
    _ value: String, _ name: String, _ model: ConstraintModel
  ) -> NSLayoutConstraint.Attribute? {
    if let attribute = NSLayoutConstraint.Attribute(documentName: value) { return attribute }
    plan.complain(
      model.line,
      "'\(name)' of 'constraint' is not understood: '\(value)'."
        + NearestName.question(value, among: NSLayoutConstraint.Attribute.documentNames))
    return nil
  }

  /// Whether a view is placed by constraints that the document does not have: Xcode makes them
  /// from the rectangle when the app is built.
  private func pinning(of model: ObjectModel) -> Pinning? {
    guard model["translatesAutoresizingMaskIntoConstraints"] == "NO" else { return nil }
    if model["fixedFrame"] == "YES" { return .fixed }
    return model.id.map(constrained.contains) == true ? nil : .ambiguous
  }
}

extension ElementValue {
  /// For a complaint.
  var words: String {
    switch self {
    case .text(let text): "'\(text.prefix(60))'"
    case .number(let number): "\(number)"
    default: "it is a value of another kind"
    }
  }
}
