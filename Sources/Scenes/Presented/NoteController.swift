import UIKit

/// A note on its paper, with a button for its actions.
final class NoteController: UIViewController {
  private let note: Note

  init(_ note: Note) {
    self.note = note
    super.init(nibName: nil, bundle: nil)
    title = note.text
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "More", primaryAction: UIAction { [weak self] _ in self?.showMore() })
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(hex: note.hex)
  }

  private func showMore() {
    let more = NoteSheetController(note) { [weak self] in
      self?.navigationController?.popViewController(animated: true)
    }
    more.sheetPresentationController?.detents = [.medium(), .large()]
    more.sheetPresentationController?.prefersGrabberVisible = true
    present(more, animated: true)
  }
}
