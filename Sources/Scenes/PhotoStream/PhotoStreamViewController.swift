import UIKit

/// A stream of photographs that appear when they are loaded, with cached files.
final class PhotoStreamViewController: UICollectionViewController {
  private static let cellIdentifier = "Photo"

  private let loader: PhotoLoader
  /// Whether files are decoded in the background, or while cells are configured, as after the first
  /// of the case study's two steps (listing 2.18).
  private let decodesInBackground: Bool

  init(loader: PhotoLoader, decodesInBackground: Bool = true) {
    self.loader = loader
    self.decodesInBackground = decodesInBackground
    super.init(collectionViewLayout: UICollectionViewFlowLayout.photoStream())
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .black
    collectionView.indicatorStyle = .white
    collectionView.register(StreamCell.self, forCellWithReuseIdentifier: Self.cellIdentifier)
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    PhotoServer.names.count
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: Self.cellIdentifier, for: indexPath)
    if let cell = cell as? StreamCell {
      configure(cell, at: indexPath)
    }
    return cell
  }

  private func configure(_ cell: StreamCell, at indexPath: IndexPath) {
    let name = PhotoServer.names[indexPath.item]
    let photo = loader.photo(name) { [weak self] in
      // The cell may display another photograph by now, so the item is reloaded.
      UIView.performWithoutAnimation { self?.collectionView.reloadItems(at: [indexPath]) }
    }
    switch photo {
    case .broken: cell.show(.broken, of: name)
    case .loading: cell.show(.loading, of: name)
    case .file(let file): show(file, of: name, in: cell)
    }
  }

  private func show(_ file: Data, of name: String, in cell: StreamCell) {
    guard decodesInBackground else {
      let image = UIImage.decompressed(fromJPEG: file)
      return cell.show(image.map(StreamCell.Content.image) ?? .broken, of: name)
    }
    cell.show(.loading, of: name)
    loader.decode(file, of: name) { [weak cell] image in
      guard let cell, cell.name == name else { return }
      cell.show(image.map(StreamCell.Content.image) ?? .broken, of: name)
    }
  }
}
