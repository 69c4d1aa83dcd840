import UIKit

/// Notes in two columns, with pull to refresh, an edit menu that copies, or a context menu that
/// opens.
final class NotesViewController: UIViewController {
  /// The menu that a long press opens.
  enum Menu {
    case editing
    case context
  }

  private static let cellIdentifier = "Note"

  private let menu: Menu
  private var notes = Note.some
  private let collectionView: UICollectionView

  init(menu: Menu) {
    self.menu = menu
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 132, height: 64)
    layout.minimumLineSpacing = 12
    layout.sectionInset = UIEdgeInsets(top: 12, left: 12, bottom: 12, right: 12)
    collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.frame = view.bounds
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.alwaysBounceVertical = true
    collectionView.register(NoteCell.self, forCellWithReuseIdentifier: Self.cellIdentifier)
    (collectionView.dataSource, collectionView.delegate) = (self, self)
    view.addSubview(collectionView)
  }

  /// Adds a refresh control; a new note appears after a second.
  func addRefreshControl(title: String) {
    loadViewIfNeeded()
    let control = UIRefreshControl()
    control.attributedTitle = NSAttributedString(string: title)
    control.addAction(UIAction { [weak self] _ in self?.refresh() }, for: .valueChanged)
    collectionView.refreshControl = control
  }

  private func refresh() {
    view.window?.clock.schedule(after: 1) { [weak self] in
      guard let self else { return }
      notes.insert(.new, at: 0)
      collectionView.insertItems(at: [IndexPath(item: 0, section: 0)])
      collectionView.refreshControl?.endRefreshing()
    }
  }
}

extension NotesViewController: UICollectionViewDataSource {
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { notes.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: Self.cellIdentifier, for: indexPath)
    (cell as? NoteCell)?.show(notes[indexPath.item])
    return cell
  }
}

extension NotesViewController: UICollectionViewDelegate {
  // MARK: The edit menu

  func collectionView(
    _ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath
  ) -> Bool { menu == .editing }

  func collectionView(
    _ collectionView: UICollectionView, canPerformAction action: Selector,
    forItemAt indexPath: IndexPath, withSender sender: Any?
  ) -> Bool { action != "paste:" || UIPasteboard.general.hasStrings }

  func collectionView(
    _ collectionView: UICollectionView, performAction action: Selector,
    forItemAt indexPath: IndexPath, withSender sender: Any?
  ) {
    let text = notes[indexPath.item].text
    switch action {
    case "copy:": UIPasteboard.general.string = text
    case "cut:":
      UIPasteboard.general.string = text
      notes.remove(at: indexPath.item)
      collectionView.deleteItems(at: [indexPath])
    default:
      notes[indexPath.item].text = UIPasteboard.general.string ?? text
      collectionView.reloadItems(at: [indexPath])
    }
  }

  // MARK: The context menu

  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard menu == .context, !indexPaths.isEmpty else { return nil }
    return UIContextMenuConfiguration(actionProvider: { _ in
      UIMenu(children: [
        UIAction(title: "Copy") { _ in },
        UIAction(title: "Pin", state: .on) { _ in },
        UIMenu(title: "Move to", children: [UIAction(title: "Pantry") { _ in }]),
        UIMenu(
          options: .displayInline,
          children: [UIAction(title: "Delete", attributes: .destructive) { _ in }]),
      ])
    })
  }

  func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    guard let cell = collectionView.cellForItem(at: indexPath) as? NoteCell else { return nil }
    let parameters = UIPreviewParameters()
    parameters.visiblePath = cell.outline
    return UITargetedPreview(view: cell, parameters: parameters)
  }
}
