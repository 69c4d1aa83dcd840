import LayoutGeometry

/// The smallest component of a compositional layout: the size, insets and spacing of an item.
///
/// Groups and sections copy the items they get; later changes to an item have no effect on them.
/// Source: Apple, NSCollectionLayoutItem.
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject, NSCopying {
  struct Values {
    var size = NSCollectionLayoutSize(
      widthDimension: NSCollectionLayoutDimension(),
      heightDimension: NSCollectionLayoutDimension())
    var contentInsets = NSDirectionalEdgeInsets.zero
    var edgeSpacing: NSCollectionLayoutEdgeSpacing?
    var supplementaryItems: [NSCollectionLayoutSupplementaryItem] = []
  }

  // NSObject copies outside any actor, on iOS too. Descriptions are made and passed on in one
  // place, so that there are no concurrent writes.
  nonisolated(unsafe) var values = Values()

  /// Creates an item without a size, which does not fit into any container.
  nonisolated public required override init() {}

  /// Creates an item of a size.
  public convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init()
    values.size = layoutSize
  }

  /// Creates an item of a size, with supplementary views anchored to it.
  public convenience init(
    layoutSize: NSCollectionLayoutSize,
    supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) {
    self.init(layoutSize: layoutSize)
    values.supplementaryItems = supplementaryItems.map { $0.duplicate() }
  }

  /// The item's size.
  open var layoutSize: NSCollectionLayoutSize { values.size }

  /// The insets of the content in the item's frame, in points; zero by default. Neighbours do not
  /// move. Ignored along an axis with an estimated dimension.
  open var contentInsets: NSDirectionalEdgeInsets {
    get { values.contentInsets }
    set { values.contentInsets = newValue }
  }

  /// The spacing outside the item's frame. Default nil: none.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing? {
    get { values.edgeSpacing }
    set { values.edgeSpacing = newValue }
  }

  /// The views anchored to the item.
  open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { values.supplementaryItems }

  /// Returns an item of the same class with the same values.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init()
    copy.values = values
    return copy
  }

  /// Returns the item's geometry, and appends its groups in the order in which messages number
  /// them.
  func described(_ groups: inout [NSCollectionLayoutGroup]) -> CompositionalItem {
    var item = CompositionalItem(size: values.size.value)
    item.insets = CompositionalInsets(values.contentInsets)
    item.edgeSpacing = values.edgeSpacing?.value ?? CompositionalEdgeSpacing()
    item.supplementaries = supplementaryItems.map(\.described)
    return item
  }

  /// The item's line in messages.
  var line: String {
    "<\(type(of: self)) \(address(of: self)) size=\(values.size.description)"
      + (values.contentInsets == .zero ? "" : " contentInsets=\(values.contentInsets.words)") + ">"
  }

  /// The item's lines in messages, indented under its container's.
  func lines(indent: Int) -> [String] { [String(repeating: "\t", count: indent) + line] }
}

extension NSCollectionLayoutItem {
  /// Returns a copy of the same class.
  nonisolated func duplicate() -> Self {
    guard let copy = copy() as? Self else {
      stop("\(type(of: self)) must return its own type from copy()")
    }
    return copy
  }
}

extension CompositionalInsets {
  init(_ insets: NSDirectionalEdgeInsets) {
    self.init(
      top: Double(insets.top), leading: Double(insets.leading), bottom: Double(insets.bottom),
      trailing: Double(insets.trailing))
  }

  /// The insets in the format of UIKit's messages.
  var words: String {
    "{\(top.shortest), \(leading.shortest), \(bottom.shortest), \(trailing.shortest)}"
  }
}

extension NSDirectionalEdgeInsets {
  fileprivate var words: String { CompositionalInsets(self).words }
}

/// Returns an object's address as messages show it.
func address(of object: AnyObject) -> String {
  let bits = UInt(bitPattern: ObjectIdentifier(object).hashValue)
  return "0x" + String(bits, radix: 16)
}
