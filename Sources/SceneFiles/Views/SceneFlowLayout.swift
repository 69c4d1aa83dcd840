import UIKit

/// A flow layout with orthogonally scrolling sections and section backgrounds, mirrored for
/// right-to-left.
final class SceneFlowLayout: UICollectionViewFlowLayout, SceneLayout {
  static let backgroundKind = "background"

  let contents: SceneContents
  private let hasBackgrounds: Bool
  private var backgrounds: [Int: CGRect]?

  init(_ contents: SceneContents) {
    self.contents = contents
    hasBackgrounds = contents.scene.sections.contains { $0.background != nil }
    super.init()
    let flow = contents.flow()
    estimatedItemSize = flow.estimatedItemSize ?? .zero
    sectionHeadersPinToVisibleBounds = flow.sectionHeadersPinToVisibleBounds
    sectionFootersPinToVisibleBounds = flow.sectionFootersPinToVisibleBounds
    sectionInsetReference = flow.sectionInsetReference.uiReference
    scrollDirection = flow.scrollDirection == .horizontal ? .horizontal : .vertical
    scrollsByItself = { [sections = contents.scene.sections] in
      sections.indices.contains($0) && sections[$0].model.orthogonalScrollingBehavior != .none
    }
    register(StyledBar.self, forDecorationViewOfKind: Self.backgroundKind)
  }

  required init?(coder: NSCoder) { nil }

  override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  override func prepare() {
    super.prepare()
    backgrounds = nil
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let elements = super.layoutAttributesForElements(in: rect)
    guard hasBackgrounds else { return elements }
    let behind = frames().filter { $0.value.intersects(rect) }.keys.sorted()
      .compactMap { attributes(ofSection: $0) }
    return (elements ?? []) + behind
  }

  override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    elementKind == Self.backgroundKind ? attributes(ofSection: indexPath.section) : nil
  }

  private func attributes(ofSection section: Int) -> UICollectionViewLayoutAttributes? {
    guard let frame = frames()[section] else { return nil }
    let attributes = UICollectionViewLayoutAttributes(
      forDecorationViewOfKind: Self.backgroundKind, with: IndexPath(item: 0, section: section))
    attributes.frame = frame
    attributes.zIndex = -1
    return attributes
  }

  /// Returns the frames of section backgrounds: around all items, across the width without the
  /// section's insets; around an orthogonally scrolling row, with its insets.
  ///
  /// - Complexity: O(items of these sections) once for each preparation.
  private func frames() -> [Int: CGRect] {
    if let backgrounds { return backgrounds }
    var frames: [Int: CGRect] = [:]
    let reference = collectionView?.insetBeyondContent ?? .zero
    for (section, model) in contents.scene.sections.enumerated() {
      guard let background = model.background else { continue }
      let inset = contents.flow(inSection: section).sectionInset
      guard var frame = rowFrame(section, inset) ?? itemFrame(section) else { continue }
      if scrollDirection == .vertical {
        let own = scrollsByItself?(section) == true ? .zero : inset
        frame.origin.x = own.left + reference.left
        frame.size.width =
          collectionViewContentSize.width - own.left - own.right - reference.left - reference.right
      }
      frames[section] = frame.inset(by: background.outset.negated)
    }
    backgrounds = frames
    return frames
  }

  /// Returns the frame of an orthogonally scrolling row, including the section's insets.
  private func rowFrame(_ section: Int, _ inset: UIEdgeInsets) -> CGRect? {
    row(ofSection: section).map { row in
      scrollDirection == .vertical
        ? row.frame.inset(
          by: UIEdgeInsets(top: -inset.top, left: 0, bottom: -inset.bottom, right: 0))
        : row.frame.inset(
          by: UIEdgeInsets(top: 0, left: -inset.left, bottom: 0, right: -inset.right))
    }
  }

  private func itemFrame(_ section: Int) -> CGRect? {
    guard let collectionView, section < collectionView.numberOfSections else { return nil }
    return (0..<collectionView.numberOfItems(inSection: section)).reduce(nil) { frame, item in
      let path = IndexPath(item: item, section: section)
      guard let own = layoutAttributesForItem(at: path)?.frame else { return frame }
      return frame?.union(own) ?? own
    }
  }
}

extension UIEdgeInsets {
  fileprivate var negated: UIEdgeInsets {
    UIEdgeInsets(top: -top, left: -left, bottom: -bottom, right: -right)
  }
}

extension UICollectionView {
  /// The inset of the flow layout's inset reference left and right in excess of the adjusted
  /// content inset, in points.
  var insetBeyondContent: UIEdgeInsets {
    guard let flow = collectionViewLayout as? UICollectionViewFlowLayout,
      flow.scrollDirection == .vertical
    else { return .zero }
    let content = adjustedContentInset
    let area =
      switch flow.sectionInsetReference {
      case .fromContentInset: content
      case .fromSafeArea: safeAreaInsets
      case .fromLayoutMargins: layoutMargins
      }
    return UIEdgeInsets(
      top: 0, left: max(0, area.left - content.left), bottom: 0,
      right: max(0, area.right - content.right))
  }
}
