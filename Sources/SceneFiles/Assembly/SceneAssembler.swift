import Scenes

/// Looks up everything a scene file names: styles, items, data, images. Notes every mistake.
struct SceneAssembler {
  private let document: SceneDocument
  private let folder: SceneFolder
  private let limits: SceneLimits
  private let styles: StyleBook
  private var scene: AssembledScene
  private var mistakes: [Mistake]
  private var itemsLeft: Int
  /// A style and a template that has been complained of.
  private var complained: Set<String> = []

  init(_ document: SceneDocument, folder: SceneFolder, limits: SceneLimits) {
    self.document = document
    self.folder = folder
    self.limits = limits
    styles = StyleBook(document.styles)
    mistakes = styles.mistakes
    itemsLeft = limits[.items]
    scene = AssembledScene(
      document: document, styles: styles, images: ImageShelf(folder: folder, limits: limits))
  }

  /// - Complexity: O(items × fields they show), and what reading the files costs.
  mutating func assemble() -> (scene: AssembledScene, mistakes: [Mistake]) {
    for (index, section) in document.sections.enumerated() { add(section, index) }
    checkScript()
    return (scene, mistakes)
  }

  private mutating func note(_ problem: Problem, _ place: Place, dataFile: String? = nil) {
    mistakes.append(Mistake(problem, place, dataFile: dataFile))
  }

  // MARK: Sections

  private mutating func add(_ section: SectionModel, _ index: Int) {
    let standard = standardStyle(of: section)
    if let background = section.background?.style,
      let problem = styles.problem(of: background.value)
    {
      note(problem, background.place)
    } else if let background = section.background?.style {
      check(
        AssembledScene.Item(style: background.value, fields: [:], itemSize: nil),
        "The background of section \(index)", background.place)
    }
    let items = models(section, index).enumerated().compactMap { position, model in
      item(model, standard, "Item \(index):\(position)")
    }
    scene.sections.append(
      AssembledScene.Section(
        items: items,
        header: section.header.flatMap { item($0, standard, "The header of section \(index)") },
        footer: section.footer.flatMap { item($0, standard, "The footer of section \(index)") },
        background: section.background, flow: section.flow,
        scrollsSideways: section.orthogonalScrollingBehavior == .continuous,
        sidewaysOffset: section.orthogonalOffset))
  }

  /// The style of a section's items that name none: its own, or the only one that is for items.
  private mutating func standardStyle(of section: SectionModel) -> String? {
    if let style = section.style {
      if let problem = styles.problem(of: style.value) { note(problem, style.place) }
      return style.value
    }
    var others = Set(document.styles.compactMap { $0.value.like?.value })
    for section in document.sections {
      others.formUnion(
        [section.header?.style, section.footer?.style, section.background?.style]
          .compactMap { $0?.value })
    }
    let free = styles.names.filter { !others.contains($0) }
    return free.count == 1 ? free[0] : styles.names.count == 1 ? styles.names[0] : nil
  }

  private mutating func models(_ section: SectionModel, _ index: Int) -> [ItemModel] {
    if let data = section.data { return models(from: data) }
    if let count = section.count { return made(count, section, index) }
    return section.items ?? []
  }

  private mutating func models(from data: Located<String>) -> [ItemModel] {
    do throws(PathProblem) {
      let bytes = try folder.read(data.value, limit: limits[.dataBytes])
      let (items, problems) = DataFile(name: data.value).items(bytes)
      mistakes += problems
      return items
    } catch {
      note(.path(data.value, error), data.place)
      return []
    }
  }

  private mutating func made(
    _ count: Located<Int>, _ section: SectionModel, _ index: Int
  ) -> [ItemModel] {
    guard count.value <= itemsLeft else {
      note(.tooMany(.items, limits[.items]), count.place)
      return []
    }
    return (0..<count.value).map { number in
      var item = ItemModel()
      item.place = count.place
      item.fields = ["index": "\(number)", "number": "\(number + 1)", "section": "\(index)"]
      for field in section.cycle {
        item.fields[field.name] = field.value[number % field.value.count]
      }
      return item
    }
  }

  // MARK: Items

  private mutating func item(
    _ model: ItemModel, _ standard: String?, _ name: String
  ) -> AssembledScene.Item? {
    itemsLeft -= 1
    guard itemsLeft >= 0 else {
      if itemsLeft == -1 {
        note(.tooMany(.items, limits[.items]), model.place, dataFile: model.dataFile)
      }
      return nil
    }
    guard let style = model.style?.value ?? standard else {
      if complained.insert("").inserted { note(.noStyle, model.place, dataFile: model.dataFile) }
      return nil
    }
    if let own = model.style, let problem = styles.problem(of: own.value) {
      note(problem, own.place, dataFile: model.dataFile)
      return nil
    }
    let item = AssembledScene.Item(style: style, fields: model.fields, itemSize: model.itemSize)
    check(item, name, model.place, dataFile: model.dataFile)
    return item
  }

  /// Whether an item has what its style shows.
  private mutating func check(
    _ item: AssembledScene.Item, _ name: String, _ place: Place, dataFile: String? = nil
  ) {
    guard let style = styles.styles[item.style] else { return }
    for (index, box) in style.boxes.enumerated() {
      check(box, item, "\(item.style) \(index)", name, place, dataFile)
    }
  }

  private mutating func check(
    _ box: BoxModel, _ item: AssembledScene.Item, _ style: String, _ name: String, _ place: Place,
    _ dataFile: String?
  ) {
    for template in box.templates {
      guard has(item, template.value, name, template.place) else { continue }
    }
    if let image = box.image, image.value.requiredFields.allSatisfy({ item.fields[$0] != nil }) {
      let path = image.value.text(item.fields)
      if !path.isEmpty, let problem = scene.images.add(path) {
        let isField = image.value.hasFields
        note(problem, isField ? place : image.place, dataFile: isField ? dataFile : nil)
      }
    }
    for color in box.colors {
      for template in [color.value.light, color.value.dark] where template.hasFields {
        guard template.requiredFields.allSatisfy({ item.fields[$0] != nil }) else { continue }
        let text = template.text(item.fields)
        if !text.isEmpty, ColorText(text) == nil {
          note(
            .wrongField(
              template.source, of: name.lowercasedStart, value: text,
              expected: TextRule.color.noun), place, dataFile: dataFile)
        }
      }
    }
    for child in box.children { check(child, item, style, name, place, dataFile) }
  }

  private mutating func has(
    _ item: AssembledScene.Item, _ template: Template, _ name: String, _ place: Place
  ) -> Bool {
    var hasAll = true
    for field in template.requiredFields where item.fields[field] == nil {
      hasAll = false
      guard complained.insert("\(place.line):\(place.column) \(field)").inserted else { continue }
      let known = item.fields.keys.sorted()
      note(
        .missingField(
          field, of: name, nearest: NearestWord(in: known).to(field), known: known), place)
    }
    return hasAll
  }

  // MARK: Script

  /// Runs through the script with numbers of items only: an index path that leads nowhere would stop the program.
  private mutating func checkScript() {
    guard document.script.count <= limits[.steps] else {
      return note(.tooMany(.steps, limits[.steps]), document.script[limits[.steps]].place)
    }
    var check = ScriptCheck(scene.sections)
    let paths = document.collectionView.selected + document.collectionView.highlighted
    mistakes += check.mistakes(of: paths)
    for (index, step) in document.script.enumerated() {
      mistakes += check.mistakes(of: step)
      guard case .update(let update) = step.action else { continue }
      scene.insertions[index] = update.insert.map { insert in
        let section = insert.at?.value.section ?? 0
        let standard =
          document.sections.indices.contains(section)
          ? standardStyle(of: document.sections[section]) : nil
        return insert.items.enumerated().compactMap { position, model in
          item(model, standard, "Item \(position) to insert")
        }
      }
    }
    let captures = check.captures
    if captures > limits[.captures], let last = document.script.last {
      note(.tooMany(.captures, limits[.captures]), last.place)
    }
  }
}

extension BoxModel {
  /// The templates of its own whose fields an item must have.
  var templates: [Located<Template>] {
    [text, image].compactMap { $0 }
      + colors.flatMap { color in
        [color.value.light, color.value.dark].map { Located(value: $0, place: color.place) }
      }
  }

  /// The colours of its own.
  var colors: [Located<ColorModel>] {
    [backgroundColor, borderColor, textColor, tintColor, shadow?.color].compactMap { $0 } + gradient
  }
}

extension String {
  fileprivate var lowercasedStart: String { prefix(1).lowercased() + dropFirst() }
}
