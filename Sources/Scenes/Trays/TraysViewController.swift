import UIKit

/// Two trays of notes; a drag from one to the other copies, a drag within one moves.
final class TraysViewController: UIViewController {
  private static let cellIdentifier = "Note"

  private let trays: [UICollectionView]
  private var notes: [[Note]]

  init() {
    notes = [Array(Note.some.prefix(5)), Array(Note.some.suffix(3))]
    trays = notes.map { _ in
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 120, height: 48)
      layout.minimumLineSpacing = 8
      layout.sectionInset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
      return UICollectionView(frame: .zero, collectionViewLayout: layout)
    }
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    for (tray, hex) in zip(trays, [0xF4_F1_EA, 0xE6_EC_F2] as [UInt32]) {
      tray.backgroundColor = UIColor(hex: hex)
      tray.register(NoteCell.self, forCellWithReuseIdentifier: Self.cellIdentifier)
      (tray.dataSource, tray.dragDelegate, tray.dropDelegate) = (self, self, self)
      view.addSubview(tray)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let halves = view.bounds.divided(atDistance: view.bounds.width / 2, from: .minXEdge)
    (trays[0].frame, trays[1].frame) = (halves.slice, halves.remainder)
  }

  private func index(of tray: UICollectionView) -> Int { trays[0] === tray ? 0 : 1 }
}

extension TraysViewController: UICollectionViewDataSource {
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { notes[index(of: collectionView)].count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: Self.cellIdentifier, for: indexPath)
    (cell as? NoteCell)?.show(notes[index(of: collectionView)][indexPath.item])
    return cell
  }
}

extension TraysViewController: UICollectionViewDragDelegate {
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] {
    let note = notes[index(of: collectionView)][indexPath.item]
    let item = UIDragItem(itemProvider: NSItemProvider(object: NSString(string: note.text)))
    item.localObject = note
    return [item]
  }

  func collectionView(
    _ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? {
    let parameters = UIDragPreviewParameters()
    parameters.visiblePath = (collectionView.cellForItem(at: indexPath) as? NoteCell)?.outline
    parameters.backgroundColor = .clear
    return parameters
  }
}

extension TraysViewController: UICollectionViewDropDelegate {
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    UICollectionViewDropProposal(
      operation: collectionView.hasActiveDrag ? .move : .copy,
      intent: .insertAtDestinationIndexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {
    let tray = index(of: collectionView)
    let place = coordinator.destinationIndexPath ?? IndexPath(item: 0, section: 0)
    for item in coordinator.items {
      guard let note = item.dragItem.localObject as? Note else { continue }
      collectionView.performBatchUpdates {
        if let source = item.sourceIndexPath {
          notes[tray].insert(notes[tray].remove(at: source.item), at: place.item)
          collectionView.moveItem(at: source, to: place)
        } else {
          notes[tray].insert(note, at: place.item)
          collectionView.insertItems(at: [place])
        }
      }
      coordinator.drop(item.dragItem, toItemAt: place)
    }
  }
}
