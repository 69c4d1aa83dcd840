import UIKit

/// A cell that shows a comment.
@MainActor
protocol CatCommentShowing: UICollectionViewCell {
  func show(_ comment: CatComment)
}
