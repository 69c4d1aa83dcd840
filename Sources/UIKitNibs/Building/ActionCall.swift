/// The call of an action method in a nib.
@MainActor
final class ActionCall {
  private weak var target: AnyObject?
  private let selector: String
  /// Whether the method is searched along the responder chain, starting at the target.
  private let searchesChain: Bool

  init(target: AnyObject, selector: String, searchesChain: Bool) {
    self.target = target
    self.selector = selector
    self.searchesChain = searchesChain
  }

  /// Adds the call to a control, a bar button item or a gesture recognizer.
  func add(to source: AnyObject, for events: UIControl.Event) {
    if let control = source as? UIControl, let target {
      control.handlers.add(
        .target(ControlHandlers.WeakTarget(target)) { _, sender, event in
          self.send(sender, event)
        }, for: events)
    } else if let item = source as? UIBarButtonItem {
      item.primaryAction = UIAction { [weak item] _ in
        if let item { self.send(item, nil) }
      }
    } else if let recognizer = source as? UIGestureRecognizer {
      recognizer.addHandler { self.send($0, nil) }
    }
  }

  private func send(_ sender: AnyObject, _ event: UIEvent?) {
    guard let target else { return }
    guard let receiver = searchesChain ? Self.responder(to: selector, from: target) : target else {
      return
    }
    NibKeyWriter.perform(selector, of: receiver, sender: sender, event: event)
  }

  /// Returns the first responder in the chain that implements a method.
  private static func responder(to selector: String, from object: AnyObject) -> AnyObject? {
    var candidate = object as? UIResponder
    while let responder = candidate {
      if NibKeyWriter.responds(responder, to: selector) { return responder }
      candidate = responder.next
    }
    return nil
  }
}

extension UIControl.Event {
  /// Creates the events of a document's name; unknown names are the primary action.
  init(documentName name: String) {
    self =
      switch name {
      case "touchDown": .touchDown
      case "touchDownRepeat": .touchDownRepeat
      case "touchDragInside": .touchDragInside
      case "touchDragOutside": .touchDragOutside
      case "touchDragEnter": .touchDragEnter
      case "touchDragExit": .touchDragExit
      case "touchUpInside": .touchUpInside
      case "touchUpOutside": .touchUpOutside
      case "touchCancel": .touchCancel
      case "valueChanged": .valueChanged
      case "editingDidBegin": .editingDidBegin
      case "editingChanged": .editingChanged
      case "editingDidEnd": .editingDidEnd
      case "editingDidEndOnExit": .editingDidEndOnExit
      default: .primaryActionTriggered
      }
  }
}
