import UIKit

/// A photograph larger than its cell, centred in it without scaling.
final class StreamCell: UICollectionViewCell {
  static let size = CGSize(width: 145, height: 100)

  /// The content of a cell.
  enum Content {
    case image(UIImage)
    case broken
    case loading
  }

  private let imageView: UIImageView
  private let note: UILabel

  /// The name of the cell's photograph. An image of another name is decoded too late and ignored.
  private(set) var name: String?

  override init(frame: CGRect) {
    let bounds = CGRect(origin: .zero, size: frame.size)
    imageView = UIImageView(frame: bounds)
    note = UILabel(frame: bounds)
    super.init(frame: frame)
    backgroundColor = UIColor(hex: 0x2C_2C_30)
    imageView.contentMode = .center
    imageView.clipsToBounds = true
    note.textAlignment = .center
    note.font = .systemFont(ofSize: 13)
    note.textColor = UIColor(hex: 0x9A_9A_A2)
    contentView.addSubview(imageView)
    contentView.addSubview(note)
  }

  required init?(coder: NSCoder) { nil }

  override func prepareForReuse() {
    super.prepareForReuse()
    name = nil
    imageView.image = nil
    note.text = nil
  }

  /// Displays a photograph or its state.
  func show(_ content: Content, of name: String) {
    self.name = name
    imageView.image = nil
    note.text = nil
    switch content {
    case .image(let image): imageView.image = image
    case .broken: note.text = "no photograph"
    case .loading: note.text = "…"
    }
  }
}
