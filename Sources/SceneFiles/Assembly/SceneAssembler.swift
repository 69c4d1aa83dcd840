/// Resolves all references of a scene file: styles, items, data, images. Records all mistakes,
/// except those that follow from unreadable parts.
struct SceneAssembler {
  let document: SceneDocument
  private let folder: SceneFolder
  private let limits: SceneLimits
  let styles: StyleSheet
  private var scene: AssembledScene
  private var mistakes: [Mistake]
  private var itemsLeft: Int
  /// The number of items of each section; nil if unknown.
  private var counts: [Int?] = []
  /// The style of items if neither they nor their section name one.
  private var inferredStyle = StandardStyle.unknown
  /// Whether a missing style has been recorded.
  private var lacksStyle = false
  /// The mistakes recorded for generated items, which share a location.
  private var diagnosed: Set<Complaint> = []
  private var missing = MissingFields()
  private var named: Set<String> = []

  /// The files that the scene names, readable or not.
  var files: [String] { named.sorted().map(folder.path) }

  init(_ document: SceneDocument, folder: SceneFolder, limits: SceneLimits) {
    self.document = document
    self.folder = folder
    self.limits = limits
    styles = StyleSheet(document.styles, isWhole: document.hasAllStyles)
    mistakes = styles.mistakes
    itemsLeft = limits[.items]
    scene = AssembledScene(
      document: document, styles: styles, images: ImageCache(folder: folder, limits: limits))
  }

  /// - Complexity: O(items × displayed fields), plus the time to read the files.
  mutating func assemble() -> (scene: AssembledScene, mistakes: [Mistake]) {
    inferredStyle = document.onlyStyleForItems
    checkLayout()
    for (index, section) in document.sections.enumerated() { add(section, index) }
    checkScript()
    mistakes += missing.mistakes(in: scene)
    return (scene, mistakes)
  }

  mutating func note(_ problem: Problem, _ location: DocumentLocation, dataFile: String? = nil) {
    mistakes.append(Mistake(problem, location, dataFile: dataFile))
  }

  // MARK: Sections

  private mutating func add(_ section: SectionModel, _ index: Int) {
    checkLayout(of: section)
    let standard = standardStyle(of: section)
    if let background = section.background?.style,
      let problem = styles.problem(of: background.value)
    {
      note(problem, background.location)
    } else if let background = section.background?.style {
      check(
        AssembledScene.Item(style: background.value, fields: [:], itemSize: nil),
        Owner(name: "The background of section \(index)", location: background.location))
    }
    let (models, count) = models(section, index)
    counts.append(count)
    let rows = RowReader(section, document.layoutKind)
    let outermost = models.enumerated().compactMap { position, model in
      row(model, standard, rows, "Item \(index):\(position)")
    }
    let items = outermost.flatMap(\.visibleItems)
    // Child rows have item numbers, too.
    counts[index] = count.map { $0 + items.count - outermost.count }
    checkBadges(of: section, items)
    let barStandard = document.layoutKind == .list ? StandardStyle.system : standard
    func bar(_ model: ItemModel?, _ name: String) -> AssembledScene.Item? {
      model.flatMap { row($0, barStandard, rows.bar, "The \(name) of section \(index)") }
    }
    scene.sections.append(
      AssembledScene.Section(
        items: items, header: bar(section.header, "header"), footer: bar(section.footer, "footer"),
        model: section))
  }

  /// Returns the style of a section's items without one: its own, or the only style for items.
  mutating func standardStyle(of section: SectionModel) -> StandardStyle {
    if let style = section.style {
      if let problem = styles.problem(of: style.value) { note(problem, style.location) }
      return .named(style.value)
    }
    if document.layoutKind == .list, !section.gaps.has("style") { return .system }
    return section.gaps.has("style") ? .unknown : inferredStyle
  }

  /// Returns the readable items, and their number; nil if unknown.
  private mutating func models(
    _ section: SectionModel, _ index: Int
  ) -> (items: [ItemModel], count: Int?) {
    let given = ["items", "data", "count"].filter(section.gaps.given.contains)
    if let data = section.data {
      let items = models(from: data)
      return (items ?? [], given.count == 1 ? items?.count : nil)
    }
    if let count = section.count {
      return (created(count, section, index), given.count == 1 ? count.value : nil)
    }
    let isKnown = !["items", "data", "count"].contains(where: section.gaps.has)
    return (section.items ?? [], isKnown ? section.items?.count ?? 0 : nil)
  }

  /// Returns the items of a data file; nil if not all are readable.
  private mutating func models(from data: Located<String>) -> [ItemModel]? {
    named.insert(data.value)
    do throws(PathProblem) {
      let bytes = try folder.read(data.value, limit: limits[.dataBytes])
      let (items, problems) = DataFile(
        name: data.value, maximumItemCount: max(0, itemsLeft),
        maximumValueCount: limits[.dataValues]
      ).items(bytes)
      mistakes += problems
      return problems.isEmpty ? items : nil
    } catch {
      note(.path(data.value, error), data.location)
      return nil
    }
  }

  private mutating func created(
    _ count: Located<Int>, _ section: SectionModel, _ index: Int
  ) -> [ItemModel] {
    guard count.value <= itemsLeft else {
      note(.tooMany(.items, limits[.items]), count.location)
      return []
    }
    var item = ItemModel()
    item.location = count.location
    item.gaps.hasOthers = !section.hasStyleCycle
    return (0..<count.value).map { number in
      item.fields = ["index": "\(number)", "number": "\(number + 1)", "section": "\(index)"]
      for field in section.cycle where !field.value.isEmpty {
        item.fields[field.name] = field.value[number % field.value.count]
      }
      return item
    }
  }

  // MARK: Items

  mutating func item(
    _ model: ItemModel, _ standard: StandardStyle, _ name: String
  ) -> AssembledScene.Item? {
    itemsLeft -= 1
    guard itemsLeft >= 0 else {
      if itemsLeft == -1 {
        note(.tooMany(.items, limits[.items]), model.location, dataFile: model.dataFile)
      }
      return nil
    }
    checkLayoutKeys(model.layoutKeys)
    guard let style = style(of: model, standard) else { return nil }
    let item = AssembledScene.Item(
      style: style.name, fields: model.fields, itemSize: model.itemSize)
    check(item, Owner(model, name))
    return item
  }

  /// A style, or UIKit's own appearance.
  private struct ItemStyle {
    let name: String?
  }

  private mutating func style(of model: ItemModel, _ standard: StandardStyle) -> ItemStyle? {
    if let own = model.style {
      guard let problem = styles.problem(of: own.value) else { return ItemStyle(name: own.value) }
      note(problem, own.location, dataFile: model.dataFile)
      return nil
    }
    switch standard {
    case .named(let style): return model.gaps.has("style") ? nil : ItemStyle(name: style)
    case .system: return model.gaps.has("style") ? nil : ItemStyle(name: nil)
    case .none:
      if !model.gaps.has("style"), !lacksStyle {
        lacksStyle = true
        note(.noStyle(isAny: !styles.names.isEmpty), model.location, dataFile: model.dataFile)
      }
      return nil
    case .unknown: return nil
    }
  }

  /// The owner of a displayed value, for messages.
  struct Owner {
    /// The name, such as "Item 0:3".
    let name: String
    let location: DocumentLocation
    var dataFile: String?
    var gaps = Gaps()

    init(name: String, location: DocumentLocation) { (self.name, self.location) = (name, location) }

    init(_ model: ItemModel, _ name: String) {
      self.init(name: name, location: model.location)
      (dataFile, gaps) = (model.dataFile, model.gaps)
    }
  }

  /// An invalid value of a field.
  private struct Complaint: Hashable {
    let line, column: Int
    let dataFile: String?
    let field: String
    let value: String
  }

  /// Checks that an item has the fields that its style shows.
  mutating func check(_ item: AssembledScene.Item, _ owner: Owner) {
    guard let style = item.style else {
      if let path = item.fields["image"] { checkImage(path, isField: true, owner.location, owner) }
      return
    }
    for box in styles.styles[style]?.boxes ?? [] { check(box, item, owner) }
  }

  private mutating func checkImage(
    _ path: String, isField: Bool, _ location: DocumentLocation, _ owner: Owner
  ) {
    guard !path.isEmpty else { return }
    named.insert(path)
    guard let problem = scene.images.add(path) else { return }
    note(problem, isField ? owner.location : location, dataFile: isField ? owner.dataFile : nil)
  }

  private mutating func check(_ box: BoxModel, _ item: AssembledScene.Item, _ owner: Owner) {
    for template in box.templates { checkFields(of: template, item, owner) }
    for image in box.images where isKnown(image.value, item, owner) {
      checkImage(
        image.value.text(item.fields), isField: image.value.hasFields, image.location, owner)
    }
    for template in box.colors.flatMap({ [$0.value.light, $0.value.dark] })
    where template.hasFields && isKnown(template, item, owner) {
      let text = template.text(item.fields)
      guard !text.isEmpty, ColorText(text) == nil else { continue }
      refuse(text, of: template, expected: TextRule.color.noun, owner)
    }
    for value in box.values.map(\.value)
    where value.template.hasFields && isKnown(value.template, item, owner) {
      let text = value.template.text(item.fields)
      if !text.isEmpty, let expected = value.expectation(of: text) {
        refuse(text, of: value.template, expected: expected, owner)
      }
    }
    for child in box.children { check(child, item, owner) }
  }

  /// Records an unexpected value of a field, once for each owner.
  private mutating func refuse(
    _ text: String, of template: Template, expected: String, _ owner: Owner
  ) {
    let complaint = Complaint(
      line: owner.location.line, column: owner.location.column, dataFile: owner.dataFile,
      field: template.source, value: text)
    guard diagnosed.insert(complaint).inserted else { return }
    note(
      .wrongField(
        template.source, of: owner.name.lowercasedStart, value: text, expected: expected),
      owner.location, dataFile: owner.dataFile)
  }

  /// Returns whether the text of a template is known, despite unreadable parts.
  private func isKnown(
    _ template: Template, _ item: AssembledScene.Item, _ owner: Owner
  ) -> Bool {
    template.segments.allSatisfy { segment in
      guard case .field(let name, let otherwise) = segment, item.fields[name] == nil else {
        return true
      }
      return otherwise != nil && !owner.gaps.has(name)
    }
  }

  mutating func checkFields(
    of template: Located<Template>, _ item: AssembledScene.Item, _ owner: Owner
  ) {
    for field in template.value.requiredFields
    where item.fields[field] == nil && !owner.gaps.has(field) {
      missing.add(field, reportedAt: template.location, by: item, owner)
    }
  }

  // MARK: Script

  /// Checks the script with the number of items only, since an invalid index path would terminate
  /// the program.
  private mutating func checkScript() {
    guard document.script.count <= limits[.steps] else {
      return note(.tooMany(.steps, limits[.steps]), document.script[limits[.steps]].location)
    }
    var check = ScriptCheck(
      scene.sections, counts: counts, hasSectionCounts: !document.gaps.has("sections"))
    let paths = document.collectionView.selected + document.collectionView.highlighted
    mistakes += check.mistakes(of: paths)
    for (index, step) in document.script.enumerated() {
      mistakes += check.mistakes(of: step)
      if case .layout(let change) = step.action { checkLayoutKeys(change.keys) }
      guard case .update(let update) = step.action else { continue }
      scene.insertions[index] = update.insert.map { insert in
        let section = insert.at?.value.section ?? 0
        let standard =
          document.sections.indices.contains(section)
          ? standardStyle(of: document.sections[section]) : .unknown
        let rows = RowReader(
          document.sections.indices.contains(section) ? document.sections[section] : nil,
          document.layoutKind)
        return insert.items.enumerated().compactMap { position, model in
          row(model, standard, rows, "Item \(position) to insert")
        }
      }
    }
    let captures = check.captures
    if captures > limits[.captures], let last = document.script.last {
      note(.tooMany(.captures, limits[.captures]), last.location)
    }
  }
}

/// The style of items without one.
enum StandardStyle {
  case named(String)
  /// UIKit's own appearance.
  case system
  case none
  /// Unknown, because it is unreadable.
  case unknown
}

extension SceneDocument {
  /// The only style for items, to which no header, footer, background or style refers.
  ///
  /// Complexity: O(styles + sections).
  fileprivate var onlyStyleForItems: StandardStyle {
    guard hasStyleUses else { return .unknown }
    var others = Set(styles.compactMap { $0.value.like?.value })
    for section in sections {
      others.formUnion(
        [section.header?.style, section.footer?.style, section.background?.style]
          .compactMap { $0?.value })
      let badges = section.compositional.group?.all.flatMap(\.supplementaryItems) ?? []
      others.formUnion(badges.compactMap { $0.style?.value })
    }
    let names = styles.map(\.name)
    let free = names.filter { !others.contains($0) }
    let only = free.count == 1 ? free : names
    return only.count == 1 ? .named(only[0]) : .none
  }

  /// Whether all styles were readable.
  fileprivate var hasAllStyles: Bool { hasStyles && !gaps.has("styles") }

  /// Whether the styles for items are known.
  fileprivate var hasStyleUses: Bool {
    hasAllStyles && !gaps.has("sections")
      && !styles.contains { $0.value.gaps.has("like") }
      && !sections.contains { section in
        let parts = [section.header?.gaps, section.footer?.gaps, section.background?.gaps]
        return section.gaps.has("header") || section.gaps.has("footer")
          || section.gaps.has("background")
          || parts.contains { $0?.has("style") == true }
      }
  }
}

extension SectionModel {
  /// Whether all fields of generated items were readable.
  fileprivate var hasStyleCycle: Bool { !gaps.has("cycle") && isCycleSound }
}

extension String {
  fileprivate var lowercasedStart: String { prefix(1).lowercased() + dropFirst() }
}
