/// All goldens of some folders, by folder, with the variants of a screen together.
package struct Gallery: Sendable {
  package struct Group: Sendable {
    /// The name inside the folder of goldens: "contacts".
    package let name: String
    package let folder: String
    package let screens: [Screen]
  }

  package struct Screen: Sendable {
    package let name: String
    /// Indices in `goldens`; the default variant first.
    package let goldens: [Int]
  }

  /// The goldens, sorted by path.
  package let goldens: [GalleryGolden]
  package let groups: [Group]
  package let problems: [String]

  package init(_ goldens: [GalleryGolden], problems: [String] = []) {
    let named = goldens.sorted { $0.path < $1.path }.map { golden in
      var golden = golden
      let name = VariantName(golden.name)
      golden.variant = golden.variant.completed(by: name.variant)
      return (golden: golden, rest: name.rest)
    }
    self.goldens = named.map(\.golden)
    self.problems = problems
    let byFolder = Dictionary(grouping: named.indices) { named[$0].golden.folder }
    groups = byFolder.sorted { $0.key < $1.key }.map { folder, indices in
      Group(
        name: Self.name(of: folder), folder: folder,
        screens: Self.screens(indices, named.map { ($0.golden, $0.rest) }))
    }
  }

  /// For example "263 goldens of 190 screens in 41 folders".
  package var summary: String {
    func counted(_ count: Int, _ noun: String) -> String {
      "\(count) \(noun)\(count == 1 ? "" : "s")"
    }
    let screens = groups.reduce(0) { $0 + $1.screens.count }
    return counted(goldens.count, "golden") + " of " + counted(screens, "screen") + " in "
      + counted(groups.count, "folder")
  }

  private static func name(of folder: String) -> String {
    let parts = folder.split(separator: "/")
    let root = parts.lastIndex {
      $0 == "Golden" || $0 == "__Snapshots__" || $0.hasPrefix("ReferenceImages")
    }
    let inside = parts[(root.map { $0 + 1 } ?? 0)...]
    return inside.isEmpty ? parts.last.map(String.init) ?? "." : inside.joined(separator: "/")
  }

  /// Groups goldens into screens: goldens of a folder whose names differ only in words of variants,
  /// or whose entries in a set differ only in them.
  private static func screens(
    _ indices: [Int], _ goldens: [(golden: GalleryGolden, rest: [String])]
  ) -> [Screen] {
    var screens: [[Int]] = []
    var byName: [[String]: Int] = [:]
    var bySet: [Int: Int] = [:]
    for index in indices {
      let (golden, rest) = goldens[index]
      let name = rest + [golden.isPicture ? "" : (golden.path as NSString).pathExtension]
      let number = golden.screen
      let (first, second) = (byName[name], number.flatMap { bySet[$0] })
      let position = first ?? second ?? screens.count
      if position == screens.count { screens.append([]) }
      screens[position].append(index)
      if let first, let second, first != second {
        screens[first] += screens[second]
        screens[second] = []
        for (key, value) in bySet where value == second { bySet[key] = first }
        for (key, value) in byName where value == second { byName[key] = first }
      }
      byName[name] = position
      if let number { bySet[number] = position }
    }
    return screens.filter { !$0.isEmpty }.map { screen in
      let order = screen.sorted { first, second in
        let (a, b) = (goldens[first].golden, goldens[second].golden)
        return a.variant.isDefault == b.variant.isDefault ? first < second : a.variant.isDefault
      }
      return Screen(name: goldens[order[0]].golden.name, goldens: order)
    }.sorted { $0.goldens[0] < $1.goldens[0] }
  }
}
