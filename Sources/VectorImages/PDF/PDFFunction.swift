import Foundation

/// A PDF function: sampled, exponential, stitching or calculator.
///
/// Source: ISO 32000-1, 7.10.
indirect enum PDFFunction {
  /// Values at evenly spaced inputs, one row per input.
  case sampled(domain: ClosedRange<Double>, rows: [[Double]])
  case power(domain: ClosedRange<Double>, from: [Double], to: [Double], exponent: Double)
  /// Functions with the bounds between them and the encoding of their inputs.
  case stitched(
    domain: ClosedRange<Double>, pieces: [PDFFunction], bounds: [Double],
    encode: [ClosedSpan])
  case calculated(domain: ClosedRange<Double>, PDFCalculation)
  /// One function per output.
  case joined([PDFFunction])

  struct ClosedSpan {
    let from: Double
    let to: Double
  }

  /// Creates a function; nil if it is unsupported.
  init?(_ object: PDFObject?, in file: PDFFile, depth: Int = 0) {
    guard depth < 8, file.spend(work: 100) else { return nil }
    let object = file.resolve(object)
    if let array = object.array {
      guard let parts = Self.all(array, most: 32, in: file, depth: depth) else { return nil }
      self = .joined(parts)
      return
    }
    guard let dictionary = object.dictionary, let bounds = file.numbers(dictionary["Domain"]),
      bounds.count >= 2, bounds[0] < bounds[1]
    else { return nil }
    let domain = bounds[0]...bounds[1]
    switch file.number(dictionary["FunctionType"]) {
    case 0:
      guard bounds.count == 2, let rows = Self.samples(object, dictionary, in: file) else {
        return nil
      }
      self = .sampled(domain: domain, rows: rows)
    case 2:
      self = .power(
        domain: domain, from: file.numbers(dictionary["C0"]) ?? [0],
        to: file.numbers(dictionary["C1"]) ?? [1], exponent: file.number(dictionary["N"]) ?? 1)
    case 3:
      guard let made = Self.stitched(dictionary, domain, in: file, depth: depth) else { return nil }
      self = made
    case 4:
      guard bounds.count == 2, let text = try? file.contents(object), file.spend(work: text.count),
        let calculation = PDFCalculation(text)
      else { return nil }
      self = .calculated(domain: domain, calculation)
    default: return nil
    }
  }

  /// Creates functions; nil if any is unsupported, without reading subsequent ones.
  private static func all(
    _ parts: [PDFObject], most: Int, in file: PDFFile, depth: Int
  ) -> [PDFFunction]? {
    guard parts.count <= most else { return nil }
    var all: [PDFFunction] = []
    for part in parts {
      guard let next = PDFFunction(part, in: file, depth: depth + 1) else { return nil }
      all.append(next)
    }
    return all
  }

  private static func stitched(
    _ dictionary: [String: PDFObject], _ domain: ClosedRange<Double>, in file: PDFFile, depth: Int
  ) -> PDFFunction? {
    let parts = file.array(dictionary["Functions"]) ?? []
    guard let pieces = all(parts, most: 256, in: file, depth: depth), !pieces.isEmpty,
      let bounds = file.numbers(dictionary["Bounds"]), bounds.count == pieces.count - 1,
      bounds == bounds.sorted(), let encode = file.numbers(dictionary["Encode"]),
      encode.count >= 2 * pieces.count
    else { return nil }
    return .stitched(
      domain: domain, pieces: pieces, bounds: bounds,
      encode: pieces.indices.map { ClosedSpan(from: encode[2 * $0], to: encode[2 * $0 + 1]) })
  }

  private static func samples(
    _ object: PDFObject, _ dictionary: [String: PDFObject], in file: PDFFile
  ) -> [[Double]]? {
    guard let size = file.numbers(dictionary["Size"])?.first, size >= 1, size <= 4096,
      let bits = file.number(dictionary["BitsPerSample"]), [8, 16, 32].contains(bits),
      let range = file.numbers(dictionary["Range"]), range.count >= 2, range.count <= 64,
      file.spend(work: Int(size) * range.count), let bytes = try? file.contents(object)
    else { return nil }
    let decode = file.numbers(dictionary["Decode"]) ?? range
    let (width, outputs) = (Int(bits) / 8, range.count / 2)
    guard decode.count >= range.count, bytes.count >= Int(size) * width * outputs else {
      return nil
    }
    let most = Foundation.pow(2, bits) - 1
    return (0..<Int(size)).map { row in
      (0..<outputs).map { output in
        let start = (row * outputs + output) * width
        let value = bytes[start..<(start + width)].reduce(0.0) { $0 * 256 + Double($1) }
        return decode[2 * output] + value / most * (decode[2 * output + 1] - decode[2 * output])
      }
    }
  }

  // MARK: Values

  /// The number of computation steps per value.
  var work: Int {
    switch self {
    case .joined(let parts): parts.reduce(1) { $0 + $1.work }
    case .power(_, let from, _, _): from.count + 1
    case .sampled(_, let rows): (rows.first?.count ?? 0) + 1
    case .calculated(_, let calculation): calculation.work
    case .stitched(_, let pieces, _, _): pieces.count + (pieces.map(\.work).max() ?? 0)
    }
  }

  func values(at input: Double) -> [Double] {
    switch self {
    case .joined(let parts): return parts.flatMap { $0.values(at: input).prefix(1) }
    case .power(let domain, let from, let to, let exponent):
      let place = Foundation.pow(input.limited(to: domain), exponent)
      return zip(from, to).map { $0 + place * ($1 - $0) }
    case .sampled(let domain, let rows):
      let x = (input.limited(to: domain) - domain.lowerBound) / domain.length
      let place = x * Double(rows.count - 1)
      let low = min(Int(place), rows.count - 1)
      let high = min(low + 1, rows.count - 1)
      return zip(rows[low], rows[high]).map { $0 + (place - Double(low)) * ($1 - $0) }
    case .calculated(let domain, let calculation):
      return calculation.values(at: [input.limited(to: domain)]) ?? []
    case .stitched(let domain, let pieces, let bounds, let encode):
      let input = input.limited(to: domain)
      let index = bounds.firstIndex { input < $0 } ?? pieces.count - 1
      let low = index == 0 ? domain.lowerBound : bounds[index - 1]
      let high = index == pieces.count - 1 ? domain.upperBound : bounds[index]
      let part = high > low ? (input - low) / (high - low) : 0
      return pieces[index].values(
        at: encode[index].from + part * (encode[index].to - encode[index].from))
    }
  }

  /// Inputs between which the values are approximately linear: from 0 to 1 of the domain.
  ///
  /// At bounds between functions there are two, which preserves discontinuities.
  var breaks: [Double] {
    switch self {
    case .joined(let parts): return Array(Set(parts.flatMap(\.breaks))).sorted()
    case .power(_, _, _, let exponent):
      return exponent == 1 ? [0, 1] : (0...16).map { Double($0) / 16 }
    case .sampled(_, let rows):
      let count = min(max(rows.count - 1, 1), 64)
      return (0...count).map { Double($0) / Double(count) }
    case .calculated(let domain, let calculation):
      // Evenly, and on both sides of each number that may be part of a condition.
      let inputs = calculation.constants.filter { domain.contains($0) }.prefix(64).map {
        ($0 - domain.lowerBound) / domain.length
      }
      let even = (0...32).map { Double($0) / 32 }
      return Set(even + inputs + inputs.map { max(0, $0 - 1e-6) }).sorted()
    case .stitched(let domain, let pieces, let bounds, _):
      let edges = ([domain.lowerBound] + bounds + [domain.upperBound]).map {
        ($0 - domain.lowerBound) / domain.length
      }
      return pieces.indices.flatMap { index in
        let (low, high) = (edges[index], edges[index + 1])
        let end = index == pieces.count - 1 ? high : high - (high - low) * 1e-6
        return pieces[index].breaks.map { low + $0 * (end - low) }
      }
    }
  }
}

extension ClosedRange<Double> {
  fileprivate var length: Double { upperBound - lowerBound }
}

extension Double {
  fileprivate func limited(to range: ClosedRange<Double>) -> Double {
    isNaN ? range.lowerBound : min(max(self, range.lowerBound), range.upperBound)
  }
}
