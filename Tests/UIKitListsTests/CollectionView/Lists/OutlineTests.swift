import Sessions
import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite struct OutlineTests {
  private struct Screen {
    let window: UIWindow
    let view: UICollectionView
    let source: UICollectionViewDiffableDataSource<Int, String>
  }

  private func screen(_ style: UICellAccessory.OutlineDisclosureOptions.Style) -> Screen {
    let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .sidebar))
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 390, height: 600), collectionViewLayout: layout)
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, _, text in
      var content = cell.defaultContentConfiguration()
      content.text = text
      cell.contentConfiguration = content
      cell.accessories =
        text.count < 3 ? [.outlineDisclosure(options: .init(style: style))] : []
    }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    var snapshot = NSDiffableDataSourceSectionSnapshot<String>()
    snapshot.append(["A", "B"])
    snapshot.append(["A1", "A2"], to: "A")
    snapshot.append(["A1x"], to: "A1")
    source.apply(snapshot, to: 0, animatingDifferences: false)
    let window = UIWindow(frame: view.frame)
    window.addSubview(view)
    view.layoutIfNeeded()
    return Screen(window: window, view: view, source: source)
  }

  private func texts(_ view: UICollectionView) -> [String] {
    view.visibleCells.map {
      ($0.contentConfiguration as? UIListContentConfiguration)?.text ?? ""
    }
  }

  @Test func chevronsShowAndHideWhatIsUnderThem() {
    RenderSession.fresh(scale: 2).run {
      let screen = screen(.cell)
      let window = screen.window
      #expect(texts(screen.view) == ["A", "B"])
      let finger = Finger(over: window)
      finger.down(at: CGPoint(x: 360, y: 22))
      finger.up()
      window.layer.clock.advance(by: 1)
      screen.view.layoutIfNeeded()
      #expect(texts(screen.view) == ["A", "A1", "A2", "B"])
      let cells = screen.view.visibleCells.compactMap { $0 as? UICollectionViewListCell }
      #expect(cells.map(\.indentationLevel) == [0, 1, 1, 0])
      #expect(cells.map(\.configurationState.isExpanded) == [true, false, false, false])
      finger.down(at: CGPoint(x: 100, y: 22))
      finger.up()
      #expect(screen.view.indexPathsForSelectedItems == [IndexPath(item: 0, section: 0)])
      #expect(texts(screen.view).count == 4)
    }
  }

  @Test func rowsOfHeadersAreTappedAnywhere() {
    RenderSession.fresh(scale: 2).run {
      let screen = screen(.header)
      let window = screen.window
      let finger = Finger(over: window)
      for count in [4, 2] {
        finger.down(at: CGPoint(x: 100, y: 22))
        finger.up()
        window.layer.clock.advance(by: 1)
        screen.view.layoutIfNeeded()
        #expect(texts(screen.view).count == count)
      }
      #expect(screen.view.indexPathsForSelectedItems == [])
    }
  }
}
