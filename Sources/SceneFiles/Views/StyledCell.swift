import UIKit

/// A cell that shows an item in its style, which may depend on its state.
final class StyledCell: UICollectionViewCell {
  static let identifier = "item"

  private let box = BoxView(frame: .zero)
  private var item: AssembledScene.Item?
  private weak var contents: SceneContents?
  /// Returns the preferred size of a self-sizing cell.
  private var preferredSize: (@MainActor (UICollectionViewLayoutAttributes) -> CGSize)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    box.frame = contentView.bounds
    box.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(box)
  }

  required init?(coder: NSCoder) { nil }

  func show(
    _ item: AssembledScene.Item?, in contents: SceneContents,
    preferredSize: @escaping @MainActor (UICollectionViewLayoutAttributes) -> CGSize
  ) {
    self.item = item
    self.contents = contents
    self.preferredSize = preferredSize
    update()
  }

  override var isSelected: Bool { didSet { if isSelected != oldValue { update() } } }
  override var isHighlighted: Bool { didSet { if isHighlighted != oldValue { update() } } }

  private func update() {
    guard let contents else { return }
    let resolved = item.flatMap {
      contents.box(of: $0, isSelected: isSelected, isHighlighted: isHighlighted)
    }
    box.show(resolved, direction: contents.direction)
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard let size = preferredSize?(layoutAttributes), size != layoutAttributes.size,
      let preferred = layoutAttributes.copy() as? UICollectionViewLayoutAttributes
    else { return layoutAttributes }
    preferred.size = size
    return preferred
  }
}

/// A header, a footer, or the background of a section.
final class StyledBar: UICollectionReusableView {
  static let identifier = "bar"

  private let box = BoxView(frame: .zero)
  private var section: Int?
  /// Returns the preferred size if the view is self-sizing.
  private var preferredSize: (@MainActor (UICollectionViewLayoutAttributes) -> CGSize)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    box.frame = bounds
    box.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(box)
  }

  required init?(coder: NSCoder) { nil }

  func show(
    _ resolved: ResolvedBox?, direction: UISemanticContentAttribute,
    preferredSize: (@MainActor (UICollectionViewLayoutAttributes) -> CGSize)? = nil
  ) {
    self.preferredSize = preferredSize
    box.show(resolved, direction: direction)
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard let size = preferredSize?(layoutAttributes), size != layoutAttributes.size,
      let preferred = layoutAttributes.copy() as? UICollectionViewLayoutAttributes
    else { return layoutAttributes }
    preferred.size = size
    return preferred
  }

  /// Applies attributes. A decoration view gets its contents from its layout, having no data
  /// source.
  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    guard layoutAttributes.representedElementCategory == .decorationView else { return }
    section = layoutAttributes.indexPath.section
    showBackground()
  }

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    showBackground()
  }

  private func showBackground() {
    guard let section, let view = superview as? UICollectionView,
      let layout = view.collectionViewLayout as? any SceneLayout
    else { return }
    show(layout.contents.background(ofSection: section), direction: layout.contents.direction)
  }
}
