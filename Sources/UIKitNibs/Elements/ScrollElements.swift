import InterfaceBuilder

extension ElementPart {
  static let scrollView = ElementPart(
    UIScrollView.self,
    [
      "bounces": .bool { $0.bounces = $1 },
      "bouncesZoom": .bool { $0.bouncesZoom = $1 },
      "alwaysBounceVertical": .bool { $0.alwaysBounceVertical = $1 },
      "alwaysBounceHorizontal": .bool { $0.alwaysBounceHorizontal = $1 },
      "pagingEnabled": .bool { $0.isPagingEnabled = $1 },
      "directionalLockEnabled": .bool { $0.isDirectionalLockEnabled = $1 },
      "scrollEnabled": .bool { $0.isScrollEnabled = $1 },
      "showsHorizontalScrollIndicator": .bool { $0.showsHorizontalScrollIndicator = $1 },
      "showsVerticalScrollIndicator": .bool { $0.showsVerticalScrollIndicator = $1 },
      "indicatorStyle": .choice(["default": .default, "black": .black, "white": .white]) {
        $0.indicatorStyle = $1
      },
      "delaysContentTouches": .bool { $0.delaysContentTouches = $1 },
      "canCancelContentTouches": .bool { $0.canCancelContentTouches = $1 },
      "minimumZoomScale": .number { if $1 > 0 { $0.minimumZoomScale = $1 } },
      "maximumZoomScale": .number { if $1 > 0 { $0.maximumZoomScale = $1 } },
      "keyboardDismissMode": .choice([
        "none": .none, "onDrag": .onDrag, "interactive": .interactive,
      ]) { $0.keyboardDismissMode = $1 },
      "contentInsetAdjustmentBehavior": .choice([
        "automatic": .automatic, "scrollableAxes": .scrollableAxes, "never": .never,
        "always": .always,
      ]) { $0.contentInsetAdjustmentBehavior = $1 },
      "contentInset": .insets { $0.contentInset = $1 },
      "scrollIndicatorInsets": .insets {
        $0.verticalScrollIndicatorInsets = $1
        $0.horizontalScrollIndicatorInsets = $1
      },
      "contentSize": .size { $0.contentSize = $1 },
      "refreshControl": .object { (view: UIScrollView, control: UIRefreshControl) in
        view.refreshControl = control
      },
      "contentViewInsetsToSafeArea": .known,
    ])

  static let reusableView = ElementPart(
    UICollectionReusableView.self,
    ["reuseIdentifier": .string { $0.reuseIdentifier = $1?.isEmpty == true ? nil : $1 }])

  static let collectionViewCell = ElementPart(
    UICollectionViewCell.self, ["contentView": contentView(of: UICollectionViewCell.self)])

  /// A setting for the content view of a cell, or for a view of a custom class in its place.
  private static func contentView<Cell: ContentCell>(of type: Cell.Type) -> Setting<Cell> {
    .model { model, compiler in
      let plan = compiler.plan(model)
      return { cell, build in
        if model.customClass != nil, let view = build.make(plan) as? UIView {
          cell.replaceContentView(with: view)
        } else {
          build.adopt(cell.contentView, as: plan)
          cell.contentView.translatesAutoresizingMaskIntoConstraints = true
        }
      }
    }
  }

  static let collectionView = ElementPart(
    UICollectionView.self,
    [
      "collectionViewLayout": .known,
      "dataMode": .checked(dataModes),
      "prefetchingEnabled": .bool { $0.isPrefetchingEnabled = $1 },
      "allowsSelection": .bool { $0.allowsSelection = $1 },
      "allowsMultipleSelection": .bool { $0.allowsMultipleSelection = $1 },
      "backgroundView": .object { (view: UICollectionView, background: UIView) in
        view.backgroundView = background
      },
      "cells": prototypes(of: UICollectionViewCell.self) { view, identifier, nib in
        view.register(nib, forCellWithReuseIdentifier: identifier)
        view.notePrototype(identifier)
      },
      "sectionHeaderView": prototype(UICollectionView.elementKindSectionHeader),
      "sectionFooterView": prototype(UICollectionView.elementKindSectionFooter),
    ])

  /// The sources of rows and items; ignored, since prototypes and sections determine them.
  private static let dataModes = ["none": (), "prototypes": (), "static": ()]

  private static func prototype(_ kind: String) -> Setting<UICollectionView> {
    .model { model, compiler in
      guard let plan = prototypePlan(model, of: UICollectionReusableView.self, compiler) else {
        return { _, _ in }
      }
      let identifier = model["reuseIdentifier"] ?? ""
      return { view, build in
        view.register(
          UINib(prototype: plan, of: build), forSupplementaryViewOfKind: kind,
          withReuseIdentifier: identifier)
        if !identifier.isEmpty { view.notePrototype(identifier, ofKind: kind) }
      }
    }
  }

  /// A setting that registers prototypes under their identifiers.
  private static func prototypes<View: UIView>(
    of type: UIView.Type,
    _ register: @escaping @MainActor (View, String, UINib) -> Void
  ) -> Setting<View> {
    Setting { value, _, compiler in
      guard case .objects(let models) = value else { return nil }
      let plans = models.compactMap { model in
        prototypePlan(model, of: type, compiler).map { (model["reuseIdentifier"] ?? "", $0) }
      }
      return { view, build in
        for (identifier, plan) in plans where !identifier.isEmpty {
          register(view, identifier, UINib(prototype: plan, of: build))
        }
      }
    }
  }

  /// Returns the plan of a prototype; nil, with a diagnostic, for an element of another kind.
  private static func prototypePlan(
    _ model: ObjectModel, of type: UIView.Type, _ compiler: NibCompiler
  ) -> ObjectPlan? {
    let plan = compiler.plan(model)
    if ClassChain.isSubclass(plan.kind.type, of: type) { return plan }
    compiler.plan.diagnose(
      model.line, "a '\(model.kind)' cannot be a prototype of a \(type); it is ignored.")
    return nil
  }

  /// Returns the height of headers or footers. That Xcode's default value means an automatic height
  /// is uncertain.
  private static func edgeHeight(_ height: CGFloat, in table: UITableView) -> CGFloat {
    height == (table.style == .plain ? 28 : 18) ? UITableView.automaticDimension : height
  }

  static let tableView = ElementPart(
    UITableView.self,
    [
      "style": .checked(UITableView.Style.byDocumentName), "dataMode": .checked(dataModes),
      "rowHeight": .number { $0.rowHeight = $1 },
      "estimatedRowHeight": .number { $0.estimatedRowHeight = $1 },
      "sectionHeaderHeight": .number { table, height in
        table.sectionHeaderHeight = edgeHeight(height, in: table)
      },
      "sectionFooterHeight": .number { table, height in
        table.sectionFooterHeight = edgeHeight(height, in: table)
      },
      "estimatedSectionHeaderHeight": .number { $0.estimatedSectionHeaderHeight = $1 },
      "estimatedSectionFooterHeight": .number { $0.estimatedSectionFooterHeight = $1 },
      "separatorStyle": .choice([
        "default": .singleLine, "singleLine": .singleLine, "singleLineEtched": .singleLine,
        "none": UITableViewCell.SeparatorStyle.none,
      ]) { $0.separatorStyle = $1 },
      "separatorColor": .color { $0.separatorColor = $1 ?? .separator },
      "separatorInset": .insets { $0.separatorInset = $1 },
      "separatorInsetReference": .choice([
        "fromCellEdges": .fromCellEdges, "fromAutomaticInsets": .fromAutomaticInsets,
        "cellEdges": .fromCellEdges, "automaticInsets": .fromAutomaticInsets,
      ]) { $0.separatorInsetReference = $1 },
      "allowsSelection": .bool { $0.allowsSelection = $1 },
      "allowsMultipleSelection": .bool { $0.allowsMultipleSelection = $1 },
      "allowsSelectionDuringEditing": .bool { $0.allowsSelectionDuringEditing = $1 },
      "allowsMultipleSelectionDuringEditing": .bool {
        $0.allowsMultipleSelectionDuringEditing = $1
      },
      "sectionIndexMinimumDisplayRowCount": .integer {
        $0.sectionIndexMinimumDisplayRowCount = max(0, $1)
      },
      "sectionIndexColor": .color { $0.sectionIndexColor = $1 },
      "sectionIndexBackgroundColor": .color { $0.sectionIndexBackgroundColor = $1 },
      "sectionIndexTrackingBackgroundColor": .known,
      "tableHeaderView": .object { (table: UITableView, view: UIView) in
        table.tableHeaderView = view
      },
      "tableFooterView": .object { (table: UITableView, view: UIView) in
        table.tableFooterView = view
      },
      "backgroundView": .object { (table: UITableView, view: UIView) in
        table.backgroundView = view
      },
      "prototypes": prototypes(of: UITableViewCell.self) { table, identifier, nib in
        table.register(nib, forCellReuseIdentifier: identifier)
        table.notePrototype(identifier)
      },
      "sections": Setting { value, _, compiler in
        guard case .objects(let models) = value else { return nil }
        // Xcode writes an empty list for tables with prototypes, too.
        if models.isEmpty { return { _, _ in } }
        let sections = models.map { StaticTable.SectionPlan($0, compiler) }
        return { table, build in
          table.staticContents = StaticTable(sections.map { $0.make(build) })
        }
      },
    ])

  static let tableViewCell = ElementPart(
    UITableViewCell.self,
    [
      "reuseIdentifier": .string { $0.reuseIdentifier = $1?.isEmpty == true ? nil : $1 },
      "contentView": contentView(of: UITableViewCell.self),
      "style": .checked(UITableViewCell.CellStyle.byDocumentName), "textLabel": .known,
      "detailTextLabel": .known, "imageView": .known,
      "hidesAccessoryWhenEditing": .known, "rowHeight": .known,
      "focusStyle": .known,
      "selectionStyle": .choice([
        "default": .default, "blue": .blue, "gray": .gray,
        "none": UITableViewCell.SelectionStyle.none,
      ]) { $0.selectionStyle = $1 },
      "accessoryType": .choice(UITableViewCell.AccessoryType.byDocumentName) {
        $0.accessoryType = $1
      },
      "editingAccessoryType": .choice(UITableViewCell.AccessoryType.byDocumentName) {
        $0.editingAccessoryType = $1
      },
      "accessoryView": .object { (cell: UITableViewCell, view: UIView) in
        cell.accessoryView = view
      },
      "indentationLevel": .integer { $0.indentationLevel = $1 },
      "indentationWidth": .number { $0.indentationWidth = $1 },
      "showsReorderControl": .bool { $0.showsReorderControl = $1 },
      "shouldIndentWhileEditing": .bool { $0.shouldIndentWhileEditing = $1 },
      "separatorInset": .insets { $0.separatorInset = $1 },
      "contentConfiguration": .model { model, compiler in
        func text(_ key: String) -> String? {
          if case .text(let text)? = model.value(key) { text } else { model[key] }
        }
        let (first, second) = (text("text"), text("secondaryText"))
        let plan = compiler.plan
        let image = plan.imageName(under: "image", of: model)
        return { cell, _ in
          var content = cell.defaultContentConfiguration()
          content.text = first
          content.secondaryText = second
          content.image = image.flatMap(plan.image)
          cell.contentConfiguration = content
        }
      },
    ])
}

extension UITableViewCell.AccessoryType {
  static let byDocumentName: [String: UITableViewCell.AccessoryType] = [
    "none": .none, "disclosureIndicator": .disclosureIndicator,
    "detailDisclosureButton": .detailDisclosureButton, "checkmark": .checkmark,
    "detailButton": .detailButton,
  ]
}
