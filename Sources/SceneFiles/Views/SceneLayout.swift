import UIKit

/// A layout of a scene's contents. What lies behind a section asks it what to show.
@MainActor
protocol SceneLayout: UICollectionViewLayout {
  var contents: SceneContents { get }
}
