import AtomicFiles

/// The light pictures of the screens that dark pictures show, by the names of goldens.
package enum LightVariants {
  /// Returns, for the index of each dark picture, the indexes of its light pictures: those in its
  /// folder whose names are otherwise equal, or all in its folder if its name is only "dark". Dark
  /// pictures without a light one are omitted.
  package static func of(_ paths: [String]) -> [Int: Set<Int>] {
    let names = paths.map { path in
      let (folder, name) = path.splitPath
      return (folder, VariantName(name.split(separator: ".").dropLast().joined(separator: ".")))
    }
    let isDark = { (index: Int) in names[index].1.variant.appearance == "dark" }
    let light = Dictionary(grouping: names.indices.filter { !isDark($0) }) { names[$0].0 }
    var variants: [Int: Set<Int>] = [:]
    for index in names.indices where isDark(index) {
      let (folder, name) = names[index]
      let found = light[folder, default: []].filter {
        name.rest.isEmpty || names[$0].1.rest == name.rest
      }
      if !found.isEmpty { variants[index] = Set(found) }
    }
    return variants
  }
}
