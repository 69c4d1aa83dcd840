/// Compositional layouts and lists: keys of other layouts, styles of badges, rows.
extension SceneAssembler {
  /// Records keys that the scene's layout does not have.
  mutating func checkLayoutKeys(_ keys: [LayoutKey]) {
    guard let kind = document.layoutKind else { return }
    for key in keys where !key.kinds.contains(kind) {
      let kinds = LayoutKind.allCases.filter(key.kinds.contains)
      note(.otherLayout(key.name, of: kinds, in: kind), key.location)
    }
  }

  mutating func checkLayout(of section: SectionModel) {
    checkLayoutKeys(section.layoutKeys)
    checkGroups(of: section)
    checkHeader(of: section)
    guard document.layoutKind == .flow,
      let key = section.layoutKeys.first(where: { $0.name == "orthogonalScrollingBehavior" }),
      ![.none, .continuous].contains(section.orthogonalScrollingBehavior)
    else { return }
    note(
      .otherLayout(section.orthogonalScrollingBehavior.rawValue, of: [.compositional], in: .flow),
      key.location)
  }

  private mutating func checkGroups(of section: SectionModel) {
    for group in section.compositional.group?.all ?? [] where group.items.count > 1 {
      guard let count = group.count else { continue }
      note(.repeatsSeveral(count: count, items: group.items.count), group.location)
    }
  }

  private mutating func checkHeader(of section: SectionModel) {
    guard document.layoutKind == .list, let header = section.header else { return }
    let layout = FlowModel.table.make(document.flow)
    let list = ListModel.table.make(layout.list.merging(section.list))
    if list.headerMode == .firstItemInSection { note(.firstItemIsHeader, header.location) }
  }

  /// Checks the layout's own keys; those of a flow layout are not in a table of their own.
  mutating func checkLayout() {
    checkLayoutKeys(
      document.flow.filter { LayoutKind(rawValue: $0.name) == nil }.map {
        LayoutKey(name: $0.name, kinds: [.flow], location: $0.location)
      })
  }

  // MARK: Badges

  /// Checks the badges of a section. Only solved groups determine the badges of an item, so a
  /// missing field is not a mistake.
  mutating func checkBadges(of section: SectionModel, _ items: [AssembledScene.Item]) {
    let badges = section.compositional.group?.all.flatMap(\.supplementaryItems) ?? []
    for badge in badges {
      guard let style = badge.style else { continue }
      if let problem = styles.problem(of: style.value) {
        note(problem, style.location)
        continue
      }
      var owner = Owner(name: "A badge", location: style.location)
      owner.gaps.hasOthers = true
      for item in items {
        check(
          AssembledScene.Item(style: style.value, fields: item.fields, itemSize: nil), owner)
      }
    }
  }

  // MARK: Rows

  /// Returns an item; in a list, a row with its children.
  mutating func row(
    _ model: ItemModel, _ standard: StandardStyle, _ rows: RowReader, _ name: String,
    level: Int = 0
  ) -> AssembledScene.Item? {
    guard let row = rows.row(model) else { return item(model, standard, name) }
    let item = item(model, standard, name)
    check(row, of: item, Owner(model, name))
    let children = row.children.compactMap {
      self.row($0, standard, rows, "An item under \(name)", level: level + 1)
    }
    guard var item else { return nil }
    item.row =
      rows.shared(model, level)
      ?? AssembledScene.ListRow(
        row, level: level, children: children)
    item.isExpanded = row.expanded
    return item
  }

  private mutating func check(_ row: RowModel, of item: AssembledScene.Item?, _ owner: Owner) {
    for accessory in row.accessories {
      if accessory.isNothing { note(.noAccessory, accessory.location) }
      guard let item else { continue }
      if let label = accessory.label { checkFields(of: label, item, owner) }
      guard let style = accessory.style else { continue }
      if let problem = styles.problem(of: style.value) {
        note(problem, style.location)
      } else {
        check(AssembledScene.Item(style: style.value, fields: item.fields, itemSize: nil), owner)
      }
    }
  }
}

/// Reads the rows of a section; those without keys of their own are read once.
struct RowReader {
  private let common: [CheckedValue.Entry]
  private let usual: AssembledScene.ListRow?

  /// Creates a reader of a section's rows.
  ///
  /// - Parameter kind: The layout; only lists have rows.
  init(_ section: SectionModel?, _ kind: LayoutKind?) {
    common = section?.row ?? []
    usual = kind == .list ? AssembledScene.ListRow(RowModel([], over: common)) : nil
  }

  private init(bar: AssembledScene.ListRow?) { (common, usual) = ([], bar) }

  /// A reader for headers and footers, which do not share the keys of rows.
  var bar: RowReader { RowReader(bar: usual == nil ? nil : AssembledScene.ListRow(RowModel())) }

  /// Returns the row of an item; nil outside of lists.
  func row(_ model: ItemModel) -> RowModel? {
    usual.map { model.row.isEmpty ? $0.model : RowModel(model.row, over: common) }
  }

  /// Returns the shared row of an item without keys of its own.
  func shared(_ model: ItemModel, _ level: Int) -> AssembledScene.ListRow? {
    model.row.isEmpty && level == 0 ? usual : nil
  }
}
