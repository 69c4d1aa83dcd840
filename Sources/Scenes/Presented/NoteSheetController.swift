import UIKit

/// A sheet above a note: its text, and a button that deletes it after an alert was confirmed.
final class NoteSheetController: UIViewController {
  private let note: Note
  private let deleted: () -> Void
  private let label = UILabel(frame: .zero)
  private let button = UIButton(configuration: .filled())

  init(_ note: Note, deleted: @escaping () -> Void) {
    (self.note, self.deleted) = (note, deleted)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    label.text = note.text
    label.font = .systemFont(ofSize: 22, weight: .bold)
    label.textAlignment = .center
    button.configuration?.title = "Delete…"
    button.addAction(UIAction { [weak self] _ in self?.ask() }, for: .primaryActionTriggered)
    view.addSubview(label)
    view.addSubview(button)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let width = view.bounds.width
    label.frame = CGRect(x: 16, y: 32, width: width - 32, height: 30)
    button.frame = CGRect(x: 16, y: 88, width: width - 32, height: 44)
  }

  private func ask() {
    let alert = UIAlertController(
      title: "Delete “\(note.text)”?", message: "A note that is deleted is gone for good.",
      preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Delete", style: .destructive) { [weak self] _ in
        guard let self else { return }
        presentingViewController?.dismiss(animated: true, completion: deleted)
      })
    present(alert, animated: true)
  }
}
