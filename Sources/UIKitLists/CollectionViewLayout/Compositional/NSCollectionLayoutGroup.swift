import LayoutGeometry

/// Items that a compositional layout repeats together: in a line, in a column, or at custom frames.
/// A group can be an item of another group, to any depth.
///
/// Source: Apple, NSCollectionLayoutGroup.
@preconcurrency @MainActor
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  enum Arrangement {
    case line(FlowAxis, CompositionalGroup.Repetition)
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }

  struct Contents {
    var arrangement = Arrangement.line(.horizontal, .cycling)
    var subitems: [NSCollectionLayoutItem] = []
    var interItemSpacing: NSCollectionLayoutSpacing?
  }

  nonisolated(unsafe) var contents = Contents()

  /// Creates a group without items, which does not fit into any container.
  nonisolated public required init() { super.init() }

  private class func make(
    _ size: NSCollectionLayoutSize, _ arrangement: Arrangement,
    _ subitems: [NSCollectionLayoutItem]
  ) -> Self {
    let group = self.init()
    group.values.size = size
    group.contents = Contents(
      arrangement: arrangement, subitems: subitems.map { $0.duplicate() })
    return group
  }

  // MARK: Creation

  /// Returns a line of a number of equal items that together fill the line.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self { make(layoutSize, .line(.horizontal, .equal(count)), [subitem]) }

  /// Returns a line of `count` equal items, each of the item's own size (iOS 16).
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> Self { make(layoutSize, .line(.horizontal, .repeating(count)), [subitem]) }

  /// Returns a line that repeats items in order until one does not fit.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> Self { make(layoutSize, .line(.horizontal, .cycling), subitems) }

  /// Returns a column of a number of equal items that together fill the column.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self { make(layoutSize, .line(.vertical, .equal(count)), [subitem]) }

  /// Returns a column of `count` equal items, each of the item's own size (iOS 16).
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> Self { make(layoutSize, .line(.vertical, .repeating(count)), [subitem]) }

  /// Returns a column that repeats items in order until one does not fit.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> Self { make(layoutSize, .line(.vertical, .cycling), subitems) }

  /// Returns a group whose items' frames a closure returns.
  open class func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> Self { make(layoutSize, .custom(itemProvider), []) }

  // MARK: Properties

  /// The views anchored to the group. `item` of their index paths is the group's number.
  open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { values.supplementaryItems }
    set { values.supplementaryItems = newValue.map { $0.duplicate() } }
  }

  /// The spacing between the items along the group, not before the first or after the last. Default
  /// nil: none.
  open var interItemSpacing: NSCollectionLayoutSpacing? {
    get { contents.interItemSpacing }
    set { contents.interItemSpacing = newValue }
  }

  /// The repeated items; empty in a custom group.
  open var subitems: [NSCollectionLayoutItem] { contents.subitems }

  /// Returns a copy with the same values.
  nonisolated open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    (copy as? NSCollectionLayoutGroup)?.contents = contents
    return copy
  }

  /// Returns a text drawing of the group: its items in a container of 80 by 24 characters.
  open func visualDescription() -> String { GroupDrawing(self).text }

  // MARK: For the layout

  override func described(_ groups: inout [NSCollectionLayoutGroup]) -> CompositionalItem {
    var item = super.described(&groups)
    item.tag = groups.count
    groups.append(self)
    let subitems = contents.subitems.map { $0.described(&groups) }
    item.content = .group(
      CompositionalGroup(
        describedArrangement, subitems: subitems, interItemSpacing: interItemSpacing?.value))
    return item
  }

  private var describedArrangement: CompositionalGroup.Arrangement {
    switch contents.arrangement {
    case .line(let axis, let repetition): return .line(axis, repetition)
    case .custom(let provider):
      let frames = CustomFrames(provider: provider)
      return .custom { size in frames(size) }
    }
  }

  override func lines(indent: Int) -> [String] {
    let tabs = String(repeating: "\t", count: indent)
    var lines = [tabs + line]
    if case .line(let axis, _) = contents.arrangement {
      lines.append("\(tabs)\tlayoutDirection: .\(axis)")
    }
    if let interItemSpacing {
      lines.append("\(tabs)\tinterItemSpacing=\(interItemSpacing.description)")
    }
    lines.append("\(tabs)\tsubitems=")
    return lines + subitems.flatMap { $0.lines(indent: indent + 2) }
  }
}

/// The closure of a custom group, which is called on the main actor like the layout.
private struct CustomFrames: @unchecked Sendable {
  let provider: NSCollectionLayoutGroupCustomItemProvider

  func callAsFunction(_ size: CGSize) -> [CompositionalCustomItem] {
    MainActor.assumeIsolated {
      let environment = CompositionalEnvironment(size, traits: UITraitCollection.current)
      return provider(environment).map {
        CompositionalCustomItem(frame: $0.frame, zIndex: $0.zIndex)
      }
    }
  }
}
