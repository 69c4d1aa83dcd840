import Markup
import Foundation

/// Reads an SVG file.
///
/// Supports paths, shapes, groups, transforms, `viewBox`, nested `svg`, `use` and `symbol`, fills
/// and strokes with all of their properties, opacity, blend modes, colours, simple style sheets,
/// linear and radial gradients, clip paths and masks. Other visible features are reported once,
/// with their line. Source: SVG 1.1 (Second Edition) and SVG 2.
struct SVGReader {
  let root: MarkupElement
  let byID: [String: MarkupElement]
  let sheet: StyleSheet
  var problems = ProblemList()
  var budget: VectorBudget
  /// The reference of percentages.
  var viewport = (width: 0.0, height: 0.0)
  /// The ids of references being followed.
  var following: [String] = []
  /// The current nesting depth of elements, including references.
  var depth = 0

  init(_ bytes: [UInt8], limits: VectorLimits) throws(VectorError) {
    guard bytes.count <= limits.bytes else {
      throw VectorError("it has more than \(limits.bytes >> 20) megabytes.")
    }
    root = try Self.root(bytes, limits: limits)
    guard root.name == "svg" else {
      throw VectorError("it is not SVG: it begins with <\(root.name)>.", line: root.line)
    }
    var byID: [String: MarkupElement] = [:]
    var sheet = StyleSheet()
    var problems = ProblemList()
    Self.collect(root, &byID, &sheet, &problems)
    (self.byID, self.sheet, self.problems) = (byID, sheet, problems)
    budget = VectorBudget(limits)
  }

  private static func root(
    _ bytes: [UInt8], limits: VectorLimits
  ) throws(VectorError) -> MarkupElement {
    var markup = MarkupLimits()
    (markup.size, markup.depth, markup.elements) = (limits.bytes, limits.depth, limits.items)
    markup.readsDocumentTypes = true
    do throws(MarkupError) {
      return try MarkupParser.parse(bytes, limits: markup)
    } catch {
      throw VectorError("it is not XML: \(error.problem)", line: error.line)
    }
  }

  private static func collect(
    _ element: MarkupElement, _ byID: inout [String: MarkupElement], _ sheet: inout StyleSheet,
    _ problems: inout ProblemList
  ) {
    if let id = element["id"], byID[id] == nil { byID[id] = element }
    if element.name == "style", element.prefix.isEmpty {
      let known = sheet.unread.count
      sheet.add(element.text)
      for selector in sheet.unread.dropFirst(known) {
        problems.add("The style rule '\(selector)' is not understood.", line: element.line)
      }
    }
    for child in element.children { collect(child, &byID, &sheet, &problems) }
  }

  // MARK: Drawing

  mutating func read() throws(VectorError) -> VectorDrawing {
    let box = root["viewBox"].flatMap { ViewBox($0, aspect: root["preserveAspectRatio"]) }
    if root["viewBox"] != nil, box == nil {
      problems.add("'viewBox' is not four numbers with a positive size.", line: root.line)
    }
    let size = try size(box)
    viewport = box.map { ($0.box.width, $0.box.height) } ?? size
    let map = box?.transform(to: size) ?? .identity
    let items = try container(root, SVGStyle(), map)
    return VectorDrawing(
      width: size.width, height: size.height, items: items, problems: problems.all)
  }

  /// Returns the drawing's size: that of the file, or of its view box, with the box's aspect ratio.
  private func size(_ box: ViewBox?) throws(VectorError) -> (width: Double, height: Double) {
    func side(_ name: String) -> Double? {
      let length = root[name].flatMap { SVGLength($0) }
      return length.flatMap { $0.isPercentage || $0.number <= 0 ? nil : $0.number }
    }
    var (width, height) = (side("width"), side("height"))
    if let box = box?.box {
      if width == nil, height == nil { (width, height) = (box.width, box.height) }
      width = width ?? height.map { $0 * box.width / box.height }
      height = height ?? width.map { $0 * box.height / box.width }
    }
    guard let width, let height else {
      throw VectorError("it has neither a size nor a view box.", line: root.line)
    }
    let most = budget.limits.side
    guard width <= most, height <= most else {
      throw VectorError("it is larger than \(Int(most)) points.", line: root.line)
    }
    return (width, height)
  }

  /// Follows a reference, except in cycles.
  mutating func follow<Result>(
    _ id: String, from element: MarkupElement,
    _ body: (inout SVGReader, MarkupElement) throws(VectorError) -> Result?
  ) throws(VectorError) -> Result? {
    guard let target = byID[id] else {
      problems.add("There is no '#\(id)'.", line: element.line)
      return nil
    }
    guard !following.contains(id), following.count < 20 else {
      problems.add("'#\(id)' refers to itself.", line: element.line)
      return nil
    }
    following.append(id)
    defer { following.removeLast() }
    return try body(&self, target)
  }

  /// Returns the id that an element refers to.
  func reference(of element: MarkupElement) -> String? {
    let text = element["href"] ?? element["xlink:href"]
    return text.flatMap { $0.hasPrefix("#") ? String($0.dropFirst()) : nil }
  }
}

extension VectorDrawing {
  /// Reads an SVG file.
  ///
  /// - Complexity: O(bytes + shapes, counted per use).
  package init(
    svg bytes: [UInt8], limits: VectorLimits = .standard
  ) throws(VectorError) {
    var reader = try SVGReader(bytes, limits: limits)
    self = try reader.read()
  }
}
