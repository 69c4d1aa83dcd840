import LayoutGeometry

/// An item of a group, and the least of what a compositional layout is made of.
///
/// Whoever takes an item takes a copy: changes after that do not show. Source: Apple,
/// NSCollectionLayoutItem.
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

  // NSObject copies outside any actor, on iOS too; descriptions are made and handed over in one
  // place, so that nobody writes meanwhile.
  nonisolated(unsafe) var values = Values()

  /// An item without a size, which has no room anywhere.
  nonisolated public required override init() {}

  /// An item of a size.
  public convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init()
    values.size = layoutSize
  }

  /// An item of a size, with views anchored to it.
  public convenience init(
    layoutSize: NSCollectionLayoutSize,
    supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) {
    self.init(layoutSize: layoutSize)
    values.supplementaryItems = supplementaryItems.map { $0.duplicate() }
  }

  /// How large it is.
  open var layoutSize: NSCollectionLayoutSize { values.size }

  /// Room inside the item's place, in points; zero by default. The neighbours do not move. Without
  /// effect along an axis whose dimension is estimated.
  open var contentInsets: NSDirectionalEdgeInsets {
    get { values.contentInsets }
    set { values.contentInsets = newValue }
  }

  /// Room outside the item's place; nil, for none, by default.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing? {
    get { values.edgeSpacing }
    set { values.edgeSpacing = newValue }
  }

  /// The views anchored to it.
  open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { values.supplementaryItems }

  /// An item of the same class with the same values.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init()
    copy.values = values
    return copy
  }

  /// What it is for the arithmetic, by numbers under which messages find its groups again.
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

  /// The item's lines in messages, each under its owner's.
  func lines(indent: Int) -> [String] { [String(repeating: "\t", count: indent) + line] }
}

extension NSCollectionLayoutItem {
  /// A copy with its own class.
  nonisolated func duplicate() -> Self {
    guard let copy = copy() as? Self else {
      stop("\(type(of: self)) copies itself as something else")
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

  /// The insets as UIKit's messages have them.
  var words: String {
    "{\(top.shortest), \(leading.shortest), \(bottom.shortest), \(trailing.shortest)}"
  }
}

extension NSDirectionalEdgeInsets {
  fileprivate var words: String { CompositionalInsets(self).words }
}

/// An object's address as messages name it.
func address(of object: AnyObject) -> String {
  let bits = UInt(bitPattern: ObjectIdentifier(object).hashValue)
  return "0x" + String(bits, radix: 16)
}
