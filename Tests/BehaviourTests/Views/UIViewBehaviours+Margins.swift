import Testing
import UIKit
import UIKitTestSupport

extension UIViewBehaviours {
  /// Adds rows about margins and the safe area's part in them.
  static func margins(_ rows: inout Behaviours) {
    rows.row("a view's margins are 8 points", .apple("uikit/uiview/layoutmargins")) {
      #expect(UIView().layoutMargins == insets(8, 8, 8, 8))
    }
    rows.row(
      "directional margins change sides with the layout direction",
      .apple("uikit/uiview/directionallayoutmargins")
    ) {
      let view = UIView()
      view.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 1, leading: 2, bottom: 3, trailing: 4)
      #expect(view.layoutMargins == insets(1, 2, 3, 4))
      view.semanticContentAttribute = .forceRightToLeft
      #expect(view.layoutMargins == insets(1, 4, 3, 2))
    }
    rows.row(
      "margins of the superview are preserved as far as the view extends into them",
      .apple("uikit/uiview/preservessuperviewlayoutmargins")
    ) {
      let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let inner = UIView(frame: CGRect(x: 5, y: 0, width: 95, height: 50))
      outer.layoutMargins = insets(20, 30, 40, 50)
      outer.addSubview(inner)
      #expect(inner.layoutMargins == insets(8, 8, 8, 8))
      inner.preservesSuperviewLayoutMargins = true
      #expect(inner.layoutMargins == insets(20, 25, 8, 50))
    }
    rows.row(
      "a view is called for changed margins and not for equal ones",
      .apple("uikit/uiview/layoutmarginsdidchange()")
    ) {
      let view = HearingOfMargins()
      view.layoutMargins.left = 20
      #expect(view.heard == 1)
      view.layoutMargins.left = 20
      #expect(view.heard == 1)
    }
    rows.row(
      "margins grow by the safe area unless the view declines",
      .apple("uikit/uiview/insetslayoutmarginsfromsafearea")
    ) {
      let controller = UIViewController()
      controller.additionalSafeAreaInsets = insets(30, 0, 0, 0)
      let view = UIView(frame: CGRect(x: 0, y: 10, width: 50, height: 50))
      controller.view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      controller.view.addSubview(view)
      #expect(view.safeAreaInsets == insets(20, 0, 0, 0))
      #expect(view.layoutMargins == insets(28, 8, 8, 8))
      view.insetsLayoutMarginsFromSafeArea = false
      #expect(view.layoutMargins == insets(8, 8, 8, 8))
    }
    rows.row(
      "a view that is scrolled under a bar whose inset its scroll view has keeps its margins",
      .apple("uikit/uiscrollview/contentinsetadjustmentbehavior-swift.enum"),
      uncertain: "the page mentions only the content's inset"
    ) {
      let controller = UIViewController()
      controller.additionalSafeAreaInsets = insets(44, 0, 34, 0)
      let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
      controller.view.frame = scroll.frame
      controller.view.addSubview(scroll)
      let cell = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
      scroll.addSubview(cell)
      scroll.contentSize = CGSize(width: 100, height: 900)
      controller.view.layoutIfNeeded()
      #expect(scroll.adjustedContentInset.top == 44)
      #expect(cell.layoutMargins == insets(8, 8, 8, 8))
      scroll.contentOffset.y = 0
      #expect(cell.safeAreaInsets == .zero && cell.layoutMargins == insets(8, 8, 8, 8))
    }
    rows.row(
      "rows whose content keeps the margins are as high at the screen's edges as elsewhere",
      .apple("uikit/uiscrollview/contentinsetadjustmentbehavior-swift.enum"),
      uncertain: "the page mentions only the content's inset"
    ) {
      let list = MarginRows(style: .plain)
      list.additionalSafeAreaInsets = insets(44, 0, 34, 0)
      let window = shownWindow(list)
      for offset: CGFloat in [-44, -20, 0, 31, 200, 600] {
        list.tableView.contentOffset.y = offset
        window.layoutIfNeeded()
        for cell in list.tableView.visibleCells {
          let label = try #require(cell.contentView.subviews.first)
          #expect(cell.frame.height == 60.5 && label.frame.minY == 11, "at \(offset)")
        }
      }
    }
    rows.row(
      "items whose content keeps the margins are as high at the screen's edges as elsewhere",
      .apple("uikit/uiscrollview/contentinsetadjustmentbehavior-swift.enum"),
      uncertain: "the page mentions only the content's inset"
    ) {
      let list = MarginItems()
      list.additionalSafeAreaInsets = insets(44, 0, 34, 0)
      let window = shownWindow(list)
      for offset: CGFloat in [-44, -20, 0, 31, 200, 600] {
        list.collectionView.contentOffset.y = offset
        window.layoutIfNeeded()
        #expect(list.collectionView.visibleCells.count > 5)
        for cell in list.collectionView.visibleCells {
          let label = try #require(cell.contentView.subviews.first)
          #expect(cell.frame.height == 54 && label.frame.minY == 8, "at \(offset)")
        }
      }
    }
    rows.row(
      "a cell outside a table has margins of 8, the content of a table's row 11 above and below",
      .apple("uikit/uitableviewcell/contentview"), uncertain: "the page names no number"
    ) {
      #expect(UITableViewCell().contentView.layoutMargins.top == 8)
      let (table, source) = (UITableView(), OneRow())
      table.frame = CGRect(x: 0, y: 0, width: 320, height: 200)
      table.dataSource = source
      table.layoutIfNeeded()
      let cell = try #require(table.visibleCells.first)
      #expect(cell.contentView.layoutMargins.top == 11)
    }
  }

  /// Adds rows about the margins of a controller's root view.
  static func controllersMargins(_ rows: inout Behaviours) {
    rows.row(
      "outside a window a controller has no minimum margins, only those of any view",
      .suite("Karumi/KataScreenshotIOS, its pictures", license: "Apache-2.0")
    ) {
      let controller = UIViewController()
      controller.view.frame = CGRect(x: 0, y: 0, width: 375, height: 600)
      #expect(controller.systemMinimumLayoutMargins == .zero)
      #expect(controller.view.layoutMargins == insets(8, 8, 8, 8))
      controller.view.layoutMargins = insets(1, 2, 3, 4)
      #expect(controller.view.layoutMargins == insets(1, 2, 3, 4))
    }
    for (width, side): (CGFloat, CGFloat) in [(375, 16), (414, 20)] {
      rows.row(
        "a root view \(Int(width)) points wide has margins of at least \(Int(side)) at its sides",
        .picture("lists/README.md"),
        uncertain: "measured in pictures"
      ) {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: 700))
        let controller = UIViewController()
        window.rootViewController = controller
        window.isHidden = false
        window.layoutIfNeeded()
        #expect(controller.view.layoutMargins.left == side)
        controller.view.layoutMargins = .zero
        #expect(controller.view.layoutMargins.right == side)
        controller.viewRespectsSystemMinimumLayoutMargins = false
        #expect(controller.view.layoutMargins.left == 0)
      }
    }
  }
}

private final class HearingOfMargins: UIView {
  var heard = 0

  override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    heard += 1
  }
}

final class OneRow: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }
}

/// Adds a box of 38 points that fills the margins of a cell's content view, which preserves its
/// superview's margins.
@MainActor
private func fillMargins(of content: UIView) {
  guard content.subviews.isEmpty else { return }
  let box = UIView()
  content.preservesSuperviewLayoutMargins = true
  content.superview?.preservesSuperviewLayoutMargins = true
  box.translatesAutoresizingMaskIntoConstraints = false
  content.addSubview(box)
  let guide = content.layoutMarginsGuide
  NSLayoutConstraint.activate([
    box.topAnchor.constraint(equalTo: guide.topAnchor),
    box.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    box.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
    box.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
    box.heightAnchor.constraint(equalToConstant: 38),
  ])
}

private final class MarginRows: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    30
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "cell")
      ?? UITableViewCell(
        style: .default, reuseIdentifier: "cell")
    fillMargins(of: cell.contentView)
    return cell
  }
}

private final class MarginItems: UICollectionViewController {
  init() {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(30))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    super.init(
      collectionViewLayout: UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(group: group)))
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
  }

  required init?(coder: NSCoder) { nil }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 30 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    fillMargins(of: cell.contentView)
    return cell
  }
}
