/// Methods that are called by their names along the chain of responders.
@MainActor
package enum ResponderAction {
  /// Calls a method: the target's, or without one that of the first responder, from what is written
  /// to on, or from the sender on, that has it. Returns whether there was one.
  @discardableResult
  package static func send(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    let starts: [Any?] =
      target != nil ? [target] : [WindowState.current.keyWindow?.firstResponder, sender]
    for start in starts {
      var receiver = start.map { $0 as AnyObject }
      while let candidate = receiver {
        if perform(action, on: candidate, sender, event) { return true }
        receiver = target == nil ? (candidate as? UIResponder)?.next : nil
      }
    }
    return false
  }

  /// Responders have the actions of editing, and do them where they have a text.
  private static func perform(
    _ action: Selector, on object: AnyObject, _ sender: Any?, _ event: UIEvent?
  ) -> Bool {
    if ObjectiveCMessage.send(action, to: object, [sender, event]) != nil { return true }
    guard let responder = object as? UIResponder,
      UIResponder.editActions.contains(action.description),
      responder.canPerformAction(action, withSender: sender)
    else { return false }
    switch action.description {
    case "cut:": responder.cut(sender)
    case "copy:": responder.copy(sender)
    case "paste:": responder.paste(sender)
    case "delete:": responder.delete(sender)
    case "select:": responder.select(sender)
    default: responder.selectAll(sender)
    }
    return true
  }
}
