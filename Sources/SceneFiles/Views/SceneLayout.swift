import UIKit

/// A layout of a scene's contents, which section backgrounds use.
@MainActor
protocol SceneLayout: UICollectionViewLayout {
  var contents: SceneContents { get }
}
