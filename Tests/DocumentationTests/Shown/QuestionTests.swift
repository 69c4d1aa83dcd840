import SnapshotTesting
import Testing
import UIKit

private final class NotesViewController: UITableViewController {
  private var notes = ["Water the tomatoes"]

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Note")
  }

  func reload() async {
    notes = await Task.detached { ["Water the tomatoes", "Return the books"] }.value
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    notes.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Note", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = notes[indexPath.row]
    cell.contentConfiguration = content
    return cell
  }
}

@MainActor private func deletionAlert() -> UIAlertController {
  let alert = UIAlertController(
    title: "Delete the note?", message: "It cannot be restored.", preferredStyle: .alert)
  alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
  alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
  return alert
}

/// The code in Documentation/Questions.md, compiled and not run: it has no goldens.
@Suite(.disabled("shown in Documentation/Questions.md")) struct QuestionTests {
  @MainActor @Test func deletingAsksFirst() {
    let screen = NotesViewController()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    window.rootViewController = screen
    window.makeKeyAndVisible()
    screen.present(deletionAlert(), animated: true)
    assertSnapshot(of: window, as: .image)
  }

  @MainActor @Test func theNotesAreListed() async {
    let screen = NotesViewController()
    screen.loadViewIfNeeded()
    await screen.reload()
    assertSnapshot(of: screen, as: .image(on: .iPhone15))
  }

  @MainActor @Test func aKioskShowsTheNotes() {
    let kiosk = ViewImageConfig(
      safeArea: .zero, size: CGSize(width: 1080, height: 1920),
      traits: UITraitCollection(displayScale: 1))
    assertSnapshot(of: NotesViewController(), as: .image(on: kiosk))
  }

  @MainActor @Suite(.language("ar", locale: "ar_EG")) struct ArabicTests {
    @Test func theNotesRunFromTheRight() {
      assertSnapshot(of: NotesViewController(), as: .image(on: .iPhone15))
    }

    @Test func theNotesInGerman() {
      withSnapshotTesting(language: "de") {
        assertSnapshot(of: NotesViewController(), as: .image(on: .iPhone15))
      }
    }
  }
}
