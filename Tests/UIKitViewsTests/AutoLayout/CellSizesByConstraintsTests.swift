import Testing
import UIKit

@testable import UIKitLists

/// Tests that cells, headers and footers have the sizes that their constraints require.
@MainActor
@Suite struct CellSizesByConstraintsTests {
  /// A cell with a box of a size, 5 points from all edges of the content view.
  private final class BoxCell: UICollectionViewCell {
    let height: NSLayoutConstraint
    let width: NSLayoutConstraint
    private(set) var questions = 0

    override init(frame: CGRect) {
      let box = UIView()
      height = box.heightAnchor.constraint(equalToConstant: 0)
      width = box.widthAnchor.constraint(equalToConstant: 0)
      // When the box grows, the content view still has its earlier height, so the size is not
      // required.
      height.priority = UILayoutPriority(999)
      width.priority = UILayoutPriority(999)
      super.init(frame: frame)
      box.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(box)
      NSLayoutConstraint.activate([
        height, width, box.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 5),
        box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 5),
        contentView.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: 5),
        contentView.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: 5),
      ])
    }

    required init?(coder: NSCoder) { nil }

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      questions += 1
      return super.preferredLayoutAttributesFitting(layoutAttributes)
    }
  }

  private final class Boxes: NSObject, UICollectionViewDataSource {
    var sizes: [CGSize]
    init(_ sizes: [CGSize]) { self.sizes = sizes }

    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      sizes.count
    }

    func collectionView(
      _ view: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = view.dequeueReusableCell(withReuseIdentifier: "box", for: indexPath)
      if let box = cell as? BoxCell {
        box.width.constant = sizes[indexPath.item].width
        box.height.constant = sizes[indexPath.item].height
      }
      return cell
    }
  }

  private func screen(_ boxes: Boxes, estimate: CGSize) -> UICollectionView {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = estimate
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 200), collectionViewLayout: layout)
    view.register(BoxCell.self, forCellWithReuseIdentifier: "box")
    view.dataSource = boxes
    view.layoutIfNeeded()
    return view
  }

  private func frames(_ view: UICollectionView) -> [CGRect] {
    (0..<view.numberOfItems(inSection: 0)).compactMap {
      view.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame
    }
  }

  /// A nil size means `automaticSize`.
  @Test(arguments: [CGSize(width: 40, height: 10), CGSize(width: 100, height: 150), nil])
  func estimatesBecomeWhatConstraintsSay(_ estimate: CGSize?) throws {
    let boxes = Boxes([
      CGSize(width: 90, height: 20), CGSize(width: 30, height: 40), CGSize(width: 50, height: 30),
    ])
    let view = screen(boxes, estimate: estimate ?? UICollectionViewFlowLayout.automaticSize)
    #expect(
      frames(view) == [
        CGRect(x: 0, y: 0, width: 100, height: 30), CGRect(x: 0, y: 30, width: 40, height: 50),
        CGRect(x: 40, y: 35, width: 60, height: 40),
      ])
    #expect(view.contentSize == CGSize(width: 100, height: 80))
    let cells = view.visibleCells.compactMap { $0 as? BoxCell }
    #expect(cells.count == 3)
    for cell in cells {
      #expect(cell.contentView.frame == cell.bounds)
      #expect(cell.contentView.subviews[0].frame == cell.bounds.insetBy(dx: 5, dy: 5))
      // Each cell is measured with the estimate and with its result; an estimate derived from this
      // measures once more.
      #expect(cell.questions <= 3)
    }
    withExtendedLifetime(boxes) {}
  }

  @Test func aReloadedItemIsMeasuredAgain() throws {
    let boxes = Boxes([CGSize(width: 90, height: 20), CGSize(width: 90, height: 20)])
    let view = screen(boxes, estimate: CGSize(width: 100, height: 50))
    boxes.sizes[0].height = 70
    view.reloadItems(at: [IndexPath(item: 0, section: 0)])
    view.layoutIfNeeded()
    #expect(frames(view).map(\.height) == [80, 30])
    #expect(frames(view)[1].minY == 80)
  }

  // MARK: Priorities

  private func label(_ text: String, in view: UIView, by inset: CGFloat = 10) -> UILabel {
    let label = UILabel()
    label.text = text
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: inset),
      label.topAnchor.constraint(equalTo: view.topAnchor, constant: inset),
      view.trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: inset),
      view.bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: inset),
    ])
    return label
  }

  private let words = "one two three four five six"

  @Test func aCellIsMeasuredByItsContentView() {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let label = label(words, in: cell.contentView)
    let natural = label.intrinsicContentSize
    #expect(
      cell.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: natural.width + 20, height: natural.height + 20))
    let narrow = cell.systemLayoutSizeFitting(
      CGSize(width: 100, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(narrow.width == 100)
    #expect(narrow.height == label.sizeThatFits(CGSize(width: 80, height: 0)).height + 20)
    #expect(
      cell.contentView.frame.size == CGSize(width: 300, height: 300),
      "measuring does not move the view")
  }

  /// By default a cell is fitted to one line of text: the priority 50 of its width is less than the
  /// text's compression resistance.
  @Test func theDefaultOfACellRequestsOneLine() {
    let cell = UICollectionViewCell(frame: .zero)
    let label = label(words, in: cell.contentView)
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
    attributes.size = CGSize(width: 100, height: 20)
    let size = cell.preferredLayoutAttributesFitting(attributes).size
    #expect(size.width == label.intrinsicContentSize.width + 20)
  }

  @Test func aCellWithoutConstraintsIsMeasuredBySizeThatFits() {
    final class Fixed: UICollectionViewCell {
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 12, height: 34) }
    }
    let cell = Fixed(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    cell.contentView.addSubview(UILabel())
    #expect(cell.systemLayoutSizeFitting(.zero) == CGSize(width: 12, height: 34))
    _ = label(words, in: cell.contentView)
    #expect(cell.systemLayoutSizeFitting(.zero) != CGSize(width: 12, height: 34))
  }

  // MARK: Headers and footers

  private final class Bars: NSObject, UICollectionViewDataSource {
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }

    func collectionView(
      _ view: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    func collectionView(
      _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      view.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "bar", for: indexPath)
    }
  }

  /// The length of a header that a flow layout determines is required; the header determines the
  /// other length.
  @Test(arguments: [
    UICollectionView.ScrollDirection.vertical, UICollectionView.ScrollDirection.horizontal,
  ])
  func aHeaderKeepsTheLengthThatTheLayoutDecides(_ direction: UICollectionView.ScrollDirection)
    throws
  {
    let (source, layout) = (Bars(), UICollectionViewFlowLayout())
    layout.scrollDirection = direction
    layout.headerReferenceSize = CGSize(width: 30, height: 30)
    layout.footerReferenceSize = CGSize(width: 30, height: 30)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 120, height: 300), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    for kind in [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ] {
      view.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "bar")
    }
    view.layoutIfNeeded()
    for kind in [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ] {
      let path = IndexPath(item: 0, section: 0)
      let attributes = try #require(
        view.layoutAttributesForSupplementaryElement(ofKind: kind, at: path))
      let bar = UICollectionReusableView(frame: .zero)
      let label = label(words, in: bar)
      let size = bar.preferredLayoutAttributesFitting(attributes).size
      if direction == .vertical {
        let height = label.sizeThatFits(CGSize(width: 100, height: 0)).height + 20
        #expect(size == CGSize(width: 120, height: height))
      } else {
        #expect(size == CGSize(width: label.intrinsicContentSize.width + 20, height: 300))
      }
    }
    withExtendedLifetime(source) {}
  }

  @Test func copiesOfAttributesRememberWhatIsFixed() throws {
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: "bar", with: IndexPath(item: 0, section: 0))
    attributes.fittedAxes = .vertical
    let copy = try #require(attributes.copy() as? UICollectionViewLayoutAttributes)
    #expect(copy.fittedAxes == .vertical)
  }
}
