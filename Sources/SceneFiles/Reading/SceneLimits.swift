import ImageIO

/// The resource limits of a scene file. Each can be raised; none is reached by a reasonable scene.
package struct SceneLimits: Equatable, Sendable {
  private var values_: [Name: Int] = [:]

  package static let standard = SceneLimits()

  package init() {}

  /// The limits by their names on the command line.
  package enum Name: String, CaseIterable, Sendable {
    case fileBytes = "file-bytes"
    case dataBytes = "data-bytes"
    case dataValues = "data-values"
    case imageBytes = "image-bytes"
    case imagePixels = "image-pixels"
    case values, nesting, items, steps, captures

    /// The default.
    package var standard: Int {
      switch self {
      case .fileBytes: 1 << 20
      case .dataBytes: 64 << 20
      case .dataValues: 4_000_000
      case .imageBytes: 64 << 20
      case .imagePixels: 50_000_000
      case .values: 1_000_000
      case .nesting: 64
      case .items: 100_000
      case .steps: 1_000
      case .captures: 100
      }
    }

    /// The largest allowed value.
    package var greatest: Int {
      switch self {
      case .nesting: 500
      case .imagePixels: ImageLimits.standard.maximumPixels
      default: 1 << 30
      }
    }

    /// The limited quantity.
    package var summary: String {
      switch self {
      case .fileBytes: "bytes of the scene file"
      case .dataBytes: "bytes of one data file"
      case .dataValues: "values in one data file"
      case .imageBytes: "bytes of one image file"
      case .imagePixels: "pixels of all images together"
      case .values: "values in the scene file, aliases written out"
      case .nesting: "tables and lists inside each other"
      case .items: "items, headers and footers, in all sections"
      case .steps: "steps of the script"
      case .captures: "pictures the script takes"
      }
    }
  }

  package subscript(name: Name) -> Int {
    get { values_[name] ?? name.standard }
    set { values_[name] = newValue }
  }

  var values: Int { self[.values] }
  var nesting: Int { self[.nesting] }
}
