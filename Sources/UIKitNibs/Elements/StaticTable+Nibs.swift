import InterfaceBuilder

extension StaticTable {
  /// A section in a document.
  @MainActor
  struct SectionPlan {
    private let header: String?
    private let footer: String?
    private let cells: [ObjectPlan]
    private let heights: [CGFloat?]

    init(_ model: ObjectModel, _ compiler: NibCompiler) {
      func text(_ name: String) -> String? {
        if case .text(let text)? = model.value(name) { text } else { model[name] }
      }
      header = text("headerTitle")
      footer = text("footerTitle")
      let models = model.list("cells").filter(compiler.isIncluded)
      cells = models.map(compiler.plan)
      heights = models.map { model in
        model["rowHeight"].flatMap { ElementValue.text($0).number }.map { CGFloat($0) }
      }
    }

    /// Returns the section with new cells.
    func make(_ build: NibBuild) -> Section {
      var newCells: [UITableViewCell] = []
      var newHeights: [CGFloat?] = []
      for (cell, height) in zip(cells, heights) {
        guard let cell = build.make(cell) as? UITableViewCell else { continue }
        newCells.append(cell)
        newHeights.append(height)
      }
      return Section(header: header, footer: footer, cells: newCells, heights: newHeights)
    }
  }
}
