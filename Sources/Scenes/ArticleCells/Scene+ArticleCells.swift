import UIKit

extension Scene {
  /// Articles in cells whose heights follow from constraints.
  package static let articleCells = Scene(
    name: "article-cells",
    summary: "Articles in cells sized by constraints: a photograph beside text that wraps",
    defaultSize: CGSize(width: 375, height: 667)
  ) { _ in ArticleListViewController() }
}
