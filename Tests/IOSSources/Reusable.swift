import UIKit

protocol Reusable: AnyObject {
  static var reuseIdentifier: String { get }
}

extension Reusable {
  static var reuseIdentifier: String { return String(describing: self) }
}

extension UICollectionView {
  func register<Cell: UICollectionViewCell>(_ type: Cell.Type) where Cell: Reusable {
    register(type, forCellWithReuseIdentifier: type.reuseIdentifier)
  }

  func dequeue<Cell: UICollectionViewCell>(_ type: Cell.Type, for indexPath: IndexPath) -> Cell
  where Cell: Reusable {
    guard
      let cell = dequeueReusableCell(withReuseIdentifier: type.reuseIdentifier, for: indexPath)
        as? Cell
    else { preconditionFailure("no cell of type \(type) is registered") }
    return cell
  }

  func dequeueHeader<View: UICollectionReusableView>(_ type: View.Type, for indexPath: IndexPath)
    -> View where View: Reusable
  {
    return dequeueReusableSupplementaryView(
      ofKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: type.reuseIdentifier, for: indexPath) as! View
  }
}

final class PlainCell: UICollectionViewCell, Reusable {
  lazy var badge: BadgeView = {
    let badge = BadgeView(frame: CGRect(x: 0, y: 0, width: 24, height: 24))
    self.contentView.addSubview(badge)
    return badge
  }()
}

final class TitleView: UICollectionReusableView, Reusable {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.textAlignment = .center
    label.font = .systemFont(ofSize: 17)
    addSubview(label)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.inset(by: UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 8))
  }
}
