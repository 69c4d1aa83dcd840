import SceneRendering
import UIKit

extension Codec<Bool> {
  static let boolean = Codec(
    .boolean, make: { $0.boolean }, show: { $0 ? "true" : "false" })
}

extension Codec<Double> {
  static func number(_ range: ClosedRange<Double>) -> Codec {
    Codec(.number(NumberRule(range)), make: { $0.number }, show: { "\(FormattedNumber($0))" })
  }

  /// A length in points, which cannot be negative.
  static let length = number(0...Limits.farthest)
  /// A coordinate in points.
  static let coordinate = number(-Limits.farthest...Limits.farthest)
  static let fraction = number(0...1)

  /// The limits of numbers in the language.
  enum Limits {
    /// In points.
    static let farthest = 100_000.0
  }
}

extension Codec<Int> {
  static func whole(_ range: ClosedRange<Int>) -> Codec {
    Codec(
      .number(NumberRule(Double(range.lowerBound)...Double(range.upperBound), isWhole: true)),
      make: { $0.number.flatMap(Int.init(exactly:)) }, show: { "\($0)" })
  }
}

extension Codec<String> {
  static func text(_ rule: TextRule) -> Codec {
    Codec(.text(rule), make: { $0.text }, show: { $0.isEmpty ? "''" : $0 })
  }

  /// Human-readable text.
  static let words = text(
    TextRule("text", short: "text", takesScalars: true))
}

extension Codec
where Value: RawRepresentable & CaseIterable & SendableMetatype, Value.RawValue == String {
  /// One of the raw values of the cases.
  static var choice: Codec {
    Codec(
      .choice(Value.allCases.map(\.rawValue)),
      make: { plain in plain.text.flatMap { Value(rawValue: $0) } }, show: { $0.rawValue })
  }
}

extension Codec where Value: TableDecodable & SendableMetatype {
  static var table: Codec {
    Codec(
      .table { Value.table.description }, make: { Value.table.make($0) }, show: { _ in "{}" })
  }
}

extension Codec {
  /// A list with a range of counts.
  static func list<Element>(
    of element: Codec<Element>, _ count: ClosedRange<Int> = 0...1_000_000
  ) -> Codec where Value == [Element] {
    Codec(
      .list(element.shape, count: count),
      make: { $0.list?.compactMap(element.make) },
      show: { "[\($0.map(element.show).joined(separator: ", "))]" })
  }

  /// A single value, or a list of values.
  static func oneOrMore<Element>(
    of element: Codec<Element>
  ) -> Codec where Value == [Element] {
    element.map({ [$0] }, show: list(of: element).show).or(list(of: element, 1...1_000_000))
  }

  /// Values by names that the file defines, in order.
  static func map<Element>(
    names: TextRule, of element: Codec<Element>
  ) -> Codec where Value == [Named<Element>] {
    Codec(
      .map(names: names, element.shape),
      make: { plain in
        plain.entries?.compactMap { entry in
          element.make(entry.value).map {
            Named(name: entry.name, location: entry.location, value: $0)
          }
        }
      },
      show: { _ in "{}" })
  }
}

/// A value with a name that the file defines.
package struct Named<Value: Sendable>: Sendable {
  package let name: String
  package let location: DocumentLocation
  package let value: Value
}
