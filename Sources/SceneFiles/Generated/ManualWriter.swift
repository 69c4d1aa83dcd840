import Foundation
import SceneRendering
import UIKit

/// Writes the tables of the manual: each table of the language with its keys, values, units and
/// defaults.
package struct ManualWriter {
  package init() {}

  /// Returns the manual with the text between `<!-- keys -->` and `<!-- /keys -->`, between
  /// `<!-- limits -->` and `<!-- /limits -->`, and so on, regenerated; nil if a mark is missing.
  package func updating(_ manual: String) -> String? {
    var text = manual
    for (mark, content) in [
      ("keys", keys), ("colors", colors), ("limits", limits), ("devices", devices),
    ] {
      let (start, end) = ("<!-- \(mark) -->\n", "<!-- /\(mark) -->")
      guard let first = text.range(of: start), let last = text.range(of: end),
        first.upperBound <= last.lowerBound
      else { return nil }
      text.replaceSubrange(first.upperBound..<last.lowerBound, with: "\n\(content)\n")
    }
    return text
  }

  // MARK: Tables

  /// All tables of keys, each before those it refers to.
  package static var tables: [TableDescription] {
    var tables: [TableDescription] = []
    var waiting = [SceneDocument.table.description, ScriptDocument.table.description]
    while !waiting.isEmpty {
      let table = waiting.removeFirst()
      guard !tables.contains(where: { $0.name == table.name }) else { continue }
      tables.append(table)
      waiting += table.keys.flatMap { inside($0.shape) }
    }
    return tables
  }

  private static func inside(_ shape: Shape) -> [TableDescription] {
    switch shape {
    case .table(let table): [table()]
    case .list(let element, _), .map(_, let element): inside(element)
    case .either(let shapes): shapes.flatMap(inside)
    case .boolean, .number, .text, .choice, .tuple: []
    }
  }

  private var keys: String {
    Self.tables.filter { Self.heading($0) == $0.name }.map(section).joined(separator: "\n")
  }

  /// The heading with a table's keys: a state has those of a box.
  private static func heading(_ table: TableDescription) -> String {
    table.name == "state" ? "box" : table.name
  }

  private func section(_ table: TableDescription) -> String {
    var lines = ["### \(table.name)", "", table.summary, ""]
    var keys = table.keys
    if table.name == "style" || table.name == "layoutChange" {
      let (whole, own) = table.name == "style" ? ("box", 3) : ("layout", 1)
      keys = Array(keys.prefix(own))
      lines += ["All keys of [\(whole)](#\(whole)), and:", ""]
    }
    if table.name == "rows" {
      return (lines + ["All keys of [row](#row) but `children` and `expanded`."])
        .joined(separator: "\n") + "\n"
    }
    lines += ["| key | value | default | meaning | example |", "|---|---|---|---|---|"]
    lines += keys.map(row)
    if let rest = table.rest { lines += ["", rest.summary] }
    return lines.joined(separator: "\n") + "\n"
  }

  private func row(_ key: KeyDescription) -> String {
    var value = Self.words(key.shape)
    if let unit = key.unit { value += ", \(unit)" }
    let absence =
      key.absence.isEmpty
      ? "" : key.absence.hasPrefix("*") ? key.absence : "`\(key.absence)`"
    var summary = key.summary
    if !key.needs.isEmpty { summary += " Needs \(Self.alternatives(key.needs))." }
    if !key.excludes.isEmpty { summary += " Not with \(Self.alternatives(key.excludes))." }
    let cells = ["`\(key.name)`", value, absence, summary, "`\(key.example)`"]
    return "| "
      + cells.map { $0.replacingOccurrences(of: "|", with: "\\|") }
      .joined(separator: " | ") + " |"
  }

  private static func alternatives(_ names: [String]) -> String {
    Shape.alternatives(names.map { "`\($0)`" })
  }

  /// Returns a short description of a shape.
  private static func words(_ shape: Shape) -> String {
    switch shape {
    case .boolean: "`true` or `false`"
    case .number(let rule):
      (rule.isWhole ? "whole " : "")
        + "\(FormattedNumber(rule.range.lowerBound)) … \(FormattedNumber(rule.range.upperBound))"
    case .text(let rule): rule.short
    case .choice(let words): words.map { "`\($0)`" }.joined(separator: " ")
    case .list(let element, _): "[\(words(element)), …]"
    case .tuple(let elements): "`[\(elements.map(\.name).joined(separator: ", "))]`"
    case .table(let table): "[\(heading(table()))](#\(heading(table()).lowercased()))"
    case .map(let names, let element): "{\(names.short): \(words(element)), …}"
    case .either(let shapes): shapes.map(words).joined(separator: " or ")
    }
  }

  // MARK: Lists

  private var colors: String {
    NamedColor.names.map { "`\($0)`" }.joined(separator: " ") + "\n"
  }

  private var limits: String {
    let rows = SceneLimits.Name.allCases.map { name in
      "| `\(name.rawValue)` | \(name.summary) | \(name.standard) |"
    }
    return (["| limit | counts | default |", "|---|---|---|"] + rows).joined(separator: "\n") + "\n"
  }

  private var devices: String {
    let rows = DevicePreset.allCases.map { device in
      let edges = DeviceScreen.Orientation.allCases.map {
        FormattedNumber.list(DeviceScreen(device, $0).edges.safeAreaInsets)
      }
      return "| `\(device.rawValue)` | \(FormattedNumber(device.size.width)) × "
        + "\(FormattedNumber(device.size.height)) | \(FormattedNumber(device.scale)) | \(edges[0]) "
        + "| \(edges[1]) |"
    }
    return
      ([
        "Safe areas are in points: top, left, bottom, right.", "",
        "| device | points | scale | safe area | sideways |", "|---|---|---|---|---|",
      ] + rows).joined(separator: "\n") + "\n"
  }
}
