import InterfaceBuilder

extension NibBuild {
  /// Stores a segue to another controller, and adds its trigger to the source.
  func addSegue(_ segue: SegueModel, from source: AnyObject) {
    guard let controller else { return }
    switch segue.kind {
    case "relationship": return
    case "embed":
      if let container = source as? UIView {
        controller.scene.embeds.append((segue, container))
      }
      return
    default:
      if !controller.scene.segues.contains(where: { $0.id == segue.id }) {
        controller.scene.segues.append(segue)
      }
    }
    SegueCall(controller: controller, segue: segue).add(to: source)
  }
}

/// A segue that is triggered by an object on the screen.
@MainActor
private final class SegueCall {
  private weak var controller: UIViewController?
  private let segue: SegueModel

  init(controller: UIViewController, segue: SegueModel) {
    self.controller = controller
    self.segue = segue
  }

  func add(to source: AnyObject) {
    if let control = source as? UIControl, let controller {
      control.handlers.add(
        .target(ControlHandlers.WeakTarget(controller)) { _, sender, _ in self.performSegue(sender)
        },
        for: control is UIButton ? .touchUpInside : .primaryActionTriggered)
    } else if let item = source as? UIBarButtonItem {
      item.primaryAction = UIAction { [weak item] _ in
        if let item { self.performSegue(item) }
      }
    } else if let cell = source as? any ContentCell {
      let performSegue: @MainActor (AnyObject) -> Void = { self.performSegue($0) }
      if segue.isOfAccessory {
        cell.segues.accessory = performSegue
      } else {
        cell.segues.selection = performSegue
      }
    } else if let recognizer = source as? UIGestureRecognizer {
      recognizer.addHandler { self.performSegue($0) }
    }
  }

  private func performSegue(_ sender: AnyObject) { controller?.perform(segue, sender: sender) }
}
