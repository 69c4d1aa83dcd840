/// One thing in a picture: an element of a collection view, or a view.
public struct LayoutElement: Equatable, Codable, Sendable {
  public enum Kind: String, Codable, Sendable {
    case cell, header, footer
    /// A supplementary view that is neither header nor footer.
    case supplementary
    case decoration
    case view
  }

  public var kind: Kind
  /// The view's class.
  public var type: String
  /// The element kind of a supplementary or decoration view that is neither header nor footer.
  public var elementKind: String?
  /// What tells the element from its like wherever it lies and whatever it shows: its accessibility
  /// identifier, or its item's identifier in a diffable data source unless that is made by chance.
  public var identity: String?
  /// Of an element of a collection view: the fingerprint of what it shows, wherever it lies.
  public var content: String?
  public var indexPath: [Int]?
  /// The element it lies in, by position in the layout; nil for the picture's own view.
  public var parent: Int?
  /// In points from the picture's top left: where it is drawn, as the box around it.
  public var frame: Frame
  /// The layout's z-index, where it is not 0.
  public var zIndex: Int?
  /// Where it is not 1.
  public var alpha: Double?
  /// "hidden", "highlighted", "leaving" (still shown on its way out), "selected".
  public var state: [String]?
  public var text: String?

  /// A rectangle as `[x, y, width, height]`, in points, rounded to hundredths.
  public struct Frame: Equatable, Codable, Sendable {
    public var x, y, width, height: Double

    public init(x: Double, y: Double, width: Double, height: Double) {
      self.x = Self.rounded(x)
      self.y = Self.rounded(y)
      self.width = Self.rounded(width)
      self.height = Self.rounded(height)
    }

    public init(from decoder: any Decoder) throws {
      var values = try decoder.unkeyedContainer()
      try self.init(
        x: values.decode(Double.self), y: values.decode(Double.self),
        width: values.decode(Double.self), height: values.decode(Double.self))
    }

    public func encode(to encoder: any Encoder) throws {
      var values = encoder.unkeyedContainer()
      try values.encode(contentsOf: [x, y, width, height])
    }

    /// A negative zero becomes a plain one.
    private static func rounded(_ value: Double) -> Double {
      value.isFinite ? (value * 100).rounded() / 100 + 0 : 0
    }
  }

  public init(kind: Kind, type: String, frame: Frame) {
    self.kind = kind
    self.type = type
    self.frame = frame
  }
}
