import InterfaceBuilder

/// Compiles the elements of a document into plans of their objects.
@MainActor
final class NibCompiler {
  let plan: NibPlan
  let sizeClasses: SizeClasses
  /// The members of `subviews` and `constraints` that the size classes exclude.
  private var excluded: Set<String> = []
  /// The identifiers of first responder placeholders.
  let firstResponders: Set<String>
  /// The identifiers of items with constraints, which need no generated ones.
  private let constrained: Set<String>
  /// The layout guides by their place, with the places of their owners.
  private(set) var guides: [Int: (kind: String, owner: Int)] = [:]
  /// The outlets by the identifiers of connected objects: "PhotoCell.title".
  private var outlets: [String: [String]] = [:]
  /// The plans of objects by their models, each compiled once.
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

  /// Returns whether an object is included in the current size class.
  func isIncluded(_ model: ObjectModel) -> Bool { model.id.map { !excluded.contains($0) } ?? true }

  /// Returns the place of an object by its identifier.
  func index(of id: String) -> Int { plan.index(of: id) }

  /// Returns the plan of an object.
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
            plan.diagnose(
              model.line,
              "'\(row.name)' of '\(model.kind)' is not understood: \(value.words)." + question)
          }
        }
      }
    }
    guard !ElementKinds.isStandIn(model) else { return }
    for name in values.keys.sorted()
    where !object.kind.names.contains(name) && !Self.structural.contains(name) {
      plan.diagnose(
        model.line,
        "'\(name)' of '\(model.kind)' is not known; it is ignored."
          + NearestName.question(name, among: object.kind.names))
    }
  }

  /// The attributes that are read without a setting.
  private static let structural: Set<String> = ["sceneMemberID", "catalog", "symbolScale"]

  // MARK: Constraints

  private func constraint(_ model: ConstraintModel, of holder: ObjectPlan) -> ConstraintPlan? {
    guard !model.isPlaceholder else { return nil }
    guard let first = attribute(model.firstAttribute, "firstAttribute", model),
      let second = attribute(
        model.secondAttribute ?? (model.secondItem == nil ? "" : "notAnAttribute"),
        "secondAttribute", model)
    else { return nil }
    // An aspect ratio names one item, with its other dimension as the second attribute.
    let hasSecond = second != .notAnAttribute
    guard first.canBeCompared(with: second) else {
      plan.diagnose(
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
      sourceLocation: ConstraintSourceLocation(
        file: plan.document.file, line: model.line,
        words: model.words(holder: holder.model.id),
        outlets: model.id.flatMap { outlets[$0] } ?? []))
  }

  private func attribute(
    _ value: String, _ name: String, _ model: ConstraintModel
  ) -> NSLayoutConstraint.Attribute? {
    if let attribute = NSLayoutConstraint.Attribute(documentName: value) { return attribute }
    plan.diagnose(
      model.line,
      "'\(name)' of 'constraint' is not understood: '\(value)'."
        + NearestName.question(value, among: NSLayoutConstraint.Attribute.documentNames))
    return nil
  }

  /// Returns why a view gets constraints that the document does not have; Xcode generates them from
  /// the frame at build time.
  private func pinning(of model: ObjectModel) -> Pinning? {
    guard model["translatesAutoresizingMaskIntoConstraints"] == "NO" else { return nil }
    if model["fixedFrame"] == "YES" { return .fixed }
    return model.id.map(constrained.contains) == true ? nil : .ambiguous
  }
}

extension ElementValue {
  /// The value in a diagnostic.
  var words: String {
    switch self {
    case .text(let text): "'\(text.prefix(60))'"
    case .number(let number): "\(number)"
    default: "it is a value of another kind"
    }
  }
}
