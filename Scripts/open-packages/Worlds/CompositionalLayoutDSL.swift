@testable import CompositionalLayoutDSL
import Support
import UIKit

@MainActor func makeScreen() -> NumberedScreen {
  let layout = CompositionalLayout { section, _ in
    Section {
      HGroup(width: .fractionalWidth(1), height: .absolute(section % 2 == 0 ? 60 : 90)) {
        Item(width: .fractionalWidth(1 / 3), height: .fractionalHeight(1))
        VGroup(count: 2) { Item(width: .fractionalWidth(1), height: .fractionalHeight(1)) }
          .width(.fractionalWidth(2 / 3)).height(.fractionalHeight(1))
      }
      .contentInsets(horizontal: 4, vertical: 2)
    }
    .interGroupSpacing(6)
    .contentInsets(horizontal: 10)
    .boundarySupplementaryItems {
      BoundarySupplementaryItem(elementKind: UICollectionView.elementKindSectionHeader)
        .height(.absolute(24)).alignment(.top)
    }
  }
  .interSectionSpacing(16)
  return NumberedScreen(LayoutBuilder { layout }, sections: 5)
}
