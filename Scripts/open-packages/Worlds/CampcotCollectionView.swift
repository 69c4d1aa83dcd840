@testable import CampcotCollectionView
import Support
import UIKit

@MainActor func makeScreen() -> NumberedScreen {
  let view = CampcotCollectionView()
  view.minimumLineSpacing = 10
  view.minimumInteritemSpacing = 10
  return NumberedScreen(view)
}
