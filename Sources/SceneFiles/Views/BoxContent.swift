import UIKit

/// The box of an item as the content configuration of a list row.
struct BoxContent: UIContentConfiguration {
  let item: AssembledScene.Item
  let contents: SceneContents
  private(set) var isSelected = false
  private(set) var isHighlighted = false

  init(_ item: AssembledScene.Item, in contents: SceneContents) {
    (self.item, self.contents) = (item, contents)
  }

  func makeContentView() -> any UIView & UIContentView { BoxContentView(self) }

  func updated(for state: any UIConfigurationState) -> BoxContent {
    guard let state = state as? UICellConfigurationState else { return self }
    var content = self
    (content.isSelected, content.isHighlighted) = (state.isSelected, state.isHighlighted)
    return content
  }
}

/// A content view that shows a box between the margins of a list row.
final class BoxContentView: UIView, UIContentView {
  /// The margin between content and an accessory, in points; without an accessory, the list's
  /// margin is wider.
  private static let minimumMargin: CGFloat = 8

  private let box = BoxView(frame: .zero)
  private var content: BoxContent

  init(_ content: BoxContent) {
    self.content = content
    super.init(frame: .zero)
    addSubview(box)
    show()
  }

  required init?(coder: NSCoder) { nil }

  var configuration: any UIContentConfiguration {
    get { content }
    set {
      guard let new = newValue as? BoxContent else { return }
      content = new
      show()
    }
  }

  private var resolved: ResolvedBox? {
    content.contents.box(
      of: content.item, isSelected: content.isSelected, isHighlighted: content.isHighlighted)
  }

  private func show() {
    box.show(resolved, direction: content.contents.direction)
    setNeedsLayout()
  }

  private var margins: UIEdgeInsets {
    let row = (superview as? UICollectionViewCell)?.contentMargins ?? .zero
    return UIEdgeInsets(
      top: 0, left: max(row.left, Self.minimumMargin), bottom: 0,
      right: max(row.right, Self.minimumMargin))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    box.frame = bounds.inset(by: margins)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let sides = margins.left + margins.right
    let width = max(1, size.width - sides)
    let box = content.contents.size(of: content.item, inWidth: width)
    return CGSize(width: size.width, height: box.height)
  }
}
