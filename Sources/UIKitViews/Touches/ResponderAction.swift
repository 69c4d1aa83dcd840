/// Sends actions by name along the responder chain.
@MainActor
package enum ResponderAction {
  /// Sends an action to the target or, without one, to the first object that has the method, from
  /// the first responder on, then from the sender on. Returns whether a receiver was found.
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

  /// Responders have the standard edit actions, and perform them if they have a text.
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
