import UIKit

extension Scene {
  /// Articles whose cells are as high as their constraints need.
  package static let articleCells = Scene(
    name: "article-cells",
    summary: "Articles in cells that constraints size: a photograph beside text that wraps",
    defaultSize: CGSize(width: 375, height: 667)
  ) { _ in ArticleListViewController() }
}
