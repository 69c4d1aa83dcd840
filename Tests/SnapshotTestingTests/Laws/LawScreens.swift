import UIKit

/// The fault of a screen in the tests of laws, if any.
enum Dishonesty {
  case none
  /// Cells show their distance from the top of the screen.
  case showsItsPlace
  /// Every tenth row is marked, and cells do not remove the mark on reuse.
  case keepsItsMark
  /// Cells show the index of their item, which every insertion before it changes.
  case showsItsNumber
  /// A label shows every tenth row's name in red, as `attributedText`, and the others' plain, which
  /// keeps the red of the cell's text before.
  case keepsItsStyle
}

/// A controller with fifty rows of coloured cells.
final class RowsViewController: UICollectionViewController {
  private let dishonesty: Dishonesty
  private var names = (0..<50).map { "row \($0)" }

  init(_ dishonesty: Dishonesty) {
    self.dishonesty = dishonesty
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 120, height: 40)
    layout.minimumLineSpacing = 3
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .white
    collectionView.register(RowCell.self, forCellWithReuseIdentifier: "row")
  }

  func insert(at index: Int) {
    names.insert("new", at: index)
    collectionView.insertItems(at: [IndexPath(item: index, section: 0)])
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { names.count }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
    guard let cell = cell as? RowCell else { return cell }
    cell.text = dishonesty == .showsItsNumber ? "\(indexPath.item)" : names[indexPath.item]
    let isMarked = names[indexPath.item].hasSuffix("3")
    if dishonesty == .keepsItsStyle { cell.show(names[indexPath.item], isRed: isMarked) }
    if isMarked || dishonesty != .keepsItsMark { cell.mark.isHidden = !isMarked }
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { place(cell) }

  override func scrollViewDidScroll(_ scrollView: UIScrollView) {
    collectionView.visibleCells.forEach(place)
  }

  private func place(_ cell: UICollectionViewCell) {
    guard dishonesty == .showsItsPlace else { return }
    (cell as? RowCell)?.text = "\(cell.frame.minY - collectionView.contentOffset.y)"
  }
}

final class RowCell: UICollectionViewCell {
  let mark = UIView(frame: CGRect(x: 100, y: 10, width: 20, height: 20))
  private let label = UILabel(frame: CGRect(x: 5, y: 20, width: 90, height: 20))
  var text = "" { didSet { setNeedsDisplay() } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    mark.backgroundColor = .orange
    mark.isHidden = true
    contentView.addSubview(mark)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ name: String, isRed: Bool) {
    if label.superview == nil { contentView.addSubview(label) }
    if isRed {
      label.attributedText = NSAttributedString(
        string: name, attributes: [.foregroundColor: UIColor.red])
    } else {
      label.text = name
    }
  }

  override func draw(_ rect: CGRect) {
    UIColor.systemTeal.setFill()
    UIRectFill(bounds)
    text.draw(at: CGPoint(x: 5, y: 5), withAttributes: [.font: UIFont.systemFont(ofSize: 15)])
  }
}
