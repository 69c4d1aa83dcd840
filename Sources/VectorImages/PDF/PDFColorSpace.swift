/// A colour space. Calibrated spaces and profiles are treated as device spaces with the same number
/// of components, since everything is drawn in sRGB. Source: ISO 32000-1, 8.6.
indirect enum PDFColorSpace {
  case gray
  case rgb
  case cmyk
  /// Inks that a function converts to another space; nil if the function is unsupported.
  case inks(Int, PDFColorSpace, PDFFunction?)
  case indexed(PDFColorSpace, [UInt8])
  case pattern

  /// Creates a colour space; nil if it is unsupported.
  init?(
    _ object: PDFObject?, in file: PDFFile, named spaces: [String: PDFObject] = [:],
    depth: Int = 0
  ) {
    guard depth < 6, file.spend(work: 10) else { return nil }
    let object = file.resolve(object)
    if let name = object.name {
      switch name {
      case "DeviceGray", "G", "CalGray": self = .gray
      case "DeviceRGB", "RGB", "CalRGB": self = .rgb
      case "DeviceCMYK", "CMYK": self = .cmyk
      case "Pattern": self = .pattern
      default:
        guard let named = spaces[name] else { return nil }
        self.init(named, in: file, depth: depth + 1)
      }
      return
    }
    guard let parts = object.array, let kind = file.name(parts.first) else { return nil }
    let second = parts.count > 1 ? parts[1] : .null
    switch kind {
    case "ICCBased":
      let profile = file.dictionary(second)
      switch file.number(profile?["N"]) {
      case 1: self = .gray
      case 3: self = .rgb
      case 4: self = .cmyk
      default: self.init(profile?["Alternate"], in: file, depth: depth + 1)
      }
    case "Separation", "DeviceN":
      guard parts.count > 3,
        let other = PDFColorSpace(parts[2], in: file, named: spaces, depth: depth + 1)
      else { return nil }
      let count = kind == "DeviceN" ? file.array(second)?.count ?? 1 : 1
      self = .inks(count, other, PDFFunction(parts[3], in: file))
    case "Indexed", "I":
      guard parts.count > 3,
        let base = PDFColorSpace(second, in: file, named: spaces, depth: depth + 1)
      else { return nil }
      let table = file.resolve(parts[3])
      if case .string(let bytes) = table {
        self = .indexed(base, bytes)
      } else {
        self = .indexed(base, (try? file.contents(table)) ?? [])
      }
    default: self.init(.name(kind), in: file, depth: depth + 1)
    }
  }

  /// The number of computation steps per colour.
  var work: Int {
    switch self {
    case .inks(_, let other, let function): other.work + (function?.work ?? 0)
    case .indexed(let base, _): base.work
    default: 1
    }
  }

  /// The number of components.
  var count: Int {
    switch self {
    case .gray, .indexed: 1
    case .rgb: 3
    case .cmyk: 4
    case .inks(let count, _, _): count
    case .pattern: 0
    }
  }

  /// The initial colour.
  var first: VectorColor {
    switch self {
    case .inks(let count, _, _): color(Array(repeating: 1, count: count))
    case .indexed: color([0])
    default: .black
    }
  }

  /// Returns a colour; missing components are 0.
  func color(_ numbers: [Double]) -> VectorColor {
    func at(_ index: Int) -> Double { numbers.indices.contains(index) ? numbers[index] : 0 }
    switch self {
    case .gray: return VectorColor(at(0), at(0), at(0))
    case .rgb: return VectorColor(at(0), at(1), at(2))
    case .cmyk:
      let rest = 1 - at(3)
      return VectorColor((1 - at(0)) * rest, (1 - at(1)) * rest, (1 - at(2)) * rest)
    case .inks(let count, let other, let function):
      // Multiple inks, or one without a function: the maximum of the inks as darkness.
      guard count == 1, let function else {
        let ink = numbers.max() ?? 0
        return VectorColor(1 - ink, 1 - ink, 1 - ink)
      }
      return other.color(function.values(at: at(0)))
    case .indexed(let base, let table):
      let start = Int(max(0, min(at(0), 255))) * base.count
      guard start + base.count <= table.count else { return .black }
      return base.color(table[start..<(start + base.count)].map { Double($0) / 255 })
    case .pattern: return .black
    }
  }

  /// Whether colours are exact rather than approximations.
  var isExact: Bool {
    switch self {
    case .inks(let count, let other, let function):
      count == 1 && function != nil && other.isExact
    case .indexed(let base, _): base.isExact
    default: true
    }
  }
}
