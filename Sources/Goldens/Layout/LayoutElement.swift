/// One thing in a picture: an element of a collection view, or a view.
public struct LayoutElement: Equatable, Codable, Sendable {
  /// What an element is in its collection view, if it is in one.
  public enum Kind: String, Codable, Sendable {
    /// A cell.
    case cell
    /// A supplementary view of a flow layout's header kind.
    case header
    /// A supplementary view of a flow layout's footer kind.
    case footer
    /// A supplementary view that is neither header nor footer.
    case supplementary
    /// A view that belongs to the layout alone.
    case decoration
    /// A view outside of collection views.
    case view
  }

  /// What it is.
  public var kind: Kind
  /// The view's class; its nearest superclass in UIKit where the class is this package's own.
  public var type: String
  /// The element kind of a supplementary or decoration view that is neither header nor footer.
  public var elementKind: String?
  /// What tells the element from its like wherever it lies and whatever it shows: its accessibility
  /// identifier, or its item's identifier in a diffable data source unless that is made by chance.
  public var identity: String?
  /// Of an element of a collection view: the fingerprint of what it shows, wherever it lies.
  public var content: String?
  /// Where its collection view has it: section, item. Nil for a view.
  public var indexPath: [Int]?
  /// Of a cell in a compositional layout, where groups are asked for: its section, the number of
  /// the outermost group there and the place in each group around it, "0/2.1". Sidecars have none.
  public var group: String?
  /// The outlets that a nib connects with the view, where groups are asked for, each with the class
  /// that has it: "PhotoCell.title". Sidecars have none.
  public var outlets: [String]?
  /// The identifiers of constraints that place the view, where groups are asked for. Sidecars have
  /// none.
  public var constraints: [String]?
  /// The outlets that a nib connects with constraints that place the view, where groups are asked
  /// for, each with the class that has it: "PhotoCell.titleTop". Sidecars have none.
  public var constraintOutlets: [String]?
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
  /// What it says, where it says something.
  public var text: String?
  /// What it is called for somebody who does not look, where code has set it.
  public var accessibilityLabel: String?
  /// What is wrong with the constraints that place it, each in words that follow its name: "width
  /// is ambiguous: no constraint binds its trailing edge". Nil where nothing is.
  public var layoutIssues: [String]?

  /// The colour it is filled with, by its name in UIKit, else as `#RRGGBB` or `#RRGGBBAA`.
  public var background: String?
  /// In points, where corners are not square.
  public var cornerRadius: Double?
  /// A label's colour, named as `background` is.
  public var color: String?
  /// A label's font: "system bold 17".
  public var font: String?

  /// A rectangle as `[x, y, width, height]`, in points, rounded to hundredths.
  public struct Frame: Equatable, Codable, Sendable {
    /// The left edge, from the left of the picture.
    public var x: Double
    /// The top edge, from the top of the picture.
    public var y: Double
    /// In points.
    public var width: Double
    /// In points.
    public var height: Double

    /// A frame in points.
    public init(x: Double, y: Double, width: Double, height: Double) {
      self.x = Self.rounded(x)
      self.y = Self.rounded(y)
      self.width = Self.rounded(width)
      self.height = Self.rounded(height)
    }

    /// A frame of four numbers: x, y, width, height.
    public init(from decoder: any Decoder) throws {
      var values = try decoder.unkeyedContainer()
      try self.init(
        x: values.decode(Double.self), y: values.decode(Double.self),
        width: values.decode(Double.self), height: values.decode(Double.self))
    }

    /// Writes x, y, width and height.
    public func encode(to encoder: any Encoder) throws {
      var values = encoder.unkeyedContainer()
      try values.encode(contentsOf: [x, y, width, height])
    }

    /// A negative zero becomes a plain one.
    private static func rounded(_ value: Double) -> Double {
      value.isFinite ? (value * 100).rounded() / 100 + 0 : 0
    }
  }

  /// An element without state, text or place in the order.
  public init(kind: Kind, type: String, frame: Frame) {
    self.kind = kind
    self.type = type
    self.frame = frame
  }
}
