import UIKit

/// The compositional layout of a scene, including that of a list.
final class SceneCompositionalLayout: UICollectionViewCompositionalLayout, SceneLayout {
  let contents: SceneContents

  init(_ contents: SceneContents) {
    self.contents = contents
    let configuration = contents.flow().compositional?.configuration
    super.init(
      sectionProvider: { number, environment in
        SectionDescription(contents, number).section(environment)
      }, configuration: configuration ?? UICollectionViewCompositionalLayoutConfiguration())
    problemHandler = { [weak contents] in contents?.sectionWithoutSpace = $0 }
    register(StyledBar.self, forDecorationViewOfKind: SceneFlowLayout.backgroundKind)
  }

  required init?(coder: NSCoder) { nil }
}
