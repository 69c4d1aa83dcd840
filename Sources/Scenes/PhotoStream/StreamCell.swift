import UIKit

/// A photograph larger than its cell, centred in it rather than scaled to fit.
final class StreamCell: UICollectionViewCell {
  static let size = CGSize(width: 145, height: 100)

  /// What a cell shows.
  enum Content {
    case image(UIImage)
    case broken
    case loading
  }

  private let imageView: UIImageView
  private let note: UILabel

  /// The photograph that the cell is for: one that is decoded too late is another cell's.
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

  /// Shows a photograph, or what has become of it.
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
