import UIKit

/// A screen of a hundred items.
@MainActor public protocol HundredItems: UIViewController {
  /// The items shown so far, from 0 to 99.
  var shown: Set<Int> { get }
  /// Scrolls from the start to the end of the content.
  func scrollThrough()
}

/// A collection view of a hundred numbered cells with a given layout.
@MainActor
open class NumberedScreen: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegate, HundredItems
{
  public static let itemCount = 100
  private static let frame = 1.0 / 60

  public let collectionView: UICollectionView
  /// The items shown so far, numbered across all sections.
  public private(set) var shown: Set<Int> = []
  private let itemsPerSection: Int

  /// Creates the screen.
  ///
  /// - Parameter sections: the number of sections with the hundred items; a divisor of a hundred.
  public init(_ layout: UICollectionViewLayout, sections: Int = 1) {
    collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
    itemsPerSection = Self.itemCount / sections
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates the screen with a given collection view.
  public init(_ collectionView: UICollectionView) {
    self.collectionView = collectionView
    itemsPerSection = Self.itemCount
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { nil }

  open var cellClass: UICollectionViewCell.Type { NumberedCell.self }

  open override func loadView() {
    view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    view.backgroundColor = .white
    collectionView.frame = view.bounds
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.backgroundColor = .white
    collectionView.contentInsetAdjustmentBehavior = .never
    collectionView.register(cellClass, forCellWithReuseIdentifier: "cell")
    for kind in headerKinds {
      collectionView.register(
        NumberedHeader.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: kind)
    }
    collectionView.dataSource = self
    collectionView.delegate = self
    view.addSubview(collectionView)
  }

  /// The kinds of supplementary views.
  open var headerKinds: [String] {
    [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter]
  }

  public func numberOfSections(in collectionView: UICollectionView) -> Int {
    Self.itemCount / itemsPerSection
  }

  public func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { itemsPerSection }

  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let number = indexPath.section * itemsPerSection + indexPath.item
    shown.insert(number)
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? NumberedCell)?.show(number)
    cell.backgroundColor = NumberedCell.color(number)
    return cell
  }

  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: kind, for: indexPath)
  }

  /// Scrolls in a window, with a frame's time between steps, as in an app.
  open func scrollThrough() {
    let window = UIWindow(frame: view.frame)
    window.rootViewController = self
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    window.clock.advance(by: Self.frame)
    collectionView.setNeedsLayout()
    collectionView.layoutIfNeeded()
    let isSideways = collectionView.contentSize.width > collectionView.bounds.width + 1
    var offset: CGFloat = 0
    for _ in 0..<2000 {
      let content = collectionView.contentSize
      let end =
        isSideways
        ? content.width - collectionView.bounds.width
        : content.height - collectionView.bounds.height
      collectionView.contentOffset =
        isSideways ? CGPoint(x: min(offset, end), y: 0) : CGPoint(x: 0, y: min(offset, max(0, end)))
      collectionView.layoutIfNeeded()
      window.clock.advance(by: Self.frame)
      collectionView.layoutIfNeeded()
      if offset >= end { break }
      offset += 100
    }
    // Waits for bouncing content.
    window.clock.advance(by: 1)
    collectionView.layoutIfNeeded()
  }
}

/// A cell with its number.
public final class NumberedCell: UICollectionViewCell {
  private let label = UILabel()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    label.frame = bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    label.textAlignment = .center
    contentView.addSubview(label)
  }

  public required init?(coder: NSCoder) { nil }

  public func show(_ number: Int) { label.text = "\(number)" }

  public static func color(_ number: Int) -> UIColor {
    UIColor(
      hue: CGFloat(number * 37 % 100) / 100, saturation: 0.4, brightness: 0.95, alpha: 1)
  }
}

/// A header or a footer.
public final class NumberedHeader: UICollectionReusableView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .lightGray
  }

  public required init?(coder: NSCoder) { nil }
}
