import UIKit

/// The kinds of cells of the wall.
enum CatWallCells {
  case ofClass((UICollectionViewCell & CatCommentShowing).Type)
  case nib(UINib)

  @MainActor
  func register(with collectionView: UICollectionView, identifier: String) {
    switch self {
    case .ofClass(let type): collectionView.register(type, forCellWithReuseIdentifier: identifier)
    case .nib(let nib): collectionView.register(nib, forCellWithReuseIdentifier: identifier)
    }
  }
}
