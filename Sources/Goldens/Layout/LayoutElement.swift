/// An element of a picture: an element of a collection view, or a view.
public struct LayoutElement: Equatable, Codable, Sendable {
  /// The kind of an element in its collection view.
  public enum Kind: String, Codable, Sendable {
    /// A cell.
    case cell
    /// A supplementary view of a flow layout's header kind.
    case header
    /// A supplementary view of a flow layout's footer kind.
    case footer
    /// A supplementary view that is neither header nor footer.
    case supplementary
    /// A decoration view of the layout.
    case decoration
    /// A view outside of collection views.
    case view
  }

  /// The kind of the element.
  public var kind: Kind
  /// The view's class, or its nearest superclass in UIKit if the class is internal to this package.
  public var type: String
  /// The element kind of a supplementary or decoration view that is neither header nor footer.
  public var elementKind: String?
  /// A stable identity, independent of position and content: the accessibility identifier, or the
  /// item's identifier in a diffable data source unless it is random.
  public var identity: String?
  /// For elements of a collection view, the fingerprint of the content, independent of its
  /// position.
  public var content: String?
  /// The section and item in the collection view, or nil for a view.
  public var indexPath: [Int]?
  /// For cells in a compositional layout, if groups are requested: the section, the number of its
  /// outermost group and the position in each enclosing group, such as "0/2.1". Not in sidecars.
  public var group: String?
  /// The outlets connected with the view, if groups are requested, each with its owner's class:
  /// "PhotoCell.title". Not in sidecars.
  public var outlets: [String]?
  /// The identifiers of constraints that position the view, if groups are requested. Not in
  /// sidecars.
  public var constraints: [String]?
  /// The outlets connected with constraints that position the view, if groups are requested, each
  /// with its owner's class: "PhotoCell.titleTop". Not in sidecars.
  public var constraintOutlets: [String]?
  /// The index of the parent element in the layout, or nil for the picture's root view.
  public var parent: Int?
  /// The bounding box as drawn, in points from the picture's top left.
  public var frame: Frame
  /// The layout's z-index, if it is not 0.
  public var zIndex: Int?
  /// The alpha, if it is not 1.
  public var alpha: Double?
  /// Any of "hidden", "highlighted", "leaving" (being removed, but still visible) and "selected".
  public var state: [String]?
  /// The displayed text, if there is any.
  public var text: String?
  /// The accessibility label, if it was set in code.
  public var accessibilityLabel: String?
  /// The issues of the constraints that position the element, each phrased to follow its name:
  /// "width is ambiguous: no constraint binds its trailing edge". Nil if there are none.
  public var layoutIssues: [String]?

  /// The background colour, by its name in UIKit or else as `#RRGGBB` or `#RRGGBBAA`.
  public var background: String?
  /// The corner radius in points, if it is not 0.
  public var cornerRadius: Double?
  /// A label's text colour, in the format of `background`.
  public var color: String?
  /// A label's font, such as "system bold 17".
  public var font: String?

  /// A rectangle as `[x, y, width, height]`, in points, rounded to hundredths.
  public struct Frame: Equatable, Codable, Sendable {
    /// The left edge, from the picture's left edge.
    public var x: Double
    /// The top edge, from the picture's top edge.
    public var y: Double
    /// The width, in points.
    public var width: Double
    /// The height, in points.
    public var height: Double

    /// Creates a frame in points.
    public init(x: Double, y: Double, width: Double, height: Double) {
      self.x = Self.rounded(x)
      self.y = Self.rounded(y)
      self.width = Self.rounded(width)
      self.height = Self.rounded(height)
    }

    /// Decodes an array of x, y, width and height.
    public init(from decoder: any Decoder) throws {
      var values = try decoder.unkeyedContainer()
      try self.init(
        x: values.decode(Double.self), y: values.decode(Double.self),
        width: values.decode(Double.self), height: values.decode(Double.self))
    }

    /// Encodes x, y, width and height.
    public func encode(to encoder: any Encoder) throws {
      var values = encoder.unkeyedContainer()
      try values.encode(contentsOf: [x, y, width, height])
    }

    /// Negative zero becomes zero.
    private static func rounded(_ value: Double) -> Double {
      value.isFinite ? (value * 100).rounded() / 100 + 0 : 0
    }
  }

  /// Creates an element without state, text or z-index.
  public init(kind: Kind, type: String, frame: Frame) {
    self.kind = kind
    self.type = type
    self.frame = frame
  }
}
