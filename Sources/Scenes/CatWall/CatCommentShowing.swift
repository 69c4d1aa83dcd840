import UIKit

/// A cell that displays a comment.
@MainActor
protocol CatCommentShowing: UICollectionViewCell {
  func show(_ comment: CatComment)
}
